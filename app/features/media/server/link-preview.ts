import type { Preview } from '#app/platform/server/feature/services.ts'
import type { Database } from '#database/connect.ts'
import { parsePictureName } from '../contract.ts'
import { cache, limiter } from './card.ts'
import { loadSharp } from './picture.ts'
import * as store from './store.ts'
import { renderInProcess } from './svg.ts'

/** The place of the office's logo on a link preview, in pixels. */
const logoBox = { left: 64, top: 56, width: 360, height: 88 }

/** Renders a drawing of ours as a link preview. `key` stands for everything that it shows. */
export async function renderPreview(db: Database, { key, draw, logo }: Preview) {
  const cached = cache.get(key)
  if (cached) return cached
  const preview = await limiter.run(async () => {
    const png = await renderInProcess(Buffer.from(draw()))
    if ('detail' in png) throw new Error(png.detail)
    const sharp = await loadSharp()
    return sharp(png)
      .composite(await drawLogo(db, logo))
      .jpeg({ quality: 84, mozjpeg: true, chromaSubsampling: '4:4:4' })
      .toBuffer()
  })
  cache.set(key, preview)
  return preview
}

async function drawLogo(db: Database, address: string) {
  const name = parsePictureName(address)
  const picture = name && (await store.find(db, name))
  if (!picture) return []
  const { left, top, width, height } = logoBox
  const sharp = await loadSharp()
  const input = await sharp(picture).resize(width, height, { fit: 'inside' }).png().toBuffer()
  return [{ input, left, top }]
}
