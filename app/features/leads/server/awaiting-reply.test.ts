import { expect, test } from 'vitest'
import { messagesApi } from '#app/features/chat/contract.ts'
import { conversationsApi } from '#app/features/chat/conversations-contract.ts'
import { contactsApi } from '#app/features/contacts/contract.ts'
import { dashboardApi } from '#app/features/dashboard/contract.ts'
import { responseLogApi } from '#app/features/notifications/response-log-contract.ts'
import { makeAnswer, makeContact, makeMessage } from '#tests/factories.ts'
import { startTestApp } from '#tests/test-app.ts'
import { leadsApi } from '../contract.ts'
import { mergeApi } from '../merge-contract.ts'

async function start() {
  const started = await startTestApp()
  const { administrator, visitor } = started
  const toParams = (user_id: string) => ({ params: { user_id } })
  const today = (owner?: string) => administrator.call(leadsApi.today, { querystring: { owner } })

  /** Returns who awaits a reply, and checks that all screens agree. */
  async function awaiting() {
    const inbox = await administrator.attempt(conversationsApi.list, {
      querystring: { awaiting_reply: true },
    })
    if (!inbox.ok) throw new Error('The inbox cannot be read')
    const chat = inbox.value.map(({ user_id }) => user_id).toSorted()
    const unread = await administrator.call(conversationsApi.unread, {})
    const { awaiting_reply, conversations } = await today()
    const dashboard = (await administrator.call(dashboardApi.read, {})).awaiting_reply
    expect([inbox.total, unread.awaiting_reply, dashboard?.conversations]).toEqual(
      Array.from({ length: 3 }, () => chat.length),
    )
    expect(dashboard?.longest.map(({ user_id }) => user_id).toSorted()).toEqual(chat)
    expect(dashboard?.total).toBe(awaiting_reply.total + conversations.total)
    // Each conversation is in Today once: as a conversation or as a waiting lead.
    const ids = awaiting_reply.leads.map(({ id }) => id)
    const linked: string[] = []
    for (const { user_id, lead_id } of inbox.value) {
      // The API returns the primary lead of a merged one.
      const params = { id: lead_id ?? '' }
      const lead = lead_id && (await administrator.call(leadsApi.find, { params }))
      if (lead && ids.includes(lead.id)) linked.push(user_id)
    }
    const unlinked = conversations.conversations.map(({ user_id }) => user_id)
    expect([...unlinked, ...linked].toSorted()).toEqual(chat)
    return { chat, leads: awaiting_reply.leads.map(({ name }) => name).toSorted() }
  }

  return {
    ...started,
    awaiting,
    today,
    sendMessage: (user_id: string) =>
      visitor.call(messagesApi.send, { body: makeMessage({ user_id, message: 'Which marks?' }) }),
    reply: (user_id: string) =>
      administrator.call(messagesApi.send, { body: makeAnswer({ user_id }) }),
    open: (user_id: string) =>
      administrator.call(conversationsApi.read, { ...toParams(user_id), body: { seq: 99 } }),
    close: (user_id: string) => administrator.call(conversationsApi.close, toParams(user_id)),
    reopen: (user_id: string) => administrator.call(conversationsApi.reopen, toParams(user_id)),
    remove: (user_id: string) =>
      administrator.call(messagesApi.removeAll, { querystring: { user_id } }),
    restore: (user_id: string) => administrator.call(conversationsApi.restore, toParams(user_id)),
    link: async (user_id: string, name: string, phone: string) => {
      const body = { name, phone }
      const linked = await administrator.call(conversationsApi.link, { ...toParams(user_id), body })
      return linked.lead_id ?? ''
    },
    call: (id: string) =>
      administrator.call(leadsApi.logActivity, {
        params: { id },
        body: { kind: 'call', text: 'Called' },
      }),
  }
}

const none = { chat: [], leads: [] }

test('an unknown visitor awaits a reply until the office replies or closes the conversation', async () => {
  const { reply, sendMessage, awaiting, close, open, remove, reopen, restore } = await start()
  expect(await awaiting()).toEqual(none)
  await sendMessage('anna')
  expect(await awaiting()).toEqual({ chat: ['anna'], leads: [] })
  await open('anna')
  expect(await awaiting()).toEqual({ chat: ['anna'], leads: [] })
  await reply('anna')
  expect(await awaiting()).toEqual(none)
  await sendMessage('anna')
  await sendMessage('bina')
  expect(await awaiting()).toEqual({ chat: ['anna', 'bina'], leads: [] })
  await close('anna')
  expect(await awaiting()).toEqual({ chat: ['bina'], leads: [] })
  await reopen('anna')
  expect(await awaiting()).toEqual({ chat: ['anna', 'bina'], leads: [] })
  await remove('anna')
  expect(await awaiting()).toEqual({ chat: ['bina'], leads: [] })
  await restore('anna')
  expect(await awaiting()).toEqual({ chat: ['anna', 'bina'], leads: [] })
  await reply('anna')
  await close('bina')
  expect(await awaiting()).toEqual(none)
  await reopen('anna')
  expect(await awaiting()).toEqual(none)
  await sendMessage('bina')
  expect(await awaiting()).toEqual({ chat: ['bina'], leads: [] })
})

test('a lead awaits a reply by form and by chat, and closing the chat ends only the chat', async () => {
  const { administrator, reply, sendMessage, awaiting, call, close, link, open, reopen, visitor } =
    await start()
  const form = { name: 'Asha Gurung', phone: '9800000001', email: 'asha@student.example' }
  await visitor.call(contactsApi.send, { body: makeContact(form) })
  expect(await awaiting()).toEqual({ chat: [], leads: ['Asha Gurung'] })
  const [asha] = await administrator.call(leadsApi.list, { querystring: {} })
  await call(asha?.id ?? '')
  expect(await awaiting()).toEqual(none)

  await sendMessage('anna')
  expect(await link('anna', 'Asha', form.phone)).toBe(asha?.id)
  expect(await awaiting()).toEqual({ chat: ['anna'], leads: ['Asha Gurung'] })
  await open('anna')
  await close('anna')
  expect(await awaiting()).toEqual(none)
  const listed = await administrator.call(responseLogApi.list, { querystring: { channel: 'chat' } })
  expect(listed).toMatchObject([{ state: 'closed' }])
  await reopen('anna')
  expect(await awaiting()).toEqual({ chat: ['anna'], leads: ['Asha Gurung'] })

  // A call counts as a reply to the lead, but the chat still awaits one.
  await call(asha?.id ?? '')
  expect(await awaiting()).toEqual({ chat: ['anna'], leads: [] })
  await reply('anna')
  expect(await awaiting()).toEqual(none)

  await sendMessage('anna')
  await visitor.call(contactsApi.send, { body: makeContact({ ...form, message: 'Once more' }) })
  await close('anna')
  expect(await awaiting()).toEqual({ chat: [], leads: ['Asha Gurung'] })
  await reply('anna')
  expect(await awaiting()).toEqual(none)
})

test('counts conversations of merged leads and of conversations closed before linking once', async () => {
  const { administrator, sendMessage, awaiting, close, link, remove, restore, today } =
    await start()
  await sendMessage('anna')
  await sendMessage('bina')
  const asha = await link('anna', 'Asha Gurung', '9800000001')
  await close('bina')
  const bina = await link('bina', 'Bina Lama', '9800000002')
  expect(await awaiting()).toEqual({ chat: ['anna'], leads: ['Asha Gurung'] })
  await sendMessage('bina')
  const merge = { params: { id: bina }, body: { other_id: asha, fields: [] } }
  await administrator.call(mergeApi.merge, merge)
  expect(await awaiting()).toEqual({ chat: ['anna', 'bina'], leads: ['Bina Lama'] })
  await close('bina')
  expect(await awaiting()).toEqual({ chat: ['anna'], leads: ['Bina Lama'] })
  await remove('anna')
  expect(await awaiting()).toEqual(none)
  await restore('anna')
  expect(await awaiting()).toEqual({ chat: ['anna'], leads: ['Bina Lama'] })

  // A colleague's lead is not in the caller's own list.
  const other = crypto.randomUUID()
  expect((await today(other)).conversations.total).toBe(0)
  await sendMessage('nobody-knows')
  expect((await today(other)).conversations).toMatchObject({
    total: 1,
    conversations: [{ user_id: 'nobody-knows', lead_id: null, last_message: 'Which marks?' }],
  })
})
