import { expect, onTestFinished, test, vi } from 'vitest'
import { pagesApi } from '#app/features/pages/contract.ts'
import { registerBuiltPages } from '#tests/built-pages.ts'
import { makeAnnouncement } from '#tests/factories.ts'
import { startTestApp } from '#tests/test-app.ts'
import { announcementsApi, type NewAnnouncement } from '../contract.ts'

// Pages are rendered here, which is slow on a busy machine.
vi.setConfig({ testTimeout: 90_000 })

async function start({ withFirstContent = false } = {}) {
  const started = await startTestApp({ pages: registerBuiltPages, withFirstContent })
  const { app, administrator, visitor } = started
  return {
    ...started,
    add: (given: Partial<NewAnnouncement> = {}) =>
      administrator.call(announcementsApi.add, { body: makeAnnouncement(given) }),
    attempt: (given: Partial<NewAnnouncement>) =>
      administrator.attempt(announcementsApi.add, { body: makeAnnouncement(given) }),
    listToday: async () =>
      (await visitor.call(announcementsApi.listPublic, {})).map(({ text }) => text),
    get: async (url: string) => (await app.inject(url)).body,
  }
}

const bar = 'aria-label="Announcement"'

/** Sets the current time until the test ends. */
function setClock(moment: string) {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(moment) })
  const [began, started] = [Date.now(), performance.now()]
  const elapsed = vi.spyOn(performance, 'now')
  elapsed.mockImplementation(() => started + Date.now() - began)
  onTestFinished(() => {
    vi.useRealTimers()
    vi.restoreAllMocks()
  })
}

test('shows an announcement on every page at the next request, and nothing without one', async () => {
  const { administrator, add, get } = await start()
  const before = await get('/about')
  expect(before).not.toMatch(/Announcement|localStorage\.getItem\('announcement/)

  const { id } = await add({ text: 'Fair on Saturday', link: '/contact?from=bar' })

  for (const url of ['/', '/about', '/nothing-here']) {
    const html = await get(url)
    expect(html).toContain(bar)
    expect(html).toContain('Fair on Saturday')
    expect(html).toContain('href="/contact?from=bar"')
    expect(html).toContain('Learn more')
  }
  expect(await get('/login')).not.toContain(bar)
  await administrator.call(announcementsApi.remove, { params: { id } })
  expect(await get('/about')).toBe(before)
})

test('shows the announcement in the language of the page, or else the English one', async () => {
  const { add, get } = await start()
  await add({ text: 'Closed on Monday', link: '/contact', link_text: 'Write to us' })

  const borrowed = await get('/ne/about')
  expect(borrowed).toContain('<span lang="en">Closed on Monday</span>')
  expect(borrowed).toMatch(/href="\/ne\/contact"[^>]* lang="en"[^>]*>Write to us/)

  await add({ text: 'सोमबार बन्द', language: 'ne', link: '/contact' })
  const own = await get('/ne/about')
  expect(own).toContain('<span>सोमबार बन्द</span>')
  expect(own).toContain('थप जानकारी')
  expect(own).not.toContain('Closed on Monday')
  expect(await get('/about')).toContain('Closed on Monday')
})

test('appears and disappears by itself at midnight of the office', async () => {
  // Midnight in Nepal is 18:15 UTC.
  setClock('2026-12-01T18:14:00Z')
  const { add, get, listToday } = await start()
  await add({ text: 'Only on Wednesday', first_day: '2026-12-02', last_day: '2026-12-02' })
  const isShown = async () => {
    // Expired entries are removed asynchronously.
    await new Promise((resolve) => setTimeout(resolve, 5))
    return [(await listToday()).length, (await get('/about')).includes('Only on Wednesday')]
  }

  expect(await isShown()).toEqual([0, false])
  vi.setSystemTime('2026-12-01T18:15:01Z')
  expect(await isShown()).toEqual([1, true])
  vi.setSystemTime('2026-12-02T18:14:58Z')
  expect(await isShown()).toEqual([1, true])
  vi.setSystemTime('2026-12-02T18:15:01Z')
  expect(await isShown()).toEqual([0, false])
})

test('lists those of today in the office’s order', async () => {
  const { administrator, add, listToday } = await start()
  const first = await add({ text: 'First' })
  const second = await add({ text: 'Second', first_day: '2020-01-01', last_day: '2999-01-01' })
  await add({ text: 'Past', last_day: '2020-01-01' })
  await add({ text: 'Future', first_day: '2999-01-01' })
  expect(await listToday()).toEqual(['First', 'Second'])

  const stored = await administrator.call(announcementsApi.list, {})
  const others = stored.map(({ id }) => id).filter((id) => id !== first.id && id !== second.id)
  await administrator.call(announcementsApi.order, {
    body: { ids: [second.id, first.id, ...others] },
  })
  expect(await listToday()).toEqual(['Second', 'First'])
})

test.each([
  [{ text: ' ' }, 'text', 'Please fill this in.'],
  [{ link: '/no-such-page' }, 'link', 'This site has no such page. Please check the address.'],
  [
    { link: 'javascript:alert(1)' },
    'link',
    'Please enter a page, for example /contact, or an address that begins with https://.',
  ],
  [
    { link: '//elsewhere.example' },
    'link',
    'This site has no such page. Please check the address.',
  ],
  [
    { first_day: '2026-12-02', last_day: '2026-12-01' },
    'last_day',
    'The last day comes before the first.',
  ],
] as const)('refuses %o with a message at its field', async (given, field, sentence) => {
  const { administrator, add, attempt } = await start()
  const stored = await add()
  const refusal = { status: 400, failure: { fields: { [field]: sentence } } }

  expect(await attempt(given)).toMatchObject(refusal)
  const params = { id: stored.id }
  expect(
    await administrator.attempt(announcementsApi.change, { params, body: given }),
  ).toMatchObject(refusal)

  expect(await administrator.call(announcementsApi.list, {})).toEqual([stored])
})

test('compares a changed last day with the stored first day', async () => {
  const { administrator, add } = await start()
  const { id } = await add({ first_day: '2026-12-05' })
  const body = { last_day: '2026-12-04' }

  const result = await administrator.attempt(announcementsApi.change, { params: { id }, body })

  expect(result).toMatchObject({
    status: 400,
    failure: { fields: { last_day: expect.any(String) } },
  })
})

test('is among the inbound links of the page that it links to', async () => {
  const { administrator, add } = await start({ withFirstContent: true })
  const { id } = await add({ text: 'Canada days', link: '/canada' })
  const pages = await administrator.call(pagesApi.list, { querystring: {} })
  const params = { id: pages.find(({ address }) => address === '/canada')?.id ?? '' }

  expect((await administrator.call(pagesApi.read, { params })).inbound_links).toContainEqual({
    id,
    title: 'Announcement “Canada days”',
  })
})
