import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { Entry, ZipFile } from 'yauzl'

/** Limit that no document of a student exceeds. */
const MOST_PARTS = 5_000
/** Limit of the declared size of all unpacked parts. */
const MOST_UNPACKED_BYTES = 200 * 1024 * 1024
/** Limit of the content type list and of each relationship list. Nothing else is unpacked. */
const MOST_LIST_BYTES = 1024 * 1024

const MAIN_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
const activeTypes = /macroenabled|vbaproject|vbadata|activex|oleobject/i
const activeParts = /(^|\/)(vbaproject|vbadata)|\/(embeddings|activex)\//i
const activeRelationships =
  /\/(vbaProject|wordVbaData|oleObject|package|control|activeXControlBinary|aFChunk)$/i
/** The only allowed external relationships; an external template could contain macros. */
const externalRelationships = /\/(hyperlink|image)$/i

/**
 * Reads the directory of a ZIP, its list of contents and its relationships (ECMA-376, part 2).
 * Returns 'none' for other files, and 'active' for macros, embedded objects or external parts.
 */
export async function readDocx(bytes: Buffer): Promise<'none' | 'safe' | 'active'> {
  // A file that cannot be read completely is not a document.
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
  // yauzl reads the directory like other programs and refuses false sizes. It is loaded only for uploads
  // of documents.
  const { fromBuffer } = await import('yauzl')
  return new Promise<ZipFile>((resolve, reject) => {
    fromBuffer(bytes, { lazyEntries: true, validateEntrySizes: true }, (error, zip) =>
      error ? reject(error) : resolve(zip),
    )
  })
}

/** Parts by their lower-case names, as the format compares them. */
function listParts(zip: ZipFile) {
  return new Promise<Map<string, Entry>>((resolve, reject) => {
    const parts = new Map<string, Entry>()
    let size = 0
    zip.on('entry', (entry: Entry) => {
      const name = entry.fileName.toLowerCase()
      size += entry.uncompressedSize
      const isTooMuch = parts.size >= MOST_PARTS || size > MOST_UNPACKED_BYTES
      // Programs differ in which of two parts with the same name they read.
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

/** Throws for other encodings, in which the checked words would have other bytes. */
function toText(bytes: Buffer) {
  const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  if (text.includes('\0') || /<!DOCTYPE|<!ENTITY|encoding\s*=\s*["'](?!utf-8)/i.test(text)) {
    throw new Error('Not plain XML in UTF-8')
  }
  return text
}

/** Returns the attributes of all elements with these names, in any namespace. */
function readElements(xml: string, ...names: string[]): Element[] {
  const start = `<(?:[\\w.-]+:)?(?:${names.join('|')})(?=[\\s/>])`
  const attributes = `((?:\\s+[\\w:.-]+\\s*=\\s*(?:"[^"<]*"|'[^'<]*'))*)\\s*/?>`
  const found = [...xml.matchAll(new RegExp(start + attributes, 'g'))]
  // Each opened element must be parsed.
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
