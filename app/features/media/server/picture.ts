import type { FieldError } from '#app/base/server/errors.ts'
import type { NewPicture } from '#app/base/server/keepers.ts'
import { loadOnce } from '#app/base/server/load-once.ts'
import { pictureWidths } from '../contract.ts'
import { draw, isDrawing } from './drawing.ts'
import { damaged, MOST_PIXELS, tooManyPixels, tooSlow } from './picture-faults.ts'

/** An AVIF is unpacked whole, however little is wanted of it, and 2.5 KB can claim any size. */
const MOST_AVIF_PIXELS = 24_000_000
/** Noticed between two steps of the work: what reads a whole file in one step ends that first. */
const MOST_SECONDS = 20
const MOST_SIDE = 2400
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
  if (!isDrawing(file)) return toWebp(file)
  const drawn = await draw(file)
  return 'detail' in drawn ? drawn : toWebp(drawn)
}

async function toWebp(file: Buffer): Promise<Picture | FieldError> {
  const sharp = await loadSharp()
  const options = { limitInputPixels: false, failOn: 'error' } as const
  // Without `async` sharp would throw past the catch when the file is empty.
  const readFacts = async () => sharp(file, options).metadata()
  const facts = await readFacts().catch(() => undefined)
  const isAvif = facts?.format === 'heif' && facts.compression === 'av1'
  if (!facts || !accepted.includes(facts.format) || (facts.format === 'heif' && !isAvif)) {
    return notAPicture
  }
  const pixels = facts.width * facts.height
  if (isAvif && pixels > MOST_AVIF_PIXELS) return tooManyPixels(MOST_AVIF_PIXELS, ' for AVIF')
  if (pixels > MOST_PIXELS) return tooManyPixels(MOST_PIXELS)
  try {
    const whole = sharp(file, { ...options, limitInputPixels: MOST_PIXELS })
      .timeout({ seconds: MOST_SECONDS })
      .autoOrient()
      .resize({ width: MOST_SIDE, height: MOST_SIDE, fit: 'inside', withoutEnlargement: true })
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
