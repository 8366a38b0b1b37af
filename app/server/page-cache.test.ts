import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { once } from 'node:events'
import { type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { destinationsApi } from '#app/features/destinations/contract.ts'
import { makeDestination } from '#tests/factories.ts'
import { sendRawRequest } from '#tests/send-raw-request.ts'
import { startTestApp } from '#tests/test-app.ts'

const path = '/api/destinations/'

/** A server with a cached list of destinations, and a count of handled calls. */
async function start() {
  const started = await startTestApp({ withFirstContent: true })
  const { app } = started
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  let handled = 0
  const count = () => void handled++
  subscribe('tracing:fastify.request.handler:start', count)
  onTestFinished(() => void unsubscribe('tracing:fastify.request.handler:start', count))

  async function send(headers: OutgoingHttpHeaders = {}, method = 'GET', target = path) {
    const clientRequest = request({ port, host: '127.0.0.1', path: target, method, headers }).end()
    const [answer] = (await once(clientRequest, 'response')) as [IncomingMessage]
    const { date: _date, ...rest } = answer.headers
    return {
      status: answer.statusCode,
      headers: rest,
      body: (await buffer(answer)).toString('hex'),
    }
  }
  const uncached = await send()
  expect(handled).toBe(1)
  return { ...started, send, uncached, handled: () => handled }
}

test('a cached response equals the uncached one in every encoding', async () => {
  const { send, handled } = await start()

  for (const encoding of ['identity', 'gzip', 'br']) {
    // Headers that bypass the cache without changing the response.
    const uncached = await send({ 'accept-encoding': encoding, 'if-none-match': '"another"' })
    const before = handled()
    expect(await send({ 'accept-encoding': encoding })).toEqual(uncached)
    expect(handled()).toBe(before)
    expect(uncached.status).toBe(200)
  }
})

test('other request headers do not change a cached response', async () => {
  const { send, uncached, handled } = await start()

  for (const [name, value] of Object.entries({
    host: 'other.example',
    'x-forwarded-host': 'evil.example/login?',
    'x-http-method-override': 'DELETE',
    'x-original-url': '/login',
    cookie: 'session=evil',
    range: 'bytes=0-9',
    origin: 'https://evil.example',
  })) {
    expect([name, await send({ [name]: value })]).toEqual([name, uncached])
  }
  expect(handled()).toBe(1)
})

test('requests that are not simple bypass the page cache', async () => {
  const { app, send, uncached } = await start()
  const { etag } = uncached.headers

  expect(await send({ 'if-none-match': etag })).toMatchObject({ status: 304, body: '' })
  expect(await send({ authorization: 'Bearer x' })).toMatchObject({ status: 401 })
  expect(await send({ host: 'a b' })).toMatchObject({ status: 400 })
  const twoHosts = `GET ${path} HTTP/1.1
Host: a
Host: b
Connection: close

`
  expect(await sendRawRequest(app, twoHosts)).toMatch(/^HTTP\/1.1 400 /)
  expect(await send({}, 'HEAD')).toMatchObject({ status: 200, body: '' })
  expect(await send({}, 'OPTIONS')).toMatchObject({ status: 405 })
  expect(await send({}, 'POST')).toMatchObject({ status: 401 })
  expect(await send({}, 'GET', '/api/destinations')).toEqual(uncached)
  expect(await send({}, 'GET', `${path}?a=1`)).toEqual(uncached)
  expect(await send()).toEqual(uncached)
})

test('serves a change immediately', async () => {
  const { send, uncached, administrator } = await start()

  await administrator.call(destinationsApi.add, { body: makeDestination() })

  const after = await send()
  expect(Buffer.from(after.body, 'hex').toString()).toContain('Norway')
  expect(await send()).toEqual(after)
  expect(after.headers.etag).not.toBe(uncached.headers.etag)
})
