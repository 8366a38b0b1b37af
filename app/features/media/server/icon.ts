import { LRUCache } from 'lru-cache'
import type { OfficeIcon } from '#app/platform/server/feature/services.ts'
import { ConcurrencyLimiter } from '#app/platform/server/http/concurrency-limiter.ts'
import type { Database } from '#database/connect.ts'
import { type IconForm, iconSizes, parsePictureName } from '../contract.ts'
import { loadSharp } from './picture.ts'
import * as store from './store.ts'
import { renderInProcess } from './svg.ts'

/** The background of icons that must be opaque: masks and Apple's home screens. */
const PAPER = '#fbf8f3'
const TRANSPARENT = '#fbf8f300'
/**
 * The scale of the picture within its icon. A square fits the safe zone of maskable icons, a circle of
 * 80 %, at 0.56. Apple rounds the corners.
 */
const opaqueScales: Partial<Record<IconForm, number>> = { maskable: 0.56, touch: 0.8 }

const limiter = new ConcurrencyLimiter({ maxConcurrent: 1, maxQueued: 16, maxWaitMs: 20_000 })
/** An office has one logo, so few icons are requested repeatedly. */
const cache = new LRUCache<string, Buffer>({ max: 20 })

async function renderOnce(key: string, render: () => Promise<Buffer>) {
  const cached = cache.get(key)
  if (cached) return cached
  const icon = await limiter.run(render)
  cache.set(key, icon)
  return icon
}

/** Renders the whole picture as a square PNG, which every system accepts as an icon. */
export const renderIcon = (name: string, form: IconForm, read: () => Promise<Buffer>) =>
  renderOnce(`${name} ${form}`, async () => fit(await read(), form))

/** Renders the office's picture as an icon, or a drawing of ours if it has none. */
export async function renderOfficeIcon(db: Database, icon: OfficeIcon) {
  const { address, form, key, draw } = icon
  const name = parsePictureName(address)
  const picture = name && (await store.find(db, name))
  if (picture) return renderIcon(name, form, async () => picture)
  return renderOnce(`${key} ${form}`, async () => {
    const png = await renderInProcess(Buffer.from(draw()))
    if ('detail' in png) throw new Error(png.detail)
    const sharp = await loadSharp()
    return sharp(png).resize(iconSizes[form]).png({ palette: true, quality: 100 }).toBuffer()
  })
}

async function fit(picture: Buffer, form: IconForm) {
  const side = iconSizes[form]
  const scale = opaqueScales[form]
  const inner = Math.round((side * (scale ?? 1)) / 2) * 2
  const margin = (side - inner) / 2
  const background = scale ? PAPER : TRANSPARENT
  const sharp = await loadSharp()
  return sharp(picture)
    .resize(inner, inner, { fit: 'contain', background })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background })
    .flatten(scale !== undefined && { background })
    .png({ palette: true, quality: 90 })
    .toBuffer()
}
