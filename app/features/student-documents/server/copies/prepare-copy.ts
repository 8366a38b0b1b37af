import type { LeadFile } from '../../files-contract.ts'

/** Pictures above this size are not decoded; a photo of a phone has at most 50 megapixels. */
export const MAX_PIXELS = 60_000_000

/**
 * Returns the copy of a file that leaves the office: a photo is upright and has no EXIF data, which
 * may contain its location. Throws for a picture that cannot be decoded.
 */
export async function prepareCopy(bytes: Buffer, type: LeadFile['type']) {
  if (type === 'pdf') return blankLocation(bytes)
  if (type === 'docx') return bytes
  const { default: sharp } = await import('sharp')
  const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).rotate()
  if (type === 'jpeg') return picture.jpeg({ quality: 92 }).toBuffer()
  return type === 'png' ? picture.png().toBuffer() : picture.webp({ quality: 92 }).toBuffer()
}

const EXIF = Buffer.from('Exif\0\0', 'latin1')
/** The segment of JPEG data that contains EXIF data: its marker and its length. */
const MARKER = Buffer.from('ffe1', 'hex')

/**
 * Overwrites the EXIF data of photos in a PDF with zeros. Apps that scan with a camera store photos as
 * they are; the size of the file and the places of its objects stay.
 */
function blankLocation(bytes: Buffer) {
  const copy = Buffer.from(bytes)
  for (let at = copy.indexOf(EXIF); at !== -1; at = copy.indexOf(EXIF, at + EXIF.length)) {
    const start = at - MARKER.length - 2
    if (start < 0 || !copy.subarray(start, start + MARKER.length).equals(MARKER)) continue
    const end = start + MARKER.length + copy.readUInt16BE(start + MARKER.length)
    copy.fill(0, at + EXIF.length, Math.min(end, copy.length))
  }
  return copy
}
