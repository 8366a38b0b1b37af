import { LRUCache } from 'lru-cache'
import { ConcurrencyLimiter } from '#app/platform/server/http/concurrency-limiter.ts'
import { loadSharp } from './picture.ts'

/** The size of link previews on social networks. */
const WIDTH = 1200
const HEIGHT = 630
/** The background of transparent pictures. */
const PAPER = '#fbf8f3'

/** Renders one picture at a time, to limit memory. */
export const limiter = new ConcurrencyLimiter({
  maxConcurrent: 1,
  maxQueued: 16,
  maxWaitMs: 20_000,
})
/** Social networks request the same card repeatedly. A card has at most a few hundred KB. */
export const cache = new LRUCache<string, Buffer>({ max: 48 })

/** Returns the address of the link preview of a picture. */
export const getCardAddress = (name: string) => `/media/cards/${name.replace('.webp', '.jpg')}`

interface CardSource {
  name: string
  /** In per cent. */
  focal_x: number
  focal_y: number
}

/** Crops the picture around its focal point. JPEG, since some networks do not read WebP. */
export async function renderCard(
  { name, focal_x, focal_y }: CardSource,
  read: () => Promise<Buffer>,
) {
  const key = `${name} ${focal_x} ${focal_y}`
  const cached = cache.get(key)
  if (cached) return cached
  const card = await limiter.run(async () => crop(await read(), focal_x, focal_y))
  cache.set(key, card)
  return card
}

async function crop(picture: Buffer, x: number, y: number) {
  const sharp = await loadSharp()
  const { width, height } = await sharp(picture).metadata()
  const scale = Math.max(WIDTH / width, HEIGHT / height)
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) }
  return sharp(picture)
    .resize({ ...size, fit: 'fill' })
    .extract({
      left: Math.round(((size.width - WIDTH) * x) / 100),
      top: Math.round(((size.height - HEIGHT) * y) / 100),
      width: WIDTH,
      height: HEIGHT,
    })
    .flatten({ background: PAPER })
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer()
}
