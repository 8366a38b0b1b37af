import { setTimeout as pause } from 'node:timers/promises'
import { percentile } from './load.ts'
import { inFolder, type Running, run, startProduct } from './processes.ts'
import type { Row } from './report.ts'

const SECONDS = 6

const requestKinds = [
  'lists of 2,534 routes',
  'invalid page data',
  'unknown addresses',
  'other spellings',
  'HEAD',
  'forms without scripts',
]

/** Measures a visit during each kind of flood. */
export function floods(): Promise<Row[]> {
  return inFolder(async (folder) => {
    const product = await startProduct(folder, { RATE_LIMIT_FACTOR: '1', LOG_LEVEL: 'error' })
    const rows: Row[] = []
    for (const [index, kind] of requestKinds.entries()) {
      const env = { FLOOD_URL: product.url, FLOOD_FROM: `127.0.3.${index + 1}`, FLOOD_KIND: kind }
      const flood = await run(['proofs/bench/flood.ts'], { env })
      const visited = visit(product, `In a flood of ${kind}`)
      rows.push(...(await visited.finally(() => flood.stop())))
    }
    await product.stop()
    return rows
  })
}

/** Reads a cached page, requests an uncached spelling and sends the form without scripts. */
async function visit({ url }: Running, subject: string): Promise<Row[]> {
  const cached: number[] = []
  const any: number[] = []
  const until = Date.now() + SECONDS * 1000
  for (let turn = 0; Date.now() < until; turn++) {
    cached.push(await timeOf(`${url}/`))
    any.push(await timeOf(`${url}/canada?${turn}`))
    if (turn % 40 === 0) any.push(await timeOf(`${url}/contact`, form))
    await pause(20)
  }
  return [
    {
      subject: `${subject}, a cached page, p95`,
      ours: percentile(cached, 0.95),
      unit: 'ms',
      most: 200,
    },
    { subject: `${subject}, any page, at worst`, ours: Math.max(...any), unit: 'ms', most: 1000 },
  ]
}

/** Incomplete on purpose: the page answers with the field errors. */
const form = { method: 'POST', body: new URLSearchParams({ name: 'Visitor' }) }

async function timeOf(url: string, init?: RequestInit) {
  const from = performance.now()
  const answer = await fetch(url, init)
  await answer.arrayBuffer()
  const isRefused = answer.status === 429 || answer.status >= 500
  if (isRefused) throw new Error(`${url}: a visitor was refused with ${answer.status}`)
  return performance.now() - from
}
