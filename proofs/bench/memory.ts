import { setTimeout as pause } from 'node:timers/promises'
import sharp from 'sharp'
import { accountsApi } from '#app/features/accounts/contract.ts'
import { account, inFolder, startProduct } from './processes.ts'
import type { Row } from './report.ts'

const UPLOADS = 10
const SIGN_INS = 40
const PAGES = 600
const IDLE_MS = 5_000

/**
 * Measures the memory left after images, passwords and compressed pages, beside the same with
 * malloc's default arenas.
 */
export async function memory(): Promise<Row[]> {
  const picture = await drawNoise()
  const theirs = await memoryAfterLoad(picture, {
    MALLOC_ARENA_MAX: undefined,
    MALLOC_MMAP_THRESHOLD_: undefined,
  })
  const ours = await memoryAfterLoad(picture)
  const subject = 'Memory after a mixed load, at most as with every arena'
  return [{ subject, ours, unit: 'MB', most: theirs }]
}

function memoryAfterLoad(picture: Blob, env: Record<string, string | undefined> = {}) {
  return inFolder(async (folder) => {
    const product = await startProduct(folder, env)
    const { url } = product
    await Promise.all([
      repeat(UPLOADS, 1, () => upload(url, picture)),
      repeat(SIGN_INS, 2, () => signIn(url)),
      // Uncached addresses: each response is compressed anew.
      repeat(PAGES, 8, (index) => fetch(`${url}/nothing-${index}`)),
    ])
    await pause(IDLE_MS)
    const megabytes = await product.memoryMb()
    await product.stop()
    return megabytes
  })
}

/** Runs `work` `times` times, `lanes` at once. */
async function repeat(times: number, lanes: number, work: (index: number) => Promise<Response>) {
  let next = 0
  async function run() {
    while (next < times) await (await work(next++)).arrayBuffer()
  }
  await Promise.all(Array.from({ length: lanes }, run))
}

function signIn(url: string) {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify(account)
  return fetch(url + accountsApi.signIn.url, { method: 'POST', headers, body })
}

async function upload(url: string, picture: Blob) {
  const { access } = await (await signIn(url)).json()
  const body = new FormData()
  body.set('title', 'Noise')
  body.set('image', picture, 'noise.jpg')
  const headers = { authorization: `Bearer ${access}` }
  const answer = await fetch(`${url}/api/hero-slides/`, { method: 'POST', headers, body })
  if (!answer.ok) throw new Error(`The upload answered ${answer.status}`)
  return answer
}

/** Six megapixels that compress as badly as a photo. */
async function drawNoise() {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  const create = { width: 3000, height: 2000, channels: 3, background: '#888', noise } as const
  const bytes = await sharp({ create }).jpeg({ quality: 80 }).toBuffer()
  return new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' })
}
