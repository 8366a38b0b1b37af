import type { FieldError } from '#app/base/server/errors.ts'
import { loadOnce } from '#app/base/server/load-once.ts'
import type { NewPicture } from '#app/base/server/services.ts'
import { pictureWidths } from '../contract.ts'
import { damaged, MAX_PIXELS, tooManyPixels, tooSlow } from './picture-errors.ts'
import { isSvg, renderSvg } from './svg.ts'

/** An AVIF is unpacked whole, however little is wanted of it, and 2.5 KB can claim any size. */
const MAX_AVIF_PIXELS = 24_000_000
/** Noticed between two steps of the work: what reads a whole file in one step ends that first. */
const MAX_SECONDS = 20
const MAX_SIDE = 2400
const accepted = ['jpeg', 'png', 'webp', 'heif']

type Picture = Pick<NewPicture, 'bytes' | 'width' | 'height' | 'sizes'>

/** Loaded with the first upload: libvips is large, and most servers seldom need it. */
export const loadSharp = loadOnce(async () => {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  // One picture at a time by one thread: each thread keeps memory of its own for good.
  sharp.concurrency(1)
  // Only accepted types: uploads never reach another decoder of libvips.
  sharp.block({ operation: ['VipsForeignLoad'] })
  const decoders = ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp']
  sharp.unblock({ operation: [...decoders, 'VipsForeignLoadHeif'] })
  return sharp
})

/**
 * Upright, at most 2400 px a side, WebP without metadata. A fault says why it is refused.
 * JPEG, PNG, WebP, AVIF and SVG are told by their content, whatever the file is called. The memory
 * that one takes is bounded, so whoever calls makes one after the other.
 */
export async function toPicture(file: Buffer): Promise<Picture | FieldError> {
  if (!isSvg(file)) return toWebp(file)
  const drawn = await renderSvg(file)
  return 'detail' in drawn ? drawn : toWebp(drawn)
}

async function toWebp(file: Buffer): Promise<Picture | FieldError> {
  const sharp = await loadSharp()
  const options = { limitInputPixels: false, failOn: 'error' } as const
  // Without `async` sharp would throw past the catch when the file is empty.
  const readMetadata = async () => sharp(file, options).metadata()
  const metadata = await readMetadata().catch(() => undefined)
  const isAvif = metadata?.format === 'heif' && metadata.compression === 'av1'
  if (!metadata || !accepted.includes(metadata.format) || (metadata.format === 'heif' && !isAvif)) {
    return notAPicture
  }
  const pixels = metadata.width * metadata.height
  if (isAvif && pixels > MAX_AVIF_PIXELS) return tooManyPixels(MAX_AVIF_PIXELS, ' for AVIF')
  if (pixels > MAX_PIXELS) return tooManyPixels(MAX_PIXELS)
  try {
    const whole = sharp(file, { ...options, limitInputPixels: MAX_PIXELS })
      .timeout({ seconds: MAX_SECONDS })
      .autoOrient()
      .resize({ width: MAX_SIDE, height: MAX_SIDE, fit: 'inside', withoutEnlargement: true })
    const { data, info } = await whole.webp({ quality: 82 }).toBuffer({ resolveWithObject: true })
    const sizes: Picture['sizes'] = []
    for (const width of pictureWidths) {
      if (width >= info.width) continue
      const bytes = await sharp(data).resize({ width }).webp({ quality: 78 }).toBuffer()
      sizes.push({ width, bytes })
    }
    return { bytes: data, width: info.width, height: info.height, sizes }
  } catch (error) {
    const isLate = error instanceof Error && error.message.includes('timeout')
    return isLate ? tooSlow : damaged
  }
}

const notAPicture = {
  code: 'not_a_picture',
  detail: 'Please choose a picture: JPEG, PNG, WebP, AVIF or SVG.',
}
