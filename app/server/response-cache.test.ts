import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { destinationsApi } from '#app/features/destinations/contract.ts'
import { type HeroSlide, heroSlidesApi } from '#app/features/hero-slides/contract.ts'
import { makeDestination } from '#tests/factories.ts'
import { holdCacheClock } from '#tests/hold-cache-clock.ts'
import { startTestApp } from '#tests/test-app.ts'

const lists = ['/api/destinations/', '/api/public/hero-slides/', '/api/services/']

test('a public list has an ETag and answers 304 to a matching one', async () => {
  const { app } = await startTestApp({ withFirstContent: true })

  for (const url of lists) {
    const { headers, statusCode } = await app.inject(url)
    expect([url, statusCode]).toEqual([url, 200])
    expect(headers).toMatchObject({
      etag: expect.stringMatching(/^"[\w-]+"$/),
      'cache-control': 'no-cache',
      'content-type': 'application/json; charset=utf-8',
    })
    const known = { 'if-none-match': String(headers.etag) }
    const again = await app.inject({ url, headers: known })
    expect([url, again.statusCode, again.body]).toEqual([url, 304, ''])
    expect(again.headers.etag).toBe(headers.etag)
    expect((await app.inject({ url, headers: { 'if-none-match': '"old"' } })).statusCode).toBe(200)
  }
})

test('a change gives the list another ETag and invalidates the old one', async () => {
  const { app, administrator } = await startTestApp()
  const before = await app.inject('/api/destinations/')

  await administrator.call(destinationsApi.add, { body: makeDestination() })

  const known = { 'if-none-match': String(before.headers.etag) }
  const after = await app.inject({ url: '/api/destinations/', headers: known })
  expect(after.statusCode).toBe(200)
  expect(after.headers.etag).not.toBe(before.headers.etag)
  expect(after.json()).toHaveLength(1)
})

test('serves a list from memory and renews it after every change through the API', async () => {
  holdCacheClock()
  const { app, administrator, db } = await startTestApp({ withFirstContent: true })
  const titles = async (): Promise<string[]> =>
    (await app.inject('/api/public/hero-slides/')).json().map(({ title }: HeroSlide) => title)
  const [first, ...rest] = await titles()

  await db.updateTable('hero_slides').set({ title: 'Past the API' }).execute()
  expect(await titles()).toEqual([first, ...rest])

  const [{ id = '' } = {}] = await administrator.call(heroSlidesApi.list, {})
  await administrator.call(heroSlidesApi.change, { params: { id }, body: { title: 'Changed' } })
  expect(await titles()).toEqual(['Changed', ...Array(5).fill('Past the API')])
  await administrator.call(heroSlidesApi.remove, { params: { id } })
  expect(await titles()).toEqual(Array(5).fill('Past the API'))
})

test('cached responses expire at the quarter of an hour, when a day may begin', async () => {
  const { app, db } = await startTestApp({ withFirstContent: true })
  const began = Date.now()
  const start = performance.now()
  const quarter = 15 * 60_000
  const untilTurn = Math.ceil(began / quarter) * quarter - began
  let ahead = untilTurn - 5_000
  vi.spyOn(Date, 'now').mockImplementation(() => began + ahead)
  vi.spyOn(performance, 'now').mockImplementation(() => start + ahead)
  onTestFinished(() => void vi.restoreAllMocks())
  const read = async () => (await app.inject('/api/public/hero-slides/')).body
  const kept = await read()
  await db.updateTable('hero_slides').set({ title: 'Past the API' }).execute()

  ahead += 4_900
  // A confirmation in this millisecond counts as the same time.
  await new Promise((resolve) => setTimeout(resolve, 5))
  expect(await read()).toBe(kept)
  ahead += 200
  await new Promise((resolve) => setTimeout(resolve, 5))
  expect(await read()).toContain('Past the API')
})

test('concurrent changes and reads leave no outdated list', async () => {
  const { app, administrator } = await startTestApp()

  for (let turn = 1; turn <= 10; turn++) {
    const body = makeDestination({ country: `Country ${turn}` })
    const read = () => app.inject('/api/destinations/')
    await Promise.all([read(), administrator.call(destinationsApi.add, { body }), read(), read()])
    expect((await read()).json()).toHaveLength(turn)
  }
})

// With SQLite there is only one server.
if (!inject('sqliteFolder')) {
  test('a change on one server is visible on the other', async () => {
    const { address, administrator } = await startTestApp()
    const other = await startTestApp({ address })
    expect(await other.visitor.call(destinationsApi.list, {})).toEqual([])

    const added = await administrator.call(destinationsApi.add, { body: makeDestination() })

    await expect
      .poll(() => other.visitor.call(destinationsApi.list, {}), { timeout: 5000 })
      .toEqual([added])
  })
}
