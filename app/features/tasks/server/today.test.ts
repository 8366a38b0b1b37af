import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { ownAccountApi } from '#app/features/accounts/people-contract.ts'
import { messagesApi } from '#app/features/chat/contract.ts'
import { conversationsApi } from '#app/features/chat/conversations-contract.ts'
import { contactsApi } from '#app/features/contacts/contract.ts'
import { type DueGroup, leadsApi } from '#app/features/leads/contract.ts'
import { mergeApi } from '#app/features/leads/merge-contract.ts'
import { stagesApi } from '#app/features/leads/stage-contract.ts'
import { studentDocumentsApi } from '#app/features/student-documents/contract.ts'
import { makeContact, makeMessage } from '#tests/factories.ts'
import { startTestApp } from '#tests/test-app.ts'
import { dueApi } from '../due-contract.ts'
import { taskKinds, tasksApi } from '../tasks-contract.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const dayAfter = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()

/**
 * An office with leads by form, chat and walk-in, unassigned, lost, merged and deleted ones, anonymous
 * chats, and tasks and documents from 12 days ago to 12 days ahead.
 */
async function start() {
  const started = await startTestApp()
  const { administrator, visitor } = started
  const call = administrator.call.bind(administrator)
  const stages = await call(stagesApi.list, {})
  const lost = stages.find(({ outcome }) => outcome === 'lost')?.id
  const ids: string[] = []
  for (let index = 0; index < 12; index++) {
    const { id } = await call(leadsApi.add, {
      body: { name: `Lead ${'abcdefghijkl'[index]} Example` },
    })
    ids.push(id)
    const params = { id }
    for (const days of [-12, -1, 0.01, 1, 3, 6, 7, 12].filter((_, at) => (at + index) % 3 > 0)) {
      const kind = taskKinds[index % taskKinds.length] ?? 'call'
      const at = dayAfter(days)
      const due = index % 2 > 0 ? at : at.slice(0, 10)
      const { id: task } = await call(tasksApi.add, { params, body: { kind, due } })
      const isDone = (index + Math.ceil(days)) % 4 === 0
      if (isDone) await call(tasksApi.change, { params: { id: task }, body: { is_done: true } })
    }
    const body = { kind: 'passport' as const }
    const item = await call(studentDocumentsApi.add, { params, body })
    const due_on = dayAfter(index - 5).slice(0, 10)
    const state = (['needed', 'asked', 'received'] as const)[index % 3]
    await call(studentDocumentsApi.change, { params: { id: item.id }, body: { due_on, state } })
    if (index % 4 === 0) await call(leadsApi.change, { params, body: { owner_id: null } })
    if (index === 5)
      await call(leadsApi.change, { params, body: { stage_id: lost, lost_reason: 'x' } })
  }
  const [, one = '', two = '', three = ''] = ids
  await call(mergeApi.merge, { params: { id: one }, body: { other_id: two, fields: [] } })
  await call(leadsApi.remove, { params: { id: three } })
  for (const [index, name] of ['Form', 'Chat'].entries()) {
    const body = makeContact({
      name: `${name} Example`,
      email: `${name}@student.example`,
      phone: `981000000${index}`,
    })
    await visitor.call(contactsApi.send, { body })
  }
  for (const user_id of ['visitor-1', 'visitor-2', 'visitor-3'])
    await visitor.call(messagesApi.send, { body: makeMessage({ user_id, message: 'Hello?' }) })
  const link = { name: 'Chat Example', phone: '9810000001', email: 'chat@student.example' }
  await call(conversationsApi.link, { params: { user_id: 'visitor-3' }, body: link })
  return started
}

test('the counts of Today equal a recount and the lists behind them', async () => {
  const { administrator, db } = await start()
  const today = await administrator.call(leadsApi.today, { querystring: {} })

  const now = new Date().toISOString()
  // Kathmandu is 5:45 ahead of UTC.
  const localDay = (days: number) =>
    new Date(Date.now() + 5.75 * 60 * 60 * 1000 + days * DAY_MS).toISOString().slice(0, 10)
  const startOf = (days: number) => new Date(`${localDay(days)}T00:00:00+05:45`).toISOString()
  const isListed = sql`primary_lead.merged_into is null and primary_lead.stage_id in
    (select id from lead_stages where outcome <> 'lost')`
  const from = sql`join leads on leads.id = lead_id join leads as primary_lead on primary_lead.id = leads.primary_lead_id`
  const count = async (tasks: [string, string], items: [string, string]) => {
    const { rows } = await sql<{ total: number }>`select
      (select count(*) from tasks ${from} where ${isListed} and done_at is null and tasks.deleted_at is null
        and due_at >= ${tasks[0]} and due_at < ${tasks[1]}) +
      (select count(*) from student_documents ${from} where ${isListed} and student_documents.deleted_at is null
        and duplicate_of is null and state in ('needed', 'asked') and due_on >= ${items[0]} and due_on < ${items[1]})
      as total`.execute(db)
    return Number(rows[0]?.total)
  }
  const expected = {
    overdue: await count(['', now], ['', localDay(0)]),
    today: await count([now, startOf(1)], [localDay(0), localDay(1)]),
    week: await count([startOf(1), startOf(7)], [localDay(1), localDay(7)]),
  }
  for (const group of Object.keys(expected) as DueGroup[]) {
    expect([group, today[group].total]).toEqual([group, expected[group]])
    expect(today[group].tasks.length).toBe(expected[group])
    const list = await administrator.attempt(dueApi.list, { querystring: { due: group } })
    expect(list).toMatchObject({ total: expected[group], value: today[group].tasks })
  }
  expect(Math.min(...Object.values(expected))).toBeGreaterThan(0)

  const { rows } = await sql<Record<string, number>>`select
    (select count(*) from leads where merged_into is null and awaiting_reply_since is not null) as awaiting,
    (select count(*) from leads where merged_into is null and awaiting_reply_since is null and owner_id is null
      and stage_id in (select id from lead_stages where outcome = 'open')) as unassigned,
    (select count(*) from conversations where closed_at is null and response_due_at is not null
      and (lead_id is null or lead_id not in (select id from leads where awaiting_reply_since is not null))) as chats
    `.execute(db)
  const totals = [today.awaiting_reply.total, today.unassigned.total, today.conversations.total]
  expect(totals).toEqual([rows[0]?.awaiting, rows[0]?.unassigned, rows[0]?.chats].map(Number))
  expect(today.conversations.conversations.map(({ user_id }) => user_id)).toEqual([
    'visitor-1',
    'visitor-2',
  ])
  const awaiting = { querystring: { awaiting_reply: true } }
  expect(await administrator.attempt(leadsApi.list, awaiting)).toMatchObject({ total: totals[0] })
  const querystring = { owner: 'unassigned', awaiting_reply: false, outcome: 'open' } as const
  expect(await administrator.attempt(leadsApi.list, { querystring })).toMatchObject({
    total: totals[1],
  })

  // A lost lead that writes again awaits a reply.
  await db.updateTable('leads').set({ owner_id: null }).where('name', 'like', 'Lead%').execute()
  const isLost = sql<boolean>`stage_id in (select id from lead_stages where outcome = 'lost')`
  const awaiting_reply_since = now
  await db.updateTable('leads').set({ awaiting_reply_since }).where(isLost).execute()
  const { id: owner } = await administrator.call(ownAccountApi.read, {})
  const mine = await administrator.call(leadsApi.today, { querystring: { owner } })
  const active = { owner: 'unassigned', outcome: 'active' } as const
  const list = await administrator.attempt(leadsApi.list, { querystring: active })
  expect(list).toMatchObject({ total: mine.unassigned.total })
  const open = { owner: 'unassigned', outcome: 'open' } as const
  expect(await administrator.attempt(leadsApi.list, { querystring: open })).toMatchObject({
    total: mine.unassigned.total - 1,
  })
})

test('Today reads tasks with one query a group, however many there are', async () => {
  const { administrator, app, db } = await start()
  const [task] = await db
    .selectFrom('tasks')
    .selectAll()
    .where('done_at', 'is', null)
    .limit(1)
    .execute()
  const due_at = dayAfter(-2)
  const rows = Array.from({ length: 200 }, () =>
    Object.assign({}, task, { id: crypto.randomUUID(), due_at }),
  )
  await db.insertInto('tasks').values(rows).execute()
  const spy = vi.spyOn(app.db.getExecutor(), 'executeQuery')
  await administrator.call(leadsApi.today, { querystring: {} })
  const queries = spy.mock.calls.filter(([query]) => /\btasks\b/.test(query.sql))
  spy.mockRestore()
  expect(queries).toHaveLength(3)
})
