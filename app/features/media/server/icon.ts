import { LRUCache } from 'lru-cache'
import { ConcurrencyLimiter } from '#app/base/server/concurrency-limiter.ts'
import { iconForms } from '../contract.ts'
import { loadSharp } from './picture.ts'

/** Behind what is transparent where systems cut the corners themselves: the pages' paper. */
const PAPER = '#fbf8f3'
const NOTHING = '#fbf8f300'
/** A square of it lies inside the circle of 80 % that every mask leaves. */
const WITHIN_MASK = 0.56

const drawings = new ConcurrencyLimiter({ maxConcurrent: 1, waiting: 16, maxWaitMs: 20_000 })
/** An office has one mark: browsers ask for the same few again and again. */
const drawn = new LRUCache<string, Buffer>({ max: 12 })

export type IconForm = keyof typeof iconForms

/** The whole picture as a square PNG, which every system takes for an app. */
export async function drawIcon(name: string, form: IconForm, read: () => Promise<Buffer>) {
  const key = `${name} ${form}`
  const kept = drawn.get(key)
  if (kept) return kept
  const icon = await drawings.run(async () => fit(await read(), form))
  drawn.set(key, icon)
  return icon
}

async function fit(picture: Buffer, form: IconForm) {
  const side = iconForms[form]
  const isMaskable = form === 'maskable'
  const inner = isMaskable ? Math.round((side * WITHIN_MASK) / 2) * 2 : side
  const margin = (side - inner) / 2
  const background = isMaskable ? PAPER : NOTHING
  const sharp = await loadSharp()
  return sharp(picture)
    .resize(inner, inner, { fit: 'contain', background })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background })
    .flatten(isMaskable && { background })
    .png({ palette: true, quality: 90 })
    .toBuffer()
}
