import { expect, test } from 'vitest'
import { auditLogApi } from '#app/features/audit-log/contract.ts'
import { messagesApi } from '#app/features/chat/contract.ts'
import { conversationsApi } from '#app/features/chat/conversations-contract.ts'
import { contactsApi } from '#app/features/contacts/contract.ts'
import { leadsApi } from '#app/features/leads/contract.ts'
import { mergeApi } from '#app/features/leads/merge-contract.ts'
import { pagesApi } from '#app/features/pages/contract.ts'
import { translationsApi } from '#app/features/pages/translations-contract.ts'
import { redirectsApi } from '#app/features/redirects/contract.ts'
import { trashApi } from '#app/features/trash/contract.ts'
import { makeContact, makeMessage, makePage } from '#tests/factories.ts'
import { startTestApp } from '#tests/test-app.ts'
import { exampleDataApi, firstStepsApi } from '../first-steps-contract.ts'

async function start() {
  const started = await startTestApp({ config: { rateLimitFactor: 1000 } })
  const { administrator, db } = started
  const querystring = {}
  return {
    ...started,
    add: () => administrator.attempt(exampleDataApi.add, {}),
    remove: () => administrator.attempt(exampleDataApi.remove, {}),
    read: async () => (await administrator.call(firstStepsApi.read, {})).example_data,
    listLeads: () => administrator.call(leadsApi.list, { querystring }),
    listPages: () => administrator.call(pagesApi.list, { querystring }),
    listConversations: () => administrator.call(conversationsApi.list, { querystring }),
    /** Counts the rows that example data may leave behind. */
    async countRows() {
      const tables = [
        'leads',
        'lead_activities',
        'enquiries',
        'lead_stage_history',
        'anonymous_enquiries',
        'conversations',
        'messages',
        'pages',
        'page_drafts',
        'page_versions',
        'example_rows',
      ] as const
      const counts = tables.map(async (table) => {
        const { count } = await db
          .selectFrom(table)
          .select((eb) => eb.fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow()
        return [table, Number(count)] as const
      })
      return Object.fromEntries(await Promise.all(counts))
    },
  }
}

test('example data is added once, visibly named, and notifies nobody', async () => {
  const { db, add, read, listLeads, listPages, listConversations, administrator } = await start()
  expect(await read()).toMatchObject({ added_at: null, can_be_added: true })

  const numbers = { leads: 4, conversations: 2, pages: 1, translations: 0 }
  expect(await add()).toMatchObject({ ok: true, value: numbers })

  expect(await read()).toMatchObject({ ...numbers, can_be_added: false })
  expect((await listLeads()).map(({ name }) => name).toSorted()).toEqual(
    [1, 2, 3, 4].map((number) => `Example Student ${number}`),
  )
  expect(await listPages()).toMatchObject([{ title: 'Example page', state: 'draft' }])
  for (const { last_message } of await listConversations())
    expect(last_message).toMatch(/^Example: /)
  expect(await add()).toMatchObject({ status: 409 })
  for (const table of ['mails', 'notifications', 'webhook_deliveries'] as const)
    expect(await db.selectFrom(table).selectAll().execute()).toEqual([])
  const entries = await administrator.call(auditLogApi.list, { querystring: {} })
  expect(entries).toMatchObject([{ action: 'added', subject: 'example_data' }])
})

test('an office with leads of its own, also deleted ones, adds no example data', async () => {
  const { visitor, administrator, add, read, listLeads } = await start()
  await visitor.call(contactsApi.send, { body: makeContact() })
  const [lead] = await listLeads()
  const conflict = { status: 409, failure: { params: { reason: 'has_leads' } } }
  expect(await add()).toMatchObject(conflict)

  await administrator.call(leadsApi.remove, { params: { id: lead?.id ?? '' } })
  expect(await add()).toMatchObject(conflict)
  expect(await read()).toMatchObject({ added_at: null, can_be_added: false })
})

test('removal deletes all example data, also what was changed, deleted or published', async () => {
  const { administrator, add, remove, read, countRows, listLeads, listPages, listConversations } =
    await start()
  const before = await countRows()
  await add()
  const [first, second] = await listLeads()
  await administrator.call(leadsApi.change, {
    params: { id: first?.id ?? '' },
    body: { name: 'Renamed' },
  })
  await administrator.call(leadsApi.remove, { params: { id: second?.id ?? '' } })
  const [page] = await listPages()
  const params = { id: page?.id ?? '' }
  await administrator.call(pagesApi.save, { params, body: { revision: 1, content: makePage() } })
  await administrator.call(pagesApi.publish, { params, body: { revision: 2 } })
  const [conversation] = await listConversations()
  await administrator.call(messagesApi.removeAll, {
    querystring: { user_id: conversation?.user_id ?? '' },
  })

  expect(await remove()).toMatchObject({
    ok: true,
    value: { leads: 4, conversations: 2, pages: 1 },
  })

  expect(await countRows()).toEqual(before)
  expect(await administrator.call(trashApi.list, { querystring: {} })).toEqual([])
  expect(await read()).toMatchObject({ added_at: null, can_be_added: true })
  expect(await remove()).toMatchObject({ status: 404 })
  const [entry] = await administrator.call(auditLogApi.list, { querystring: {} })
  expect(entry).toMatchObject({ action: 'deleted', subject: 'example_data' })
  expect(await add()).toMatchObject({ ok: true })
})

test('removal counts translations of the example page and removes redirects to it', async () => {
  const { administrator, add, remove, read, listPages } = await start()
  const own = { source: '/own', target: '/contact' }
  await administrator.call(redirectsApi.add, { body: own })
  await add()
  const [page] = await listPages()
  const params = { id: page?.id ?? '' }
  for (const [slug, revision] of [
    ['example', 1],
    ['moved-example', 3],
  ] as const) {
    const content = makePage({ slug })
    const saved = await administrator.call(pagesApi.save, { params, body: { revision, content } })
    await administrator.call(pagesApi.publish, { params, body: { revision: saved.revision } })
  }
  await administrator.call(redirectsApi.add, {
    body: { source: '/offer', target: '/moved-example#top' },
  })
  await administrator.call(translationsApi.create, { params, body: { language: 'ne' } })
  expect(await administrator.call(redirectsApi.list, {})).toHaveLength(3)

  expect(await read()).toMatchObject({ pages: 1, translations: 1 })
  expect(await remove()).toMatchObject({ ok: true, value: { pages: 1, translations: 1 } })

  expect(await listPages()).toEqual([])
  expect(await administrator.call(redirectsApi.list, {})).toMatchObject([own])
})

test('removal leaves leads, chats and pages of the office, also merged ones', async () => {
  const { visitor, administrator, add, remove, listLeads, listPages, listConversations } =
    await start()
  await add()
  const [first, second] = await listLeads()
  await visitor.call(contactsApi.send, { body: makeContact({ name: 'Asha Gurung' }) })
  const own = (await listLeads()).find(({ name }) => name === 'Asha Gurung')
  await visitor.call(contactsApi.send, {
    body: makeContact({ name: 'Bikash Rai', email: 'b@student.example', phone: '9800000099' }),
  })
  const other = (await listLeads()).find(({ name }) => name === 'Bikash Rai')
  await visitor.call(messagesApi.send, { body: makeMessage({ user_id: 'own' }) })
  await administrator.call(pagesApi.add, { body: { type: 'page', title: 'Own page' } })
  const merge = (id = '', other_id = '') =>
    administrator.call(mergeApi.merge, { params: { id }, body: { other_id, fields: [] } })
  // One own lead is part of an example, and an example is part of another own lead.
  await merge(first?.id, own?.id)
  await merge(other?.id, second?.id)

  expect(await remove()).toMatchObject({ ok: true })

  expect((await listLeads()).map(({ name, enquiries }) => [name, enquiries]).toSorted()).toEqual([
    ['Asha Gurung', 1],
    ['Bikash Rai', 1],
  ])
  expect(await listConversations()).toMatchObject([{ user_id: 'own' }])
  expect(await listPages()).toMatchObject([{ title: 'Own page' }])
  expect(await administrator.call(contactsApi.list, { querystring: {} })).toHaveLength(2)
})
