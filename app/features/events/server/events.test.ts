import { expect, test, vi } from 'vitest'
import { pagesApi } from '#app/features/pages/contract.ts'
import { searchApi } from '#app/features/search/contract.ts'
import { registerBuiltPages } from '#tests/built-pages.ts'
import { makePage } from '#tests/factories.ts'
import { makeEvent, publishEvent, translateEvent } from '#tests/publish-event.ts'
import { startTestApp } from '#tests/test-app.ts'
import { eventsApi } from '../contract.ts'
import type { EventContent } from '../event-contract.ts'

// Many pages are rendered here, which is slow on a busy machine.
vi.setConfig({ testTimeout: 90_000 })

async function start(options: Parameters<typeof startTestApp>[0] = {}) {
  const started = await startTestApp(options)
  const { app, administrator } = started
  return {
    ...started,
    write: (given: Partial<EventContent> = {}, id?: string) =>
      publishEvent(administrator, given, id),
    get: (url: string) => app.inject({ url: encodeURI(url) }),
  }
}

/** An event that is over. */
const past = { slug: 'last-fair', title: 'Last fair', date: '2024-01-10' }

test('has no address, sitemap entry, search result or menu entry without a published event', async () => {
  const { administrator, get, visitor } = await start({ pages: registerBuiltPages })
  await administrator.call(pagesApi.add, { body: { type: 'event', title: 'A draft' } })

  for (const address of [
    '/events',
    '/ne/events',
    '/events/past',
    '/events/a-draft',
    '/events/register?event=a-draft',
    '/events/cancel',
  ])
    expect([address, (await get(address)).statusCode]).toEqual([address, 404])
  expect((await get('/sitemap.xml')).body).not.toContain('/events')
  expect((await get('/')).body).not.toContain('/events')
  const found = await visitor.call(searchApi.search, { querystring: { q: 'draft' } })
  expect(found.results.filter(({ type }) => type === 'event')).toEqual([])
})

test('shows a published event with its metadata, in the list, the sitemap and the search', async () => {
  const { get, visitor, write } = await start({ pages: registerBuiltPages })
  const { address } = await write()
  const { body } = await get(address)

  expect(address).toBe('/events/education-fair')
  expect(body).toContain('"@type":"Event","name":"Education fair"')
  // 10:00 in Kathmandu.
  expect(body).toContain('"startDate":"2036-12-05T04:15:00.000Z"')
  expect(body).toContain('"location":[{"@type":"Place","name":"Hotel Example, Lalitpur"')
  expect(body).toContain('10:00 AM to 4:30 PM')
  expect(body).toContain('href="/events/register?event=education-fair"')
  expect((await get('/events')).body).toContain('href="/events/education-fair"')
  const { body: sitemap } = await get('/sitemap.xml')
  expect(sitemap).toContain('<loc>http://localhost:3000/events</loc>')
  expect(sitemap).toContain('<loc>http://localhost:3000/events/education-fair</loc>')
  const found = await visitor.call(searchApi.search, { querystring: { q: 'universities' } })
  expect(found.results).toMatchObject([{ type: 'event', address }])
})

test('offers an event as a calendar file with a stable UID and times in UTC', async () => {
  const { get, write } = await start()
  const { id } = await write()
  const { body, headers } = await get(`/events/calendar/${id}.ics`)

  expect(headers['content-type']).toBe('text/calendar; charset=utf-8')
  expect(body).toContain(`UID:${id}@localhost:3000\r\n`)
  expect(body).toContain('DTSTART:20361205T041500Z\r\n')
  expect(body).toContain('DTEND:20361205T104500Z\r\n')
  expect(body).toContain('LOCATION:Hotel Example\\, Lalitpur\r\n')
  await write({ title: 'Larger fair', time: '11:00' }, id)
  const changed = await get(`/events/calendar/${id}.ics`)
  expect(changed.body).toContain(`UID:${id}@localhost:3000\r\n`)
  expect(changed.body).toContain('SUMMARY:Larger fair\r\n')
  expect((await get('/events/calendar/no-id.ics')).statusCode).toBe(400)
  expect((await get(`/events/calendar/${crypto.randomUUID()}.ics`)).statusCode).toBe(404)
})

test('moves an event that is over to the past ones, without registration', async () => {
  const { get, visitor, write } = await start({ pages: registerBuiltPages })
  await write(past)
  const next = await visitor.call(eventsApi.listPublic, {})

  expect(next).toMatchObject({ total: 0, has_past: true, events: [] })
  const { statusCode, body } = await get('/events')
  expect(statusCode).toBe(200)
  expect(body).toContain('No event is planned at the moment.')
  expect(body).toContain('href="/events/past"')
  expect((await get('/events/past')).body).toContain('href="/events/last-fair"')
  const page = await get('/events/last-fair')
  expect(page.body).toContain('This event is over.')
  expect(page.body).not.toContain('/events/register')
  expect((await get('/events/register?event=last-fair')).body).toContain('Registration is closed.')
  const found = await visitor.call(searchApi.search, { querystring: { q: 'universities' } })
  expect(found.results).toEqual([])
})

test('lists the next events by their start and past ones the other way round, on pages of twelve', async () => {
  const { get, visitor, write } = await start()
  for (let day = 1; day <= 13; day++) {
    const number = String(day).padStart(2, '0')
    await write({ slug: `next-${day}`, title: `Next ${day}`, date: `2036-10-${number}` })
    await write({ slug: `past-${day}`, title: `Past ${day}`, date: `2024-10-${number}` })
  }
  const list = (querystring: { kind?: 'past'; page?: number }) =>
    visitor.call(eventsApi.listPublic, { querystring })

  const next = await list({})
  expect(next).toMatchObject({ total: 13, pages: 2, events: { length: 12 } })
  expect(next.events[0]?.title).toBe('Next 1')
  expect((await list({ kind: 'past' })).events[0]?.title).toBe('Past 13')
  expect((await list({ kind: 'past', page: 2 })).events).toMatchObject([{ title: 'Past 1' }])
  for (const [address, status] of [
    ['/api/public/events/?page=3', 404],
    ['/api/public/events/?page=x', 400],
  ] as const)
    expect([address, (await get(address)).statusCode]).toEqual([address, status])
})

test('shows events in Nepali with the times of the original', async () => {
  const { administrator, get, visitor, write } = await start({ pages: registerBuiltPages })
  const { id } = await write()
  await write({ slug: 'untranslated', title: 'Not translated', date: '2036-12-06' })
  const translation = { slug: 'mela', title: 'शैक्षिक मेला', date: '2020-01-01' }
  await translateEvent(administrator, id, translation)

  const querystring = { language: 'ne' as const }
  const { events } = await visitor.call(eventsApi.listPublic, { querystring })
  expect(events).toMatchObject([
    { address: '/ne/events/mela', language: 'ne', starts: '2036-12-05T10:00' },
    { address: '/ne/events/untranslated', language: 'en' },
  ])
  const { headers } = await get('/ne/events/education-fair')
  expect(headers.location).toBe('/ne/events/mela')
  const { body } = await get('/ne/events/mela')
  expect(body).toContain('href="/ne/events/register?event=education-fair"')
  expect(body).toContain('"startDate":"2036-12-05T04:15:00.000Z"')
  // Also where the event is not translated.
  expect((await get('/ne/events/untranslated')).body).toMatch(/>सिट<.*?>२</s)
  const form = await get('/ne/events/register?event=education-fair')
  expect(form.body).toContain('नाम दर्ता: शैक्षिक मेला')
})

test('the calendar file of a Nepali page is in Nepali, also after registering', async () => {
  const { administrator, app, get, write } = await start({ pages: registerBuiltPages })
  const { id } = await write()
  await translateEvent(administrator, id, { slug: 'mela', title: 'शैक्षिक मेला' })
  const person = { name: 'आशा', email: 'asha@student.example', phone: '9800000001' }
  const registered = await app.inject({
    method: 'POST',
    url: '/ne/events/register?event=education-fair',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ ...person, event: id, language: 'ne' }).toString(),
  })

  for (const { body } of [await get('/ne/events/mela'), registered]) {
    const [path = ''] = body.match(/\/events\/calendar\/[\w-]+\.ics/) ?? []
    const { body: calendar } = await get(path)
    expect(calendar).toContain('SUMMARY:शैक्षिक मेला')
    expect(calendar).toContain(`UID:${id}@localhost:3000\r\n`)
  }
})

test('gives the link of an online event only to people with a seat, unless nobody registers', async () => {
  const { get, visitor, write } = await start({ pages: registerBuiltPages })
  const link = 'https://meet.example/secret'
  await write({ place: '', link })
  for (const address of [
    '/events/education-fair',
    '/events/register?event=education-fair',
    '/api/public/page/?address=/events/education-fair',
  ])
    expect([address, (await get(address)).body.includes(link)]).toEqual([address, false])

  const { address } = await write({ slug: 'talk', place: '', link, registration: 'none' })
  const { body } = await get(address)
  expect(body).toContain(`href="${link}"`)
  expect(body).toContain('You do not need to register.')
  expect(body).toContain('OnlineEventAttendanceMode')
  const { events } = await visitor.call(eventsApi.listPublic, {})
  expect(events).toMatchObject([{ is_online: true }, { is_online: true }])
})

test('a last day before the first day is marked as such', async () => {
  const { administrator } = await start()
  const body = { type: 'event' as const, title: 'Fair' }
  const { id } = await administrator.call(pagesApi.add, { body })
  const content = makeEvent({ date: '2036-12-05', end_date: '2036-12-01' })
  const saving = { params: { id }, body: { revision: 1, content: { ...content } } }
  const { missing } = await administrator.call(pagesApi.save, saving)
  expect(missing).toEqual({ end_date: 'The last day must not be before the first day.' })
})

test('refuses an event that ends before it starts, or has neither place nor link, with all its errors at once', async () => {
  const { administrator } = await start()
  const body = { type: 'event' as const, title: 'Empty' }
  const { id } = await administrator.call(pagesApi.add, { body })
  const content = makeEvent({ end_time: '09:00', place: '', description: '' })
  const saving = { params: { id }, body: { revision: 1, content: { ...content } } }
  const { revision, missing } = await administrator.call(pagesApi.save, saving)

  const errors = {
    end_time: 'The event must end after it starts.',
    place: 'Enter a place, or the link of an online event below.',
    description: 'Please fill this in.',
  }
  expect(missing).toEqual(errors)
  const refused = await administrator.attempt(pagesApi.publish, {
    params: { id },
    body: { revision },
  })
  expect(refused).toMatchObject({ ok: false, status: 400, failure: { fields: errors } })
  const wrong = { ...content, time: '25:00', link: 'meet.example', seats: -1 }
  const saved = await administrator.attempt(pagesApi.save, {
    params: { id },
    body: { revision, content: { ...wrong, seats: 1 } },
  })
  expect(saved).toMatchObject({
    value: { missing: { time: expect.any(String), link: expect.any(String) } },
  })
})

test('shows the next events in a section of a page until they are over', async () => {
  const { app, administrator, write } = await start({ pages: registerBuiltPages })
  const section = { id: 'next', type: 'events' as const, heading: 'Next', text: '', count: 1 }
  const page = { type: 'page' as const, title: 'Visit us' }
  const { id } = await administrator.call(pagesApi.add, { body: page })
  const content = { ...makePage({ slug: 'visit', sections: [section] }) }
  const saving = { params: { id }, body: { revision: 1, content } }
  const { revision } = await administrator.call(pagesApi.save, saving)
  await administrator.call(pagesApi.publish, { params: { id }, body: { revision } })
  const read = async () => (await app.inject('/visit')).body
  expect(await read()).not.toContain('/events')

  await write(past)
  await write({ slug: 'later', date: '2037-01-01' })
  await write()
  const body = await read()
  expect(body).toContain('href="/events/education-fair"')
  expect(body).not.toContain('/events/later')
  expect(body).not.toContain('/events/last-fair')
})

test('lists events for the office with their start, and finds links and facts in them', async () => {
  const { app, administrator, write } = await start({ withFirstContent: true })
  const text = 'The fee is {uk.student-visa.fee}. See [Australia](/australia#visa).'
  const { address, title } = await write({ text })
  await administrator.call(pagesApi.add, { body: { type: 'event', title: 'Draft' } })

  const listed = await administrator.call(eventsApi.list, {})
  expect(listed).toMatchObject([
    { title: 'Draft', state: 'draft', seats: 0 },
    { title, starts: '2036-12-05T10:00', seats: 2, registered: 0, waiting: 0 },
  ])
  const pages = await administrator.call(pagesApi.list, { querystring: { q: 'australia' } })
  const { id = '' } = pages.find((each) => each.address === '/australia') ?? {}
  const page = await administrator.call(pagesApi.read, { params: { id } })
  expect(page.inbound_links).toContainEqual({ id: expect.any(String), title })
  expect(await app.factUsages()).toContainEqual({ key: 'uk.student-visa.fee', page: address })
})
