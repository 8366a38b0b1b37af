import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

type Format = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' | 'tiff'

/** Draws an image with a red left and a blue right half, so that its rotation is visible. */
export function createImage(format: Format, width = 64, height = 32) {
  return createHalves(width, height).toFormat(format).toBuffer()
}

/** Draws a photo as phones store it: rotated, with EXIF orientation and location. */
export function createRotatedPhoto(width = 64, height = 32) {
  const place = { GPSLatitudeRef: 'N', GPSLatitude: '27/1 42/1 0/1' }
  return createHalves(width, height)
    .withExif({ IFD0: { Copyright: 'Asha Gurung' }, IFD3: place })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
}

/** Draws a small image in a unique colour. */
export function createUniqueImage() {
  const [r = 0, g = 0, b = 0] = randomBytes(3)
  const background = { r, g, b }
  return sharp({ create: { width: 16, height: 9, channels: 3, background } })
    .png()
    .toBuffer()
}

function createHalves(width: number, height: number) {
  const half = { width: Math.ceil(width / 2), height, channels: 3 as const }
  const blue = { ...half, background: { r: 0, g: 0, b: 255 } }
  return sharp({
    create: { width, height, channels: 3, background: { r: 255, g: 0, b: 0 } },
  }).composite([{ input: { create: blue }, left: Math.floor(width / 2), top: 0 }])
}

/** Returns a small PNG whose header claims this size; decoding it would exhaust memory. */
export function createOversizedPng(width: number, height: number) {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2], 8)
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  const pixels = deflateSync(Buffer.alloc(1000))
  return Buffer.concat([
    signature,
    createPngChunk('IHDR', header),
    createPngChunk('IDAT', pixels),
    createPngChunk('IEND', Buffer.alloc(0)),
  ])
}

/** Returns a small AVIF whose header claims this size. */
export async function createOversizedAvif(width: number, height: number) {
  const file = await createImage('avif')
  const size = file.indexOf('ispe') + 8
  file.writeUInt32BE(width, size)
  file.writeUInt32BE(height, size + 4)
  return file
}

function createPngChunk(type: string, data: Buffer) {
  const named = Buffer.concat([Buffer.from(type), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, check])
}

/** Returns the file for a form. */
export const toFile = (bytes: Buffer | string, name = 'picture.jpg', type = 'image/jpeg') =>
  new File([new Uint8Array(Buffer.from(bytes))], name, { type })

/** Reads a HEIC picture of 64 × 32, red on the left and blue on the right; `sharp` cannot write one. */
export const readHeic = () =>
  readFile(new URL('example-pictures/red-and-blue.heic', import.meta.url))
