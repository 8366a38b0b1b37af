import { crc32, deflateRawSync } from 'node:zlib'

/** Creates a ZIP of these files. `claimed` is the size that the directory states. */
export function makeZip(files: Record<string, string | Buffer>, statedSize?: number) {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const [path, text] of Object.entries(files)) {
    const [name, content] = [Buffer.from(path), Buffer.from(text as string)]
    const packed = deflateRawSync(content)
    // The fields "version needed" to "extra field length", which both headers share.
    const shared = Buffer.alloc(26)
    shared.writeUInt16LE(20, 0)
    shared.writeUInt16LE(8, 4)
    shared.writeUInt32LE(crc32(content), 10)
    shared.writeUInt32LE(packed.length, 14)
    shared.writeUInt32LE(statedSize ?? content.length, 18)
    shared.writeUInt16LE(name.length, 22)
    parts.push(Buffer.from('PK\x03\x04'), shared, name, packed)
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    directory.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), shared, place, name)
    offset += 30 + name.length + packed.length
  }
  const count = Object.keys(files).length
  const listing = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(count, 8)
  end.writeUInt16LE(count, 10)
  end.writeUInt32LE(listing.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...parts, listing, end])
}

const CONTENT = 'application/vnd.openxmlformats-officedocument.wordprocessingml'
const RELATIONSHIPS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

/** Creates a Word document with these parts added or replaced. */
export function makeDocx(parts: Record<string, string> = {}, statedSize?: number) {
  const types = `<Default Extension="xml" ContentType="application/xml"/>
    <Override PartName="/word/document.xml" ContentType="${CONTENT}.document.main+xml"/>`
  const whole = {
    '[Content_Types].xml': `<?xml version="1.0"?><Types>${types}</Types>`,
    '_rels/.rels': relationships('officeDocument', 'word/document.xml'),
    'word/document.xml': '<w:document/>',
    ...parts,
  }
  return makeZip(whole, statedSize)
}

/** Returns a relationships part. */
export const relationships = (type: string, target: string, more = '') =>
  `<?xml version="1.0"?><Relationships><Relationship Id="r1" Type="${RELATIONSHIPS}/${type}" Target="${target}" ${more}/></Relationships>`

/** Returns the content types with one added. */
export const contentTypes = (partName: string, type: string) =>
  `<Types><Override PartName="/word/document.xml" ContentType="${CONTENT}.document.main+xml"/>
  <Override PartName="${partName}" ContentType="${type}"/></Types>`
