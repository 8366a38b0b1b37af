import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { v7 as newId } from 'uuid'
import { expect, onTestFinished, test } from 'vitest'
import { messagesApi } from '#app/features/chat/contract.ts'
import { contactsApi } from '#app/features/contacts/contract.ts'
import { makeContact, makeMessage } from '#tests/factories.ts'
import { createClient } from '#tests/processes/api-clients.ts'
import { createFolder } from '#tests/processes/databases.ts'
import { startServer } from '#tests/processes/server-process.ts'
import { printLine } from '../print-line.ts'
import { getAddress, openSlowConnections, slowConnections } from './slow-connections.ts'
import { openVisitorStreams } from './visitor-streams.ts'

/** Enough for a quick check; `npm run prove` opens the promised number. */
const LINES = Number(process.env.ABUSE_LINES) || 100
const STREAMS = Number(process.env.ABUSE_STREAMS) || 300
const isProof = Boolean(process.env.ABUSE_STREAMS)

/** Uses the normal rate limits; the test acts as the reverse proxy. */
async function start() {
  const settings = { DATA_DIR: createFolder(), TRUST_PROXY: '127.0.0.1', RATE_LIMIT_FACTOR: '1' }
  const server = await startServer(settings)
  const visitor = createClient(server.url, { 'x-forwarded-for': '10.2.0.1' })
  async function visit(words: string) {
    const page = await fetch(server.url)
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('</html>')])
    await visitor.call(contactsApi.send, { body: makeContact({ message: words }) })
    await visitor.call(messagesApi.send, { body: makeMessage({ message: words }) })
  }
  return { ...server, visit, memoryMb: () => residentMb(server.child.pid) }
}

async function residentMb(pid: number | undefined) {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(status.match(/VmRSS:\s+(\d+)/)?.[1]) / 1024
}

test(`${LINES} slow connections of each kind do not slow others and use little memory`, async () => {
  const { url, visit, memoryMb } = await start()
  await visit('Before')
  const before = await memoryMb()

  for (const [name, way] of Object.entries(slowConnections)) {
    const lines = await openSlowConnections(url, way, LINES)
    onTestFinished(lines.close)
    await visit(name)
  }

  const lines = LINES * Object.keys(slowConnections).length
  // 32 KB each, plus the memory that the process needs for its work.
  expect((await memoryMb()) - before).toBeLessThan(60 + lines / 32)
}, 120_000)

test.runIf(isProof)(
  'closes an unfinished request within two minutes',
  async () => {
    const { url } = await start()
    const { 'unread responses': _, ...unfinished } = slowConnections
    const opened: [name: string, countOpen: () => number][] = []
    for (const [name, way] of Object.entries(unfinished)) {
      const lines = await openSlowConnections(url, way, 20)
      onTestFinished(lines.close)
      opened.push([name, lines.countOpen])
    }

    for (const [name, countOpen] of opened) {
      await expect.poll(countOpen, { message: name, timeout: 130_000 }).toBe(0)
    }
  },
  200_000,
)

test(`${STREAMS} open streams receive their events and end within 10 s of SIGTERM`, async () => {
  const { url, kill, memoryMb, output } = await start()
  const shown = new Map<string, number>()
  const onMessage = (id: string) => void shown.set(id, performance.now())
  ;(await openVisitorStreams(url, { count: 50 })).close()
  const before = await memoryMb()
  const crowd = await openVisitorStreams(url, { count: STREAMS, onMessage })
  await pause(isProof ? 20_000 : 0)
  const kbOfEach = (((await memoryMb()) - before) * 1024) / STREAMS

  const { sentAt, answeredMs } = await sendToAll(url, crowd.userIds, STREAMS / 5)
  await expect.poll(() => shown.size).toBe(sentAt.size)
  const p99 = findP99([...sentAt].map(([id, at]) => (shown.get(id) ?? Number.NaN) - at))

  // Waiting for the disk depends on the machine, not on the streams.
  printLine(
    `${kbOfEach.toFixed(1)} KB for each stream; at p99 answered within ${findP99(answeredMs).toFixed(0)} ms, delivered within ${p99.toFixed(0)} ms`,
  )

  const stoppedAt = performance.now()
  expect(await kill('SIGTERM')).toBe(0)
  await crowd.ended
  expect(performance.now() - stoppedAt).toBeLessThan(10_000)
  expect(output.stderr).toBe('')
  if (!isProof) return
  // With few streams the process's own memory and other tests dominate the result.
  expect(kbOfEach).toBeLessThan(40)
  expect(p99).toBeLessThan(1000)
}, 300_000)

function findP99(delays: number[]) {
  const sorted = delays.toSorted((one, other) => one - other)
  return sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN
}

/** Sends a hundred messages a second and measures until each reaches its visitor's stream. */
async function sendToAll(url: string, userIds: string[], count: number) {
  const sentAt = new Map<string, number>()
  const sending: Promise<number>[] = []
  const startedAt = performance.now()
  for (let index = 0; index < count; index++) {
    await pause(Math.max(0, startedAt + index * 10 - performance.now()))
    const id = newId()
    const body = makeMessage({ id, user_id: userIds[(index * 7) % userIds.length] })
    sentAt.set(id, performance.now())
    sending.push(postTo(`${url}${messagesApi.send.url}`, body, getAddress(index)))
  }
  return { sentAt, answeredMs: await Promise.all(sending) }
}

/** Keep-alive connections, as a reverse proxy uses them. */
const front = new Agent({ keepAlive: true, maxSockets: 100 })

async function postTo(url: string, body: object, address: string) {
  const startedAt = performance.now()
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': address }
  const sending = request(url, { agent: front, method: 'POST', headers })
  const [answer] = await once(sending.end(JSON.stringify(body)), 'response')
  await text(answer)
  expect(answer.statusCode).toBe(201)
  return performance.now() - startedAt
}

test('limits an address to 1,000 streams without affecting others', async () => {
  const { url } = await start()
  const open = (address: string) =>
    fetch(`${url}/api/messages/stream/?user_id=${newId()}`, {
      headers: { 'x-forwarded-for': address },
    })
  const crowd = await openVisitorStreams(url, { count: 1000, perAddress: 1000 })
  onTestFinished(crowd.close)

  const [refused, other] = [await open(getAddress(0)), await open(getAddress(1))]

  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60'])
  expect(other.status).toBe(200)
  await other.body?.cancel()
})
