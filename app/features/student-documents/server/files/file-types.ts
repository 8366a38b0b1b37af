import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { Entry, ZipFile } from 'yauzl'
import { getOwn } from '#app/contract/get-own.ts'
import type { FileType } from '../../files-contract.ts'

interface Format {
  /** Content-Type header of a download. */
  mediaType: string
  extensions: string[]
  matches: (bytes: Buffer) => boolean
}

const startsWith = (hex: string) => {
  const start = Buffer.from(hex, 'hex')
  return (bytes: Buffer) => bytes.subarray(0, start.length).equals(start)
}
const isZip = startsWith('504b0304')
const isRiff = startsWith('52494646')

/** The first extension is the default. */
const formats: Record<FileType, Format> = {
  pdf: { mediaType: 'application/pdf', extensions: ['pdf'], matches: startsWith('255044462d') },
  jpeg: { mediaType: 'image/jpeg', extensions: ['jpg', 'jpeg'], matches: startsWith('ffd8ff') },
  png: { mediaType: 'image/png', extensions: ['png'], matches: startsWith('89504e470d0a1a0a') },
  webp: {
    mediaType: 'image/webp',
    extensions: ['webp'],
    matches: (bytes) => isRiff(bytes) && bytes.toString('latin1', 8, 12) === 'WEBP',
  },
  docx: {
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    extensions: ['docx'],
    matches: isZip,
  },
}

export const mediaTypeOf = (type: FileType) => formats[type].mediaType

/**
 * Detects the type from the content; undefined for a type that is not accepted. 'active' is a Word
 * document with macros, embedded objects or external parts.
 */
export async function detectFileType(bytes: Buffer): Promise<FileType | 'active' | undefined> {
  const found = (Object.keys(formats) as FileType[]).find((type) => formats[type].matches(bytes))
  if (found !== 'docx') return found
  const state = await readDocx(bytes)
  return { none: undefined, safe: found, active: 'active' as const }[state]
}

const MAX_STEM_LENGTH = 100
/** Control characters, text directions that disguise an extension, and characters of paths. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are removed.
const unsafe = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069<>:"|?*]/g

/** Returns a safe file name with an extension that fits the type. */
export function toFileName(original: string, type: FileType) {
  const { extensions } = formats[type]
  const [name = ''] = original.toWellFormed().normalize().split(/[\\/]/).slice(-1)
  const cleaned = name.replace(unsafe, '').replace(/\s+/g, ' ').trim()
  const [, stem = cleaned, extension = ''] = cleaned.match(/^(.*)\.([^.]*)$/) ?? []
  const hasValidExtension = extensions.includes(extension.toLowerCase())
  const shortened = [...(hasValidExtension ? stem : cleaned)]
    .slice(0, MAX_STEM_LENGTH)
    .join('')
    .replace(/^\.+/, '')
  return `${shortened.trim() || 'file'}.${hasValidExtension ? extension.toLowerCase() : extensions[0]}`
}

/** A real document has far fewer parts. */
const MAX_PARTS = 5_000
/** Limit of the sum of uncompressed sizes in the ZIP directory. */
const MAX_UNPACKED_BYTES = 200 * 1024 * 1024
/** Limit of the content types and of each relationships part. No other part is unpacked. */
const MAX_XML_BYTES = 1024 * 1024

const MAIN_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
const activeTypes = /macroenabled|vbaproject|vbadata|activex|oleobject/i
const activeParts = /(^|\/)(vbaproject|vbadata)|\/(embeddings|activex)\//i
const activeRelationships =
  /\/(vbaProject|wordVbaData|oleObject|package|control|activeXControlBinary|aFChunk)$/i
/** External relationships that are allowed. An external template could load macros. */
const allowedExternalRelationships = /\/(hyperlink|image)$/i

/**
 * Reads the ZIP directory, content types and relationships (ECMA-376, part 2). 'none' is not a Word
 * document; 'active' has macros, embedded objects or external parts.
 */
export async function readDocx(bytes: Buffer): Promise<'none' | 'safe' | 'active'> {
  // A file that cannot be read completely is not accepted.
  return inspect(bytes).catch(() => 'none')
}

async function inspect(bytes: Buffer): Promise<'none' | 'safe' | 'active'> {
  const zip = await openZip(bytes)
  const parts = await listParts(zip)
  const contentTypesPart = parts.get('[content_types].xml')
  if (!contentTypesPart) return 'none'
  const contentTypes = readElements(await unpack(zip, contentTypesPart), 'Override', 'Default')
  const main = contentTypes.find(({ ContentType = '' }) => ContentType === MAIN_TYPE)
  if (!main || !parts.has(toName(main.PartName))) return isActive(contentTypes) ? 'active' : 'none'
  if (isActive(contentTypes) || [...parts.keys()].some((name) => activeParts.test(name))) {
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

const isActive = (contentTypes: Element[]) =>
  contentTypes.some(({ ContentType = '' }) => activeTypes.test(ContentType))

function isActiveRelationship({ Type = '', TargetMode = '' }: Element) {
  if (activeRelationships.test(Type)) return true
  return TargetMode.toLowerCase() === 'external' && !allowedExternalRelationships.test(Type)
}

const toName = (partName = '') => partName.replace(/^\//, '').toLowerCase()

async function openZip(bytes: Buffer) {
  // yauzl rejects entries whose real size differs from the declared one. It is imported only when a
  // document is uploaded.
  const { fromBuffer } = await import('yauzl')
  return new Promise<ZipFile>((resolve, reject) => {
    fromBuffer(bytes, { lazyEntries: true, validateEntrySizes: true }, (error, zip) =>
      error ? reject(error) : resolve(zip),
    )
  })
}

/** Returns the parts by lowercase name, because the format ignores case. */
function listParts(zip: ZipFile) {
  return new Promise<Map<string, Entry>>((resolve, reject) => {
    const parts = new Map<string, Entry>()
    let size = 0
    zip.on('entry', (entry: Entry) => {
      const name = entry.fileName.toLowerCase()
      size += entry.uncompressedSize
      const isTooMuch = parts.size >= MAX_PARTS || size > MAX_UNPACKED_BYTES
      // Programs differ in which of two parts with the same name they read.
      if (isTooMuch || parts.has(name))
        return reject(new Error('Too many, too large or duplicate parts'))
      parts.set(name, entry)
      zip.readEntry()
    })
    zip.once('end', () => resolve(parts)).once('error', reject)
    zip.readEntry()
  })
}

async function unpack(zip: ZipFile, entry: Entry) {
  if (entry.uncompressedSize > MAX_XML_BYTES) throw new Error('Too large')
  const stream = await new Promise<Readable>((resolve, reject) => {
    zip.openReadStream(entry, (error, opened) => (error ? reject(error) : resolve(opened)))
  })
  return toText(await buffer(stream))
}

/** Throws for other encodings, in which the searched names would have other bytes. */
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
  // Every start tag must match the full pattern.
  if (found.length !== [...xml.matchAll(new RegExp(start, 'g'))].length) {
    throw new Error('Not well formed')
  }
  return found.map(([, text = '']) =>
    Object.fromEntries(
      [...text.matchAll(/([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)].map(
        ([, name = '', doubleQuoted, singleQuoted]) => [
          name,
          decode(doubleQuoted ?? singleQuoted ?? '').trim(),
        ],
      ),
    ),
  )
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const decode = (text: string) =>
  text.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));/gi, (_, hex, decimal, name) =>
    name
      ? (getOwn(entities, name) ?? '')
      : String.fromCodePoint(hex ? Number.parseInt(hex, 16) : +decimal),
  )
