import { expect, onTestFinished, test, vi } from 'vitest'
import { auditLogApi } from '#app/features/audit-log/contract.ts'
import { factsApi, factValuesApi } from '#app/features/facts/contract.ts'
import { searchApi } from '#app/features/search/contract.ts'
import { registerBuiltPages } from '#tests/built-pages.ts'
import { makeFact, makeScholarship } from '#tests/factories.ts'
import { startTestApp } from '#tests/test-app.ts'
import { type NewScholarship, scholarshipsApi } from '../contract.ts'

// Many pages are rendered here, which is slow on a busy machine.
vi.setConfig({ testTimeout: 90_000 })

async function start(address?: string) {
  const started = await startTestApp({
    pages: registerBuiltPages,
    withFirstContent: !address,
    address,
  })
  const { app, administrator, visitor } = started
  return {
    ...started,
    add: (given: Partial<NewScholarship> = {}) =>
      administrator.call(scholarshipsApi.add, { body: makeScholarship(given) }),
    listOpen: async () => {
      const open = await visitor.call(scholarshipsApi.listPublic, {})
      return open.map(({ title }) => title)
    },
    get: async (url: string) => {
      const { statusCode, body } = await app.inject(url)
      return { statusCode, body }
    },
    search: async (q: string) => {
      const { results } = await visitor.call(searchApi.search, { querystring: { q } })
      return results.filter(({ type }) => type === 'scholarship')
    },
  }
}

/** Sets the current time until the next call. */
function setClock(moment: string) {
  let now = Date.parse(moment)
  const [began, started] = [now, performance.now()]
  vi.useFakeTimers({ toFake: ['Date'], now: now })
  vi.spyOn(performance, 'now').mockImplementation(() => started + now - began)
  onTestFinished(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })
  return async function at(later: string) {
    now = Date.parse(later)
    vi.setSystemTime(now)
    // Expired entries are removed asynchronously.
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}

/** Returns the pages that link to the scholarships page. */
const places = ['/', '/canada', '/sitemap.xml']

test('has no scholarships page or link while none is open', async () => {
  const { get, listOpen, search, add } = await start()
  await add({ title: 'Gone grant', country: 'CA', deadline: '1999-12-31' })
  await add({ title: 'Hidden grant', country: 'CA', is_published: false })
  const { is_published: _, ...unsaid } = makeScholarship({ title: 'Unsaid' })
  await add({ ...unsaid, is_published: undefined })

  expect(await listOpen()).toEqual([])
  expect(await search('fjord')).toEqual([])
  for (const url of ['/scholarships', '/scholarships?country=no', '/scholarships.data']) {
    expect([url, (await get(url)).statusCode]).toEqual([url, 404])
  }
  expect((await get('/scholarships')).body).toContain('Page not found')
  for (const place of places) {
    expect([place, (await get(place)).body]).toEqual([
      place,
      expect.not.stringMatching(/"\/scholarships|\/scholarships<|Gone grant|Hidden grant/),
    ])
  }
})

test('lists open scholarships by deadline and links to them at the next request', async () => {
  setClock('2026-12-05T06:00:00Z')
  const { get, add, listOpen, search } = await start()
  for (const place of places) await get(place)
  await add({ title: 'Later', deadline: '2027-02-01' })
  await add({ title: 'Sooner', deadline: '2026-12-17', country: 'CA' })
  await add({ title: 'Anywhere', deadline: '2027-01-01', country: '' })

  expect(await listOpen()).toEqual(['Sooner', 'Anywhere', 'Later'])
  const { statusCode, body } = await get('/scholarships')
  expect(statusCode).toBe(200)
  expect(body).toMatch(/Sooner.*Anywhere.*Later/s)
  expect(body).toContain('17 Dec 2026')
  expect(body).toContain('in 12 days')
  expect(body).toContain('href="https://grants.example/fjord"')
  expect(body).toMatch(/rel="canonical" href="[^"]*\/scholarships"/)
  for (const place of places) {
    expect([place, (await get(place)).body]).toEqual([
      place,
      expect.stringMatching(/"\/scholarships"|\/scholarships</),
    ])
  }
  const canadian = (await get('/scholarships?country=ca&x=1')).body
  expect(canadian).toMatch(/Sooner.*Anywhere/s)
  expect(canadian).not.toContain('Later')
  expect((await get('/scholarships?country=xx')).body).toContain('Later')
  expect((await search('recommendation'))[0]).toMatchObject({
    title: 'Sooner',
    address: expect.stringMatching(/^\/scholarships#[\w-]+$/),
  })
})

test('shows the scholarships of a country on its guide, and nothing without any', async () => {
  const { get, add } = await start()
  const guide = async () => (await get('/canada')).body
  const before = await guide()
  await add({ title: 'Of another country', country: 'NO' })
  const menu = /<li class="contents"><a href="\/scholarships".*?<\/li>/g

  expect(await guide()).not.toContain('Of another country')
  expect(await guide()).not.toContain('open for applications')
  expect((await guide()).replace(menu, '').length).toBeLessThan(before.length + 500)
  await add({ title: 'Maple Grant', country: 'CA' })

  expect(await guide()).toContain('Maple Grant')
  expect(await guide()).toContain('/scholarships?country=ca')
})

test('hides a scholarship when its deadline has passed in office time', async () => {
  // Midnight in Nepal is 18:15 UTC.
  const at = setClock('2026-12-31T18:00:00Z')
  const { get, add, listOpen, search } = await start()
  await add({ title: 'Until new year', deadline: '2026-12-31', country: 'CA' })
  const isShown = async () => {
    const html = await Promise.all(
      ['/scholarships', ...places].map(async (url) => (await get(url)).body),
    )
    const found = (await search('recommendation')).length + (await listOpen()).length
    return [found, html.map((body) => /Until new year|\/scholarships["<]/.test(body))]
  }
  await at('2026-12-31T18:14:58Z')
  expect(await isShown()).toEqual([2, Array(4).fill(true)])
  expect((await get('/scholarships')).body).toContain('today')

  await at('2026-12-31T18:15:01Z')

  expect(await isShown()).toEqual([0, Array(4).fill(false)])
  expect((await get('/scholarships')).statusCode).toBe(404)
})

test('shows changes, deletion and restoring, and logs the user', async () => {
  const { administrator, add, listOpen, get } = await start()
  const { id } = await add()
  const params = { id }
  expect((await get('/scholarships')).statusCode).toBe(200)

  await administrator.call(scholarshipsApi.change, { params, body: { is_published: false } })
  expect([await listOpen(), (await get('/scholarships')).statusCode]).toEqual([[], 404])
  await administrator.call(scholarshipsApi.change, { params, body: { is_published: true } })
  expect(await listOpen()).toHaveLength(1)
  await administrator.call(scholarshipsApi.remove, { params })
  expect([await listOpen(), (await get('/scholarships')).statusCode]).toEqual([[], 404])
  await administrator.call(scholarshipsApi.restore, { params })
  expect(await listOpen()).toHaveLength(1)

  const activities = await administrator.call(auditLogApi.list, { querystring: {} })
  expect(activities.map(({ action, subject }) => [action, subject])).toEqual([
    ['restored', 'scholarship'],
    ['deleted', 'scholarship'],
    ['changed', 'scholarship'],
    ['changed', 'scholarship'],
    ['added', 'scholarship'],
  ])
  expect(activities[3]).toMatchObject({
    before: { is_published: true },
    after: { is_published: false },
  })
})

test('renders facts in amount and note and refuses an unknown fact', async () => {
  const { administrator, visitor, add } = await start()
  const { id } = await administrator.call(factsApi.add, { body: makeFact() })
  await administrator.call(factValuesApi.add, { params: { id }, body: { from: '590' } })
  await add({ amount: '{no.residence-permit.fee} and the flight' })

  const [open] = await visitor.call(scholarshipsApi.listPublic, {})

  expect(open?.amount).toMatch(/590 and the flight$/)
  const [fact] = await administrator.call(factsApi.list, {
    querystring: { q: 'no.residence-permit.fee' },
  })
  expect(fact?.uses).toEqual(['/scholarships (scholarship “Example Fjord Grant”)'])
  const body = makeScholarship({ note: '{no.such.fact}' })
  expect(await administrator.attempt(scholarshipsApi.add, { body })).toMatchObject({
    status: 400,
    failure: { fields: { note: expect.stringContaining('no.such.fact') } },
  })
})

test.each([
  [
    'deadline',
    '2027-02-30',
    'Please enter an AD date that exists, from 1900 to 2999, for example 2026-10-20.',
  ],
  [
    'deadline',
    'tomorrow',
    'Please enter an AD date that exists, from 1900 to 2999, for example 2026-10-20.',
  ],
  [
    'deadline',
    '2083-10-01',
    'Please enter an AD date that exists, from 1900 to 2999, for example 2026-10-20.',
  ],
  [
    'deadline',
    '2027',
    'Please enter an AD date that exists, from 1900 to 2999, for example 2026-10-20.',
  ],
  ['source', 'javascript:alert(1)', 'Please enter an address that begins with https://.'],
  ['source', 'https://nowhere', 'Please enter an address that begins with https://.'],
] as const)('refuses %s %s with a message and changes nothing', async (field, text, sentence) => {
  const { administrator, add } = await start()
  const stored = await add()
  const refusal = { status: 400, failure: { fields: { [field]: sentence } } }

  const given = makeScholarship({ [field]: text })
  const params = { id: stored.id }
  expect(await administrator.attempt(scholarshipsApi.add, { body: given })).toMatchObject(refusal)
  expect(
    await administrator.attempt(scholarshipsApi.change, { params, body: { [field]: text } }),
  ).toMatchObject(refusal)

  expect(await administrator.call(scholarshipsApi.list, {})).toEqual([stored])
})
