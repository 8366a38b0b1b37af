import { setTimeout as sleep } from 'node:timers/promises'
import { v7 as newId } from 'uuid'
import { type ApiClient, createApiClient } from '#app/contract/api-client.ts'
import { accountsApi } from '#app/features/accounts/contract.ts'
import { type Message, messagesApi, type NewMessage } from '#app/features/chat/contract.ts'
import { signIn } from '#tests/processes/api-clients.ts'
import { adminSettings, type Settings, startServer } from '#tests/processes/server-process.ts'
import { checkDelivery, type SentRow } from '../crash/check-delivery.ts'
import { type Reader, readAsOffice, readAsVisitor } from './chat-readers.ts'
import { openUnreliableProxy } from './unreliable-proxy.ts'

const VISITORS = 10
/** By progress and not by time: a busy machine may need longer for a start than a server would live. */
const KILL_EVERY_MESSAGES = 100
const RENEW_EVERY_MS = 60_000
const SETTLE_MS = 60_000

interface ChatRun {
  settings: Settings
  /** The number of servers; one is killed and restarted after every 100 acknowledged messages. */
  servers: number
  /** Messages in each direction, over all visitors. */
  messages: number
}

/**
 * Visitors and the office exchange messages over a bad network while servers are killed. Returns
 * the faults of both sides and the network's counts.
 */
export async function runChat({ settings, servers, messages }: ChatRun) {
  const network = await openUnreliableProxy()
  const running = await startServers(settings, servers, network.ports)
  const visitor = createImpatientClient(network.url)
  const { headers, signOut } = await signInAndRefresh(running.anyUrl(), visitor)
  const office = createImpatientClient(network.url, headers)

  const userIds = Array.from({ length: VISITORS }, () => newId())
  const readers = userIds.map((userId) => readAsVisitor(network.url, visitor, userId))
  const inbox = readAsOffice(network.url, office, headers, userIds)
  const share = messages / VISITORS
  const sent: SentRow[][] = []
  const stopKilling = running.startKilling(() => countAcknowledged(sent))
  await Promise.all(
    userIds.flatMap((userId) => [
      sendAll(visitor, { user_id: userId, sender: 'user' }, share, addTo(sent)),
      sendAll(office, { user_id: userId, sender: 'admin' }, share, addTo(sent)),
    ]),
  )
  const kills = await stopKilling()
  network.stopDisturbing()
  signOut()
  await waitUntilShown([...readers, inbox], 2 * share)
  await Promise.all([...readers, inbox].map(({ stop }) => stop()))

  const faults = userIds.flatMap((userId, index) => {
    const written = sent.slice(2 * index, 2 * index + 2)
    const ends = { visitor: readers[index]?.shown.get(userId), office: inbox.shown.get(userId) }
    return Object.entries(ends).flatMap(([end, shown = []]) =>
      checkShown(written, shown).map((fault) => `${end}: ${fault}`),
    )
  })
  return { faults, kills, fates: network.counts }
}

/** Compares the shown messages of one side with the sent ones. */
function checkShown(written: SentRow[][], shown: Message[]) {
  const rows = shown.map(({ id, message, seq }) => ({ id, text: message, receipt: `${seq}`, seq }))
  const gaps = rows.flatMap(({ seq }, index) => (seq === index + 1 ? [] : [`seq ${seq}`]))
  const deliveries = written.flatMap((sent) => {
    const ids = new Set(sent.map(({ id }) => id))
    const own = rows.filter(({ id }) => ids.has(id)).map(({ seq: _, ...row }) => row)
    return checkDelivery(sent, own)
  })
  const sentIds = new Set(written.flat().map(({ id }) => id))
  const unknown = rows.filter(({ id }) => !sentIds.has(id)).map(({ id }) => `nobody sent ${id}`)
  return [...gaps, ...deliveries, ...unknown]
}

/** Sends messages in order and repeats each with the same id until it is acknowledged. */
async function sendAll(
  api: ApiClient,
  from: Pick<NewMessage, 'user_id' | 'sender'>,
  count: number,
  sent: SentRow[],
) {
  for (let index = 0; index < count; index++) {
    const next: SentRow = { id: newId(), text: `${from.sender} ${index} नमस्ते` }
    sent.push(next)
    const body = { ...from, id: next.id, message: next.text }
    while (next.receipt === undefined) {
      const stored = await api.call(messagesApi.send, { body }).catch(waitAfterFailure)
      if (stored) next.receipt = String(stored.seq)
    }
  }
}

/** Adds the rows of one sender, in the order of the senders. */
function addTo(sent: SentRow[][]) {
  const rows: SentRow[] = []
  sent.push(rows)
  return rows
}

const countAcknowledged = (sent: SentRow[][]) =>
  sent.flat().filter(({ receipt }) => receipt !== undefined).length

async function waitAfterFailure(error: unknown) {
  // A 4xx is a fault of the test; a broken connection is expected.
  if (error instanceof Response && error.status < 500) throw error
  await sleep(20)
}

/** Returns a client that times out after a second. */
function createImpatientClient(url: string, headers: Record<string, string> = {}) {
  return createApiClient(async ({ method, url: path, body }) => {
    const response = await fetch(url + path, {
      method,
      headers: body ? { ...headers, 'content-type': 'application/json' } : headers,
      signal: AbortSignal.timeout(1000),
      body: body ? JSON.stringify(body) : undefined,
    })
    const text = await response.text()
    return { status: response.status, body: text && JSON.parse(text), total: Number.NaN }
  })
}

/** Returns a valid Authorization header and refreshes the token before it expires. */
async function signInAndRefresh(url: string, api: ApiClient) {
  // Signs in before the network is disturbed.
  const { access, refresh } = await signIn(url)
  const headers = { authorization: `Bearer ${access}` }
  async function renew() {
    const body = { refresh }
    const renewed = await api.call(accountsApi.refresh, { body }).catch(waitAfterFailure)
    if (!renewed) return renew()
    headers.authorization = `Bearer ${renewed.access}`
  }
  const timer = setInterval(renew, RENEW_EVERY_MS)
  return { headers, signOut: () => clearInterval(timer) }
}

async function waitUntilShown(readers: Reader[], each: number) {
  const until = Date.now() + SETTLE_MS
  const isComplete = ({ shown }: Reader) =>
    [...shown.values()].every(({ length }) => length >= each)
  while (!readers.every(isComplete) && Date.now() < until) await sleep(50)
}

async function startServers(settings: Settings, count: number, ports: Set<number>) {
  const start = async () => {
    const server = await startServer({ ...settings, ...adminSettings })
    const port = Number(new URL(server.url).port)
    ports.add(port)
    return { ...server, port }
  }
  const servers = [await start()]
  while (servers.length < count) servers.push(await start())
  let isOver = false

  async function killServers(countProgress: () => number) {
    for (let kills = 0; ; kills++) {
      const next = countProgress() + KILL_EVERY_MESSAGES
      while (!isOver && countProgress() < next) await sleep(20)
      if (isOver) return kills
      const target = servers.shift()
      if (!target) throw new Error('No server is left')
      await target.kill('SIGKILL')
      ports.delete(target.port)
      servers.push(await start())
    }
  }

  return {
    anyUrl: () => servers[0]?.url ?? '',
    startKilling(countProgress: () => number) {
      const killing = killServers(countProgress)
      return () => {
        isOver = true
        return killing
      }
    },
  }
}
