import { expect, onTestFinished, test, vi } from 'vitest'
import { messagesApi } from '#app/features/chat/contract.ts'
import { dashboardApi } from '#app/features/dashboard/contract.ts'
import { leadsApi } from '#app/features/leads/contract.ts'
import { notificationTypes } from '#app/features/manifests.ts'
import { eraseLead } from '#tests/erase-lead.ts'
import { makeMessage } from '#tests/factories.ts'
import {
  advanceClock,
  listUndelivered,
  MINUTE_MS,
  startTwoPersonApp,
} from '#tests/two-person-app.ts'
import { waitForJobs } from '#tests/wait-for-jobs.ts'
import { mailsApi } from '../../contract.ts'
import { preferencesApi } from '../../preferences-contract.ts'

test('mails everyone about an enquiry, and the following ones in one digest a minute later', async () => {
  const started = await startTwoPersonApp()
  const { sendEnquiry, db, listSubjects, received, administrator } = started
  await sendEnquiry(1, { country: 'Canada', message: 'Where can I\nstudy?' })
  const subject = 'New question about Canada: Asha 1'
  await expect
    .poll(() => [listSubjects('sita'), listSubjects('binod')])
    .toEqual([[subject], [subject]])
  const [lead] = await administrator.call(leadsApi.list, { querystring: {} })
  expect(received[0]?.plain).toContain('> Where can I\n> study?')
  expect(received[0]?.plain).toContain(`http://localhost:3000/admin/leads/${lead?.id}`)
  expect(received[0]?.headers['list-unsubscribe']).toContain('/admin/account')
  const { enquiry_notifications: subscribers } = await administrator.call(dashboardApi.read, {})
  expect(subscribers).toEqual({ people: 2, is_mail_enabled: true })

  for (const number of [2, 3, 4]) await sendEnquiry(number)
  await expect.poll(() => listUndelivered(db)).toHaveLength(6)
  expect(listSubjects('sita')).toHaveLength(1)
  await advanceClock(started, MINUTE_MS)

  await expect.poll(() => listSubjects('sita')).toEqual([subject, '3 new enquiries'])
  expect(received.at(-1)?.plain).toContain('Asha 4')
  expect(await listUndelivered(db)).toEqual([])
})

test('writes to each person in the language of their back office, with links into it', async () => {
  const started = await startTwoPersonApp()
  const { sendEnquiry, db, listSubjects, received } = started
  const binod = db.updateTable('administrators').where('username', '=', 'Binod')
  await binod.set({ language: 'ne' }).execute()
  /** The subjects of mails are encoded; the outbox has them as they are read. */
  const listStoredSubjects = async () => {
    const mails = db.selectFrom('mails').select('subject').orderBy('id')
    const rows = await mails.where('to_name', '=', 'Binod').execute()
    return rows.map(({ subject }) => subject)
  }
  await sendEnquiry(1, { country: 'Canada', message: 'Name and phone?' })
  await expect.poll(() => listSubjects('sita')).toEqual(['New question about Canada: Asha 1'])
  await expect.poll(() => listSubjects('binod')).toHaveLength(1)
  expect(await listStoredSubjects()).toEqual(['नयाँ प्रश्न (क्यानडा): Asha 1'])
  const [mail] = received.filter(({ to }) => to[0] === 'binod@office.example')
  expect(mail?.headers['list-unsubscribe']).toContain('/ne/admin/account')
  expect(mail?.plain).toMatch(/^फोन नम्बर: /m)
  expect(mail?.plain).toMatch(/^देश: क्यानडा$/m)
  expect(mail?.plain).toMatch(/^माध्यम: सम्पर्क फारम$/m)
  expect(mail?.plain).toContain('> Name and phone?')
  expect(mail?.plain).toMatch(/^खोल्नुहोस्:\nhttp:\/\/localhost:3000\/ne\/admin\/leads\//m)

  for (const number of [2, 3]) await sendEnquiry(number)
  await expect.poll(() => listUndelivered(db)).toHaveLength(4)
  await advanceClock(started, MINUTE_MS)
  await expect.poll(async () => (await listStoredSubjects()).at(-1)).toBe('२ नयाँ सोधपुछ')
})

test('applies preferences and quiet hours, and lists the subscribers', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T22:00:00+05:45') })
  onTestFinished(() => void vi.useRealTimers())
  const started = await startTwoPersonApp()
  const { administrator, sendEnquiry, listSubjects, db } = started
  const defaultChannels = Object.fromEntries(
    Object.entries(notificationTypes).map(([kind, { defaultChannels: usual }]) => [kind, usual]),
  )
  expect(await administrator.call(preferencesApi.read, {})).toEqual({
    preferences: defaultChannels,
    quiet_from: '',
    quiet_until: '',
    channels: [
      { name: 'mail', is_reachable: true },
      { name: 'push', is_reachable: false },
    ],
  })
  await administrator.call(preferencesApi.save, {
    body: { preferences: defaultChannels, quiet_from: '21:00', quiet_until: '07:00' },
  })
  await sendEnquiry()
  await expect.poll(() => listSubjects('binod')).toHaveLength(1)
  const due = () =>
    db.selectFrom('jobs').select('due_at').where('type', '=', 'send-digest').execute()
  await expect.poll(due).toEqual([{ due_at: '2026-11-23T01:15:00.000Z' }])
  expect(listSubjects('sita')).toEqual([])
  for (const [quiet_from, quiet_until, field, sentence] of [
    ['25:00', '07:00', 'quiet_from', 'Please enter a time of the day, for example 09:00.'],
    ['22:00', '', 'quiet_until', 'Fill in both, or leave both blank.'],
    ['', '07:00', 'quiet_from', 'Fill in both, or leave both blank.'],
  ] as const) {
    const bad = { preferences: defaultChannels, quiet_from, quiet_until }
    expect(await administrator.attempt(preferencesApi.save, { body: bad })).toMatchObject({
      status: 400,
      failure: { fields: { [field]: sentence } },
    })
  }

  const preferences = { ...defaultChannels, enquiry: [] }
  await administrator.call(preferencesApi.save, {
    body: { preferences, quiet_from: '', quiet_until: '' },
  })
  expect(await administrator.call(mailsApi.status, {})).toMatchObject({ subscribers: ['Binod'] })
  await sendEnquiry(2)
  await advanceClock(started, 10 * 60 * MINUTE_MS)
  await expect.poll(() => listSubjects('binod')).toHaveLength(2)
  await expect.poll(() => listSubjects('sita')).toHaveLength(1)
})

test('notifies no one about what the role does not include', async () => {
  const { administrator, sendEnquiry, db, listSubjects } = await startTwoPersonApp()
  const binod = db.updateTable('administrators').where('username', '=', 'Binod')
  await binod.set({ role: 'counsellor', lead_scope: 'own' }).execute()
  await sendEnquiry(1)
  await expect.poll(() => listSubjects('sita')).toHaveLength(1)
  const { id: owner_id } = await binod.returning('id').set({ branch: '' }).executeTakeFirstOrThrow()
  await db.updateTable('leads').set({ owner_id }).execute()
  await sendEnquiry(1, { message: 'And nursing?' })
  await expect.poll(() => listSubjects('binod')).toHaveLength(1)

  await binod.set({ role: 'viewer', lead_scope: '' }).execute()
  await db.deleteFrom('notification_deliveries').execute()
  await sendEnquiry(2)
  await expect.poll(() => listSubjects('sita')).toHaveLength(2)
  expect(listSubjects('binod')).toHaveLength(1)
  expect(await administrator.call(mailsApi.status, {})).toMatchObject({ subscribers: ['Sita'] })
})

test('notifies once about a chat visitor, unless an inbox is open', async () => {
  const { app, db, listSubjects, received, visitor } = await startTwoPersonApp()
  const sendMessage = (user_id: string, given = {}) =>
    visitor.call(messagesApi.send, { body: makeMessage({ user_id, ...given }) })
  await sendMessage('v1', { message: 'Is anybody there?' })
  await sendMessage('v1')
  await expect.poll(() => listSubjects('sita')).toEqual(['New chat message'])
  expect(received[0]?.plain).toContain('> Is anybody there?')
  await sendMessage('v1', { details: { name: 'Asha', phone: '+977 980-0000000' } })
  const notifications = () =>
    db
      .selectFrom('notifications')
      .select(['subject_id', 'lead_id'])
      .where('kind', '=', 'enquiry')
      .orderBy('id')
      .execute()
  expect(await notifications()).toEqual([
    { subject_id: 'v1', lead_id: null },
    { subject_id: expect.any(String), lead_id: expect.any(String) },
  ])

  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T12:00:00+05:45') })
  onTestFinished(() => void vi.useRealTimers())
  app.chat.officePresence.connect()
  await sendMessage('v2')
  expect(await notifications()).toHaveLength(2)
  vi.setSystemTime(new Date('2026-11-22T20:00:00+05:45'))
  await sendMessage('v3')
  expect(await notifications()).toHaveLength(3)
})

test('removes an erased person from a mail and keeps the others', async () => {
  const started = await startTwoPersonApp()
  const { administrator, sendEnquiry, db, listSubjects, received, state } = started
  await sendEnquiry(1)
  await expect.poll(() => listSubjects('sita')).toHaveLength(1)
  state.behaviour = { recipient: () => '451 4.3.0 Come again' }
  await sendEnquiry(2)
  await sendEnquiry(3)
  await expect.poll(() => listUndelivered(db)).toHaveLength(4)
  const [lead] = await administrator.call(leadsApi.list, { querystring: { q: 'Asha 2' } })
  await advanceClock(started, MINUTE_MS)
  const waiting = () =>
    db.selectFrom('mails').select('subject').where('retry_at', 'is not', null).execute()
  await expect.poll(waiting).toHaveLength(2)

  await waitForJobs(started)
  state.behaviour = {}
  await eraseLead(administrator, lead?.id ?? '')
  await advanceClock(started, 2 * MINUTE_MS)

  await expect.poll(() => listSubjects('sita').length).toBe(2)
  expect(received.map(({ plain }) => plain).join()).not.toContain('Asha 2')
  expect(listSubjects('sita')[1]).toMatch(/: Asha 3$/)
  const contents = await db.selectFrom('mails').select('content').execute()
  expect(JSON.stringify(contents)).not.toContain('Asha 2')
})
