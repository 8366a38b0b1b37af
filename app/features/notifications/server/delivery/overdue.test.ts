import { expect, test } from 'vitest'
import { messagesApi } from '#app/features/chat/contract.ts'
import { leadsApi } from '#app/features/leads/contract.ts'
import { guardiansApi } from '#app/features/leads/guardians-contract.ts'
import { leadSettingsApi } from '#app/features/leads/settings-contract.ts'
import { officeApi } from '#app/features/office/contract.ts'
import { tasksApi } from '#app/features/tasks/tasks-contract.ts'
import { eraseLead } from '#tests/erase-lead.ts'
import { makeAnswer, makeMessage } from '#tests/factories.ts'
import { addColleague, startNotificationApp } from '#tests/notification-app.ts'

/** A time in Kathmandu. 22 November 2026 is a Sunday; the office opens from 9 to 18. */
const at = (moment: string) => `2026-11-${moment}+05:45`
const late = 'Reply overdue'
const lateChat = 'Chat reply overdue'

async function start(moment: string) {
  const started = await startNotificationApp(at(moment))
  const { administrator, listSubjects, visitor } = started
  const isLate = (subject?: string) => /overdue|too long/.test(subject ?? '')
  return {
    ...started,
    setTime: (to: string) => started.setClock(at(to)),
    /** Notifications of overdue replies. */
    overdueMails: (name: string) => listSubjects(name).filter(isLate),
    find: async (q: string) =>
      (await administrator.call(leadsApi.list, { querystring: { q } }))[0]?.id ?? '',
    sendMessage: (user_id: string, given = {}) =>
      visitor.call(messagesApi.send, { body: makeMessage({ user_id, ...given }) }),
  }
}

test('notifies once about an overdue reply in office hours, and not after a reply', async () => {
  const { administrator, sendEnquiry, find, overdueMails, setTime, listMailsTo } =
    await start('22T17:50:00')
  await sendEnquiry({ name: 'Asha Late', email: 'asha@student.example', phone: '9800000001' })
  await sendEnquiry({ name: 'Bina Met', email: 'bina@student.example', phone: '9800000002' })
  await setTime('23T09:19:00')
  expect(overdueMails('Sita')).toEqual([])
  const params = { id: await find('Bina') }
  await administrator.call(leadsApi.logActivity, { params, body: { kind: 'call', text: '' } })
  await setTime('23T09:20:01')

  expect(overdueMails('Sita')).toEqual([`${late}: Asha Late`])
  expect(listMailsTo('Sita').at(-1)?.plain).toContain(
    'Awaiting reply since: Sunday 22 November, 5:50 PM',
  )
  await setTime('23T09:30:00')
  await sendEnquiry({ name: 'Asha Late', email: 'asha@student.example', phone: '9800000001' })
  await setTime('24T12:00:00')
  expect(overdueMails('Sita')).toHaveLength(1)

  // A new question after an answer can become overdue again.
  const asha = { id: await find('Asha') }
  await administrator.call(leadsApi.logActivity, { params: asha, body: { kind: 'call', text: '' } })
  await setTime('24T13:00:00')
  await sendEnquiry({ name: 'Asha Late', email: 'asha@student.example', phone: '9800000001' })
  await setTime('24T13:31:00')
  expect(overdueMails('Sita')).toHaveLength(2)
}, 60_000)

test('applies a new response target and holiday immediately, and skips erased leads', async () => {
  const { administrator, sendEnquiry, find, overdueMails, setTime } = await start('22T10:00:00')
  await administrator.call(leadSettingsApi.change, { body: { response_target_minutes: 120 } })
  await sendEnquiry({ name: 'Asha Late' })
  const { version, ...office } = await administrator.call(officeApi.read, {})
  const holiday = { name: 'Election', from: '2026-11-23', until: '2026-11-23', is_yearly: false }
  await setTime('22T11:59:00')
  await administrator.call(leadSettingsApi.change, { body: { response_target_minutes: 10 * 60 } })
  const body = { ...office, holidays: [holiday], version }
  await administrator.call(officeApi.replace, { body })
  await setTime('23T17:00:00')
  expect(overdueMails('Sita')).toEqual([])
  await eraseLead(administrator, await find('Asha'))
  await setTime('25T12:00:00')
  expect(overdueMails('Sita')).toEqual([])
}, 60_000)

test('follows the enquiry of a guardian to the chosen student', async () => {
  const { administrator, sendEnquiry, overdueMails, setTime } = await start('22T10:00:00')
  const add = async (name: string, phone: string) => {
    const { id } = await administrator.call(leadsApi.add, { body: { name, phone } })
    const body = { name: 'Hari Example', phone: '9841000003' }
    await administrator.call(guardiansApi.add, { params: { id }, body })
    return id
  }
  const ids = [
    await add('Sita Example', '9841000001'),
    await add('Ram Example', '9841000002'),
  ] as const
  const sendAs = (email: string) =>
    sendEnquiry({ name: 'Hari Example', phone: '9841000003', email, message: 'When?' })
  await sendAs('one@parent.example')
  const leads = await Promise.all(
    ids.map((id) => administrator.call(leadsApi.find, { params: { id } })),
  )
  const first = leads.find(({ awaiting_reply_since }) => awaiting_reply_since)
  const other = leads.find(({ id }) => id !== first?.id)
  await setTime('22T10:10:00')
  // An enquiry of the first student waits behind that of the guardian.
  const own = { name: first?.name ?? '', phone: first?.phones[0] ?? '' }
  await sendEnquiry({ ...own, email: 'own@student.example' })
  await setTime('22T10:15:00')
  const task = other?.tasks.find(({ enquiry_id }) => enquiry_id)
  const done = { params: { id: task?.id ?? '' }, body: { is_done: true } }
  await administrator.call(tasksApi.change, done)
  await setTime('22T10:29:00')
  expect(overdueMails('Sita')).toEqual([])
  await setTime('22T10:31:00')
  expect(overdueMails('Sita')).toEqual([`${late}: ${other?.name}`])
  await setTime('22T10:41:00')
  expect(overdueMails('Sita')).toEqual([`${late}: ${other?.name}`, `${late}: ${first?.name}`])
}, 60_000)

test('notifies a counsellor with limited access about accessible leads only', async () => {
  const { sendEnquiry, db, overdueMails, setTime } = await start('22T10:00:00')
  const own = await addColleague(db, 'Mine', { lead_scope: 'own' })
  await addColleague(db, 'Branch', { lead_scope: 'branch', branch: 'Pokhara' })
  await addColleague(db, 'Editor', { role: 'editor' })
  await sendEnquiry({ name: 'Asha Own', email: 'a@student.example', phone: '9800000001' })
  await sendEnquiry({ name: 'Bina Branch', email: 'b@student.example', phone: '9800000002' })
  const lead = (name: string) => db.updateTable('leads').where('name', '=', name)
  await lead('Asha Own').set({ owner_id: own }).execute()
  await lead('Bina Branch').set({ branch: 'Pokhara' }).execute()
  await setTime('22T10:30:01')

  expect(overdueMails('Mine')).toEqual([`${late}: Asha Own`])
  expect(overdueMails('Branch')).toEqual([`${late}: Bina Branch`])
  expect(overdueMails('Editor')).toEqual([])
  expect(overdueMails('Sita').length).toBeGreaterThan(0)
}, 60_000)

test('notifies once per wait of a chat visitor, only people who may reply', async () => {
  const { administrator, app, db, sendMessage, overdueMails, setTime } = await start('22T10:00:00')
  app.chat.officePresence.connect()
  await addColleague(db, 'Limited', { lead_scope: 'own' })
  await sendMessage('v1', { message: 'Is anybody there?' })
  await setTime('22T10:05:00')
  await sendMessage('v1')
  await setTime('22T10:10:01')
  expect(overdueMails('Sita')).toEqual([lateChat])
  await setTime('22T12:00:00')
  await sendMessage('v1')
  await setTime('22T13:00:00')
  expect(overdueMails('Sita')).toHaveLength(1)

  await administrator.call(messagesApi.send, { body: makeAnswer({ user_id: 'v1' }) })
  await sendMessage('v1', { message: 'Thanks. And when?' })
  await setTime('22T13:09:00')
  await administrator.call(messagesApi.send, { body: makeAnswer({ user_id: 'v1' }) })
  await setTime('22T15:00:00')
  expect(overdueMails('Sita')).toHaveLength(1)

  const details = { name: 'Asha', phone: '+977 980-0000000' }
  await sendMessage('v1', { message: 'It is me again', details })
  await setTime('22T15:31:00')
  // A lead that waits in the chat is notified once.
  expect(overdueMails('Sita')).toEqual([lateChat, `${lateChat}: Asha`])
  expect(overdueMails('Limited')).toEqual([])
}, 60_000)
