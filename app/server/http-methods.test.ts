import { connect } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import { startTestApp } from '#tests/test-app.ts'

/** Stands for the pages, which must never get such a request. */
async function start() {
  const { app } = await startTestApp({
    async pages(app) {
      app.all('/*', { config: { access: 'anyone' } }, () => {
        throw new Error('A page was asked')
      })
    },
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  return app
}

/** Sends raw bytes, and returns what the server sends until it closes. */
async function sendBytes(app: FastifyInstance, bytes: string) {
  const { port } = app.server.address() as { port: number }
  const socket = connect(port, '127.0.0.1')
  socket.write(bytes)
  let answer = ''
  for await (const chunk of socket) answer += chunk
  return answer
}

const webDav = ['PROPFIND', 'PROPPATCH', 'MKCOL', 'COPY', 'MOVE', 'LOCK', 'UNLOCK', 'REPORT']
const others = ['TRACE', 'OPTIONS', 'CONNECT', 'SEARCH', 'QUERY', 'PURGE', 'LINK', 'M-SEARCH']

test.each([...webDav, ...others])('%s is refused with the usual error format', async (method) => {
  const app = await start()
  const targets =
    method === 'CONNECT' ? ['a.example:443'] : ['/', '/contact', '/api/', '/api/contacts/']

  for (const target of targets) {
    const answer = await sendBytes(
      app,
      `${method} ${target} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`,
    )
    const [head = '', body = ''] = answer.split('\r\n\r\n')
    expect([target, head.split('\r\n')[0]]).toEqual([target, 'HTTP/1.1 405 Method Not Allowed'])
    expect(head).toMatch(/^allow: GET, HEAD, POST/im)
    expect(head).toMatch(/^content-type: application\/json/im)
    expect(head).toMatch(/^x-content-type-options: nosniff/im)
    expect(JSON.parse(body)).toEqual({
      detail: 'This address does not take requests of this kind.',
      code: 'method_not_allowed',
    })
  }
  expect((await app.inject('/readyz')).statusCode).toBe(200)
})

test('an unknown method is answered with 400', async () => {
  const app = await start()

  const answer = await sendBytes(app, 'BREW / HTTP/1.1\r\nHost: a\r\n\r\n')

  expect(answer).toMatch(/^HTTP\/1\.1 400 /)
  expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toEqual({
    detail: 'The request could not be understood.',
    code: 'invalid',
  })
})
