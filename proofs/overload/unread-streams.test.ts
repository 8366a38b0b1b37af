import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { v7 as newId } from 'uuid'
import { expect, onTestFinished, test } from 'vitest'
import { makeMessage } from '#tests/factories.ts'
import { longText, storeMessages } from '#tests/store-messages.ts'
import { startTestApp } from '#tests/test-app.ts'

const MB = 1024 * 1024

/** Starts a listening server. `lines` are its sockets to slow clients. */
async function start() {
  const started = await startTestApp()
  await started.app.listen({ port: 0, host: '127.0.0.1' })
  const lines: Socket[] = []
  started.app.server.on('connection', (line) => lines.push(line))
  return { ...started, lines }
}

/** Opens a stream on a real socket and stops reading after its start. */
async function openUnread(app: FastifyInstance, path: string, headers: Record<string, string>) {
  const { port } = app.server.address() as { port: number }
  const socket = connect(port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\n${lines.join('')}\r\n`)
  await once(socket, 'data')
  socket.pause()
}

/** Returns the number of bytes that this process buffers for a socket. */
function bytesHeld(line: Socket) {
  const { _handle: handle } = line as Socket & { _handle: Handle | null }
  return handle ? line.bytesWritten - handle.bytesWritten + handle.writeQueueSize : 0
}

interface Handle {
  bytesWritten: number
  writeQueueSize: number
}

test('buffers only a few messages for a visitor’s stream that is not read', {
  // Three clients with 40 MB each.
  timeout: 300_000,
}, async () => {
  const { app, db, lines } = await start()
  // 40 MB exceed the socket buffers of Linux (4 MB to send, up to 32 MB to receive).
  await storeMessages(db, 10_000)

  for (let after = 0; after < 3; after++) {
    await openUnread(app, `/api/messages/stream/?user_id=visitor-1&after=${after}`, {})
  }
  const isStuck = () => lines.filter((line) => line.writableNeedDrain).length
  await expect.poll(isStuck, { timeout: 60_000 }).toBe(3)
  const sent = () => lines.map(({ bytesWritten }) => bytesWritten).join()
  const totals: string[] = []
  const isStill = () => totals.push(sent()) > 1 && totals.at(-1) === totals.at(-2)
  await expect.poll(isStill).toBe(true)

  expect(Math.max(...lines.map(bytesHeld))).toBeLessThan(MB / 8)
})

test('drops an office stream that is not read before it buffers more than 1 MB', async () => {
  const { app, lines, credentials } = await start()
  await openUnread(app, '/api/conversations/stream/', await credentials())
  const line = lines.at(-1) as Socket
  const message = { ...makeMessage(), id: newId(), created_at: '', seq: 1, message: longText }

  let most = 0
  for (let turn = 0; turn < 2000 && !line.destroyed; turn++) {
    app.chat.office.send('conversation', { message } as never)
    most = Math.max(most, bytesHeld(line))
    await new Promise(setImmediate)
  }

  expect(line.destroyed).toBe(true)
  expect(most).toBeLessThan(1.1 * MB)
})
