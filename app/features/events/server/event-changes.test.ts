import { expect, test } from 'vitest'
import { pagesApi } from '#app/features/pages/contract.ts'
import { startNotificationApp } from '#tests/notification-app.ts'
import { publishEvent, translateEvent } from '#tests/publish-event.ts'
import { startTestApp } from '#tests/test-app.ts'
import { toCalendarPath } from '../contract.ts'
import type { EventContent } from '../event-contract.ts'
import { type NewRegistration, registrationsApi } from '../registrations-contract.ts'

/** A time in Kathmandu. */
const at = (moment: string) => new Date(`2026-12-${moment}+05:45`).toISOString()

/** Starts an office on 1 December with an event of two seats on 5 December, and registrations. */
async function start() {
  const started = await startNotificationApp(at('01T10:00:00'))
  const { administrator, app, received, runDueJobs, visitor } = started
  const { id: event } = await publishEvent(administrator, { date: '2026-12-05' })
  const setClock = (moment: string) => started.setClock(at(moment))
  const register = async (name: string, phone: string, more: Partial<NewRegistration> = {}) => {
    const email = `${name.toLowerCase()}@student.example`
    await visitor.call(registrationsApi.send, { body: { event, name, email, phone, ...more } })
    await runDueJobs()
  }
  const change = (given: Partial<EventContent>) =>
    publishEvent(administrator, { date: '2026-12-05', ...given }, event)
  const inform = async () => {
    const result = await administrator.attempt(registrationsApi.inform, { body: { event } })
    await runDueJobs()
    return result
  }
  const countUninformed = async () => {
    const events = await administrator.call(registrationsApi.listEvents, {})
    return events.find(({ id }) => id === event)?.uninformed
  }
  const mailsTo = (name: string) =>
    received.filter(({ to }) => to[0] === `${name.toLowerCase()}@student.example`)
  const readCalendar = async () => (await app.inject(toCalendarPath(event))).body
  return {
    ...started,
    event,
    register,
    change,
    inform,
    countUninformed,
    mailsTo,
    readCalendar,
    setClock,
  }
}

const sequenceOf = (calendar: string) => Number(/SEQUENCE:(\d+)/.exec(calendar)?.[1])
const uidOf = (calendar: string) => /UID:(\S+)/.exec(calendar)?.[1]

test('tells each person of a new date once, also those who wait, and only when the office asks', async () => {
  const {
    administrator,
    change,
    countUninformed,
    inform,
    mailsTo,
    readCalendar,
    register,
    setClock,
  } = await start()
  await register('Asha', '9800000001')
  await register('Bina', '9800000002')
  await register('Chandra', '9800000003')
  const before = await readCalendar()
  expect(await countUninformed()).toBe(0)
  expect(await inform()).toMatchObject({ status: 404 })

  await setClock('02T10:00:00')
  await change({ text: 'Bring **copies**.' })
  expect(await countUninformed()).toBe(0)
  await setClock('02T11:00:00')
  await change({ date: '2026-12-08', place: 'Example Hall, Patan' })
  expect(await countUninformed()).toBe(3)
  expect(mailsTo('Asha')).toHaveLength(1)
  // Who registers now knows the new date.
  await setClock('02T12:00:00')
  await register('Dipa', '9800000004')
  expect(await countUninformed()).toBe(3)

  expect(await inform()).toMatchObject({ ok: true, value: { informed: 3 } })
  expect(await inform()).toMatchObject({ status: 404 })

  for (const name of ['Asha', 'Bina', 'Chandra']) {
    const changed = mailsTo(name).filter(
      ({ headers }) => headers.subject === 'Changed: Education fair',
    )
    expect(changed).toHaveLength(1)
    expect(changed[0]?.plain).toContain('Tuesday, 8 December 2026')
    expect(changed[0]?.plain).toContain('Example Hall, Patan')
  }
  expect(mailsTo('Dipa')).toHaveLength(1)
  expect(mailsTo('Asha').at(-1)?.plain).toMatch(/\/events\/calendar\/[\w-]+\.ics/)
  expect(mailsTo('Chandra').at(-1)?.plain).toContain('You are still on the waiting list.')
  const after = await readCalendar()
  expect(uidOf(after)).toBe(uidOf(before))
  expect(sequenceOf(after)).toBeGreaterThan(sequenceOf(before))
  const rows = await administrator.call(registrationsApi.list, {})
  expect(rows.filter(({ informed_at }) => informed_at !== null)).toHaveLength(3)
  expect(await countUninformed()).toBe(0)
}, 60_000)

test('tells people that an event is cancelled, with a calendar file that removes it', async () => {
  const {
    administrator,
    change,
    countUninformed,
    event,
    inform,
    mailsTo,
    readCalendar,
    register,
    setClock,
  } = await start()
  await register('Asha', '9800000001')
  await translateEvent(administrator, event, { slug: 'mela', title: 'शैक्षिक मेला' })
  await register('Bina', '9800000002', { language: 'ne' })
  const before = await readCalendar()
  await setClock('02T10:00:00')
  const params = { id: event }
  const { translations } = await administrator.call(pagesApi.read, { params })
  await administrator.call(pagesApi.archive, { params })
  for (const { id } of translations) await administrator.call(pagesApi.archive, { params: { id } })
  expect(await countUninformed()).toBe(2)

  expect(await inform()).toMatchObject({ ok: true, value: { informed: 2 } })

  expect(mailsTo('Asha').at(-1)?.headers.subject).toBe('The event is cancelled: Education fair')
  expect(mailsTo('Asha').at(-1)?.plain).not.toContain('/events/cancel')
  expect(mailsTo('Bina').at(-1)?.html).toContain('कार्यक्रम रद्द भयो: शैक्षिक मेला')
  const after = await readCalendar()
  expect(after).toContain('METHOD:CANCEL')
  expect(after).toContain('STATUS:CANCELLED')
  expect(uidOf(after)).toBe(uidOf(before))
  expect(sequenceOf(after)).toBeGreaterThan(sequenceOf(before))
  expect(await countUninformed()).toBe(0)

  // It takes place after all.
  await setClock('02T12:00:00')
  await change({})
  expect(await countUninformed()).toBe(2)
  expect(sequenceOf(await readCalendar())).toBeGreaterThan(sequenceOf(after))
}, 60_000)

test('offers nothing after the start', async () => {
  const { change, countUninformed, inform, register, setClock } = await start()
  await register('Asha', '9800000001')
  await setClock('02T10:00:00')
  await change({ time: '11:00' })
  expect(await countUninformed()).toBe(1)
  await setClock('05T12:00:00')
  expect(await countUninformed()).toBe(0)
  expect(await inform()).toMatchObject({ status: 404 })
}, 60_000)

test('records nothing without e-mail', async () => {
  const { administrator, db, visitor } = await startTestApp()
  const { id: event } = await publishEvent(administrator)
  const person = { name: 'Bina', email: 'bina@student.example', phone: '9800000002' }
  await visitor.call(registrationsApi.send, { body: { event, ...person } })
  await db
    .updateTable('event_registrations')
    .set({ created_at: '2026-01-01T00:00:00.000Z' })
    .execute()
  await publishEvent(administrator, { date: '2036-12-09' }, event)

  const refused = await administrator.attempt(registrationsApi.inform, { body: { event } })

  expect(refused).toMatchObject({ status: 409 })
  const [row] = await administrator.call(registrationsApi.list, {})
  expect(row?.informed_at).toBeNull()
})
