import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { Entry, ZipFile } from 'yauzl'

/** More parts than any document of a student has. */
const MOST_PARTS = 5_000
/** What all parts say that they are, unpacked. */
const MOST_UNPACKED_BYTES = 200 * 1024 * 1024
/** Of the list of contents, and of each list of relationships. Nothing else is unpacked. */
const MOST_LIST_BYTES = 1024 * 1024

const MAIN_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
const activeTypes = /macroenabled|vbaproject|vbadata|activex|oleobject/i
const activeParts = /(^|\/)(vbaproject|vbadata)|\/(embeddings|activex)\//i
const activeRelationships =
  /\/(vbaProject|wordVbaData|oleObject|package|control|activeXControlBinary|aFChunk)$/i
/** All that may lie outside of a document: a template there could bring macros. */
const externalRelationships = /\/(hyperlink|image)$/i

/**
 * Reads the directory of a ZIP, its list of contents and its relationships (ECMA-376, part 2).
 * 'none': it is no Word document. 'active': it has macros, embedded objects, or parts on another site.
 */
export async function readDocx(bytes: Buffer): Promise<'none' | 'safe' | 'active'> {
  // Whatever cannot be read to its end is none.
  return judge(bytes).catch(() => 'none')
}

async function judge(bytes: Buffer): Promise<'none' | 'safe' | 'active'> {
  const zip = await openZip(bytes)
  const parts = await listParts(zip)
  const listing = parts.get('[content_types].xml')
  if (!listing) return 'none'
  const contents = readElements(await unpack(zip, listing), 'Override', 'Default')
  const main = contents.find(({ ContentType = '' }) => ContentType === MAIN_TYPE)
  if (!main || !parts.has(toName(main.PartName))) return isActive(contents) ? 'active' : 'none'
  if (isActive(contents) || [...parts.keys()].some((name) => activeParts.test(name))) {
    return 'active'
  }
  for (const [name, entry] of parts) {
    if (!name.endsWith('.rels')) continue
    const relationships = readElements(await unpack(zip, entry), 'Relationship')
    if (relationships.some(isActiveRelationship)) return 'active'
  }
  return 'safe'
}

type Element = Partial<Record<string, string>>

const isActive = (contents: Element[]) =>
  contents.some(({ ContentType = '' }) => activeTypes.test(ContentType))

function isActiveRelationship({ Type = '', TargetMode = '' }: Element) {
  if (activeRelationships.test(Type)) return true
  return TargetMode.toLowerCase() === 'external' && !externalRelationships.test(Type)
}

const toName = (partName = '') => partName.replace(/^\//, '').toLowerCase()

async function openZip(bytes: Buffer) {
  // yauzl reads the directory as other programs do, and refuses sizes that are not true. Only who
  // sends a document needs it.
  const { fromBuffer } = await import('yauzl')
  return new Promise<ZipFile>((resolve, reject) => {
    fromBuffer(bytes, { lazyEntries: true, validateEntrySizes: true }, (error, zip) =>
      error ? reject(error) : resolve(zip),
    )
  })
}

/** By their names in small letters, as the format compares them. */
function listParts(zip: ZipFile) {
  return new Promise<Map<string, Entry>>((resolve, reject) => {
    const parts = new Map<string, Entry>()
    let size = 0
    zip.on('entry', (entry: Entry) => {
      const name = entry.fileName.toLowerCase()
      size += entry.uncompressedSize
      const isTooMuch = parts.size >= MOST_PARTS || size > MOST_UNPACKED_BYTES
      // Of two of one name, programs read one or the other.
      if (isTooMuch || parts.has(name)) return reject(new Error('Too much, or twice the same'))
      parts.set(name, entry)
      zip.readEntry()
    })
    zip.once('end', () => resolve(parts)).once('error', reject)
    zip.readEntry()
  })
}

async function unpack(zip: ZipFile, entry: Entry) {
  if (entry.uncompressedSize > MOST_LIST_BYTES) throw new Error('Too large')
  const stream = await new Promise<Readable>((resolve, reject) => {
    zip.openReadStream(entry, (error, opened) => (error ? reject(error) : resolve(opened)))
  })
  return toText(await buffer(stream))
}

/** Throws for other encodings, in which what is sought would be spelled otherwise. */
function toText(bytes: Buffer) {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  if (text.includes('\0') || /<!DOCTYPE|<!ENTITY|encoding\s*=\s*["'](?!utf-8)/i.test(text)) {
    throw new Error('Not plain XML in UTF-8')
  }
  return text
}

/** The attributes of all elements of these names, of any namespace. */
function readElements(xml: string, ...names: string[]): Element[] {
  const start = `<(?:[\\w.-]+:)?(?:${names.join('|')})(?=[\\s/>])`
  const attributes = `((?:\\s+[\\w:.-]+\\s*=\\s*(?:"[^"<]*"|'[^'<]*'))*)\\s*/?>`
  const found = [...xml.matchAll(new RegExp(start + attributes, 'g'))]
  // Each that begins must be understood.
  if (found.length !== [...xml.matchAll(new RegExp(start, 'g'))].length) {
    throw new Error('Not well formed')
  }
  return found.map(([, text = '']) =>
    Object.fromEntries(
      [...text.matchAll(/([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)].map(
        ([, name = '', quoted, other]) => [name, decode(quoted ?? other ?? '').trim()],
      ),
    ),
  )
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const decode = (text: string) =>
  text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));/gi, (_, hex, decimal, name) =>
    name ? (named[name] ?? '') : String.fromCodePoint(hex ? Number.parseInt(hex, 16) : +decimal),
  )
