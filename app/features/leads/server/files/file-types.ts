import type { FileType } from '../../files-contract.ts'
import { readDocx } from './read-docx.ts'

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

/** Returns a Content-Disposition header with an ASCII name and, by RFC 5987, the full name. */
export function toContentDisposition(name: string) {
  const asciiName = name.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const encodedName = encodeURIComponent(name).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16)}`,
  )
  return `attachment; filename="${asciiName}"; filename*=UTF-8''${encodedName}`
}
