import type { FastifyInstance } from 'fastify'
import { expect, test, vi } from 'vitest'
import { auditLogApi } from '#app/features/audit-log/contract.ts'
import { contactsApi } from '#app/features/contacts/contract.ts'
import { formsApi } from '#app/features/forms/contract.ts'
import { pagesApi } from '#app/features/pages/contract.ts'
import { registerBuiltPages } from '#tests/built-pages.ts'
import { makeContact } from '#tests/factories.ts'
import { publishEvent, translateEvent } from '#tests/publish-event.ts'
import { publishForm, toKey } from '#tests/publish-form.ts'
import { forgetOld, startTestApp } from '#tests/test-app.ts'
import { analyticsApi, type Visit } from '../contract.ts'
import { maxValues } from './store.ts'

// Pages are rendered here, which is slow on a busy machine.
vi.setConfig({ testTimeout: 90_000 })

const agents = {
  phone:
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36',
  tablet:
    'Mozilla/5.0 (Linux; Android 13; SM-X200) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36',
  computer:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36',
  bot: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
}

const send = (app: FastifyInstance, visit: Visit, userAgent: string = agents.computer) =>
  app.inject({
    method: 'POST',
    url: analyticsApi.count.url,
    headers: { 'user-agent': userAgent },
    payload: visit,
  })

async function start({ isCounting = true, ...options }: StartOptions = {}) {
  const started = await startTestApp({ config: { rateLimitFactor: 1000 }, ...options })
  const { app, administrator } = started
  const setCounting = (is_counting: boolean) =>
    administrator.call(analyticsApi.changeSettings, { body: { is_counting } })
  if (isCounting) await setCounting(true)
  return {
    ...started,
    setCounting,
    visit: (visit: Partial<Visit> = {}, userAgent?: string) =>
      send(app, { page: '/', ...visit }, userAgent),
    read: (from?: string, until?: string) =>
      administrator.call(analyticsApi.report, { querystring: { from, until } }),
  }
}

type StartOptions = Parameters<typeof startTestApp>[0] & { isCounting?: boolean }

test('counts nothing and adds nothing to pages until an owner switches it on', async () => {
  const { app, visit, read, setCounting, administrator } = await start({
    isCounting: false,
    pages: registerBuiltPages,
  })
  const get = async () => (await app.inject('/about')).body
  const before = await get()
  expect(before).not.toMatch(/sendBeacon|api\/analytics/)
  expect((await visit()).statusCode).toBe(204)
  expect(await read()).toMatchObject({ is_counting: false, views: 0, pages: [] })

  await setCounting(true)
  expect(await get()).toMatch(
    /<script data-page="\/about">.*sendBeacon\('\/api\/analytics\/visits\/'/s,
  )
  for (const url of ['/login', '/admin/dashboard'])
    expect((await app.inject(url)).body).not.toContain('sendBeacon')
  await visit()
  expect(await read()).toMatchObject({ is_counting: true, views: 1 })

  await setCounting(false)
  expect(await get()).toBe(before)
  await visit()
  expect((await read()).views).toBe(1)
  const [entry] = await administrator.call(auditLogApi.list, { querystring: {} })
  expect(entry).toMatchObject({
    subject: 'analytics_settings',
    before: { is_counting: true },
    after: { is_counting: false },
  })
})

test('counts pages, sources, campaigns, devices, searches and clicks', async () => {
  const { visit, read } = await start()
  await visit({ page: '/contact', referrer: 'www.facebook.com', campaign: 'fb / cpc / intake' })
  await visit({ page: '/contact', referrer: '' }, agents.phone)
  await visit({ page: '/contact' }, agents.phone)
  await visit({ page: '/search', search: 'Nursing   in Australia' }, agents.tablet)
  await visit({ page: '/contact', click: 'call' }, agents.phone)
  await visit({ page: '/contact', click: 'whatsapp' }, agents.phone)

  const report = await read()

  const list = (rows: { value: string; count: number }[]) =>
    rows.map(({ value, count }) => [value, count])
  expect(report.views).toBe(4)
  expect(list(report.pages)).toEqual([
    ['/contact', 3],
    ['/search', 1],
  ])
  expect(list(report.sources)).toEqual([
    ['(direct)', 1],
    ['facebook.com', 1],
  ])
  expect(list(report.campaigns)).toEqual([['fb / cpc / intake', 1]])
  expect(list(report.devices)).toEqual([
    ['phone', 2],
    ['computer', 1],
    ['tablet', 1],
  ])
  expect(list(report.searches)).toEqual([['nursing in australia', 1]])
  expect(list(report.clicks)).toEqual([
    ['call', 1],
    ['whatsapp', 1],
  ])
})

test('counts a tagged visit under the source that its address names', async () => {
  const { visit, read } = await start()
  await visit({ page: '/about', referrer: '', campaign: 'facebook / cpc / intake' })
  await visit({ page: '/about', referrer: 'lm.facebook.com', campaign: 'FB / – / –' })
  await visit({ page: '/about', referrer: 'm.facebook.com' })
  await visit({ page: '/about', campaign: 'newsletter / mail / May' })
  await visit({ page: '/about', referrer: '', campaign: '– / cpc / intake' })
  await visit({ page: '/about', referrer: 'facebook.com.example' })

  const { sources } = await read()
  expect(sources.map(({ value, count }) => [value, count])).toEqual([
    ['facebook.com', 3],
    ['(direct)', 1],
    ['facebook.com.example', 1],
    ['newsletter', 1],
  ])
})

test('leaves out programs, and stores neither addresses nor personal data of searches', async () => {
  const { db, visit, read } = await start()
  for (const agent of [agents.bot, '', 'curl/8.5.0', 'HeadlessChrome/130.0']) await visit({}, agent)
  expect((await read()).views).toBe(0)

  await visit({ page: '/search', search: 'asha@student.example' })
  await visit({ page: '/search', search: '९८४१ २३४५६७' })
  await visit({ page: '/search', search: 'Intake 2027' })

  const { searches } = await read()
  expect(searches.map(({ value, count }) => [value, count])).toEqual([
    ['(other)', 2],
    ['intake 2027', 1],
  ])
  const rows = await db.selectFrom('visit_counts').selectAll().execute()
  expect(Object.keys(rows[0] ?? {}).sort()).toEqual(['count', 'day', 'type', 'value'])
  expect(JSON.stringify(rows)).not.toMatch(/127\.0\.0\.1|Mozilla|asha/)
})

test('compares with the equally long period before, by days of the office', async () => {
  const { app, read } = await start()
  const add = (day: string, value: string, count: number) =>
    app.visitCounter.add(day, 'page', value, count)
  add('2026-10-01', '/', 1)
  add('2026-10-05', '/', 7)
  add('2026-10-08', '/', 5)
  add('2026-10-08', '/about', 2)
  add('2026-10-10', '/', 3)
  add('2026-10-11', '/', 100)

  expect(await read('2026-10-08', '2026-10-10')).toMatchObject({
    views: 10,
    previous_views: 7,
    days: [
      { day: '2026-10-08', views: 7 },
      { day: '2026-10-09', views: 0 },
      { day: '2026-10-10', views: 3 },
    ],
    previous_days: [
      { day: '2026-10-05', views: 7 },
      { day: '2026-10-06', views: 0 },
      { day: '2026-10-07', views: 0 },
    ],
    pages: [
      { value: '/', count: 8, previous: 7 },
      { value: '/about', count: 2, previous: 0 },
    ],
  })
})

test('a flood of values fills the day once and then counts as other', async () => {
  const { app, db, visit, read } = await start()
  const { search: limit } = maxValues
  for (let index = 0; index < limit + 20; index++)
    await visit({
      page: '/search',
      search: `word ${String.fromCharCode(97 + (index % 26))}${index}`,
    })
  await app.visitCounter.flush()
  // Known values still count after the limit is reached, and a new day has its own.
  await visit({ page: '/search', search: 'word a0' })
  await visit({ page: '/search', search: 'word new' })
  app.visitCounter.add('2026-01-01', 'search', 'word new')

  const { searches } = await read()
  expect(searches.find(({ value }) => value === '(other)')?.count).toBe(21)
  expect(searches.find(({ value }) => value === 'word a0')?.count).toBe(2)
  const rows = await db
    .selectFrom('visit_counts')
    .select('value')
    .where('type', '=', 'search')
    .where('day', '>', '2026-01-01')
    .execute()
  expect(rows).toHaveLength(limit + 1)
})

test('counts the pages of the site in one spelling, and every other text as a missing page', async () => {
  const { administrator, visit, read } = await start({ withFirstContent: true })
  const { id } = await publishEvent(administrator)
  await translateEvent(administrator, id, { slug: 'mela', title: 'मेला' })
  const known = [
    '/',
    '/ne',
    '/ne/search',
    '/about',
    '/australia',
    '/ne/australia',
    '/events',
    '/events/education-fair',
    '/ne/events/mela',
  ]
  const unknown = [
    '/*',
    '/ne/*',
    '/nothing',
    '/About',
    '/about/',
    '/%61bout',
    '/about?page=1',
    '/about#top',
    '/hi/about',
    '/events/page/9',
    // Moved.
    '/ne/events/education-fair',
    '//about',
    'about',
    'Buy pills at https://spam.example',
  ]
  for (const page of [...known, ...unknown]) await visit({ page })

  const { pages } = await read()
  const counts = pages.map(({ value, count }) => [value, count])
  expect(counts[0]).toEqual(['/*', unknown.length])
  expect(counts.slice(1).toSorted()).toEqual(known.map((page) => [page, 1]).toSorted())
})

test('counts lists whose address is not in Latin letters', async () => {
  const { administrator, visit, read } = await start()
  const { id, revision, draft } = await administrator.call(pagesApi.add, {
    body: { type: 'article', title: 'Visas' },
  })
  const content = { ...draft, description: 'Papers.', text: 'Papers.', tags: ['भिसा'] }
  const saving = { params: { id }, body: { revision, content } }
  const saved = await administrator.call(pagesApi.save, saving)
  const body = { revision: saved.revision }
  await administrator.call(pagesApi.publish, { params: { id }, body })

  const page = `/articles/tag/${encodeURIComponent('भिसा')}`
  await visit({ page })
  await visit({ page: `/articles/tag/${encodeURIComponent('शुल्क')}` })
  expect((await read()).pages.map(({ value }) => value).toSorted()).toEqual(['/*', page])
})

test('two servers add to the same counts', async () => {
  const { address, app, visit, read } = await start()
  const second = await startTestApp({ address })
  await Promise.all([
    visit(),
    visit(),
    send(second.app, { page: '/' }),
    send(second.app, { page: '/' }),
  ])
  await Promise.all([app.visitCounter.flush(), second.app.visitCounter.flush()])

  expect((await read()).pages).toMatchObject([{ value: '/', count: 4 }])
})

test('a server stores what it has counted when it stops', async () => {
  const { address, read } = await start()
  const second = await startTestApp({ address })
  await send(second.app, { page: '/' })
  await second.app.close()

  expect((await read()).views).toBe(1)
})

test('shows the enquiries of each page', async () => {
  const { visitor, visit, read } = await start()
  await visit({ page: '/contact' })
  const body = makeContact({ origin: 'page=/contact' })
  await visitor.call(contactsApi.send, { body })

  expect((await read()).pages).toMatchObject([
    { value: '/contact', enquiries: 1, previous_enquiries: 0 },
  ])
})

test('shows the enquiries that forms bring, by the page and by the form', async () => {
  const { administrator, visitor, visit, read } = await start()
  const { id: form } = await publishForm(administrator)
  for (const page of ['/contact', '/forms/assessment']) await visit({ page })
  for (const [index, page] of ['/contact', '/contact', '/forms/assessment'].entries()) {
    const body = {
      form,
      name: `Person ${index}`,
      email: `person-${index}@student.example`,
      phone: `980000000${index}`,
      answers: { [toKey('Degree')]: [toKey('Bachelor')] },
      // The page that sends the form counts for no enquiry.
      origin: 'page=/forms/send',
      page,
    }
    await visitor.call(formsApi.send, { body })
  }

  const { pages } = await read()
  expect(pages.map(({ value, enquiries }) => [value, enquiries]).toSorted()).toEqual([
    ['/contact', 2],
    ['/forms/assessment', 1],
  ])
  expect(await administrator.call(formsApi.listForms, {})).toMatchObject([{ id: form, answers: 3 }])
})

test('limits the calls of an address', async () => {
  const { app } = await start({ config: { rateLimitFactor: 0.005 } })
  const statuses = []
  for (let call = 0; call < 5; call++) statuses.push((await send(app, { page: '/' })).statusCode)
  expect(statuses).toEqual([204, 204, 204, 429, 429])
})

test('deletes counts after three years', async () => {
  const { app, db } = await start()
  const today = new Date().toISOString().slice(0, 10)
  const year = Number(today.slice(0, 4))
  for (const day of [`${year - 4}-12-31`, `${year - 2}-12-31`])
    app.visitCounter.add(day, 'page', '/')
  await app.visitCounter.flush()

  await forgetOld(app)

  const rows = await db.selectFrom('visit_counts').select('day').execute()
  expect(rows).toEqual([{ day: `${year - 2}-12-31` }])
})

test('refuses a period that ends before it begins', async () => {
  const { administrator } = await start()
  const querystring = { from: '2026-10-02', until: '2026-10-01' }
  expect(await administrator.attempt(analyticsApi.report, { querystring })).toMatchObject({
    status: 400,
    failure: {
      fields: { until: 'The last day is before the first day. Choose a later last day.' },
    },
  })
})
