import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** The fates of ten connections. */
const outcomes = [
  'whole',
  'whole',
  'whole',
  'cut',
  'cut',
  'slow',
  'slow',
  'swallow',
  'swallow',
  'mute',
]

/**
 * Opens a proxy that cuts connections, delays data and drops responses. Each connection goes to the
 * next running server.
 */
export async function openUnreliableProxy() {
  const random = createRandom(20261121)
  const counts: Record<string, number> = {}
  const ports = new Set<number>()
  let connections = 0
  let isReliable = false

  const server = createServer((client) => {
    const outcome = isReliable ? 'whole' : pick(random, outcomes)
    counts[outcome] = (counts[outcome] ?? 0) + 1
    const port = [...ports][connections++ % ports.size]
    if (port === undefined) return void client.destroy()
    forward(client, connect(port, '127.0.0.1'), outcome, random)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** The ports of the servers. */
    ports,
    /** The number of connections by fate. */
    counts,
    /** Stops disturbing new connections. */
    stopDisturbing() {
      isReliable = true
    },
  }
}

function forward(client: Socket, upstream: Socket, outcome: string, random: () => number) {
  const end = () => {
    client.destroy()
    upstream.destroy()
  }
  for (const each of [client, upstream]) {
    each.on('error', () => {})
    each.on('close', end)
    each.setNoDelay(true)
  }
  // A mute connection stays open and carries no data.
  if (outcome !== 'mute') client.pipe(upstream)
  if (outcome === 'whole' || outcome === 'cut') upstream.pipe(client)
  if (outcome === 'slow') delayData(upstream, client, random)
  if (outcome === 'swallow') upstream.resume()
  // Every connection is cut after some time, also a working stream.
  const lifeMs = { whole: 2000, cut: 300, slow: 2000, swallow: 150, mute: 400 }[outcome] ?? 0
  setTimeout(end, lifeMs * (0.5 + random())).unref()
}

/** Forwards every chunk with a delay, in order. */
function delayData(from: Socket, to: Socket, random: () => number) {
  let last = Promise.resolve()
  from.on('data', (piece) => {
    const lateMs = random() * 60
    last = last.then(() => new Promise((resolve) => setTimeout(resolve, lateMs)))
    last.then(() => to.writable && to.write(piece))
  })
}

const pick = <Value>(random: () => number, values: Value[]) =>
  values[Math.floor(random() * values.length)] as Value

/** A seeded random generator (mulberry32), so that runs are repeatable. */
function createRandom(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
