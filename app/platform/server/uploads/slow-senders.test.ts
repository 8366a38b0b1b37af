import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import type { FastifyRequest } from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import { watchSender } from './slow-senders.ts'

/** Sends a form of which this many bytes arrive, and no more. */
async function send(bytes: number) {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const sender = { isAwaited: vi.fn(() => false), giveUp: vi.fn() }
  const server = createServer((raw: IncomingMessage) => {
    watchSender({ raw } as FastifyRequest, sender)
    raw.on('error', () => {}).resume()
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  let received = () => 0
  server.once('connection', (socket) => {
    received = () => socket.bytesRead
  })
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1')
  client.on('error', () => {}).resume()
  onTestFinished(() => {
    client.destroy()
    server.close()
  })
  const head = `POST / HTTP/1.1\r\nHost: a\r\nContent-Length: ${bytes + 1}\r\n\r\n`
  client.write(head)
  client.write(Buffer.alloc(bytes))
  await expect.poll(() => received(), { timeout: 10_000 }).toBe(head.length + bytes)
  return { ...sender, isOpen: () => !client.destroyed }
}

const MINUTE = 60_000

test('a form with files that is fast enough takes more than a minute, until another one waits', async () => {
  const { giveUp, isAwaited, isOpen } = await send(4 * 1024 * 1024)
  isAwaited.mockReturnValue(true)
  vi.advanceTimersByTime(MINUTE - 1000)
  expect(giveUp).not.toHaveBeenCalled()
  isAwaited.mockReturnValue(false)
  vi.advanceTimersByTime(2 * MINUTE)
  expect([giveUp.mock.calls.length, isOpen()]).toEqual([0, true])
  isAwaited.mockReturnValue(true)
  vi.advanceTimersByTime(5_000)
  expect([giveUp.mock.calls.length, isOpen()]).toEqual([1, true])
})

test('a form with files that is too slow ends after a minute', async () => {
  const { giveUp, isOpen } = await send(100 * 1024)
  vi.advanceTimersByTime(MINUTE - 1000)
  expect(isOpen()).toBe(true)
  vi.advanceTimersByTime(6_000)
  await expect.poll(isOpen).toBe(false)
  expect(giveUp).not.toHaveBeenCalled()
})
