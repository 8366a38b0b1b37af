import { setTimeout as sleep } from 'node:timers/promises'
import { v7 as newId } from 'uuid'
import { type Client, openStream, post, signIn } from './chat-clients.ts'
import { openPolls, openSockets, openStreams, POLL_MS, type Transport } from './chat-transports.ts'
import { percentile } from './load.ts'
import { inFolder, type Running, run, startProduct } from './processes.ts'
import type { Row } from './report.ts'

const MANY_STREAMS = 2000
const STREAMS = 500
const PER_SECOND = 50
const SECONDS = 10
const GAP = 5000

/** Measures open streams, their memory, and the delivery time of messages. */
export function liveChat(): Promise<Row[]> {
  return inFolder(async (folder) => {
    const product = await startProduct(folder)
    const rows = [
      await recoverGap(product),
      ...(await compareWays(product)),
      await weighStreams(product),
    ]
    await product.stop()
    return rows
  })
}

/** Runs long after the other measurements, so that their memory is released. */
async function weighStreams(product: Running): Promise<Row> {
  const before = await settledMemoryMb(product)
  const streams: Client[] = []
  for (let index = 0; index < MANY_STREAMS; index++) {
    streams.push(await openStream(`${product.url}/api/messages/stream/?user_id=${newId()}`))
  }
  const perStreamKb = (((await settledMemoryMb(product)) - before) * 1024) / MANY_STREAMS
  for (const { close } of streams) close()
  const subject = `Memory of each of ${MANY_STREAMS.toLocaleString('en')} open streams`
  return { subject, ours: perStreamKb, unit: 'KB', most: 50 }
}

async function settledMemoryMb(product: Running) {
  await sleep(3000)
  return product.memoryMb()
}

async function recoverGap(product: Running): Promise<Row> {
  const user_id = newId()
  const send = (index: number) =>
    post(`${product.url}/api/messages/`, { user_id, sender: 'user', message: `Message ${index}` })
  for (let index = 0; index < GAP; index += 50) {
    await Promise.all(Array.from({ length: 50 }, (_, each) => send(index + each)))
  }
  const startedAt = performance.now()
  const whole = Promise.withResolvers<number>()
  let expected = 1
  const stream = await openStream(
    `${product.url}/api/messages/stream/?user_id=${user_id}`,
    (event, data) => {
      if (event !== 'message') return
      const { seq } = JSON.parse(data) as { seq: number }
      if (seq !== expected++) whole.reject(new Error(`seq ${seq} instead of ${expected - 1}`))
      if (seq === GAP) whole.resolve(performance.now() - startedAt)
    },
  )
  const ours = await whole.promise
  stream.close()
  const subject = `A gap of ${GAP.toLocaleString('en')} messages, whole`
  return { subject, ours, unit: 'ms', most: 1000 }
}

/** Puts the same load on each transport, one after the other in one run. */
async function compareWays(product: Running): Promise<Row[]> {
  const authorization = await signIn(product.url)
  const streamed = await measureDelays(await openStreams(product.url, authorization, makeIds()))
  const reference = await run(['proofs/bench/socket-io-server.ts'], { env: {} })
  const socketed = await measureDelays(await openSockets(reference.url, makeIds()))
  await reference.stop()
  const polled = await measureDelays(openPolls(product.url, authorization, makeIds()))
  const subject = `Sent to shown, ${STREAMS} open chats, ${PER_SECOND} messages/s`
  const promised = { 50: 15, 95: 50, 99: 120 }
  const ours = Object.entries(promised).map(([percent, most]): Row => {
    const part = Number(percent) / 100
    const beside = [
      `Socket.IO without storage ${percentile(socketed, part).toFixed(1)}`,
      `polling every 3 s ${percentile(polled, part).toFixed(0)}`,
    ]
    const name = `${subject}, p${percent} (${beside.join(', ')})`
    return { subject: name, ours: percentile(streamed, part), unit: 'ms', most }
  })
  return ours
}

async function measureDelays({ userIds, send, onShown, close }: Transport) {
  const sentAt = new Map<string, number>()
  const delays: number[] = []
  onShown((id) => {
    const at = sentAt.get(id)
    if (at === undefined) return
    sentAt.delete(id)
    delays.push(performance.now() - at)
  })
  const count = PER_SECOND * SECONDS
  const sending = []
  for (let index = 0; index < count; index++) {
    const id = newId()
    const userId = userIds[(index * 7) % userIds.length] ?? ''
    sentAt.set(id, performance.now())
    sending.push(send(userId, index % 2 === 0, id))
    await sleep(1000 / PER_SECOND)
  }
  await Promise.all(sending)
  await sleep(POLL_MS + 1000)
  close()
  if (sentAt.size > 0) throw new Error(`${sentAt.size} of ${count} messages were never shown`)
  return delays
}

const makeIds = () => Array.from({ length: STREAMS }, () => newId())
