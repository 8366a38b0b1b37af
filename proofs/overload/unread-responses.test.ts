import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { storeMessages } from '#tests/store-messages.ts'
import { startTestApp } from '#tests/test-app.ts'

const MB = 1024 * 1024
/** Its response has 12 MB. */
const MESSAGES = 1000
const path = '/api/messages/?user_id=visitor-1&after=0'

/** A listening server, its connections, and a public conversation. */
async function start() {
  const { app, db } = await startTestApp()
  await storeMessages(db, MESSAGES)
  const url = await app.listen({ port: 0, host: '127.0.0.1' })
  const sockets: Socket[] = []
  app.server.on('connection', (socket) => sockets.push(socket))
  /** Sends many requests at once, and does not read the responses. */
  async function sendRequests(times: number) {
    const { port } = new URL(url)
    const socket = connect(Number(port), '127.0.0.1').pause()
    onTestFinished(() => void socket.destroy())
    const connected = once(app.server, 'connection')
    socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`.repeat(times))
    await connected
  }
  return { url, sockets, sendRequests }
}

const isOver = (socket: Socket) => socket.destroyed

test('at most 64 MB of unread responses wait, and readers get complete responses', {
  timeout: 300_000,
}, async () => {
  const { url, sockets, sendRequests } = await start()

  for (let index = 0; index < 12; index++) {
    await sendRequests(1)
    await expect.poll(() => sockets.at(-1)?.writableLength).toBeGreaterThan(MB)
  }

  const waiting = sockets.reduce((bytes, { writableLength }) => bytes + writableLength, 0)
  expect(waiting).toBeLessThan((64 + 13) * MB)
  // The first ones have waited longest.
  expect(sockets.map(isOver)).toEqual(
    sockets.map((_, index) => index < sockets.filter(isOver).length),
  )
  expect(sockets.some(isOver)).toBe(true)
  const answer = await fetch(url + path)
  expect(await answer.json()).toHaveLength(MESSAGES)
})

test('disconnects a client that sends many requests without reading', {
  timeout: 300_000,
}, async () => {
  const { url, sockets, sendRequests } = await start()

  await sendRequests(10)

  await expect.poll(() => sockets[0]?.destroyed, { timeout: 60_000 }).toBe(true)
  expect(await (await fetch(url + path)).json()).toHaveLength(MESSAGES)
})
