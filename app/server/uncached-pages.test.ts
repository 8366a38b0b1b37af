import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { InjectOptions } from 'fastify'
import { expect, test, vi } from 'vitest'
import { contactsApi } from '#app/features/contacts/contract.ts'
import { comparison, guidesApi } from '#app/features/guides/contract.ts'
import { publicUrl, registerBuiltPages } from '#tests/built-pages.ts'
import { makeContact } from '#tests/factories.ts'
import { holdCacheClock } from '#tests/hold-cache-clock.ts'
import { startTestApp } from '#tests/test-app.ts'

// Sends thousands of requests, which takes time on a busy machine.
vi.setConfig({ testTimeout: 90_000 })

const start = (config = {}) =>
  startTestApp({ pages: registerBuiltPages, config, withFirstContent: true })

/** Sends the contact form as a browser without scripts does. */
const formOf = (values: Record<string, string>, headers = {}): InjectOptions => ({
  method: 'POST',
  url: '/contact',
  headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  payload: new URLSearchParams(values).toString(),
})

test('any number of requested addresses adds no cached responses', async () => {
  holdCacheClock()
  const { app } = await start()
  const long = 'x'.repeat(1000)
  const requestPages = async (from: number) => {
    for (let index = from; index < from + 100; index++) {
      await app.inject(`/login.data?_routes=${index}&${long}`)
      await app.inject(`/canada?${index}=${long}`)
      await app.inject(`/nothing/${index}/${long}`)
      await app.inject(`/nothing/${index}.data?${long}`)
      await app.inject(`/__manifest?version=1&paths=/${index}${long}`)
    }
  }
  await requestPages(0)
  const { stats } = app.responseCache

  await requestPages(100)

  expect(app.responseCache.stats).toEqual(stats)
  // Including the data of the guide page: the office, its page, facts and lists.
  expect(stats.answers).toBe(14)
  expect(stats.bytes).toBeLessThan(800_000)
})

test('the cache holds at most one response per page', async () => {
  holdCacheClock()
  const { app } = await start()
  const map = (await app.inject('/sitemap.xml')).body
  const paths = [...map.matchAll(/<loc>[^<]+?:\d+(\/[^<]*)</g)].map(([, path = '']) => path)

  const failed: string[] = []
  for (const path of paths) {
    for (const url of [path, `${path}/`, path.toUpperCase(), `${path}?a`, `${path}.data?a`]) {
      const { statusCode } = await app.inject(url)
      if (statusCode >= 500) failed.push(url)
    }
  }

  expect(failed).toEqual([])
  expect(paths.length).toBeGreaterThan(15)
  // The page, its data and document; the sitemap, the not-found page (for "//"), and the lists that
  // pages show, in each language.
  expect(app.responseCache.stats.answers).toBeLessThanOrEqual(3 * paths.length + 2 * 14)
  expect(app.responseCache.stats.bytes).toBeLessThan(14 * 1024 * 1024)
})

test('caches every comparison once for all spellings', async () => {
  holdCacheClock()
  const { app, visitor } = await start()
  const guides = await visitor.call(guidesApi.list, {})
  const choices = guides
    .map(({ code }) => code.toLowerCase())
    .sort()
    .reduce<string[][]>((all, code) => all.concat(all.map((each) => [...each, code])), [[]])
    .filter(({ length }) => length <= comparison.maxCachedValues)

  for (const codes of choices) {
    const query = codes.map((code) => `countries=${code}`)
    await app.inject(`/compare?${query.join('&')}`)
    await app.inject(`/compare.data?${query.toReversed().join('&')}&x=${codes}`)
  }

  // Also the guides and facts that they show, and what every page needs: office, pages, menus,
  // scholarships, announcements, analytics, newsletter.
  expect(app.responseCache.stats.answers).toBe(2 * choices.length + 9)
  // Leaves room for all other pages.
  expect(app.responseCache.stats.bytes).toBeLessThan(20 * 1024 * 1024)
})

test('an invalid choice is rate-limited, not cached and not shown in the page', async () => {
  holdCacheClock()
  const { app } = await start({ rateLimitFactor: 0.01 })
  const clean = (await app.inject('/compare?countries=au,ca')).body
  const { stats } = app.responseCache
  const requestPages = (countries: string, remoteAddress: string) =>
    app.inject({ url: '/compare', query: { countries }, remoteAddress })

  const odd = {
    'au,ca,gb,jp,kr': 'You chose 5 countries.',
    'au,evil': 'Choose at least one more country',
    'au,ca,<script>evil': 'no guide for some of the countries',
    'other,other': 'no guide for some of the countries',
    [`au,${'evil,'.repeat(2000)}`]: 'no guide for some of the countries',
  }
  for (const [index, [countries, text]] of Object.entries(odd).entries()) {
    const { statusCode, headers, body } = await requestPages(countries, `10.0.0.${index}`)
    expect([countries, statusCode, headers['cache-control']]).toEqual([countries, 200, 'no-store'])
    expect(body).toContain(text)
    expect(body).not.toContain('evil')
  }
  for (let tries = 0; tries < 3; tries++) await requestPages('au,evil', '10.0.1.1')
  expect((await requestPages('au,evil', '10.0.1.1')).statusCode).toBe(429)

  expect((await requestPages('ca,au', '10.0.1.1')).body).toBe(clean)
  expect(app.responseCache.stats).toEqual(stats)
})

test('every unknown address gets the same 404 as a page and as data', async () => {
  const { app } = await start()
  const read = async (url: string) => {
    const { statusCode, headers, body } = await app.inject(url)
    return { statusCode, type: headers['content-type'], etag: headers.etag, body }
  }

  const page = await read('/nothing')
  const data = await read('/nothing.data')

  expect(page).toMatchObject({ statusCode: 404, type: 'text/html; charset=utf-8' })
  expect(page.body).toContain('Oops! Page not found')
  expect(data).toMatchObject({ statusCode: 404, type: 'text/x-script' })
  for (const url of ['/canada/x', '/__manifest', '/services/nothing']) {
    expect([url, await read(url)]).toEqual([url, page])
    expect([url, await read(`${url}.data`)]).toEqual([url, data])
  }
  // Addresses of the office have one page of their own, with a link to the login.
  const office = await read('/admin')
  expect(office).toMatchObject({ statusCode: 404, type: 'text/html; charset=utf-8' })
  expect(office.body).toContain('Oops! Page not found')
  expect(office.body).toContain('href="/login')
  expect(await read('/admin/nothing')).toEqual(office)
})

test('POST is accepted only on pages with a form; others answer 405', async () => {
  const { app } = await start()
  const kinds = ['POST', 'PUT', 'PATCH', 'DELETE'] as const

  for (const url of ['/', '/canada', '/nothing', '/contact.data', '/robots.txt', '/contact']) {
    for (const method of kinds) {
      if (url === '/contact' && method === 'POST') continue
      const { statusCode, headers, body } = await app.inject({ method, url })
      const allow = url === '/contact' ? 'GET, HEAD, POST' : 'GET, HEAD'
      expect([method, url, statusCode, headers.allow]).toEqual([method, url, 405, allow])
      expect(JSON.parse(body)).toEqual({
        detail: 'This address does not take requests of this kind.',
        code: 'method_not_allowed',
      })
    }
  }
  expect(app.responseCache.stats.answers).toBe(0)
})

test('HEAD answers like GET without the body', async () => {
  const { app } = await start()

  for (const url of ['/', '/canada.data', '/nothing', '/robots.txt']) {
    const { headers, statusCode } = await app.inject(url)
    const head = await app.inject({ method: 'HEAD', url })
    expect(head.body).toBe('')
    expect({ statusCode: head.statusCode, ...head.headers, date: '' }).toEqual({
      statusCode,
      ...headers,
      date: '',
    })
  }
})

test('a form is accepted from every address of this site and from no other site', async () => {
  const { app, administrator } = await start()
  const contact = makeContact()
  const send = (headers: Record<string, string>) => app.inject(formOf({ ...contact }, headers))

  for (const headers of [
    { host: 'www.office.example', origin: publicUrl },
    { host: 'www.office.example', origin: 'https://www.office.example' },
    { host: '192.168.1.4:3000', origin: 'http://192.168.1.4:3000' },
    { host: 'www.office.example' },
  ] as Record<string, string>[]) {
    const { statusCode, body } = await send(headers)
    expect([headers, statusCode]).toEqual([headers, 200])
    expect(body).toContain('Message Sent Successfully!')
  }
  for (const origin of [
    'https://evil.example',
    'null',
    'nonsense',
    '',
    `${publicUrl}.evil.example`,
  ]) {
    const { statusCode, headers, body } = await send({ host: 'www.office.example', origin })
    expect([origin, statusCode]).toEqual([origin, 403])
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(body).toBe('Please send this form from its own page.\n')
  }
  expect(await administrator.call(contactsApi.list, { querystring: {} })).toHaveLength(1)
})

test('a response to a form is compressed as requested and not cached', async () => {
  const { app } = await start()
  const send = (accepted: string) => app.inject(formOf({}, { 'accept-encoding': accepted }))
  const { body: plain, headers } = await send('')
  expect(plain).toContain('Please fill this in.')
  expect(headers).toMatchObject({ 'cache-control': 'no-store', vary: 'accept-encoding' })

  const unpack = { br: brotliDecompressSync, gzip: gunzipSync }
  for (const encoding of ['br', 'gzip'] as const) {
    const packed = await send(encoding)
    expect([packed.statusCode, packed.headers['content-encoding']]).toEqual([400, encoding])
    expect(packed.rawPayload.length).toBeLessThan(plain.length / 2)
    expect(unpack[encoding](packed.rawPayload).toString()).toBe(plain)
  }
  expect((await send('br;q=0')).headers['content-encoding']).toBeUndefined()
  // Only the data of the page: the office, its page, analytics, the newsletter and six lists.
  expect(app.responseCache.stats.answers).toBe(10)
})

test('uncached pages are rate-limited by address with a message, cached pages are not', async () => {
  const { app } = await start({ rateLimitFactor: 0.01 })
  const send = (remoteAddress: string) =>
    app.inject({ method: 'POST', url: '/login', remoteAddress })
  for (let tries = 0; tries < 3; tries++) expect((await send('10.0.0.1')).statusCode).toBe(400)

  const { statusCode, headers, body } = await send('10.0.0.1')

  expect([statusCode, headers['content-type']]).toEqual([429, 'text/plain; charset=utf-8'])
  expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  expect(body).toMatch(/^Too many requests\. Please try again in .+\.\n$/)
  expect((await send('10.0.0.2')).statusCode).toBe(400)
  for (let tries = 0; tries < 50; tries++) {
    const kept = await app.inject({ url: '/contact', remoteAddress: '10.0.0.1' })
    expect(kept.statusCode).toBe(200)
  }
})

test('errors of Nepali pages are in Nepali', async () => {
  const { app } = await start({ rateLimitFactor: 0.01 })
  const send = (origin = publicUrl) =>
    app.inject({ ...formOf({}, { host: 'www.office.example', origin }), url: '/ne/contact' })

  const foreign = await send('https://evil.example')
  expect([foreign.statusCode, foreign.body]).toEqual([403, 'यसका लागि अनुमति छैन।\n'])
  const other = await app.inject({ method: 'POST', url: '/ne' })
  expect([other.statusCode, other.json()]).toEqual([
    405,
    { detail: 'यो ठेगानाले यस्तो अनुरोध लिँदैन।', code: 'method_not_allowed' },
  ])
  expect((await send()).statusCode).toBe(400)
  // The limit of the contact form is lower than that of pages.
  for (let tries = 0; tries < 2; tries++) {
    const { statusCode, body } = await send()
    expect([statusCode, body.includes('धेरैपटक अनुरोध भयो।')]).toEqual([429, true])
  }
  const late = await send()
  expect([late.statusCode, late.headers['content-type']]).toEqual([
    429,
    'text/plain; charset=utf-8',
  ])
  expect(late.body).toMatch(/^धेरैपटक अनुरोध भयो। [०-९]+\s(सेकेन्ड|मिनेट)पछि फेरि प्रयास गर्नुहोस्।\n$/)
})

test('a Nepali form that is unreadable, wrong, too large or not stored is answered in Nepali', async () => {
  const { app, db } = await start()
  const url = '/ne/contact'
  const read = async (request: InjectOptions) => {
    const { statusCode, body } = await app.inject({ ...request, url })
    return { statusCode, body }
  }
  const empty = await read(formOf({}))
  expect(empty).toEqual({ statusCode: 400, body: expect.stringContaining('यो भर्नुहोस्।') })
  expect(empty.body).toContain('चिह्न लगाइएका विवरण हेर्नुहोस्।')
  for (const type of ['multipart/form-data; boundary=x', 'application/json', 'text/plain']) {
    const headers = { 'content-type': type }
    const unreadable = await read({ method: 'POST', headers, payload: 'nonsense' })
    expect([type, unreadable.statusCode]).toEqual([type, 400])
    expect(unreadable.body).toContain('यो भर्नुहोस्।')
  }

  const wrong = await read(formOf({ ...makeContact(), email: 'asha', phone: '98' }))
  expect(wrong).toMatchObject({ statusCode: 400 })
  expect(wrong.body).toContain('यो इमेल ठेगाना मिलेन। एकपटक हेर्नुहोस्।')
  expect(wrong.body).toMatch(/कम्तीमा [०-९]+\s?अङ्कको फोन नम्बर लेख्नुहोस्/)

  const large = await read(formOf({ ...makeContact(), message: 'x'.repeat(2 * 1024 * 1024) }))
  expect(large).toEqual({ statusCode: 413, body: 'यो धेरै ठूलो भयो, त्यसैले लिन सकिएन।\n' })

  await db.schema.dropTable('contacts').execute()
  const failed = await read(formOf({ ...makeContact() }))
  expect(failed.statusCode).toBe(500)
  expect(failed.body).toContain('हाम्रोतर्फ केही गडबडी भयो।')
})

test('a page with a missing part is rendered at most once a second', async () => {
  const { app, db } = await start()
  let asked = 0
  app.addHook('onSend', async ({ url }) => {
    if (url === '/api/public/hero-slides/') asked++
  })
  await db.schema.dropTable('hero_slides').execute()

  for (let tries = 0; tries < 100; tries++) {
    expect((await app.inject('/hero')).statusCode).toBe(503)
  }

  expect(asked).toBeLessThan(50)
  // Only what could be read: the office, analytics, the newsletter and the lists of pages, scholarships, menus and
  // announcements.
  await expect.poll(() => app.responseCache.stats.answers, { timeout: 10_000 }).toBe(7)
})

const accepted: [header: string | undefined, encoding: string | undefined][] = [
  [undefined, undefined],
  ['', undefined],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['GZIP;Q=1', 'gzip'],
  ['br;q=0', undefined],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.000,gzip;q=0.1', 'gzip'],
  ['gzip;q=1.0, br;q=0.5', 'gzip'],
  ['gzip;q=0.5, br;q=0.5', 'br'],
  ['*', 'br'],
  ['br;q=0, *', 'gzip'],
  ['*;q=0', undefined],
  ['*;q=0, gzip', 'gzip'],
  ['identity', undefined],
  ['identity;q=1, gzip;q=0.5', undefined],
  ['identity;q=0', undefined],
  ['identity;q=0, gzip', 'gzip'],
  ['xbr, brx, x-br', undefined],
  ['zstd', undefined],
  ['br;level=1;q=0, gzip ; q=0.2', 'gzip'],
  [';;,,q=1,br;q=x', undefined],
]

test('a page uses the preferred encoding and never a refused one', async () => {
  const { app } = await start()

  for (const [header, encoding] of accepted) {
    const headers = header === undefined ? {} : { 'accept-encoding': header }
    const answer = await app.inject({ url: '/login', headers })
    expect([header, answer.headers['content-encoding']]).toEqual([header, encoding])
  }
})
