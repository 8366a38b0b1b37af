import { type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { v7 as newId } from 'uuid'
import { post } from './chat-clients.ts'
import { percentile } from './load.ts'
import { account, inFolder, type Running, startProduct } from './processes.ts'
import type { Row } from './report.ts'

const ADDRESSES = 40
const TRIES_EACH = 20
const FLOOD_MS = 20_000
const QUIET_MS = 3_000
const VISITORS = 10
const STREAMS_EACH = 6
const MESSAGES = 700

/** Measures the service for others during password guessing, and with streams that are not drained. */
export function floodsSignIn(): Promise<Row[]> {
  return inFolder(async (folder) => {
    const product = await startProduct(folder, { RATE_LIMIT_FACTOR: '1' })
    const rows = await floodSignIn(product)
    await product.stop()
    const reading = await startProduct(folder)
    rows.push(await weighUnreadStreams(reading))
    await reading.stop()
    return rows
  })
}

/**
 * Makes 800 attempts from 40 addresses, within the limits. Refused attempts are repeated after a
 * second.
 */
async function floodSignIn({ url }: Running): Promise<Row[]> {
  const [file = ''] = (await (await fetch(url)).text()).match(/\/assets\/[\w-]+\.js/) ?? []
  const quiet = await sample(url, file, sleep(QUIET_MS))
  const until = Date.now() + FLOOD_MS
  const flood = Promise.all(
    Array.from({ length: ADDRESSES * TRIES_EACH }, (_, turn) => guess(url, turn, until)),
  )
  await sleep(500)
  const started = performance.now()
  const signedIn = signIn(url, account, '127.0.2.1').then((status) => {
    if (status !== 200) throw new Error(`The right password was answered with ${status}`)
    return performance.now() - started
  })
  const flooded = await sample(url, file, Promise.all([flood, signedIn]))
  const subject = `In ${ADDRESSES * TRIES_EACH} tries to sign in from ${ADDRESSES} addresses`
  const p95 = (values: number[]) => percentile(values, 0.95)
  const beside = (values: number[]) => `p95 (${p95(values).toFixed(1)} ms without)`
  return [
    {
      subject: `${subject}, a cached page, ${beside(quiet.pages)}`,
      ours: p95(flooded.pages),
      unit: 'ms',
      most: 200,
    },
    {
      subject: `${subject}, a built file, ${beside(quiet.files)}`,
      ours: p95(flooded.files),
      unit: 'ms',
      most: 200,
    },
    {
      subject: `${subject}, the right password from elsewhere`,
      ours: await signedIn,
      unit: 'ms',
      most: 5_000,
    },
  ]
}

/** Measures a page and a file in turn until `end` resolves. */
async function sample(url: string, file: string, end: Promise<unknown>) {
  let isOver = false
  const over = end.finally(() => {
    isOver = true
  })
  const pages: number[] = []
  const files: number[] = []
  while (!isOver) {
    pages.push(await timeOf(`${url}/`))
    files.push(await timeOf(url + file))
    await sleep(10)
  }
  await over
  return { pages, files }
}

async function timeOf(url: string) {
  const started = performance.now()
  const response = await fetch(url, { headers: { 'accept-encoding': 'br' } })
  await response.arrayBuffer()
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
  return performance.now() - started
}

async function guess(url: string, turn: number, until: number) {
  const from = `127.0.1.${(turn % ADDRESSES) + 1}`
  const body = { username: `name ${turn}`, password: 'a wrong password' }
  while ((await signIn(url, body, from)) === 503 && Date.now() < until) await sleep(1000)
}

function signIn(url: string, body: object, localAddress: string) {
  return new Promise<number>((resolve, reject) => {
    const headers = { 'content-type': 'application/json' }
    const answered = (response: IncomingMessage) => {
      response.resume().on('end', () => resolve(response.statusCode ?? 0))
    }
    request(`${url.replace('localhost', '127.0.0.1')}/api/token/`, {
      method: 'POST',
      headers,
      localAddress,
      agent: false,
    })
      .on('response', answered)
      .on('error', reject)
      .end(JSON.stringify(body))
  })
}

async function weighUnreadStreams(product: Running): Promise<Row> {
  const visitors = Array.from({ length: VISITORS }, () => newId())
  for (const user_id of visitors) await fill(product.url, user_id)
  await sleep(3000)
  const before = await product.ownMemoryMb()
  const port = Number(new URL(product.url).port)
  const sockets = visitors.flatMap((user_id) =>
    Array.from({ length: STREAMS_EACH }, () => {
      const socket = connect(port, '127.0.0.1').pause()
      socket.write(`GET /api/messages/stream/?user_id=${user_id} HTTP/1.1\r\nHost: a\r\n\r\n`)
      return socket
    }),
  )
  await sleep(5000)
  const ours = (((await product.ownMemoryMb()) - before) * 1024) / sockets.length
  for (const socket of sockets) socket.destroy()
  const subject = `Memory held by each of ${sockets.length} streams that do not read`
  return { subject, ours, unit: 'KB', most: 1024 }
}

/** Sends messages of full length, more than the socket buffers hold. */
async function fill(url: string, user_id: string) {
  const message = 'न'.repeat(4000)
  for (let sent = 0; sent < MESSAGES; sent += 50) {
    await Promise.all(
      Array.from({ length: 50 }, () =>
        post(`${url}/api/messages/`, { user_id, sender: 'user', message }),
      ),
    )
  }
}
