import { expect, test } from 'vitest'
import { reportApi } from '#app/features/reports/contract.ts'
import { eraseLead } from '#tests/erase-lead.ts'
import { addColleague, startNotificationApp } from '#tests/notification-app.ts'
import { startTestApp } from '#tests/test-app.ts'
import { leadsApi } from '../contract.ts'
import { messagesApi } from '../messages-contract.ts'

const NOW = '2026-11-22T10:00:00+05:45'
const email = 'asha@student.example'

/** Asha has sent an enquiry and awaits a reply. */
async function start() {
  const started = await startNotificationApp(NOW)
  const { administrator, sendEnquiry, received } = started
  await sendEnquiry({ name: 'Asha "Q" <x@student.example>, Gurung', email, phone: '9800000001' })
  await started.runDueJobs()
  const [{ id = '' } = {}] = await administrator.call(leadsApi.list, { querystring: {} })
  const params = { id }
  const body = {
    id: crypto.randomUUID(),
    email,
    subject: 'Nursing',
    text: 'Yes.\n\nIn five cities.',
  }
  return {
    ...started,
    params,
    body,
    send: (overrides: Partial<typeof body> = {}) =>
      administrator.attempt(messagesApi.mail, { params, body: { ...body, ...overrides } }),
    read: () => administrator.call(leadsApi.find, { params }),
    listReplies: () => received.filter(({ headers }) => !headers['auto-submitted']),
  }
}

test('a reply is sent once as an office mail and counts as first response', async () => {
  const { administrator, listReplies, body, params, read, send, setClock, runDueJobs } =
    await start()
  await setClock('2026-11-22T10:20:00+05:45')
  expect((await read()).can_mail).toBe(true)
  expect(await send()).toMatchObject({
    ok: true,
    value: { kind: 'mail', mail: { state: 'waiting' } },
  })
  // Like a retry after a lost connection.
  expect(await send()).toMatchObject({ ok: true, value: { id: body.id } })
  await runDueJobs()

  const [mail, ...others] = listReplies()
  expect(others).toEqual([])
  expect(mail?.to).toEqual([email])
  expect(mail?.headers).toMatchObject({
    subject: 'Nursing',
    'reply-to': 'sita@office.example',
    'in-reply-to': expect.stringContaining('@localhost'),
    references: expect.stringContaining(`<lead.${params.id}@localhost>`),
  })
  expect(mail?.headers).not.toHaveProperty('list-unsubscribe')
  expect(mail?.headers).not.toHaveProperty('auto-submitted')
  expect(mail?.plain).toMatch(/^Yes\.\n\nIn five cities\.\n\n-- \nGantavya/)
  expect(mail?.html).not.toContain('<h1>')

  const { timeline, awaiting_reply_since, first_response_minutes } = await read()
  expect([awaiting_reply_since, first_response_minutes]).toEqual([null, 20])
  expect(timeline[0]).toMatchObject({
    kind: 'mail',
    by: 'Sita',
    text: body.text,
    after: { mail_to: email, mail_subject: 'Nursing' },
    mail: { state: 'sent', sent_at: expect.any(String) },
  })
  const querystring = { from: '2026-11-22', until: '2026-11-22' }
  expect(await administrator.call(reportApi.read, { querystring })).toMatchObject({ met: 1 })
  const corrected = { params: { ...params, activity_id: body.id }, body: { text: 'No.' } }
  expect(await administrator.attempt(leadsApi.editActivity, corrected)).toMatchObject({
    status: 404,
  })
}, 60_000)

test('replies go to the author’s address, or to the office if the author has none', async () => {
  const { administrator, listReplies, db, params, send, runDueJobs } = await start()
  await send()
  await runDueJobs()
  const id = await addColleague(db, 'Gita')
  await administrator.call(leadsApi.change, { params, body: { owner_id: id } })
  await db.updateTable('administrators').set({ email: 'new@office.example' }).execute()
  await send({ id: crypto.randomUUID() })
  await runDueJobs()
  await db.updateTable('administrators').set({ email: '' }).execute()
  await send({ id: crypto.randomUUID() })
  await runDueJobs()

  expect(listReplies().map(({ headers }) => headers['reply-to'])).toEqual([
    'sita@office.example',
    'new@office.example',
    'info@gantavya.example',
  ])
}, 60_000)

test('a mail and its default subject are in the language in which it is written', async () => {
  const { administrator, listReplies, params, read, send, runDueJobs } = await start()
  const nepali = { subject: '', text: 'नमस्ते, हजुरको IELTS को अङ्क पुग्छ।' }
  await administrator.call(leadsApi.change, { params, body: { language: 'ne' } })
  await send(nepali)
  await runDueJobs()
  await send({ id: crypto.randomUUID(), subject: '' })
  await runDueJobs()

  const languages = listReplies().map(({ html }) => html?.match(/<html lang="(\w+)">/)?.[1])
  expect(languages).toEqual(['ne', 'en'])
  const subjects = (await read()).timeline.flatMap(({ after }) => after?.mail_subject ?? [])
  // The newest first, before the automatic reply.
  expect(subjects.slice(0, 2)).toEqual([
    'Your enquiry to Gantavya Education Consultancy',
    'Gantavya Education Consultancy\u00a0मा तपाईंको सोधपुछ',
  ])
}, 60_000)

test('the timeline shows that a mail bounced', async () => {
  const { read, send, state, runDueJobs } = await start()
  state.behaviour = { recipient: () => '550 5.1.1 Nobody here' }
  await send({ subject: '' })
  await runDueJobs()
  expect((await read()).timeline[0]).toMatchObject({
    after: { mail_subject: 'Your enquiry to Gantavya Education Consultancy' },
    mail: { state: 'failed', server_response: '550 5.1.1 Nobody here' },
  })
}, 60_000)

test('names, subjects and addresses cannot inject headers or recipients', async () => {
  const { listReplies, db, send, runDueJobs } = await start()
  await db
    .updateTable('leads')
    .set({ name: 'Asha\r\nBcc: all@student.example\r\n\r\nBuy' })
    .execute()
  expect(await send({ subject: 'Nursing\r\nBcc: all@student.example' })).toMatchObject({
    status: 400,
    failure: { fields: { subject: 'Please enter this on one line.' } },
  })
  await send({ subject: 'Nursing Bcc: all@student.example' })
  await runDueJobs()
  const [mail] = listReplies()
  expect(mail?.to).toEqual([email])
  expect(mail?.headers).not.toHaveProperty('bcc')
  expect(mail?.headers.subject).toBe('Nursing Bcc: all@student.example')
  expect(mail?.headers.to).toMatch(/<asha@student\.example>$/)
}, 60_000)

test('sends only to the lead’s addresses, uses an id once, and erases mails with the lead', async () => {
  const { administrator, body, db, params, send } = await start()
  expect(await send({ email: 'other@student.example' })).toMatchObject({
    status: 400,
    failure: { fields: { email: expect.any(String) } },
  })
  expect(await send({ text: ' ' })).toMatchObject({ status: 400 })
  expect(await send()).toMatchObject({ ok: true })
  expect(await send({ text: 'Something else.' })).toMatchObject({ status: 409 })
  const other = await administrator.call(leadsApi.add, {
    body: { name: 'Other', email: 'o@student.example' },
  })
  const elsewhere = { params: { id: other.id }, body: { ...body, email: 'o@student.example' } }
  expect(await administrator.attempt(messagesApi.mail, elsewhere)).toMatchObject({ status: 409 })
  await eraseLead(administrator, params.id)
  const rows = [
    await db.selectFrom('mails').selectAll().execute(),
    await db.selectFrom('lead_activities').selectAll().execute(),
  ]
  expect(JSON.stringify(rows)).not.toContain('five cities')
}, 60_000)

test('without a mail server, messages are written in the user’s own mail program', async () => {
  const { administrator } = await startTestApp()
  const { id } = await administrator.call(leadsApi.add, { body: { name: 'Asha', email } })
  expect((await administrator.call(leadsApi.find, { params: { id } })).can_mail).toBe(false)
  const body = { id: crypto.randomUUID(), email, text: 'Yes.' }
  expect(await administrator.attempt(messagesApi.mail, { params: { id }, body })).toMatchObject({
    status: 409,
  })
})
