import { expect, test } from 'vitest'
import { auditLogApi } from '#app/features/audit-log/contract.ts'
import { leadsApi } from '#app/features/leads/contract.ts'
import { mergeApi } from '#app/features/leads/merge-contract.ts'
import { personalDataApi } from '#app/features/leads/personal-data-contract.ts'
import { officeApi } from '#app/features/office/contract.ts'
import { eraseLead } from '#tests/erase-lead.ts'
import { publishEvent } from '#tests/publish-event.ts'
import { forgetOld, startTestApp } from '#tests/test-app.ts'
import type { EventContent } from '../event-contract.ts'
import { type NewRegistration, registrationsApi } from '../registrations-contract.ts'

/** Starts an office with a published event of two seats. */
async function start(given: Partial<EventContent> = {}) {
  const started = await startTestApp({ config: { rateLimitFactor: 1000 } })
  const { administrator, visitor } = started
  const { id: event } = await publishEvent(administrator, given)
  const toBody = (name: string, more: Partial<NewRegistration> = {}): NewRegistration => ({
    event,
    name,
    email: `${name.toLowerCase()}@student.example`,
    phone: '9800000001',
    ...more,
  })
  const send = (name: string, more: Partial<NewRegistration> = {}) =>
    visitor.call(registrationsApi.send, { body: toBody(name, more) })
  const list = (querystring = {}) =>
    administrator.call(registrationsApi.list, {
      querystring: { sort: 'created_at', ...querystring },
    })
  const listStates = async () => (await list()).map(({ name, state }) => `${name} ${state}`)
  async function find(name: string) {
    const found = (await list()).find((each) => each.name === name)
    if (!found) throw new Error(`No registration of ${name}`)
    return found
  }
  return { ...started, event, toBody, send, list, listStates, find }
}

test('a registration becomes an enquiry of the event, found by its campaign, that needs no reply', async () => {
  const { administrator, send, list } = await start()
  const confirmation = await send('Asha', { consent: 'We store this.' })

  expect(confirmation).toEqual({ state: 'registered', is_mailed: false, link: '' })
  const [registration] = await list()
  expect(registration).toMatchObject({
    name: 'Asha',
    state: 'registered',
    event_title: 'Education fair',
    event_starts: '2036-12-05T10:00',
  })
  const querystring = { campaign: 'Education fair', source: 'Event' }
  const [lead] = await administrator.call(leadsApi.list, { querystring })
  expect(lead).toMatchObject({
    id: registration?.lead_id,
    name: 'Asha',
    channel: 'form',
    awaiting_reply_since: null,
    page: '/events/education-fair',
  })
  const params = { id: lead?.id ?? '' }
  const { timeline } = await administrator.call(leadsApi.find, { params })
  expect(timeline.at(-1)).toMatchObject({
    kind: 'enquiry',
    text: 'Registration for “Education fair” on 2036-12-05',
    after: { consent: 'We store this.' },
  })
})

test('a note awaits a reply', async () => {
  const { administrator, send } = await start()
  await send('Asha', { note: 'Is Canada there?' })

  const querystring = { awaiting_reply: true }
  const [lead] = await administrator.call(leadsApi.list, { querystring })
  expect(lead?.name).toBe('Asha')
})

test('concurrent registrations never take more seats than there are', async () => {
  const { administrator, event, list, send } = await start({ seats: 5 })
  const names = Array.from({ length: 16 }, (_, index) => `Student${index}`)

  const confirmations = await Promise.all(
    names.map((name, index) => send(name, { phone: `98${10_000_000 + index}` })),
  )

  const isSeated = ({ state }: { state: string }) => state === 'registered'
  expect(confirmations.filter(isSeated)).toHaveLength(5)
  expect((await list()).filter(isSeated)).toHaveLength(5)
  const [counted] = await administrator.call(registrationsApi.listEvents, {})
  expect(counted).toMatchObject({ id: event, seats: 5, registered: 5, waiting: 11, attended: 0 })
})

test('concurrent cancellations give each free seat to one person, in the order of registration', async () => {
  const { administrator, find, listStates, send } = await start()
  for (const name of ['Asha', 'Bina', 'Chandra', 'Dipa', 'Esha']) await send(name)
  const cancel = async (name: string) => {
    const { id } = await find(name)
    await administrator.call(registrationsApi.cancel, { params: { id } })
  }

  await Promise.all([cancel('Asha'), cancel('Bina'), send('Firoz')])

  expect(await listStates()).toEqual([
    'Asha cancelled',
    'Bina cancelled',
    'Chandra registered',
    'Dipa registered',
    'Esha waiting',
    'Firoz waiting',
  ])
})

test('the same person is registered once, and may register again after cancelling', async () => {
  const { administrator, app, find, listStates, send, toBody } = await start()
  await send('Asha')
  const url = '/api/event-registrations/'
  const repeated = await app.inject({
    method: 'POST',
    url,
    payload: toBody('Asha', { email: 'ASHA@student.example' }),
  })
  expect(repeated.statusCode).toBe(200)
  expect(await listStates()).toEqual(['Asha registered'])

  const { id } = await find('Asha')
  await administrator.call(registrationsApi.cancel, { params: { id } })
  await send('Asha')
  expect(await listStates()).toEqual(['Asha cancelled', 'Asha registered'])
})

test('wrong fields are refused, each with a sentence', async () => {
  const { visitor, toBody } = await start()
  const body = toBody('', { email: 'asha', phone: '12' })
  const refused = await visitor.attempt(registrationsApi.send, { body })

  expect(refused).toMatchObject({
    ok: false,
    status: 400,
    failure: {
      fields: { name: expect.any(String), email: expect.any(String), phone: expect.any(String) },
    },
  })
})

test('registration is closed before the start, as early as the office wants', async () => {
  const { administrator, event, listStates, visitor, toBody } = await start({ date: '2024-01-10' })
  const register = () => visitor.attempt(registrationsApi.send, { body: toBody('Asha') })
  expect(await register()).toMatchObject({ ok: false, status: 409 })

  const tomorrow = new Date(Date.now() + 36 * 60 * 60 * 1000).toISOString().slice(0, 10)
  await publishEvent(administrator, { date: tomorrow, closing_hours: 72 }, event)
  expect(await register()).toMatchObject({ ok: false, status: 409 })
  await publishEvent(administrator, { registration: 'none' }, event)
  expect(await register()).toMatchObject({ ok: false, status: 409 })
  await publishEvent(administrator, {}, event)
  expect(await register()).toMatchObject({ ok: true })
  expect(await listStates()).toEqual(['Asha registered'])
  const body = { ...toBody('Asha'), event: crypto.randomUUID() }
  const unknown = await visitor.attempt(registrationsApi.send, { body })
  expect(unknown).toMatchObject({ ok: false, status: 404 })
})

test('spam takes no seat and creates no lead, until the office gives it a seat', async () => {
  const { administrator, find, list, listStates, send } = await start({ seats: 1 })
  const confirmation = await send('Robot', { website: 'https://spam.example' })
  await send('Links', { note: 'https://a.example https://b.example https://c.example' })

  expect(confirmation).toMatchObject({ state: 'registered' })
  expect(await listStates()).toEqual(['Robot spam', 'Links spam'])
  expect(await administrator.call(leadsApi.list, {})).toEqual([])
  expect(await send('Asha')).toMatchObject({ state: 'registered' })
  const { id } = await find('Links')
  await administrator.call(registrationsApi.confirm, { params: { id } })
  expect(await list({ state: 'registered' })).toMatchObject([
    { name: 'Links', lead_id: expect.any(String), spam_reason: null },
    { name: 'Asha' },
  ])
})

test('cancelled spam belongs to its person, and becomes a lead when the office gives it a seat', async () => {
  const { administrator, find, listStates, send } = await start()
  await send('Robot', { website: 'https://spam.example' })
  await send('Asha', { email: 'robot@student.example' })
  const { id } = await find('Robot')
  const params = { id }
  await administrator.call(registrationsApi.cancel, { params })
  expect(await listStates()).toEqual(['Robot cancelled', 'Asha registered'])
  const { lead_id } = await find('Asha')
  const exportRegistrations = async (of: string | null) => {
    const lead = { params: { id: of ?? '' } }
    const { event_registrations } = await administrator.call(personalDataApi.exportData, lead)
    return event_registrations.map(({ name }) => name)
  }
  expect(await exportRegistrations(lead_id)).toEqual(['Robot', 'Asha'])

  const confirmed = await administrator.call(registrationsApi.confirm, { params })
  expect(confirmed).toMatchObject({
    state: 'registered',
    lead_id: expect.any(String),
    spam_reason: null,
    // It did not wait.
    moved_up_at: null,
  })
  expect(await administrator.call(leadsApi.list, {})).not.toEqual([])
})

test('spam is erased with its person, and after 30 days without one', async () => {
  const { administrator, app, db, find, listStates, send } = await start()
  await send('Robot', { website: 'https://spam.example' })
  await send('Links', { website: 'https://spam.example' })
  await send('Asha', { email: 'robot@student.example' })
  for (const name of ['Robot', 'Links']) {
    const { id } = await find(name)
    await administrator.call(registrationsApi.cancel, { params: { id } })
  }
  await eraseLead(administrator, (await find('Asha')).lead_id ?? '')
  expect(await listStates()).toEqual(['Links cancelled'])

  await send('Bina')
  const setAge = async (days: number) => {
    const created_at = new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString()
    await db.updateTable('event_registrations').set({ created_at }).execute()
    await forgetOld(app)
  }
  await setAge(29)
  expect(await listStates()).toEqual(['Links cancelled', 'Bina registered'])
  await setAge(31)
  expect(await listStates()).toEqual(['Bina registered'])
  const entries = await administrator.call(auditLogApi.list, {
    querystring: { subject: 'event_registration' },
  })
  expect(JSON.stringify(entries)).not.toContain('Links')
})

test('the office gives a seat out of turn, ticks who came, and the activity log knows it', async () => {
  const { administrator, find, listStates, send } = await start({ seats: 1 })
  for (const name of ['Asha', 'Bina', 'Chandra']) await send(name)
  const { id } = await find('Chandra')
  const params = { id }
  const body = { is_attended: true }
  const early = await administrator.attempt(registrationsApi.setAttendance, { params, body })
  expect(early).toMatchObject({ ok: false, status: 409 })

  await administrator.call(registrationsApi.confirm, { params })
  await administrator.call(registrationsApi.setAttendance, { params, body })
  expect(await listStates()).toEqual(['Asha registered', 'Bina waiting', 'Chandra registered'])
  expect(await find('Chandra')).toMatchObject({
    is_attended: true,
    moved_up_at: expect.any(String),
  })
  const [counted] = await administrator.call(registrationsApi.listEvents, {})
  expect(counted).toMatchObject({ registered: 2, waiting: 1, attended: 1 })
  const entries = await administrator.call(auditLogApi.list, {
    querystring: { subject: 'event_registration' },
  })
  expect(entries.map(({ subject_name }) => subject_name)).toEqual(['Chandra', 'Chandra'])
})

test('lists registrations of an event by state and text, with their number', async () => {
  const { administrator, app, credentials, list, send } = await start()
  const other = await publishEvent(administrator, { slug: 'talk', title: 'Talk' })
  for (const name of ['Asha', 'Bina', 'Chandra']) await send(name)
  await send('Dipa', { event: other.id })

  const names = async (querystring: object) => (await list(querystring)).map(({ name }) => name)
  expect(await names({ event: other.id })).toEqual(['Dipa'])
  expect(await names({ state: 'waiting' })).toEqual(['Chandra'])
  expect(await names({ q: 'BINA@' })).toEqual(['Bina'])
  const [, , third] = await list()
  expect(await names({ before: third?.id })).toEqual(['Dipa'])
  const headers = await credentials()
  const url = '/api/event-registrations/?limit=1'
  const page = await app.inject({ url, headers })
  expect([page.headers['x-total-count'], page.json().length]).toEqual(['4', 1])
})

test('an erased lead leaves no registration, an export has it, and merges keep it', async () => {
  const { administrator, find, list, listStates, send } = await start({ seats: 1 })
  await send('Asha')
  await send('Bina', { phone: '9800000002' })
  const { lead_id } = await find('Asha')
  const { lead_id: other } = await find('Bina')
  const params = { id: lead_id ?? '' }
  await administrator.call(mergeApi.merge, { params, body: { other_id: other ?? '', fields: [] } })

  const exported = await administrator.call(personalDataApi.exportData, { params })
  expect(exported.event_registrations.map(({ name }) => name)).toEqual(['Asha', 'Bina'])
  expect(await listStates()).toEqual(['Asha registered', 'Bina waiting'])
  await eraseLead(administrator, lead_id ?? '')
  expect(await list()).toEqual([])
})

test('the times of an event are those of the office’s time zone, also after a change of it', async () => {
  const { administrator, app, event } = await start()
  const { version, ...office } = await administrator.call(officeApi.read, {})
  const body = { ...office, time_zone: 'Asia/Tokyo', version }
  await administrator.call(officeApi.replace, { body })

  const { body: calendar } = await app.inject(`/events/calendar/${event}.ics`)
  expect(calendar).toContain('DTSTART:20361205T010000Z')
})
