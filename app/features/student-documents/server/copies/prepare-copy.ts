import { buffer } from 'node:stream/consumers'
import type { LeadFile } from '../../files-contract.ts'

/** Pictures above this size are not decoded; a photo of a phone has at most 50 megapixels. */
export const MAX_PIXELS = 60_000_000

/**
 * Returns the copy of a file that leaves the office: a photo is upright and has no EXIF data, which
 * may contain its location. Throws for a picture that cannot be decoded.
 */
export async function prepareCopy(bytes: Buffer, type: LeadFile['type']) {
  if (type === 'pdf') return buffer(blankLocation([bytes]))
  if (type === 'docx') return bytes
  const { default: sharp } = await import('sharp')
  const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).rotate()
  if (type === 'jpeg') return picture.jpeg({ quality: 92 }).toBuffer()
  return type === 'png' ? picture.png().toBuffer() : picture.webp({ quality: 92 }).toBuffer()
}

const EXIF = Buffer.from('Exif\0\0', 'latin1')
/** The segment of JPEG data that contains EXIF data: its marker and its length. */
const MARKER = Buffer.from('ffe1', 'hex')
const HEADER_BYTES = MARKER.length + 2 + EXIF.length

/**
 * Overwrites the EXIF data of photos in a PDF with zeros, in pieces of the file. Apps that scan with a
 * camera store photos as they are; the size of the file and the places of its objects stay.
 */
export async function* blankLocation(pieces: AsyncIterable<Buffer> | Iterable<Buffer>) {
  // What may be the beginning of a header whose end is in the next piece.
  let rest = Buffer.alloc(0)
  /** Of EXIF data that goes on in the next piece. */
  let remaining = 0
  for await (const piece of pieces) {
    const bytes = Buffer.concat([rest, piece])
    const first = rest.length
    bytes.fill(0, first, Math.min(first + remaining, bytes.length))
    remaining = Math.max(0, remaining - piece.length)
    for (let at = bytes.indexOf(EXIF); at !== -1; at = bytes.indexOf(EXIF, at + EXIF.length)) {
      const start = at - MARKER.length - 2
      if (start < 0 || !bytes.subarray(start, start + MARKER.length).equals(MARKER)) continue
      const end = start + MARKER.length + bytes.readUInt16BE(start + MARKER.length)
      bytes.fill(0, at + EXIF.length, Math.min(end, bytes.length))
      remaining = Math.max(remaining, end - bytes.length)
    }
    const cut = Math.max(0, bytes.length - HEADER_BYTES + 1)
    rest = bytes.subarray(cut)
    yield bytes.subarray(0, cut)
  }
  yield rest
}
