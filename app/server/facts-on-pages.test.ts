import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { accountsApi } from '#app/features/accounts/contract.ts'
import { type FactQuery, factsApi, factValuesApi } from '#app/features/facts/contract.ts'
import { exchangeRatesApi } from '#app/features/facts/exchange-rate-contract.ts'
import { pagesApi } from '#app/features/pages/contract.ts'
import { registerBuiltPages } from '#tests/built-pages.ts'
import { makePage } from '#tests/factories.ts'
import { admin, startTestApp } from '#tests/test-app.ts'

vi.setConfig({ testTimeout: 90_000 })
const places = ['/uk', '/compare?countries=ca,gb', '/destinations']

async function start() {
  const started = await startTestApp({ pages: registerBuiltPages, withFirstContent: true })
  const { app, administrator, db } = started
  async function find(q: string) {
    const querystring: FactQuery = { q }
    const [fact] = await administrator.call(factsApi.list, { querystring })
    return administrator.call(factsApi.read, { params: { id: fact?.id ?? '' } })
  }
  /** Records that the value was confirmed then. */
  async function confirmAt(value: string, read_at: string) {
    const updating = db.updateTable('fact_values').set({ read_at, read_by: 'Sita' })
    await updating.where((is) => is.or([is('from', '=', value), is('text', '=', value)])).execute()
    await app.responseCache.invalidateAfter(async () => {})
  }
  return {
    ...started,
    find,
    confirmAt,
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

test('a guide shows values with condition, what changes soon, previous values and sources', async () => {
  setClock('2026-11-22T12:00:00Z')
  const { read } = await start()

  const uk = await read('/uk')
  expect(uk).toMatch(
    /£10,827 \+ unpaid first-year fee about NPR 21\.4 lakh, outside London, 9 × £1,203 a month/,
  )
  expect(uk).toMatch(/outside London,.{0,120} 1 ; until 29 Nov 2026: £10,539 2/)
  expect(uk).toMatch(/outside London £1,171 a month £1,203 a month/)
  expect(uk).toContain('1 Home Office, statement of changes HC 584 gov.uk/')
  expect(uk.match(/Not confirmed by our office yet/g)).toHaveLength(1)
  expect(uk).toContain('Last changed on 21 November 2026')
  expect(await read('/australia')).toMatch(/AUD 2,500 1 .{0,120}, previously AUD 2,000/)
  expect(await read('/south-korea')).not.toContain('Ask us Visa')
})

test('the next request shows a new value and its previous value on every page', async () => {
  const { administrator, find, confirmAt, read } = await start()
  for (const place of places) expect(await read(place)).toContain('3 weeks')
  const { id } = await find('uk.processing')

  const body = { from: '5', valid_from: '2026-11-01', publisher: 'Example authority' }
  const value = await administrator.call(factValuesApi.add, { params: { id }, body })
  for (const place of places) {
    expect([place, await read(place)]).toEqual([place, expect.stringContaining('5 weeks')])
  }

  expect(await read('/uk')).toMatch(/5 weeks( \d+)?,? previously 3 weeks/)

  await administrator.call(factValuesApi.confirm, { params: { id: value.id } })
  expect(await read('/uk')).toMatch(/Example authority Checked on \d+ \w+ 20\d\d /)

  await confirmAt('558', '2026-10-06T10:00:00.000Z')
  expect(await read('/uk')).toContain(`Last changed on ${formatDay(new Date())}`)
})

const formatDay = (day: Date) =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Asia/Kathmandu' }).format(day)

test('a page shows the date of its last change in the office’s time zone', async () => {
  const at = setClock('2026-11-25T20:00:00Z')
  const { app, administrator, visitor, find, confirmAt, read, setTokens } = await start()
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
  await confirmAt('3', '2026-10-06T10:00:00.000Z')
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
  expect(uses).toEqual(['/uk', '/ne/uk'])

  const params = { id }
  const inUse = {
    status: 409,
    failure: { detail: 'Pages show this fact: /uk, /ne/uk.', params: { reason: 'fact_in_use' } },
  }
  expect(await administrator.attempt(factsApi.remove, { params })).toMatchObject(inUse)
  const body = { key: 'uk.other' }
  expect(await administrator.attempt(factsApi.change, { params, body })).toMatchObject(inUse)
})

test('amounts are also shown in rupees at the latest rate, with its day and bank', async () => {
  const { administrator, read } = await start()
  const shipped = (await read('/uk')).replaceAll('\u00a0', ' ')
  // £24,770 to £61,134 at 197.55, in lakh and crore.
  expect(shipped).toContain('£24,800– £61,100 NPR 48.9 lakh–1.21 crore')
  expect(shipped).toContain('Rupees at the rate of 5 Apr 2026 (Nepal Rastra Bank)')

  await administrator.call(exchangeRatesApi.save, {
    body: { rates: { GBP: '190.55', JPY: '9.3' }, on: '2026-11-20', publisher: 'Example bank' },
  })
  const uk = (await read('/uk')).replaceAll('\u00a0', ' ')
  expect(uk).toContain('£24,800– £61,100 NPR 47.2 lakh–1.16 crore')
  expect(uk).toContain('Rupees at the rate of 20 Nov 2026 (Example bank)')
  expect((await read('/japan')).replaceAll('\u00a0', ' ')).toMatch(/NPR 18–26 lakh/)
  const cards = (await read('/destinations')).replaceAll('\u00a0', ' ')
  expect(cards).toContain('NPR')
  expect(cards.split('20 Nov 2026 (Example bank)')).toHaveLength(2)

  const facts = await administrator.call(factsApi.list, { querystring: { q: 'npr.gbp' } })
  await administrator.call(factsApi.remove, { params: { id: facts[0]?.id ?? '' } })
  expect(await read('/uk')).not.toContain('lakh')
})

test('pages are rendered again when a value becomes valid', async () => {
  // Half a minute before 30 November begins in London, and after a confirmation in time.
  const at = setClock('2026-11-29T23:59:30Z')
  const { read, confirmAt } = await start()
  await confirmAt('1570', '2026-11-29T10:00:00.000Z')
  expect(await read('/uk')).toMatch(
    /in London, 9 × £1,570 a month.{0,20}until 29 Nov 2026: £13,761/,
  )

  await at('2026-11-30T00:00:00.100Z')
  const uk = await read('/uk')
  expect(uk).toMatch(/in London, 9 × £1,570 a month, previously £1,529/)
  // The value outside London is not confirmed, so the last day of the old one stays.
  expect(uk).toMatch(/outside London, 9 × £1,203 a month.{0,20}until 29 Nov 2026: £10,539/)
})

test.each(['2026-12-01T12:00:00Z', '2027-01-02T12:00:00Z', '2027-07-02T12:00:00Z'])(
  'on %s pages show confirmed facts, and which ones nobody has confirmed',
  async (moment) => {
    setClock(moment)
    const { read, confirmAt } = await start()
    expect(await read('/uk')).toMatch(
      /Stay after your studies 18 months \d+ until 31 Dec 2026: 2 years/,
    )

    await confirmAt('1570', '2026-11-29T10:00:00.000Z')
    await confirmAt('18 months', '2026-12-31T10:00:00.000Z')
    const uk = await read('/uk')
    const isOver = moment > '2027'
    expect(uk).toMatch(
      isOver
        ? /Stay after your studies 18 months \d* ?previously 2 years/
        : /Stay after your studies 18 months \d+ until 31 Dec 2026: 2 years/,
    )
    expect(uk).toMatch(/in London, 9 × £1,570 a month/)
    expect(uk).toContain('Checked on 29 Nov 2026')
    expect(await read('/compare?countries=ca,gb')).toContain('18 months')
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
