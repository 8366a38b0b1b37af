import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { type FactQuery, factsApi, factValuesApi } from '#app/features/facts/contract.ts'
import { builtPages } from '#tests/built-pages.ts'
import { startTestApp } from '#tests/test-app.ts'

vi.setConfig({ testTimeout: 90_000 })
const places = ['/uk', '/compare?countries=ca,gb', '/', '/destinations']

async function start() {
  const started = await startTestApp({ pages: builtPages, withFirstContent: true })
  const { app, administrator } = started
  async function find(q: string) {
    const querystring: FactQuery = { q }
    const [fact] = await administrator.call(factsApi.list, { querystring })
    return administrator.call(factsApi.read, { params: { id: fact?.id ?? '' } })
  }
  return { ...started, find, read: async (url: string) => textOf((await app.inject(url)).body) }
}

/** As it is read. */
const textOf = (html: string) =>
  html
    .replaceAll(/<!--.*?-->/gs, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ (?=[,:])/g, '')

test('a guide says what holds, under which condition, what comes, what was, and who says so', async () => {
  const { read } = await start()

  const uk = await read('/uk')
  expect(uk).toMatch(/£1,171 a month outside London £1,529 a month in London, for up to 9 months/)
  expect(uk).toContain('gov.uk, since 11 Nov 2025, confirm with us')
  expect(uk).toMatch(/from 30 Nov 2026: £1,203 a month outside London; £1,570 a month in London/)
  expect(await read('/newzealand')).toMatch(/from NZD 850 before: about NZD 430/)
  expect(await read('/south-korea')).toMatch(/To show in the bank Ask us/)
})

test('a new value stands on every page at the very next request, as what it was before', async () => {
  const { administrator, find, read } = await start()
  for (const place of places) expect(await read(place)).toContain('3 weeks')
  const { id } = await find('uk.processing')

  const body = { from: '5', valid_from: '2026-11-01', publisher: 'Example authority' }
  const value = await administrator.call(factValuesApi.add, { params: { id }, body })
  for (const place of places) {
    expect([place, await read(place)]).toEqual([
      place,
      expect.stringMatching(/5 weeks( before: 3 weeks)? Example authority/),
    ])
  }

  await administrator.call(factValuesApi.confirm, { params: { id: value.id } })
  expect(await read('/uk')).toMatch(/Example authority, Checked on \d+ \w+ 20\d\d /)
})

test('a fact that a guide shows can be neither deleted nor renamed', async () => {
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

test('pages are made anew at the moment at which a value begins, without anybody’s doing', async () => {
  const { db, find, read } = await start()
  const { values } = await find('uk.funds.london')
  // Half a minute before the 30th of November begins in London, and after a look in time.
  let now = Date.parse('2026-11-29T23:59:30Z')
  const started = performance.now()
  const began = now
  vi.useFakeTimers({ toFake: ['Date'], now })
  vi.spyOn(performance, 'now').mockImplementation(() => started + now - began)
  onTestFinished(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })
  const next = values.find(({ from }) => from === '1570')
  await db
    .updateTable('fact_values')
    .set({ read_at: '2026-11-29T10:00:00.000Z', read_by: 'Sita' })
    .where('id', '=', next?.id ?? '')
    .execute()
  const london = /(£[\d,]+) a month in London, for up to/
  expect((await read('/uk')).match(london)?.[1]).toBe('£1,529')

  now += 30_100
  vi.setSystemTime(now)
  await new Promise((resolve) => setTimeout(resolve, 5))
  expect(await read('/uk')).toMatch(/£1,570 a month in London, for up to .* before: £1,529/)
  expect(await read('/uk')).toMatch(/£1,171 a month outside London, .*may have changed/)
})

// With SQLite there is one server.
if (!inject('sqliteFolder')) {
  test('a new value stands on the pages of another server', async () => {
    const { address, administrator, find } = await start()
    const other = await startTestApp({ address, pages: builtPages })
    await other.app.inject('/uk')
    const { id } = await find('uk.processing')

    const body = { from: '5', valid_from: '2026-11-01' }
    await administrator.call(factValuesApi.add, { params: { id }, body })

    const read = async () => textOf((await other.app.inject('/uk')).body)
    await expect.poll(read, { timeout: 5000 }).toContain('5 weeks')
  })
}
