import { expect, test } from 'vitest'
import { contactsApi } from '#app/features/contacts/contract.ts'
import { leadsApi } from '#app/features/leads/contract.ts'
import { mergeApi } from '#app/features/leads/merge-contract.ts'
import { eraseLead } from '#tests/erase-lead.ts'
import { makeAnswer, makeContact, makeMessage } from '#tests/factories.ts'
import { startTestApp } from '#tests/test-app.ts'
import { type ChatPerson, messagesApi } from '../../contract.ts'
import { conversationsApi } from '../../conversations-contract.ts'

const asha = { name: 'Asha Gurung', phone: '9800000001' }

async function start() {
  const started = await startTestApp()
  const { administrator, visitor } = started
  return {
    ...started,
    write: (message: string) => visitor.call(messagesApi.send, { body: makeMessage({ message }) }),
    answer: (message: string) =>
      administrator.call(messagesApi.send, { body: makeAnswer({ message }) }),
    link: (body: ChatPerson, user_id = 'visitor-1') =>
      administrator.attempt(conversationsApi.link, { params: { user_id }, body }),
    list: () => administrator.call(conversationsApi.list, { querystring: {} }),
    find: (id: string) => administrator.call(leadsApi.find, { params: { id } }),
    leads: () => administrator.call(leadsApi.list, { querystring: {} }),
  }
}

test('links a conversation to a new lead with its messages', async () => {
  const { find, link, list, write } = await start()
  const { created_at } = await write('Hello')
  await write('Which marks do I need?')

  const linked = await link(asha)

  const [row] = await list()
  expect(row).toMatchObject({ user_name: 'Asha Gurung', lead_id: expect.any(String) })
  const { user_id, user_name, lead_id } = row as NonNullable<typeof row>
  expect(linked).toMatchObject({ value: { user_id, user_name, lead_id } })
  expect(await find(lead_id ?? '')).toMatchObject({
    phones: ['9800000001'],
    awaiting_reply_since: created_at,
    enquiries: 1,
    timeline: [
      {
        kind: 'chat',
        at: created_at,
        about_id: 'visitor-1',
        by: '',
        text: 'Visitor: Hello\nVisitor: Which marks do I need?',
        enquiry: { channel: 'chat', first_response_at: null },
      },
    ],
  })
})

test('links a conversation to the matching lead, with the lead’s name', async () => {
  const { administrator, link, leads, list, visitor, write } = await start()
  await visitor.call(contactsApi.send, { body: makeContact(asha) })
  await write('Hello')
  await link({ name: 'Asha', phone: '980-0000001' })
  expect(await leads()).toMatchObject([{ name: 'Asha Gurung', enquiries: 2 }])

  const other = await administrator.call(leadsApi.add, { body: { name: 'Asha Example' } })
  const id = (await list())[0]?.lead_id ?? ''
  const merging = { params: { id: other.id }, body: { other_id: id, fields: [] } }
  await administrator.call(mergeApi.merge, merging)
  expect(await list()).toMatchObject([{ user_name: 'Asha Example', lead_id: id }])
})

test('counts a chat reply as a reply to the lead, before and after linking', async () => {
  const { answer, find, link, list, visitor, administrator, write } = await start()
  await write('Hello')
  await answer('Hello, who are you?')
  await link(asha)
  const id = (await list())[0]?.lead_id ?? ''
  expect(await find(id)).toMatchObject({
    awaiting_reply_since: null,
    timeline: [{ enquiry: { first_response_at: expect.any(String), first_response_minutes: 0 } }],
  })

  await visitor.call(contactsApi.send, { body: makeContact(asha) })
  expect((await find(id)).awaiting_reply_since).not.toBeNull()
  const body = { name: 'Somebody', phone: '9800000009' }
  const other = await administrator.call(leadsApi.add, { body })
  const merging = { params: { id: other.id }, body: { other_id: id, fields: [] } }
  await administrator.call(mergeApi.merge, merging)
  await answer('We have written to you.')
  expect((await find(id)).awaiting_reply_since).toBeNull()
})

test('refuses details without phone and email, and unknown conversations', async () => {
  const { leads, link, write } = await start()
  await write('Hello')

  expect(await link({ name: 'Asha Gurung', phone: '', email: '' })).toMatchObject({
    status: 400,
    failure: { fields: { phone: 'Please enter a phone number or an email address.' } },
  })
  expect(await link({ ...asha, phone: '12' })).toMatchObject({ status: 400 })
  expect(await link(asha, 'visitor-2')).toMatchObject({ status: 404 })
  expect(await leads()).toEqual([])
})

test('adds details to the lead when a colleague has linked the conversation already', async () => {
  const { administrator, find, leads, link, list, write } = await start()
  await write('Hello')
  const people = [asha, { name: 'Asha G.', phone: '9800000002', email: 'asha@student.example' }]
  const both = await Promise.all(people.map((person) => link(person)))

  const id = (await list())[0]?.lead_id ?? ''
  for (const each of both) expect(each).toMatchObject({ value: { lead_id: id } })
  expect(await leads()).toMatchObject([{ enquiries: 1, emails: ['asha@student.example'] }])
  const lead = await find(id)
  expect(lead.phones.toSorted()).toEqual(['9800000001', '9800000002'])
  // The first name is kept and the second one is added.
  const names = ['Asha Gurung', 'Asha G.']
  const [added] = lead.timeline
  expect(added).toMatchObject({ kind: 'details', by: expect.stringMatching(/.+/) })
  expect(names.toSorted()).toEqual(
    [lead.name, added?.text.match(/^Added from the chat: ([^,]+),/)?.[1]].toSorted(),
  )
  expect((await administrator.call(leadsApi.today, { querystring: {} })).awaiting_reply.total).toBe(
    1,
  )
})

test('erases messages with their lead, and continues the chat without a lead', async () => {
  const { administrator, answer, db, link, list, write } = await start()
  await write('Hello')
  await link(asha)
  const id = (await list())[0]?.lead_id ?? ''

  await eraseLead(administrator, id)
  expect(await list()).toEqual([])
  expect(await db.selectFrom('messages').selectAll().execute()).toEqual([])
  await answer('Are you there?')
  await write('Yes')
  expect(await list()).toMatchObject([{ user_name: 'Visitor or-1', lead_id: null, last_seq: 3 }])
})
