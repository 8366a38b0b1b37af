import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { accountsApi } from '#app/features/accounts/contract.ts'
import { type FactQuery, factsApi, factValuesApi } from '#app/features/facts/contract.ts'
import type { NewFactValue } from '#app/features/facts/value-contract.ts'
import { pagesApi } from '#app/features/pages/contract.ts'
import { registerBuiltPages } from '#tests/built-pages.ts'
import { makePage } from '#tests/factories.ts'
import { admin, startTestApp } from '#tests/test-app.ts'

vi.setConfig({ testTimeout: 90_000 })
const places = ['/uk', '/compare?countries=ca,gb', '/', '/destinations']

async function start() {
  const started = await startTestApp({ pages: registerBuiltPages, withFirstContent: true })
  const { app, administrator, db } = started
  async function find(q: string) {
    const querystring: FactQuery = { q }
    const [fact] = await administrator.call(factsApi.list, { querystring })
    return administrator.call(factsApi.read, { params: { id: fact?.id ?? '' } })
  }
  /** Records that the value was confirmed then. */
  async function look(value: string, read_at: string) {
    const looking = db.updateTable('fact_values').set({ read_at, read_by: 'Sita' })
    await looking.where((is) => is.or([is('from', '=', value), is('text', '=', value)])).execute()
    await app.responseCache.invalidateAfter(async () => {})
  }
  return {
    ...started,
    find,
    look,
    read: async (url: string) => textOf((await app.inject(url)).body),
  }
}

/** Sets the clock, until `at` is called again. */
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
    // Expired values are deleted asynchronously.
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}

/** The visible text. */
const textOf = (html: string) =>
  html
    .replaceAll(/<!--.*?-->/gs, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[,:])/g, '')

test('a guide shows current, conditional, upcoming and previous values with their source', async () => {
  setClock('2026-11-22T12:00:00Z')
  const { read } = await start()

  const uk = await read('/uk')
  expect(uk).toMatch(/£1,171 a month outside London £1,529 a month in London, for up to 9 months/)
  expect(uk).toContain('gov.uk, since 11 Nov 2025, confirm with us')
  expect(uk).toMatch(/from 30 Nov 2026: £1,203 a month outside London; £1,570 a month in London/)
  expect(uk).toContain('Last changed on 21 November 2026')
  expect(await read('/newzealand')).toMatch(/from NZD 850 previously about NZD 430/)
  expect(await read('/south-korea')).toMatch(/To show in the bank Ask us/)
})

test('the next request shows a new value and its previous value on every page', async () => {
  const { administrator, find, look, read } = await start()
  for (const place of places) expect(await read(place)).toContain('3 weeks')
  const { id } = await find('uk.processing')

  const body = { from: '5', valid_from: '2026-11-01', publisher: 'Example authority' }
  const value = await administrator.call(factValuesApi.add, { params: { id }, body })
  for (const place of places) {
    expect([place, await read(place)]).toEqual([
      place,
      expect.stringMatching(/5 weeks( previously 3 weeks)? Example authority/),
    ])
  }

  await administrator.call(factValuesApi.confirm, { params: { id: value.id } })
  expect(await read('/uk')).toMatch(/Example authority, Checked on \d+ \w+ 20\d\d /)

  await look('558', '2026-10-06T10:00:00.000Z')
  expect(await read('/uk')).toContain(`Last changed on ${sayDay(new Date())}`)
})

const sayDay = (day: Date) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Asia/Kathmandu' }).format(day)

test('a page shows the date of its last change in the office’s time zone', async () => {
  const at = setClock('2026-11-25T20:00:00Z')
  const { app, administrator, visitor, find, look, read, setTokens } = await start()
  const title = 'Waiting times'
  const { id } = await administrator.call(pagesApi.add, { body: { type: 'page', title } })
  const params = { id }
  const intro = 'A decision takes {uk.processing}.'
  const body = { revision: 1, content: makePage({ slug: 'waiting', intro }) }
  const saved = await administrator.call(pagesApi.save, { params, body })
  await administrator.call(pagesApi.publish, { params, body: saved })
  const isFrom = async (day: string, utcDay: string) => {
    expect(await read('/waiting')).toContain(`Last changed on ${day}`)
    expect((await app.inject('/waiting')).body).toContain(`"dateModified":"${utcDay}T`)
  }
  await look('3', '2026-10-06T10:00:00.000Z')
  await isFrom('26 November 2026', '2026-11-25')
  const map = (await app.inject('/sitemap.xml')).body
  expect(map).toContain('/waiting</loc><lastmod>2026-11-25T20:00:00')

  await at('2026-11-28T19:00:00Z')
  setTokens(await visitor.call(accountsApi.signIn, { body: admin }))
  const fact = await find('uk.processing')
  const [value] = fact.values
  const ofValue = { params: { id: value?.id ?? '' } }
  await administrator.call(factValuesApi.confirm, ofValue)
  await isFrom('26 November 2026', '2026-11-25')
  await administrator.call(factValuesApi.change, { ...ofValue, body: { from: '4' } })
  await isFrom('29 November 2026', '2026-11-28')

  const next = { from: '6', valid_from: '2026-12-02', time_zone: 'Europe/London' }
  const add = { params: { id: fact.id }, body: next }
  const { id: nextId } = await administrator.call(factValuesApi.add, add)
  await administrator.call(factValuesApi.confirm, { params: { id: nextId } })
  await isFrom('29 November 2026', '2026-11-28')
  await at('2026-12-02T08:00:00Z')
  await isFrom('2 December 2026', '2026-12-02')
})

test('a fact that a guide shows cannot be deleted or renamed', async () => {
  const { administrator, find } = await start()
  const { id, uses } = await find('uk.processing')
  expect(uses).toEqual(['/uk'])

  const params = { id }
  const inUse = {
    status: 409,
    failure: { detail: 'Pages show this fact: /uk.', params: { reason: 'fact_in_use' } },
  }
  expect(await administrator.attempt(factsApi.remove, { params })).toMatchObject(inUse)
  const body = { key: 'uk.other' }
  expect(await administrator.attempt(factsApi.change, { params, body })).toMatchObject(inUse)
})

test('amounts are also shown in rupees when the office has set a rate', async () => {
  const { administrator, read } = await start()
  expect(await read('/uk')).not.toContain('NPR')
  const rate = { kind: 'rule', country: 'NP', topic: 'fees', unit: 'NPR' } as const
  const add = async (key: string, of: string, body: NewFactValue) => {
    const fact = { ...rate, key, of, label: `Rupees ${of}` }
    const { id } = await administrator.call(factsApi.add, { body: fact })
    await administrator.call(factValuesApi.add, { params: { id }, body })
    return id
  }

  const day = { page_date: '2026-11-20', publisher: 'Example bank' }
  const id = await add('npr.gbp', 'for a pound', { from: '190.55', ...day })
  await add('npr.jpy', 'for 100 yen', { from: '93', ...day })
  const uk = (await read('/uk')).replaceAll('\u00a0', ' ')
  expect(uk).toContain('about £22,000 about NPR 4,200,000 for tuition and living')
  expect(uk).toContain('£558 about NPR 106,000 gov.uk')
  // Once for the first facts, and once for the costs.
  expect(uk.split('Rupees at the rate of 20 Nov 2026 (Example bank)')).toHaveLength(3)
  expect(uk).toContain('£10,000–£38,000 a year about NPR 1,910,000–7,240,000 ')
  expect((await read('/japan')).replaceAll('\u00a0', ' ')).toContain('about NPR 498,000 ')
  const cards = (await read('/destinations')).replaceAll('\u00a0', ' ')
  expect(cards).toContain('from £10,000 a year about NPR 1,910,000 confirm with us')
  expect(cards.split('Rupees at the rate of 20 Nov 2026 (Example bank)')).toHaveLength(2)
  const { states } = await administrator.call(factsApi.read, { params: { id } })
  expect(states).toEqual(['unconfirmed'])

  await administrator.call(factsApi.remove, { params: { id } })
  expect(await read('/uk')).not.toContain('NPR')
})

test('pages are rendered again when a value becomes valid', async () => {
  // Half a minute before 30 November begins in London, and after a confirmation in time.
  const at = setClock('2026-11-29T23:59:30Z')
  const { read, look } = await start()
  await look('1570', '2026-11-29T10:00:00.000Z')
  const london = /(£[\d,]+) a month in London, for up to/
  expect((await read('/uk')).match(london)?.[1]).toBe('£1,529')

  await at('2026-11-30T00:00:00.100Z')
  expect(await read('/uk')).toMatch(/£1,570 a month in London, for up to .* previously £1,529/)
  expect(await read('/uk')).toMatch(/£1,171 a month outside London, .*may have changed/)
})

test.each([
  ['2026-12-01T12:00:00Z', '2 years; 3 years after a doctorate from 1 Jan 2027: 18 months'],
  ['2027-01-02T12:00:00Z', '18 months; 3 years after a doctorate'],
  ['2027-07-02T12:00:00Z', '18 months; 3 years after a doctorate'],
])(
  'on %s pages show confirmed facts, and a note for facts that are due for review',
  async (moment, length) => {
    setClock(moment)
    const { read, look } = await start()
    const unseen = await read('/uk')
    expect(unseen).toMatch(/£1,171 a month outside London, may have changed/)
    const isOver = moment > '2027'
    expect(unseen).toMatch(
      isOver
        ? /Length 2 years; 3 years after a doctorate \(may have changed\)/
        : `Length ${length}`,
    )

    await look('1570', '2026-11-29T10:00:00.000Z')
    await look('18 months', '2026-12-31T10:00:00.000Z')
    const uk = await read('/uk')
    expect(uk).toContain(`Length ${length}`)
    expect(uk).toContain('£1,570 a month in London')
    // In April and November the country usually changes its figures.
    expect(uk.includes('Checked on 29 Nov 2026, confirm with us')).toBe(moment > '2027-04')
    expect(await read('/compare?countries=ca,gb')).toContain('£1,570 a month in London')
  },
)

// With SQLite there is only one server.
if (!inject('sqliteFolder')) {
  test('a new value is shown by another server', async () => {
    const { address, administrator, find } = await start()
    const other = await startTestApp({ address, pages: registerBuiltPages })
    await other.app.inject('/uk')
    const { id } = await find('uk.processing')

    const body = { from: '5', valid_from: '2026-11-01' }
    await administrator.call(factValuesApi.add, { params: { id }, body })

    const read = async () => textOf((await other.app.inject('/uk')).body)
    await expect.poll(read, { timeout: 5000 }).toContain('5 weeks')
  })
}
