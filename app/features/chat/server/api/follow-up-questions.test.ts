import { randomUUID } from 'node:crypto'
import { expect, inject, test } from 'vitest'
import { leadsApi } from '#app/features/leads/contract.ts'
import { mergeApi } from '#app/features/leads/merge-contract.ts'
import { personalDataApi } from '#app/features/leads/personal-data-contract.ts'
import { startAppAt } from '#tests/clock-app.ts'
import { makeAnswer, makeMessage } from '#tests/factories.ts'
import { startTestApp } from '#tests/test-app.ts'
import { waitForLock } from '#tests/wait-for-lock.ts'
import { messagesApi } from '../../contract.ts'
import { conversationsApi } from '../../conversations-contract.ts'

/** A time in Kathmandu on a Sunday on which the office opens at 9. */
const at = (time: string) => `2026-11-22T${time}+05:45`

/** Sends a question and links its conversation to a lead. */
async function startAsLead({
  administrator,
  visitor,
}: Pick<Awaited<ReturnType<typeof startTestApp>>, 'administrator' | 'visitor'>) {
  const sendQuestion = (message: string) =>
    visitor.call(messagesApi.send, { body: makeMessage({ id: randomUUID(), message }) })
  await sendQuestion('Which marks do I need?')
  const { lead_id } = await administrator.call(conversationsApi.link, {
    params: { user_id: 'visitor-1' },
    body: { name: 'Asha Gurung', phone: '9800000000' },
  })
  return { sendQuestion, id: lead_id as string }
}

test('counts further messages as one enquiry until the office replies', async () => {
  const { administrator, visitor, ...started } = await startAppAt(at('10:00'))
  const setTime = (time: string) => started.setClock(at(time))
  const reply = (message: string) =>
    administrator.call(messagesApi.send, { body: makeAnswer({ id: randomUUID(), message }) })
  const { sendQuestion, id } = await startAsLead({ administrator, visitor })
  const find = () => administrator.call(leadsApi.find, { params: { id } })
  await setTime('10:05')
  await reply('Sixty percent.')
  expect(await find()).toMatchObject({
    awaiting_reply_since: null,
    enquiries: 1,
    first_response_minutes: 5,
  })

  await setTime('11:00')
  await sendQuestion('And for nursing?')
  await setTime('11:10')
  await sendQuestion('In Sydney?')
  await setTime('11:10:59')
  await sendQuestion('Or in Perth?')
  const waiting = await find()
  expect(waiting).toMatchObject({ enquiries: 2, first_response_minutes: 5 })
  expect(waiting.awaiting_reply_since).toBe(new Date(at('11:00')).toISOString())
  expect(waiting.last_activity_at).toBe(new Date(at('11:10')).toISOString())
  expect(waiting.timeline.map(({ kind, text }) => [kind, text])).toEqual([
    ['chat', 'And for nursing?'],
    ['chat', 'Visitor: Which marks do I need?'],
  ])
  expect(waiting.timeline[0]).toMatchObject({ about_id: 'visitor-1', enquiry: { channel: 'chat' } })

  await setTime('11:20')
  await reply('The same.')
  const { timeline, ...answered } = await find()
  expect(answered).toMatchObject({ awaiting_reply_since: null, enquiries: 2 })
  expect(timeline[0]?.enquiry).toMatchObject({ first_response_minutes: 20 })
})

test('notifies the office of further messages', async () => {
  const { administrator, visitor, app, db, ...started } = await startAppAt(at('10:00'))
  const { sendQuestion } = await startAsLead({ administrator, visitor })
  await administrator.call(messagesApi.send, { body: makeAnswer({ id: randomUUID() }) })
  const listNotifications = async () => {
    const rows = await db
      .selectFrom('notifications')
      .select('content')
      .where('kind', '=', 'enquiry')
      .orderBy('id')
      .execute()
    return rows.map(({ content }) => JSON.parse(content)).map(({ who, quote }) => [who, quote])
  }
  const before = await listNotifications()

  await started.setClock(at('10:05'))
  await sendQuestion('And for nursing?')
  expect(await listNotifications()).toEqual([...before, ['Asha Gurung', 'And for nursing?']])

  await administrator.call(messagesApi.send, { body: makeAnswer({ id: randomUUID() }) })
  await started.setClock(at('10:10'))
  app.chat.officePresence.connect()
  await sendQuestion('In Sydney?')
  expect(await listNotifications()).toHaveLength(before.length + 1)
  await started.setClock(at('22:00'))
  await sendQuestion('Or in Perth?')
  expect((await listNotifications()).at(-1)).toEqual(['Asha Gurung', 'Or in Perth?'])
})

test.skipIf(inject('sqliteFolder'))(
  'awaits a reply again for a message sent during the reply, on PostgreSQL',
  async () => {
    const { administrator, app, db, visitor } = await startTestApp()
    const { sendQuestion, id: leadId } = await startAsLead({ administrator, visitor })
    const hours = await app.office.read()

    const asking = await db.transaction().execute(async (transaction) => {
      await app.services.leads.recordResponse(transaction, { leadId, by: null }, hours)
      const asking = sendQuestion('And for nursing?')
      await waitForLock(db)
      return { asking }
    })

    const { created_at } = await asking.asking
    const lead = await administrator.call(leadsApi.find, { params: { id: leadId } })
    expect(lead).toMatchObject({ awaiting_reply_since: created_at, enquiries: 2 })
  },
)

test('handles replies, messages and details during merges and erasures', async () => {
  const { administrator, visitor, db } = await startTestApp()
  const send = (user_id: string, message: string) =>
    visitor.attempt(messagesApi.send, { body: makeMessage({ id: randomUUID(), user_id, message }) })
  const visitors = Array.from({ length: 6 }, (_, index) => `visitor-${index}`)
  const ids: string[] = []
  for (const [index, user_id] of visitors.entries()) {
    await send(user_id, 'Which marks do I need?')
    const body = { name: `Example ${index}`, phone: `980000000${index}` }
    const { lead_id } = await administrator.call(conversationsApi.link, {
      params: { user_id },
      body,
    })
    ids.push(lead_id as string)
  }
  const results = await Promise.all(
    visitors.flatMap((user_id, index) => {
      const params = { id: ids[index] as string }
      const body = { other_id: ids[(index + 1) % ids.length] as string, fields: [] }
      const details = { name: `Example ${index}`, phone: `981000000${index}` }
      return [
        administrator.attempt(messagesApi.send, {
          body: makeAnswer({ id: randomUUID(), user_id, message: 'Sixty percent.' }),
        }),
        index % 2 === 0
          ? administrator.attempt(personalDataApi.erase, {
              params,
              body: { name: details.name },
            })
          : administrator.attempt(mergeApi.merge, { params, body }),
        send(user_id, 'And for nursing?'),
        visitor.attempt(messagesApi.send, {
          body: makeMessage({ id: randomUUID(), user_id, message: 'Me', details }),
        }),
      ]
    }),
  )
  const statuses = results.flatMap((result) => (result.ok ? [] : result.status))
  expect(statuses.filter((status) => status !== 404 && status !== 409)).toEqual([])
  const linked = await db
    .selectFrom('conversations')
    .leftJoin('leads', 'leads.id', 'lead_id')
    .select(['lead_id', 'leads.id'])
    .where('lead_id', 'is not', null)
    .execute()
  for (const { lead_id, id } of linked) expect(id).toBe(lead_id)
})
