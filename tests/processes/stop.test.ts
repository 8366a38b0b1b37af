import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { readEvents } from '#tests/read-events.ts'
import { signIn } from './api-clients.ts'
import { createFolder } from './databases.ts'
import { adminSettings, startServer } from './server-process.ts'

const start = () => startServer({ DATA_DIR: createFolder(), ...adminSettings })

test('SIGTERM ends the server although browsers keep connections open', async () => {
  const { url, kill, output } = await start()
  const agent = new Agent({ keepAlive: true })
  const [used] = await once(request(`${url}/healthz`, { agent }).end(), 'response')
  await text(used)
  const unused = connect(Number(new URL(url).port), '127.0.0.1')
  await once(unused, 'connect')

  const startedAt = Date.now()
  expect(await kill('SIGTERM')).toBe(0)

  // Well before the shutdown limit.
  expect(Date.now() - startedAt).toBeLessThan(7_000)
  expect(output.stderr).toBe('')
})

test('SIGTERM ends open streams, and the server with them', async () => {
  const { url, kill, output } = await start()
  const { access } = await signIn(url)
  const visitors = Array.from({ length: 50 }, (_, index) =>
    readEvents(`${url}/api/messages/stream/?user_id=visitor-${index}`),
  )
  const office = readEvents(`${url}/api/conversations/stream/`, {
    authorization: `Bearer ${access}`,
  })
  const streams = await Promise.all([...visitors, office])
  for (const { takeEvents } of streams) await takeEvents('hello')

  const startedAt = Date.now()
  expect(await kill('SIGTERM')).toBe(0)

  expect(Date.now() - startedAt).toBeLessThan(3_000)
  expect(output.stderr).toBe('')
  for (const { ended } of streams) await ended
})

test('a running request at SIGTERM is answered', async () => {
  const { url, child, ended } = await start()
  const body = JSON.stringify({
    name: 'Asha',
    email: 'asha@students.example',
    phone: '9800000000',
    message: 'May I come on Sunday?',
  })
  const headers = { 'content-type': 'application/json', 'content-length': body.length }
  const sending = request(`${url}/api/contacts/`, { method: 'POST', headers })
  const answered = once(sending, 'response')
  // The server waits for the second half of the body.
  await new Promise((resolve) => sending.write(body.slice(0, 20), resolve))
  await healthy(url)

  child.kill('SIGTERM')
  await gone(url)
  sending.end(body.slice(20))

  const [response] = await answered
  expect(response.statusCode).toBe(201)
  expect(JSON.parse(await text(response))).toMatchObject({ name: 'Asha' })
  expect(await ended).toBe(0)
})

test('SIGTERM ends the server within 10 s despite an unfinished request', async () => {
  const { url, kill } = await start()
  const half = connect(Number(new URL(url).port), '127.0.0.1')
  half.on('error', () => {})
  half.write(
    'POST /api/contacts/ HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{"name":',
  )
  await healthy(url)

  const startedAt = Date.now()
  expect(await kill('SIGTERM')).toBe(0)

  expect(Date.now() - startedAt).toBeLessThan(10_000)
})

/** Waits for a response, so that earlier data has been read. */
async function healthy(url: string) {
  expect((await fetch(`${url}/healthz`)).status).toBe(200)
}

/** Waits until the port is closed. */
async function gone(url: string) {
  for (;;) {
    const socket = connect(Number(new URL(url).port), '127.0.0.1')
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    )
    socket.destroy()
    if (!isOpen) return
  }
}
