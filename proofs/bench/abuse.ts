import { setTimeout as pause } from 'node:timers/promises'
import { makeContact, makeMessage } from '#tests/factories.ts'
import { createOversizedPng } from '#tests/test-images.ts'
import { getAddress, openSlowConnections, slowConnections } from '../abuse/slow-connections.ts'
import { openVisitorStreams } from '../abuse/visitor-streams.ts'
import { post, signIn } from './chat-clients.ts'
import { percentile } from './load.ts'
import { inFolder, type Running, startProduct } from './processes.ts'
import type { Row } from './report.ts'

const LINES = 1000
const STREAMS = Number(process.env.ABUSE_STREAMS) || 10_000
const BOMBS_AT_ONCE = 4
const SECONDS = 10
const SETTLE_MS = 5_000
/** The largest allowed ratio of a visitor's wait under abuse to the wait without it. */
const MOST_TIMES = 2
const MOST_KB_EACH = 40

type Abuse = (url: string) => Promise<{ stop: () => void }>

interface AbuseTest {
  /** How many MB it may take. */
  most: number
  begin: Abuse
}

/** Measures a visit while others abuse the server, beside the same visit without them. */
export function measureAbuse(): Promise<Row[]> {
  return inFolder(async (folder) => {
    // With the limits of an office, and us as the web server in front.
    const settings = { RATE_LIMIT_FACTOR: '1', TRUST_PROXY: '127.0.0.1', LOG_LEVEL: 'error' }
    const product = await startProduct(folder, settings)
    await visit(product.url, SECONDS)
    const rows: Row[] = []
    for (const [name, wanted] of Object.entries(ways)) {
      rows.push(...(await compare(product, name, wanted)))
    }
    await product.stop()
    return rows
  })
}

const slow = Object.entries(slowConnections).map(([name, connection]): [string, AbuseTest] => {
  const begin: Abuse = async (url) => ({
    stop: (await openSlowConnections(url, connection, LINES)).close,
  })
  return [`${LINES.toLocaleString('en')} ${name}`, { most: (LINES * MOST_KB_EACH) / 1024, begin }]
})

/** Measures the undisturbed visit before and after, so that other load on the machine affects both. */
async function compare(product: Running, name: string, { most, begin }: AbuseTest): Promise<Row[]> {
  const before = await product.memoryMb()
  const alone = await visit(product.url, SECONDS / 2)
  const { stop } = await begin(product.url)
  const ours = percentile(await visit(product.url, SECONDS), 0.99)
  const grown = (await product.memoryMb()) - before
  stop()
  await pause(SETTLE_MS)
  alone.push(...(await visit(product.url, SECONDS / 2)))
  const theirs = percentile(alone, 0.99)
  const subject = `Beside ${name}, a visitor's p99 (alone ${theirs.toFixed(1)})`
  return [
    { subject, ours, unit: 'ms', most: theirs * MOST_TIMES },
    { subject: `Memory of ${name}`, ours: grown, unit: 'MB', most },
  ]
}

const openStreams: Abuse = async (url) => {
  const { close } = await openVisitorStreams(url, { count: STREAMS })
  return { stop: close }
}

/** Uploads small files that claim to have 900 megapixels, as a signed-in administrator. */
const sendBombs: Abuse = async (url) => {
  const headers = { authorization: await signIn(url) }
  let isOver = false
  async function send() {
    while (!isOver) {
      const body = new FormData()
      body.set('title', 'Norway')
      body.set('image', new Blob([new Uint8Array(createOversizedPng(30_000, 30_000))]))
      const answer = await fetch(`${url}/api/hero-slides/`, { method: 'POST', headers, body })
      await answer.arrayBuffer()
      if (answer.status !== 400) throw new Error(`A bomb was answered ${answer.status}`)
    }
  }
  const sending = Array.from({ length: BOMBS_AT_ONCE }, send)
  return {
    stop: () => {
      isOver = true
      void Promise.all(sending)
    },
  }
}

const ways: Record<string, AbuseTest> = {
  ...Object.fromEntries(slow),
  'oversized images': { most: 200, begin: sendBombs },
  [`${STREAMS.toLocaleString('en')} open streams`]: {
    most: (STREAMS * MOST_KB_EACH) / 1024,
    begin: openStreams,
  },
}

let visitors = 0

/**
 * Simulates visitors one after the other, each from another address: they read pages, send the form
 * and chat.
 */
async function visit(url: string, seconds: number) {
  const times: number[] = []
  const until = performance.now() + seconds * 1000
  async function time(work: (headers: Record<string, string>) => Promise<unknown>) {
    visitors++
    const headers = { 'x-forwarded-for': getAddress(30_000 + (visitors % 30_000)) }
    const from = performance.now()
    await work(headers)
    times.push(performance.now() - from)
  }
  while (performance.now() < until) {
    for (const path of ['/', '/contact', `/canada?${visitors}`]) {
      await time((headers) => read(url + path, headers))
      await pause(5)
    }
    const message = `Question ${visitors}`
    const person = {
      name: `Example ${visitors}`,
      email: `s${visitors}@student.example`,
      phone: String(9_800_000_000 + visitors),
    }
    const asked = makeContact({ ...person, message })
    await time((headers) => post(`${url}/api/contacts/`, asked, headers))
    const said = makeMessage({ user_id: `visitor-${visitors}`, message })
    await time((headers) => post(`${url}/api/messages/`, said, headers))
  }
  return times
}

async function read(url: string, headers: Record<string, string>) {
  const answer = await fetch(url, { headers })
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${url}: a visitor was refused with ${answer.status}`)
}
