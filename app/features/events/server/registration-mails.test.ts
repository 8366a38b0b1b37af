import { expect, test } from 'vitest'
import { leadsApi } from '#app/features/leads/contract.ts'
import { addRecurring } from '#app/platform/server/jobs/run-jobs.ts'
import { startNotificationApp } from '#tests/notification-app.ts'
import { publishEvent, translateEvent } from '#tests/publish-event.ts'
import type { EventContent } from '../event-contract.ts'
import { type NewRegistration, registrationsApi } from '../registrations-contract.ts'
import { checkNextEvents } from './reminders.ts'

/** A time in Kathmandu. */
const at = (moment: string) => new Date(`2026-12-${moment}+05:45`).toISOString()

/** Starts an office on 1 December with an event of two seats on 5 December, from 10:00 on. */
async function start(given: Partial<EventContent> = {}) {
  const started = await startNotificationApp(at('01T10:00:00'))
  const { administrator, db, received, runDueJobs, visitor } = started
  await addRecurring(db, [checkNextEvents])
  const { id: event } = await publishEvent(administrator, { date: '2026-12-05', ...given })
  const send = async (name: string, more: Partial<NewRegistration> = {}) => {
    const email = `${name.toLowerCase()}@student.example`
    const body = { event, name, email, phone: '9800000001', ...more }
    const confirmation = await visitor.call(registrationsApi.send, { body })
    await runDueJobs()
    return confirmation
  }
  const mailsTo = (name: string) =>
    received.filter(({ to }) => to[0] === `${name.toLowerCase()}@student.example`)
  const subjectsTo = (name: string) => mailsTo(name).map(({ headers }) => headers.subject)
  const secretOf = (name: string) => {
    const [, registration = '', code = ''] =
      mailsTo(name)
        .at(-1)
        ?.plain.match(/registration=([\w-]+)&code=([\w-]+)/) ?? []
    return { registration, code }
  }
  const setClock = (moment: string) => started.setClock(at(moment))
  return { ...started, event, send, mailsTo, subjectsTo, secretOf, setClock }
}

test('confirms a registration once, with link, time and place, instead of the automatic reply', async () => {
  const { administrator, mailsTo, send } = await start({ link: 'https://meet.example/room' })
  const confirmation = await send('Asha')
  await send('Asha')

  expect(confirmation).toEqual({
    state: 'registered',
    is_mailed: true,
    link: 'https://meet.example/room',
  })
  const mails = mailsTo('Asha')
  expect(mails.map(({ headers }) => headers.subject)).toEqual([
    'You are registered: Education fair',
  ])
  const [mail] = mails
  expect(mail?.plain).toContain('Saturday, 5 December 2026')
  expect(mail?.plain).toContain('10:00 AM to 4:30 PM')
  expect(mail?.plain).toContain('Hotel Example, Lalitpur')
  expect(mail?.plain).toContain('https://meet.example/room')
  expect(mail?.plain).toMatch(/\/events\/calendar\/[\w-]+\.ics/)
  expect(mail?.headers['auto-submitted']).toBe('auto-replied')
  const [lead] = await administrator.call(leadsApi.list, {})
  const { timeline } = await administrator.call(leadsApi.find, { params: { id: lead?.id ?? '' } })
  expect(timeline.filter(({ kind }) => kind === 'mail')).toHaveLength(1)
}, 60_000)

test('by the link in the mail, a person cancels and the next one gets the seat', async () => {
  const { administrator, mailsTo, secretOf, send, subjectsTo, runDueJobs, visitor } = await start({
    seats: 1,
    link: 'https://meet.example/room',
  })
  await send('Asha')
  await send('Bina', { phone: '9800000002' })
  expect(mailsTo('Bina')[0]?.plain).not.toContain('meet.example')
  const secret = secretOf('Asha')

  const shown = await visitor.call(registrationsApi.readOwn, { body: secret })
  expect(shown).toMatchObject({ state: 'registered', title: 'Education fair', is_over: false })
  const wrong = { ...secret, code: `${secret.code.slice(0, -1)}-` }
  const refused = await visitor.attempt(registrationsApi.cancelOwn, { body: wrong })
  expect(refused).toMatchObject({ ok: false, status: 404 })
  const listStates = async () => {
    const querystring = { sort: 'created_at' as const }
    const rows = await administrator.call(registrationsApi.list, { querystring })
    return rows.map(({ state }) => state)
  }
  expect(await listStates()).toEqual(['registered', 'waiting'])

  const cancelled = await visitor.call(registrationsApi.cancelOwn, { body: secret })
  expect(cancelled.state).toBe('cancelled')
  await visitor.call(registrationsApi.cancelOwn, { body: secret })
  await runDueJobs()
  expect(await listStates()).toEqual(['cancelled', 'registered'])
  expect(subjectsTo('Bina')).toEqual([
    'You are on the waiting list: Education fair',
    'You have a seat now: Education fair',
  ])
  expect(mailsTo('Bina')[1]?.plain).toContain('https://meet.example/room')
}, 60_000)

test('reminds each person with a seat once on the day before, and nobody who has just registered', async () => {
  const { administrator, event, send, setClock, subjectsTo } = await start()
  for (const [index, name] of ['Asha', 'Bina', 'Chandra'].entries())
    await send(name, { phone: `980000000${index}` })
  await setClock('04T09:00:00')
  expect(subjectsTo('Asha')).toHaveLength(1)

  await setClock('04T10:30:00')
  await publishEvent(administrator, { date: '2026-12-05', seats: 4 }, event)
  await send('Dipa', { phone: '9800000009' })
  await setClock('04T11:00:00')
  await setClock('05T09:30:00')
  const reminder = 'Reminder: Education fair'
  expect(subjectsTo('Asha')).toEqual(['You are registered: Education fair', reminder])
  expect(subjectsTo('Bina')).toEqual(['You are registered: Education fair', reminder])
  // More seats reached the waiting list.
  expect(subjectsTo('Chandra')).toEqual([
    'You are on the waiting list: Education fair',
    'You have a seat now: Education fair',
  ])
  expect(subjectsTo('Dipa')).toEqual(['You are registered: Education fair'])
}, 60_000)

test('reminds again on the day before the new date of a postponed event', async () => {
  const { administrator, event, mailsTo, send, setClock, subjectsTo } = await start()
  await send('Asha')
  await setClock('04T10:30:00')
  const reminder = 'Reminder: Education fair'
  const expected = ['You are registered: Education fair', reminder]
  expect(subjectsTo('Asha')).toEqual(expected)

  await publishEvent(administrator, { date: '2026-12-10' }, event)
  await setClock('09T09:00:00')
  expect(subjectsTo('Asha')).toEqual(expected)
  for (const moment of ['09T10:30:00', '09T11:00:00', '10T09:30:00']) await setClock(moment)
  expect(subjectsTo('Asha')).toEqual([...expected, reminder])
  expect(mailsTo('Asha').at(-1)?.plain).toContain('Thursday, 10 December 2026')
}, 60_000)

test('writes in the language of the visitor’s page, with the translated title', async () => {
  const { administrator, event, mailsTo, send } = await start()
  await translateEvent(administrator, event, { slug: 'mela', title: 'शैक्षिक मेला' })
  await send('Asha', { language: 'ne' })

  const [mail] = mailsTo('Asha')
  expect(mail?.html).toContain('तपाईंको नाम दर्ता भयो: शैक्षिक मेला')
  expect(mail?.plain).toContain('/ne/events/cancel?registration=')
  expect(mail?.plain).toContain('५\u00a0डिसेम्बर २०२६')
}, 60_000)

test('tells a person whom the office cancels, and writes nothing after the start', async () => {
  const { administrator, send, setClock, subjectsTo, runDueJobs } = await start()
  await send('Asha')
  await send('Bina', { phone: '9800000002' })
  const cancel = async (name: string) => {
    const rows = await administrator.call(registrationsApi.list, {})
    const id = rows.find((row) => row.name === name)?.id ?? ''
    await administrator.call(registrationsApi.cancel, { params: { id } })
    await runDueJobs()
  }
  await cancel('Asha')
  expect(subjectsTo('Asha').at(-1)).toBe('Your registration is cancelled: Education fair')
  await setClock('05T12:00:00')
  const before = subjectsTo('Bina').length
  await cancel('Bina')
  expect(subjectsTo('Bina')).toHaveLength(before)
}, 60_000)
