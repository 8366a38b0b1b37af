import { v7 as newId } from 'uuid'
import { expect, test } from 'vitest'
import { messagesApi } from '#app/features/chat/contract.ts'
import { conversationsApi } from '#app/features/chat/conversations-contract.ts'
import { leadsApi } from '#app/features/leads/contract.ts'
import { addRecurring } from '#app/platform/server/jobs/run-jobs.ts'
import type { Tables } from '#database/schema/tables.ts'
import { eraseLead } from '#tests/erase-lead.ts'
import { makeMessage } from '#tests/factories.ts'
import { startNotificationApp } from '#tests/notification-app.ts'
import { forgetOld } from '#tests/test-app.ts'
import { mailsApi } from '../../contract.ts'
import { sendAutoReply } from '../auto-reply/auto-reply.ts'
import { addBounce } from '../mails/store.ts'

/** A time in Kathmandu. 22 November 2026 is a Sunday; the office opens at 9. */
const at = (time: string) => new Date(`2026-11-22T${time}+05:45`).toISOString()

type Started = Awaited<ReturnType<typeof startNotificationApp>>

async function readAll({ db }: Started, tables: (keyof Tables)[]) {
  const rows = await Promise.all(tables.map((table) => db.selectFrom(table).selectAll().execute()))
  return JSON.stringify(rows)
}

test('erases notifications about a visitor with the later lead', async () => {
  const started = await startNotificationApp(at('08:00:00'))
  const { administrator, app, db, setClock, visitor } = started
  const isInWindow = ({ name }: { name: string }) => name === 'start-daily-summary'
  await addRecurring(db, app.jobTypes.filter(isInWindow))
  const sendMessage = (user_id: string, message: string) =>
    visitor.call(messagesApi.send, { body: makeMessage({ user_id, message }) })
  await sendMessage('v1', 'My father lost his work')
  await sendMessage('v2', 'Is anybody there?')
  await setClock(at('09:00:00'))
  await setClock(at('09:30:00'))
  const readStored = () => readAll(started, ['notifications', 'mails'])
  expect((await readStored()).match(/My father lost/g)?.length).toBeGreaterThan(3)
  const { lead_id } = await administrator.call(conversationsApi.link, {
    params: { user_id: 'v1' },
    body: { name: 'Asha', phone: '9800000000' },
  })

  await eraseLead(administrator, lead_id ?? '')

  expect(await readStored()).not.toContain('My father lost')
  expect(await readStored()).toContain('Is anybody there?')
}, 60_000)

test('erases a person from mail audit entries and bounced addresses', async () => {
  const started = await startNotificationApp(at('10:00:00'))
  const { administrator, app, db } = started
  const body = { name: 'Asha Gurung', email: 'Asha@student.example' }
  const { id } = await administrator.call(leadsApi.add, { body })
  const mailId = await app.services.mails.add(db, {
    type: 'Letter',
    leadId: id,
    subject: 'Dear Asha',
    parts: [],
    to: { name: 'Asha Gurung', address: 'Asha@student.example' },
  })
  await db.updateTable('mails').set({ state: 'failed' }).where('id', '=', mailId).execute()
  await administrator.call(mailsApi.cancel, { params: { id: mailId } })
  const asked = { lead_id: id, address: body.email, countries: [] }
  const ended_at = new Date().toISOString()
  // Failed.
  await db
    .insertInto('jobs')
    .values({
      id: newId(),
      type: sendAutoReply.name,
      key: null,
      subject: '',
      due_at: null,
      created_at: ended_at,
      ended_at,
      error: 'It failed.',
      payload: JSON.stringify(asked),
    })
    .execute()
  await addBounce(db, 'Asha@student.example', '550 no asha@student.example here')
  await addBounce(db, 'other@student.example', '550 no such box')

  await eraseLead(administrator, id)

  const left = await readAll(started, ['audit_log', 'jobs', 'mails', 'mail_bounces'])
  expect(left).not.toMatch(/asha/i)
  expect(left).toContain('other@student.example')
}, 60_000)

test('deletes mails after 90 days with their audit entries', async () => {
  const started = await startNotificationApp(at('10:00:00'))
  const { administrator, app, db } = started
  const mailId = await app.services.mails.add(db, {
    type: 'Letter',
    subject: 'Dear Asha',
    parts: [],
    to: { name: 'Asha Gurung', address: 'asha@student.example' },
  })
  await db.updateTable('mails').set({ state: 'failed' }).where('id', '=', mailId).execute()
  await administrator.call(mailsApi.cancel, { params: { id: mailId } })
  expect(await readAll(started, ['audit_log'])).toContain('Dear Asha')

  await db.updateTable('mails').set({ created_at: '2026-08-01T00:00:00.000Z' }).execute()
  await forgetOld(app)

  expect(await readAll(started, ['audit_log', 'mails'])).not.toMatch(/asha/i)
})
