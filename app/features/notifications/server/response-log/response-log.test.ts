import { expect, test } from 'vitest'
import { messagesApi } from '#app/features/chat/contract.ts'
import { conversationsApi } from '#app/features/chat/conversations-contract.ts'
import { leadsApi } from '#app/features/leads/contract.ts'
import { mergeApi } from '#app/features/leads/merge-contract.ts'
import { notificationTypes } from '#app/features/manifests.ts'
import { eraseLead } from '#tests/erase-lead.ts'
import { makeAnswer, makeMessage } from '#tests/factories.ts'
import { startNotificationApp } from '#tests/notification-app.ts'
import { preferencesApi } from '../../preferences-contract.ts'
import { type ResponseLogQuery, responseLogApi } from '../../response-log-contract.ts'

/** A time in Kathmandu. 22 November 2026 is a Sunday; the office opens from 9 to 18. */
const at = (moment: string) => new Date(`2026-11-${moment}+05:45`).toISOString()

async function start() {
  const started = await startNotificationApp(at('22T10:00:00'))
  const { administrator, sendEnquiry, visitor } = started
  const list = (querystring: ResponseLogQuery = {}) =>
    administrator.call(responseLogApi.list, { querystring })
  const listNames = async (query?: ResponseLogQuery) => (await list(query)).map(({ name }) => name)
  const find = async (q: string) =>
    (await administrator.call(leadsApi.list, { querystring: { q } }))[0]?.id ?? ''
  let number = 0
  return {
    ...started,
    list,
    listNames,
    find,
    setTime: (to: string) => started.setClock(at(to)),
    setTimeInDecember: (to: string) => started.setClock(`2026-12-${to}+05:45`),
    readSummary: () => administrator.call(responseLogApi.summary, {}),
    sendEnquiryFrom: (name: string) => {
      number++
      const phone = `98000000${String(number).padStart(2, '0')}`
      return sendEnquiry({ name, email: `a${number}@student.example`, phone })
    },
    sendMessage: (user_id: string, given = {}) =>
      visitor.call(messagesApi.send, { body: makeMessage({ user_id, ...given }) }),
    logCall: async (name: string) =>
      administrator.call(leadsApi.logActivity, {
        params: { id: await find(name) },
        body: { kind: 'call', text: '' },
      }),
  }
}

test('lists unanswered enquiries first, longest waiting on top, with their notifications', async () => {
  const { sendEnquiryFrom, logCall, list, listNames, sendMessage, readSummary, setTime } =
    await start()
  expect([await list(), await readSummary()]).toEqual([
    [],
    { total: 0, answered: 0, unanswered: 0, unnotified: 0, median_minutes: null },
  ])
  await sendEnquiryFrom('Asha')
  await setTime('22T10:10:00')
  await sendEnquiryFrom('Bina')
  await setTime('22T10:20:00')
  await logCall('Asha')
  await sendMessage('v-1234', { message: 'Is anybody there?' })
  await setTime('22T11:00:00')
  // The second overdue question may come after the mail about the first.
  await setTime('22T11:02:00')

  const [bina, visitor, asha] = await list()
  expect(bina).toMatchObject({
    name: 'Bina',
    channel: 'form',
    state: 'unanswered',
    at: at('22T10:10:00'),
    minutes: 52,
    first_response_at: null,
    first_response_by: '',
    is_unnotified: false,
    was_seen: false,
  })
  expect(bina?.deliveries).toMatchObject([
    {
      name: 'Sita',
      channel: 'mail',
      kind: 'enquiry',
      state: 'sent',
      at: expect.stringMatching(/^2026-11-22T04:25:0/),
    },
    { name: 'Sita', channel: 'mail', kind: 'overdue_reply', state: 'sent' },
  ])
  expect(visitor).toMatchObject({
    name: 'Visitor 1234',
    address: '/admin/messages?user=v-1234',
    state: 'unanswered',
    deliveries: [{ kind: 'enquiry' }, { kind: 'overdue_reply' }],
  })
  expect(asha).toMatchObject({
    name: 'Asha',
    state: 'answered',
    first_response_by: 'Sita',
    minutes: 20,
    first_response_at: at('22T10:20:00'),
  })
  expect(await readSummary()).toEqual({
    total: 3,
    answered: 1,
    unanswered: 2,
    unnotified: 0,
    median_minutes: 20,
  })
  expect(await listNames({ state: 'answered' })).toEqual(['Asha'])
  expect(await listNames({ channel: 'chat' })).toEqual(['Visitor 1234'])
  expect(await listNames({ q: 'bina' })).toEqual(['Bina'])
}, 60_000)

test('counts unsent, bounced and held mails as not notified', async () => {
  const { administrator, sendEnquiryFrom, list, listNames, state, readSummary, setTime } =
    await start()
  state.behaviour = { recipient: () => '451 4.3.0 Come again' }
  await sendEnquiryFrom('Asha')
  await setTime('22T10:00:10')
  expect((await list())[0]).toMatchObject({
    is_unnotified: true,
    deliveries: [
      { channel: 'mail', state: 'waiting', at: null, server_response: '451 4.3.0 Come again' },
    ],
  })
  expect(await listNames({ notified: 'no' })).toEqual(['Asha'])
  state.behaviour = {}
  await setTime('22T10:02:00')
  expect((await list())[0]).toMatchObject({ is_unnotified: false, deliveries: [{ state: 'sent' }] })
  expect(await listNames({ notified: 'yes' })).toEqual(['Asha'])

  state.behaviour = { recipient: () => '550 5.1.1 Nobody here' }
  await setTime('22T10:10:00')
  await sendEnquiryFrom('Bina')
  await setTime('22T10:11:00')
  expect((await list({ q: 'Bina' }))[0]?.deliveries).toMatchObject([{ state: 'failed' }])
  const none = Object.fromEntries(Object.keys(notificationTypes).map((kind) => [kind, []]))
  const body = { preferences: none, quiet_from: '', quiet_until: '' }
  await administrator.call(preferencesApi.save, { body })
  await sendEnquiryFrom('Chandra')
  await setTime('22T10:20:00')
  expect((await list({ q: 'Chandra' }))[0]).toMatchObject({ deliveries: [], is_unnotified: true })
  expect(await readSummary()).toMatchObject({ total: 3, unnotified: 2 })
}, 60_000)

test('lists a conversation as one enquiry; an open inbox counts as notified, a closed chat as closed', async () => {
  const { administrator, app, list, sendMessage, readSummary, setTime } = await start()
  app.chat.officePresence.connect()
  await sendMessage('v-1')
  expect(await list()).toMatchObject([{ was_seen: true, is_unnotified: false, deliveries: [] }])
  await setTime('22T10:07:00')
  await administrator.call(messagesApi.send, { body: makeAnswer({ user_id: 'v-1' }) })
  const details = { name: 'Asha', phone: '+977 980-0000000' }
  await sendMessage('v-1', { message: 'It is me', details })
  expect(await list()).toMatchObject([
    {
      name: 'Asha',
      channel: 'chat',
      state: 'answered',
      minutes: 7,
      was_seen: true,
      is_unnotified: false,
    },
  ])
  await sendMessage('v-2')
  await setTime('22T10:09:00')
  await administrator.call(messagesApi.send, { body: makeAnswer({ user_id: 'v-2' }) })
  expect(await readSummary()).toMatchObject({ total: 2, answered: 2, median_minutes: 2 })
  await sendMessage('v-3')
  await administrator.call(conversationsApi.close, { params: { user_id: 'v-3' } })
  expect((await list({ state: 'closed' }))[0]).toMatchObject({ minutes: null })
  expect(await readSummary()).toMatchObject({ total: 3, answered: 2, unanswered: 0 })
}, 60_000)

test('pages by number and by last entry, without erased, manual or old enquiries', async () => {
  const {
    administrator,
    sendEnquiryFrom,
    logCall,
    find,
    list,
    setTimeInDecember,
    listNames,
    setTime,
  } = await start()
  const enquiries = ['Asha', 'Bina', 'Chandra', 'Dipa', 'Esha', 'Fulmaya']
  for (const [minute, name] of enquiries.entries()) {
    await setTime(`22T10:0${minute}:00`)
    await sendEnquiryFrom(name)
  }
  for (const name of ['Bina', 'Chandra', 'Dipa']) await logCall(name)
  await administrator.call(leadsApi.add, { body: { name: 'By hand' } })
  const sortOrder = ['Asha', 'Esha', 'Fulmaya', 'Dipa', 'Chandra', 'Bina']
  expect(await listNames()).toEqual(sortOrder)
  expect(await listNames({ limit: 2, offset: 2 })).toEqual(['Fulmaya', 'Dipa'])
  const read: string[] = []
  for (let before: string | undefined; read.length < 6; ) {
    const page = await list({ limit: 1, before })
    before = page[0]?.id
    read.push(page[0]?.name ?? '')
  }
  expect(read).toEqual(sortOrder)

  const params = { id: await find('Asha') }
  await administrator.call(mergeApi.merge, {
    params,
    body: { other_id: await find('Esha'), fields: [] },
  })
  expect((await listNames()).slice(0, 2)).toEqual(['Asha', 'Asha'])
  await eraseLead(administrator, params.id)
  expect(await listNames()).toEqual(sortOrder.slice(2))
  await setTimeInDecember('22T10:04:30')
  expect(await listNames()).toEqual(['Fulmaya'])
}, 60_000)
