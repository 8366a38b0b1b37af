import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { expect, test, vi } from 'vitest'
import { registerBuiltPages } from '#tests/built-pages.ts'
import { sendRawRequest } from '#tests/send-raw-request.ts'
import { startTestApp } from '#tests/test-app.ts'

// Renders many pages, which takes time on a busy machine.
vi.setConfig({ testTimeout: 90_000 })
/** A change without effect, which still invalidates the cache. */
const nothing = async () => {}

const kept = [
  '/',
  '/canada',
  '/contact',
  '/admin/dashboard',
  '/robots.txt',
  '/sitemap.xml',
  '/_.data',
  '/canada.data',
  '/nothing-here',
  '/nothing-here.data',
  '/compare',
  '/compare?countries=au,ca',
  '/compare.data?countries=au,ca',
]

/** Headers that frameworks and proxies read, with values of an attacker. */
const strange: Record<string, string> = {
  host: 'evil.example',
  'x-forwarded-host': 'evil.example/login?',
  'x-forwarded-proto': 'javascript',
  'x-forwarded-port': '1',
  'x-forwarded-prefix': '/login',
  'x-forwarded-for': '10.1.1.1',
  forwarded: 'for=10.1.1.1;host=evil.example;proto=https',
  'x-original-url': '/login',
  'x-rewrite-url': '/login',
  'x-http-method-override': 'POST',
  'x-http-method': 'DELETE',
  'accept-language': 'ne',
  accept: 'text/x-evil',
  cookie: 'chat=evil; session=evil',
  authorization: 'Bearer evil',
  origin: 'https://evil.example',
  referer: 'https://evil.example/login',
  purpose: 'prefetch',
  'sec-purpose': 'prefetch',
  'sec-fetch-dest': 'empty',
  'sec-fetch-mode': 'cors',
  'sec-fetch-site': 'cross-site',
  'x-moz': 'prefetch',
  'x-requested-with': 'XMLHttpRequest',
  'user-agent': 'Googlebot',
  range: 'bytes=0-9',
  'if-none-match': '"evil"',
  'if-modified-since': 'Tue, 01 Jan 2099 00:00:00 GMT',
  'content-type': 'application/x-evil',
  'x-react-router-spa-mode': 'yes',
  'x-react-router-prerender-data': 'evil',
  'x-react-router-data': 'yes',
  'x-remix-response': 'yes',
  'rsc-action-id': 'evil',
  te: 'trailers',
}

/** A server, and a second one on the same database without requests. */
async function startTwo() {
  const options = { pages: registerBuiltPages, config: { trustProxy: ['127.0.0.1'] } }
  const one = await startTestApp({ ...options, withFirstContent: true })
  const other = await startTestApp({ ...options, address: one.address })
  return { app: one.app, untouched: other.app }
}

/** Returns all of a response except the time. */
async function read(app: FastifyInstance, request: string | InjectOptions) {
  const { statusCode, headers, body } = await app.inject(request)
  return { statusCode, headers: { ...headers, date: '' }, body }
}

/** Sends the address as it is; `inject` would normalize it. */
async function readRaw({ server }: FastifyInstance, path: string) {
  const { port } = server.address() as { port: number }
  const asked = get({ port, path, host: '127.0.0.1', headers: { connection: 'keep-alive' } })
  const [response] = (await once(asked, 'response')) as [IncomingMessage]
  const headers: Record<string, unknown> = { ...response.headers, date: '' }
  delete headers['keep-alive']
  return { statusCode: response.statusCode, headers, body: await text(response) }
}

test('values of a request do not appear in the next visitor’s response', async () => {
  const { app, untouched } = await startTwo()

  for (const url of kept) {
    const clean = await read(untouched, url)
    for (const method of ['GET', 'HEAD'] as const) {
      await app.responseCache.invalidateAfter(nothing)
      await app.inject({ method, url, headers: strange })
      expect([method, url, await read(app, url)]).toEqual([method, url, clean])
    }
  }
})

test('no single header changes the next visitor’s response', async () => {
  const { app, untouched } = await startTwo()

  for (const url of ['/login', '/canada.data', '/robots.txt']) {
    const clean = await read(untouched, url)
    for (const [name, value] of Object.entries(strange)) {
      await app.responseCache.invalidateAfter(nothing)
      await app.inject({ url, headers: { [name]: value } })
      expect([name, url, await read(app, url)]).toEqual([name, url, clean])
    }
  }
})

const sentence = 'The request could not be understood.'

/** A request target, and its host header lines. */
const malformed: [target: string, host: string][] = [
  ['/contact', ''],
  ['/contact', 'Host: \r\n'],
  ['/contact', 'Host: [\r\n'],
  ['/contact', 'Host: a b\r\n'],
  ['/contact', 'Host: @\r\n'],
  ['/contact', 'Host: x/login?\r\n'],
  ['/contact', 'Host: me@x\r\n'],
  ['/contact', 'Host: a\r\nHost: b\r\n'],
  ['http://evil.example/contact', 'Host: a\r\n'],
  ['file:///contact', 'Host: a\r\n'],
  ['contact', 'Host: a\r\n'],
  ['*', 'Host: a\r\n'],
]

test('an invalid target or host is answered with 400 and changes no page', async () => {
  const { app, untouched } = await startTwo()
  const clean = await read(untouched, '/contact')
  await app.listen({ port: 0 })
  const sendRaw = async (method: string, target: string, host: string) => {
    const head = `${method} ${target} HTTP/1.1\r\n${host}Connection: close\r\n\r\n`
    return (await sendRawRequest(app, head)).split('\r\n\r\n')
  }

  for (const [target, host] of malformed) {
    const what = `${target} ${host}`
    for (const method of ['GET', 'HEAD', 'POST', 'OPTIONS']) {
      const [head = '', body = ''] = await sendRaw(method, target, host)
      expect(head, what).toMatch(/^HTTP\/1\.1 400 /)
      if (method !== 'HEAD') expect(body, what).toContain(sentence)
      expect(head.toLowerCase(), what).toContain('x-content-type-options: nosniff')
    }
    expect([what, await read(app, '/contact')]).toEqual([what, clean])
  }
  for (const [target, host] of malformed.filter(([each]) => each.startsWith('/'))) {
    expect((await sendRaw('GET', target, host))[1]).toBe(`${sentence}\n`)
    const [, body = ''] = await sendRaw('GET', '/api/services/', host)
    expect(JSON.parse(body)).toEqual({ detail: sentence, code: 'invalid' })
  }
})

test('an HTTP/1.0 request needs no host', async () => {
  const { app } = await startTwo()
  await app.listen({ port: 0 })

  expect(await sendRawRequest(app, 'GET /robots.txt HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /)
})

test('every spelling of an address gets the same page', async () => {
  const { app, untouched } = await startTwo()
  await app.listen({ port: 0 })
  const spellings: Record<string, string[]> = {
    '/': ['/?', '/?index', '/?a=/canada', '//', '/#x', '/#x?y'],
    '/login': [
      '/login/',
      '/login//',
      '/Login',
      '/l%6fgin',
      '/%6cogin?x#y',
      '/login#%zz',
      '/login?_routes=root',
      '/login??',
      '/login?index',
      '/login?.data',
    ],
    '/canada.data': [
      '/canada.data?',
      '/canada.data?_routes=root',
      '/canada.data?_routes=root?',
      '/canada.data?_routes=canada?',
      '/canada.data?_routes=',
      '/canada.data?index',
      '/canada.data#',
      '/canada.data?_routes=nothing&x',
      '/canada.data?%5froutes=root',
      '/canada/_.data',
      '/CANADA.data',
    ],
    '/_.data': ['/_.data?_routes=site/home-page?', '/.data', '/_.data?_routes=x'],
    '/nothing-here': [
      '//canada',
      '//evil.example/canada',
      '/%2e',
      '/%2e%2e/canada',
      '/canada%2f',
      '/canada/x',
      '/..',
      '/a/../canada',
      '/canada;x',
      '/*',
      '/__manifest',
      '/__manifest?paths=/canada',
      '/%5ccanada',
      '/canad%c4%b1',
      '/%e2%84%aa',
      `/${'a'.repeat(190)}`,
    ],
    '/admin': ['/admin/', '/Admin/nothing-here', '/admin?x=/canada', '/admin/leads/x/y'],
    '/compare': [
      '/compare?',
      '/compare?countries',
      '/compare?countries=,%2c&countries=',
      '/compare?x=au',
      '/compare#?countries=au,ca',
      '/compare??countries=au,ca',
      '/compare?%00',
      '/compare?%zz',
      '/compare?Countries=au,ca',
      '/compare?countries%5b%5d=au',
      '/Compare/?country=au,ca',
    ],
    '/compare?countries=au,ca': [
      '/compare?countries=ca,au',
      '/compare?countries=au&countries=ca',
      '/COMPARE/?countries=CA,AU',
      '/compare?countries=au%2Cca',
      '/compare?countries=,au,,ca,au,',
      '/compare?countries=+au,ca%20',
      '/compare?countries=Australia,canada',
      '/compare?x=/login&countries=au,ca&fbclid=x#?countries=gb',
      '/compare?%63ountries=au,ca',
      '/compare?_routes=root&countries=au,ca',
      `/compare?countries=ca,au&${'x'.repeat(1000)}`,
    ],
    '/compare.data?countries=au,ca': [
      '/compare.data?countries=ca%2Cau&_routes=root',
      '/compare/_.data?countries=au&countries=ca',
    ],
    '/nothing-here.data': ['/canada/x.data?_routes=root', '/*.data', '/sitemap.xml.data'],
  }

  for (const [url, others] of Object.entries(spellings)) {
    for (const spelling of others) {
      const clean = await read(untouched, url)
      await app.responseCache.invalidateAfter(nothing)
      // The first request creates the page, the second gets it from the cache.
      for (const again of [spelling, url]) {
        expect(await readRaw(app, again), `${spelling} → ${again}`).toEqual(clean)
      }
    }
  }
})
