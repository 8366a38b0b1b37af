import type { FileType } from '../../files-contract.ts'
import { readDocx } from './read-docx.ts'

interface Kind {
  /** Media type of the download. */
  media: string
  endings: string[]
  isOne: (bytes: Buffer) => boolean
}

const startsWith = (hex: string) => {
  const start = Buffer.from(hex, 'hex')
  return (bytes: Buffer) => bytes.subarray(0, start.length).equals(start)
}
const isZip = startsWith('504b0304')
const isRiff = startsWith('52494646')

/** The first extension is the default. */
const kinds: Record<FileType, Kind> = {
  pdf: { media: 'application/pdf', endings: ['pdf'], isOne: startsWith('255044462d') },
  jpeg: { media: 'image/jpeg', endings: ['jpg', 'jpeg'], isOne: startsWith('ffd8ff') },
  png: { media: 'image/png', endings: ['png'], isOne: startsWith('89504e470d0a1a0a') },
  webp: {
    media: 'image/webp',
    endings: ['webp'],
    isOne: (bytes) => isRiff(bytes) && bytes.toString('latin1', 8, 12) === 'WEBP',
  },
  docx: {
    media: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    endings: ['docx'],
    isOne: isZip,
  },
}

export const mediaTypeOf = (type: FileType) => kinds[type].media

/**
 * Detects the type by content. Returns undefined for types that are not accepted, and 'active' for a
 * Word document with macros or external parts.
 */
export async function recognise(bytes: Buffer): Promise<FileType | 'active' | undefined> {
  const found = (Object.keys(kinds) as FileType[]).find((type) => kinds[type].isOne(bytes))
  if (found !== 'docx') return found
  const state = await readDocx(bytes)
  return { none: undefined, safe: found, active: 'active' as const }[state]
}

const MOST_STEM = 100
/** Control characters, direction marks that hide an extension, and path separators. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are removed.
const unfit = /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069<>:"|?*]/g

/** Returns a safe file name with the extension of its type. */
export function toFileName(sent: string, type: FileType) {
  const { endings } = kinds[type]
  const [name = ''] = sent.toWellFormed().normalize().split(/[\\/]/).slice(-1)
  const tidy = name.replace(unfit, '').replace(/\s+/g, ' ').trim()
  const [, stem = tidy, ending = ''] = tidy.match(/^(.*)\.([^.]*)$/) ?? []
  const isFitting = endings.includes(ending.toLowerCase())
  const kept = [...(isFitting ? stem : tidy)].slice(0, MOST_STEM).join('').replace(/^\.+/, '')
  return `${kept.trim() || 'file'}.${isFitting ? ending.toLowerCase() : endings[0]}`
}

/** Formats Content-Disposition: ASCII for old programs and the full name by RFC 5987. */
export function asDownload(name: string) {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const whole = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`
}
