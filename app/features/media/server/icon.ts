import { LRUCache } from 'lru-cache'
import { ConcurrencyLimiter } from '#app/platform/server/http/concurrency-limiter.ts'
import { iconSizes } from '../contract.ts'
import { loadSharp } from './picture.ts'

/** The background of maskable icons. */
const PAPER = '#fbf8f3'
const TRANSPARENT = '#fbf8f300'
/** The scale at which a square fits the safe zone of maskable icons, a circle of 80 %. */
const MASK_SCALE = 0.56

const limiter = new ConcurrencyLimiter({ maxConcurrent: 1, maxQueued: 16, maxWaitMs: 20_000 })
/** An office has one logo, so few icons are requested repeatedly. */
const cache = new LRUCache<string, Buffer>({ max: 12 })

export type IconSize = keyof typeof iconSizes

/** Renders the whole picture as a square PNG, which every system accepts as an icon. */
export async function renderIcon(name: string, size: IconSize, read: () => Promise<Buffer>) {
  const key = `${name} ${size}`
  const cached = cache.get(key)
  if (cached) return cached
  const icon = await limiter.run(async () => fit(await read(), size))
  cache.set(key, icon)
  return icon
}

async function fit(picture: Buffer, size: IconSize) {
  const side = iconSizes[size]
  const isMaskable = size === 'maskable'
  const inner = isMaskable ? Math.round((side * MASK_SCALE) / 2) * 2 : side
  const margin = (side - inner) / 2
  const background = isMaskable ? PAPER : TRANSPARENT
  const sharp = await loadSharp()
  return sharp(picture)
    .resize(inner, inner, { fit: 'contain', background })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background })
    .flatten(isMaskable && { background })
    .png({ palette: true, quality: 90 })
    .toBuffer()
}
