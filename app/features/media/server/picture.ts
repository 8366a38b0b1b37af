import { loadOnce } from '#app/platform/server/cache/load-once.ts'
import type { NewPicture } from '#app/platform/server/feature/services.ts'
import type { FieldError } from '#app/platform/server/http/errors.ts'
import { pictureWidths } from '../contract.ts'
import { isHeic, renderHeic } from './heic.ts'
import { damaged, MAX_PIXELS, tooManyPixels, tooSlow } from './picture-errors.ts'
import { isSvg, renderSvg } from './svg.ts'

/** AVIF is always decoded in full, and 2.5 KB can claim any size. */
const MAX_AVIF_PIXELS = 24_000_000
/** sharp checks the timeout only between two steps. */
const MAX_SECONDS = 20
const MAX_SIDE = 2400
const accepted = ['jpeg', 'png', 'webp', 'gif', 'heif']

type Picture = Pick<NewPicture, 'bytes' | 'width' | 'height' | 'sizes' | 'was_animated'>

/** Loaded with the first upload, since libvips is large and seldom needed. */
export const loadSharp = loadOnce(async () => {
  const { default: sharp } = await import('sharp')
  sharp.cache(false)
  // One thread, since each thread keeps its memory.
  sharp.concurrency(1)
  // Blocks all decoders of libvips except the accepted ones.
  sharp.block({ operation: ['VipsForeignLoad'] })
  const decoders = ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp']
  sharp.unblock({ operation: [...decoders, 'VipsForeignLoadNsgif', 'VipsForeignLoadHeif'] })
  return sharp
})

/**
 * Converts JPEG, PNG, WebP, AVIF, HEIC, GIF or SVG to an upright WebP of at most 2400 px a side, without
 * metadata. An animation becomes its first picture, since visitors could not stop it. The type is detected by content. Callers must process one picture at a time to limit
 * memory.
 */
export async function toPicture(file: Buffer): Promise<Picture | FieldError> {
  const render = isSvg(file) ? renderSvg : isHeic(file) ? renderHeic : undefined
  const rendered = render ? await render(file) : file
  return 'detail' in rendered ? rendered : toWebp(rendered)
}

async function toWebp(file: Buffer): Promise<Picture | FieldError> {
  const sharp = await loadSharp()
  const options = { limitInputPixels: false, failOn: 'error' } as const
  // `async`, since sharp throws synchronously for an empty file.
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
    const was_animated = (metadata.pages ?? 1) > 1 && metadata.format !== 'heif'
    return { bytes: data, width: info.width, height: info.height, sizes, was_animated }
  } catch (error) {
    const isTimeout = error instanceof Error && error.message.includes('timeout')
    return isTimeout ? tooSlow : damaged
  }
}

const notAPicture = {
  code: 'not_a_picture',
  detail: 'Please choose a picture: JPEG, PNG, WebP, AVIF, HEIC, GIF or SVG.',
}
