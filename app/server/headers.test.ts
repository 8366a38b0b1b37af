import { expect, test } from 'vitest'
import { registerBuiltPages } from '#tests/built-pages.ts'
import { sendRawRequest } from '#tests/send-raw-request.ts'
import { startTestApp } from '#tests/test-app.ts'

const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
}
const hsts = 'strict-transport-security'

/** One request for each kind of response. */
const requests = [
  ['200', { url: '/healthz' }],
  ['200', { url: '/api/destinations/', headers: { origin: 'https://other.example' } }],
  ['200', { url: '/api/openapi.json' }],
  ['400', { url: '/api/messages/?user_id=a%20b' }],
  ['400', { url: '/api/%zz' }],
  ['400', { url: '/media/%zz' }],
  ['401', { url: '/api/contacts/' }],
  ['401', { url: '/api/destinations/', headers: { authorization: 'Bearer x' } }],
  ['404', { url: '/api/nothing/' }],
  ['404', { url: '/media/nothing.webp' }],
  ['413', { method: 'POST', url: '/api/contacts/', payload: { a: 'x'.repeat(70_000) } }],
  ['415', { method: 'POST', url: '/api/contacts/', payload: 'a' }],
  ['414', { url: `/media/${'x'.repeat(300)}` }],
] as const

test('every kind of response has the security headers', async () => {
  const { app } = await startTestApp()

  for (const [status, request] of requests) {
    const response = await app.inject(request)
    expect([request, String(response.statusCode)]).toEqual([request, status])
    expect(response.headers, request.url).toMatchObject(always)
    expect(response.headers, request.url).not.toHaveProperty(hsts)
    // Other sites can read no response.
    expect(response.headers).not.toHaveProperty('access-control-allow-origin')
  }
})

test('responses 429 and 304 have them too', async () => {
  const { app } = await startTestApp({ config: { rateLimitFactor: 0.001 } })
  const { headers } = await app.inject('/api/destinations/')
  const read = () => app.inject('/api/messages/?user_id=a')
  await read()

  const throttled = await read()
  const known = { 'if-none-match': String(headers.etag) }
  const unchanged = await app.inject({ url: '/api/destinations/', headers: known })

  expect([throttled.statusCode, unchanged.statusCode]).toEqual([429, 304])
  expect(throttled.headers).toMatchObject(always)
  expect(unchanged.headers).toMatchObject(always)
})

test('a server error has the headers and reveals no internals', async () => {
  const { app, db } = await startTestApp()
  await db.schema.dropTable('destinations').execute()

  const response = await app.inject('/api/destinations/')

  expect(response.statusCode).toBe(500)
  expect(response.headers).toMatchObject(always)
  const request_id = response.headers['x-request-id']
  expect(response.json()).toEqual({
    detail: `Something went wrong on our side. Request ID: ${request_id}.`,
    code: 'error',
    params: { request_id: expect.stringMatching(/^[0-9a-f]{6}-[0-9a-z]+$/) },
  })
})

test('sends HSTS if the site uses HTTPS', async () => {
  const { app } = await startTestApp({ config: { publicUrl: 'https://www.gantavya.example' } })

  for (const [, request] of requests) {
    const { headers } = await app.inject(request)
    expect(headers[hsts], request.url).toBe('max-age=31536000; includeSubDomains')
  }
})

for (const [name, bytes] of [
  ['what is not HTTP', 'hello\r\n\r\n'],
  ['a header that is broken', 'GET / HTTP/1.1\r\nHost: a\r\nBad Header\r\n\r\n'],
  [
    'two lengths',
    'POST /api/contacts/ HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\na',
  ],
  ['headers without end', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`],
] as const) {
  test(`${name} is answered with 400, a message and the headers`, async () => {
    const { app } = await startTestApp()
    await app.listen({ port: 0 })

    const [head = '', body = ''] = (await sendRawRequest(app, bytes)).split('\r\n\r\n')

    expect(head).toMatch(/^HTTP\/1\.1 400 /)
    expect(head.toLowerCase()).toContain('x-content-type-options: nosniff')
    expect(JSON.parse(body)).toEqual({
      detail: 'The request could not be understood.',
      code: 'invalid',
    })
    expect((await app.inject('/readyz')).statusCode).toBe(200)
  })
}

test('refuses a body of 10 MB without reading it', async () => {
  const { app } = await startTestApp()
  const address = await app.listen({ port: 0 })

  const response = await fetch(`${address}/api/contacts/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ message: 'x'.repeat(10 * 1024 * 1024) }),
  })

  expect(response.status).toBe(413)
  expect(await response.json()).toEqual({
    detail: 'This is too large to be accepted.',
    code: 'too_large',
  })
})

// From https://github.com/mdn/mdn-http-observatory, grader/charts.js: 100 points and the bonuses.
test('MDN’s HTTP Observatory finds 130 points on every kind of page', async () => {
  const config = { publicUrl: 'https://www.gantavya.example' }
  const { app } = await startTestApp({ config, withFirstContent: true, pages: registerBuiltPages })

  for (const url of ['/', '/canada', '/contact', '/login', '/admin/dashboard', '/nothing-here']) {
    const { headers } = await app.inject(url)
    const policy = String(headers['content-security-policy'])
    expect(headers).toMatchObject({
      // Required for 100 points.
      'x-content-type-options': 'nosniff',
      [hsts]: 'max-age=31536000; includeSubDomains',
      // Bonuses of 5 and 10 points.
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-resource-policy': 'same-origin',
      // 5 points for frame-ancestors; 10 for a default-src of none without unsafe sources.
      'content-security-policy': expect.stringMatching(
        /^default-src 'none';.*frame-ancestors 'none'/,
      ),
    })
    expect([url, policy.match(/'unsafe-(inline|eval)'|data:|https?:|\*/)]).toEqual([url, null])
    expect(headers).not.toHaveProperty('set-cookie')
    expect(headers).not.toHaveProperty('access-control-allow-origin')
  }
})
