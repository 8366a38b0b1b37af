import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { onTestFinished } from 'vitest'

/** How a connection ends; of ten connections, so many each. */
const fates = [
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
 * A network between browsers and servers that cuts connections, delays what they carry, and
 * swallows answers: the request arrives, what is answered does not. Every connection goes to the
 * next server that is up.
 */
export async function openBadNetwork() {
  const random = seeded(20261121)
  const counts: Record<string, number> = {}
  const ports = new Set<number>()
  let connections = 0
  let isCalm = false

  const server = createServer((client) => {
    const fate = isCalm ? 'whole' : pick(random, fates)
    counts[fate] = (counts[fate] ?? 0) + 1
    const port = [...ports][connections++ % ports.size]
    if (port === undefined) return void client.destroy()
    join(client, connect(port, '127.0.0.1'), fate, random)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** The servers that connections are led to. */
    ports,
    /** How many connections met which fate. */
    counts,
    /** From now on connections are left alone. */
    calmDown() {
      isCalm = true
    },
  }
}

function join(client: Socket, onward: Socket, fate: string, random: () => number) {
  const end = () => {
    client.destroy()
    onward.destroy()
  }
  for (const each of [client, onward]) {
    each.on('error', () => {})
    each.on('close', end)
    each.setNoDelay(true)
  }
  // A mute one keeps its line open while nothing of it arrives, either way.
  if (fate !== 'mute') client.pipe(onward)
  if (fate === 'whole' || fate === 'cut') onward.pipe(client)
  if (fate === 'slow') trickle(onward, client, random)
  if (fate === 'swallow') onward.resume()
  // None lives for ever: a stream that works is cut as well.
  const lifeMs = { whole: 2000, cut: 300, slow: 2000, swallow: 150, mute: 400 }[fate] ?? 0
  setTimeout(end, lifeMs * (0.5 + random())).unref()
}

/** Hands on every piece late, in order. */
function trickle(from: Socket, to: Socket, random: () => number) {
  let last = Promise.resolve()
  from.on('data', (piece) => {
    const lateMs = random() * 60
    last = last.then(() => new Promise((resolve) => setTimeout(resolve, lateMs)))
    last.then(() => to.writable && to.write(piece))
  })
}

const pick = <Value>(random: () => number, values: Value[]) =>
  values[Math.floor(random() * values.length)] as Value

/** The same numbers in every run, so that what fails once fails again (mulberry32). */
function seeded(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
