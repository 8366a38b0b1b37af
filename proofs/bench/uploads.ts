import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import { signIn } from './chat-clients.ts'
import { percentile } from './load.ts'
import { inFolder, type Running, startProduct } from './processes.ts'
import type { Row } from './report.ts'

const AT_ONCE = 16
const SIDE = 6300
const AVIF_SIDE = 4890
/** The next garbage collections return freed memory to the system. */
const SETTLE_MS = 10_000

/** Uploads the most expensive accepted images: interlaced PNGs at once, then the largest AVIF. */
export function uploads(): Promise<Row[]> {
  return inFolder(async (folder) => {
    const product = await startProduct(folder)
    const send = openOffice(product.url)
    const png = await plain(SIDE).png({ progressive: true }).toBuffer()
    const avif = await plain(AVIF_SIDE).avif({ effort: 0 }).toBuffer()
    await send(await plain(100).png().toBuffer())
    const before = await product.memoryMb()
    const rows = [
      ...(await watch(product, `${AT_ONCE} interlaced PNGs`, { s: 60, mb: 500, page: 200 }, () =>
        Promise.all(Array.from({ length: AT_ONCE }, () => send(png))),
      )),
      ...(await watch(product, 'An AVIF of 24 megapixels', { s: 10, mb: 700, page: 200 }, () =>
        send(avif),
      )),
    ]
    await pause(SETTLE_MS)
    const ours = (await product.memoryMb()) - before
    await product.stop()
    return [...rows, { subject: 'Memory that stays after uploads', ours, unit: 'MB', most: 100 }]
  })
}

const plain = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: 'navy' } })

interface Bounds {
  s: number
  mb: number
  page: number
}

/** Measures the time and peak memory of the work, and a cached page meanwhile. */
async function watch(product: Running, name: string, most: Bounds, work: () => Promise<unknown>) {
  const pages: number[] = []
  let memory = 0
  let isDone = false
  const from = performance.now()
  const working = work().finally(() => {
    isDone = true
  })
  while (!isDone) {
    const asked = performance.now()
    await (await fetch(product.url)).arrayBuffer()
    pages.push(performance.now() - asked)
    memory = Math.max(memory, await product.memoryMb())
    await pause(20)
  }
  await working
  const seconds = (performance.now() - from) / 1000
  return [
    { subject: `${name}, until all are stored`, ours: seconds, unit: 's', most: most.s },
    { subject: `${name}, memory at most`, ours: memory, unit: 'MB', most: most.mb },
    {
      subject: `${name}, a cached page, p95`,
      ours: percentile(pages, 0.95),
      unit: 'ms',
      most: most.page,
    },
  ]
}

/** Adds slides with these images. Repeats uploads that the server refuses as busy. */
function openOffice(url: string) {
  return async function send(picture: Buffer): Promise<void> {
    const form = new FormData()
    form.set('title', 'Norway')
    form.set('image', new Blob([new Uint8Array(picture)]))
    const headers = { authorization: await signIn(url) }
    const answer = await fetch(`${url}/api/hero-slides/`, { method: 'POST', headers, body: form })
    await answer.arrayBuffer()
    if (answer.status === 503) return send(picture)
    if (!answer.ok) throw new Error(`An upload answered ${answer.status}`)
  }
}
