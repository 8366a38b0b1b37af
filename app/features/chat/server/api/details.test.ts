import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { contactsApi } from '#app/features/contacts/contract.ts'
import { dashboardApi } from '#app/features/dashboard/contract.ts'
import { type LeadChange, leadsApi } from '#app/features/leads/contract.ts'
import { makeContact, makeMessage } from '#tests/factories.ts'
import { listen, readEvents } from '#tests/read-events.ts'
import { startTestApp } from '#tests/test-app.ts'
import { type Details, messagesApi, type NewMessage } from '../../contract.ts'
import { conversationsApi } from '../../conversations-contract.ts'

const asha = { name: 'Asha Gurung', phone: '९८०००००००१' }
const consent = 'We keep this to answer you.'

async function start() {
  const started = await startTestApp()
  const { administrator, visitor } = started
  const send = (given: Partial<NewMessage> = {}) =>
    visitor.attempt(messagesApi.send, { body: makeMessage(given) })
  return {
    ...started,
    send,
    sendDetails: (details: Details, given: Partial<NewMessage> = {}) =>
      send({ message: Object.values(details).join('\n'), details, ...given }),
    sendContact: (given = {}) =>
      visitor.call(contactsApi.send, { body: makeContact({ ...asha, ...given }) }),
    list: () => administrator.call(conversationsApi.list, { querystring: {} }),
    leads: () => administrator.call(leadsApi.list, { querystring: {} }),
    find: (id: string) => administrator.call(leadsApi.find, { params: { id } }),
    change: (id: string, body: LeadChange) =>
      administrator.call(leadsApi.change, { params: { id }, body }),
  }
}

test('creates a lead from contact details, with origin and consent', async () => {
  const { find, leads, sendDetails, list, send } = await start()
  await send({ message: 'Which marks do I need?' })
  const origin = 'source=facebook&landing_page=%2Fcanada&page=%2Fabout'

  const left = await sendDetails({ ...asha, email: '', consent, origin })

  expect(left).toMatchObject({ value: { seq: 2 } })
  // The response does not reveal whether they are known.
  expect(Object.keys(left.ok ? left.value : {})).not.toContain('details')
  const [lead] = await leads()
  expect(await list()).toMatchObject([{ user_name: 'Asha Gurung', lead_id: lead?.id, last_seq: 2 }])
  expect(await find(lead?.id ?? '')).toMatchObject({
    phones: ['9800000001'],
    channel: 'chat',
    source: 'facebook',
    enquiries: 1,
    awaiting_reply_since: expect.any(String),
    timeline: [
      {
        kind: 'chat',
        about_id: 'visitor-1',
        after: { consent },
        text: expect.stringMatching(/^Visitor: Which marks do I need\?\nVisitor: Asha Gurung/),
        enquiry: { landing_page: '/canada', page: '/about' },
      },
    ],
  })
})

test('matches a lead from the contact form by phone in another format', async () => {
  const { sendContact, leads, sendDetails } = await start()
  await sendContact({ phone: '+977-980-0000001' })

  await sendDetails(asha)

  expect(await leads()).toMatchObject([{ name: 'Asha Gurung', enquiries: 2 }])
})

test('stores repeated details once', async () => {
  const { leads, sendDetails, list } = await start()
  const id = randomUUID()

  const sent = await Promise.all([sendDetails(asha, { id }), sendDetails(asha, { id })])
  const again = await sendDetails(asha, { id })

  for (const each of [...sent, again]) expect(each).toMatchObject({ value: { id, seq: 1 } })
  expect(await sendDetails(asha, { id, message: 'Other' })).toMatchObject({ status: 409 })
  expect(await list()).toMatchObject([{ last_seq: 1 }])
  expect(await leads()).toMatchObject([{ enquiries: 1 }])
})

test('replaces details that only the visitor had given, and records it in the timeline', async () => {
  const { find, leads, sendDetails, list } = await start()
  await sendDetails(asha)
  await sendDetails({ name: 'Asha Gurung Rai', phone: '9800000002', consent })

  const [lead, none] = await leads()
  expect(none).toBeUndefined()
  expect(lead).toMatchObject({
    name: 'Asha Gurung Rai',
    phones: ['9800000002', '9800000001'],
    enquiries: 1,
  })
  expect((await list())[0]?.user_name).toBe('Asha Gurung Rai')
  expect((await find(lead?.id ?? '')).timeline[0]).toMatchObject({
    kind: 'details',
    by: '',
    about_id: 'visitor-1',
    text: 'Shared in the chat: Asha Gurung Rai, 9800000002',
    before: { name: 'Asha Gurung', phones: ['9800000001'] },
    after: { name: 'Asha Gurung Rai', phones: ['9800000002', '9800000001'], consent },
  })
})

test('adds details to a lead that the office has edited, without overwriting it', async () => {
  const { sendContact, find, leads, sendDetails } = await start()
  await sendContact()
  await sendContact({ name: 'Bikash Rai', email: 'bikash@student.example', phone: '9800000007' })
  await sendDetails(asha)
  await sendDetails({ name: 'Somebody Else', phone: '9800000007', email: 'else@student.example' })

  const all = await leads()
  const lead = all.find(({ name }) => name === 'Asha Gurung')
  expect(all).toHaveLength(2)
  expect(lead).toMatchObject({
    phones: ['9800000001', '9800000007'],
    enquiries: 2,
    emails: ['asha@student.example', 'else@student.example'],
  })
  const { possible_duplicates, timeline } = await find(lead?.id ?? '')
  expect(possible_duplicates).toMatchObject([{ name: 'Bikash Rai' }])
  expect(timeline[0]?.text).toBe(
    'Shared in the chat: Somebody Else, 9800000007, else@student.example',
  )
})

test('refuses details without phone and email, and details from administrators', async () => {
  const { administrator, leads, sendDetails, list } = await start()
  const no = [
    [{ name: 'Asha' }, 'details.phone', 'unreachable'],
    [{ ...asha, name: ' ' }, 'details.name', 'minLength'],
    [{ ...asha, phone: '12' }, 'details.phone', 'phone'],
    [{ ...asha, email: 'asha' }, 'details.email', 'format'],
  ] as const
  for (const [details, field, code] of no) {
    expect(await sendDetails(details)).toMatchObject({
      status: 400,
      failure: { problems: { [field]: { code } } },
    })
  }
  expect(await sendDetails(asha, { sender: 'admin' })).toMatchObject({ status: 403 })
  const body = makeMessage({ sender: 'admin', details: asha })
  expect(await administrator.attempt(messagesApi.send, { body })).toMatchObject({ status: 403 })
  expect(await leads()).toEqual([])
  expect(await list()).toEqual([])
})

test('refuses details from another browser', async () => {
  const { app, leads } = await start()
  const post = (headers: Record<string, string>, details?: Details) =>
    app.inject({
      method: 'POST',
      url: '/api/messages/',
      headers,
      payload: makeMessage({ details }),
    })
  const browser = { 'sec-fetch-site': 'same-origin' }
  const [cookie] = (await post(browser)).cookies
  const owner = { ...browser, cookie: `${cookie?.name}=${cookie?.value}` }
  await post(owner)

  expect((await post(browser, asha)).json()).toMatchObject({ code: 'not_owner' })
  expect((await post({}, asha)).json()).toMatchObject({ code: 'not_owner' })
  expect(await leads()).toEqual([])
  expect((await post(owner, asha)).statusCode).toBe(201)
})

test('limits details to 60 per address in 10 minutes, and still accepts messages', async () => {
  const { sendDetails, send } = await start()
  for (let turn = 0; turn < 60; turn++) {
    await sendDetails({ name: '' }, { user_id: `visitor-${turn}` })
  }
  expect(await sendDetails(asha)).toMatchObject({ status: 429 })
  expect(await send()).toMatchObject({ ok: true })
})

test('finds the conversation by name, phone and email, and shows the name on the dashboard', async () => {
  const { administrator, sendDetails, send } = await start()
  await send({ user_id: 'visitor-2', message: 'Somebody else' })
  await sendDetails({ ...asha, email: 'asha@student.example' }, { message: 'Here I am' })

  for (const q of ['asha gur', '+977 980-0000001', '००९७७ ९८०', 'asha@student']) {
    const found = await administrator.call(conversationsApi.list, { querystring: { q } })
    expect([q, ...found.map(({ user_id }) => user_id)]).toEqual([q, 'visitor-1'])
  }
  const { recent_messages, awaiting_reply } = await administrator.call(dashboardApi.read, {})
  expect(recent_messages?.map(({ user_name }) => user_name)).toEqual(['Asha Gurung', undefined])
  // Outside office hours both are due at the next opening, in either order.
  const longest = awaiting_reply?.longest.map(({ user_name }) => user_name ?? '')
  expect(longest?.toSorted()).toEqual(['', 'Asha Gurung'])
})

test('streams the new name to open inboxes', async () => {
  const { app, credentials, sendDetails, send } = await start()
  await send()
  const url = await listen(app)
  const stream = await readEvents(`${url}${conversationsApi.stream.url}`, await credentials())
  await stream.takeEvents('hello')

  await sendDetails(asha)

  expect(await stream.takeEvents('linked')).toMatchObject([
    { user_id: 'visitor-1', user_name: 'Asha Gurung' },
  ])
})
