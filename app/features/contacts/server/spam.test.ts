import { expect, test } from 'vitest'
import { auditLogApi } from '#app/features/audit-log/contract.ts'
import { dashboardApi } from '#app/features/dashboard/contract.ts'
import { leadsApi } from '#app/features/leads/contract.ts'
import { personalDataApi } from '#app/features/leads/personal-data-contract.ts'
import { eraseLead } from '#tests/erase-lead.ts'
import { spamEnquiries, spamTemplate, studentEnquiries } from '#tests/example-enquiries.ts'
import { makeContact } from '#tests/factories.ts'
import { forgetOld, startTestApp } from '#tests/test-app.ts'
import { contactsApi, type NewContact } from '../contract.ts'

/** Each `send` uses another person by default. */
async function start() {
  const started = await startTestApp({ config: { rateLimitFactor: 10 } })
  const { administrator, visitor } = started
  let sent = 0
  return {
    ...started,
    send: (given: Partial<NewContact>) => {
      sent++
      const person = { name: `Example Student ${sent}`, email: `s${sent}@student.example` }
      const body = makeContact({ ...person, phone: `98000000${sent + 10}`, ...given })
      return visitor.attempt(contactsApi.send, { body })
    },
    list: () => administrator.call(contactsApi.list, { querystring: {} }),
    listSpam: (querystring = {}) => administrator.call(contactsApi.listSpam, { querystring }),
    listLeads: () => administrator.call(leadsApi.list, { querystring: {} }),
    markNotSpam: (id: string) => administrator.attempt(contactsApi.markNotSpam, { params: { id } }),
  }
}

const manyLinks = spamEnquiries[0].message

test('messages of students in English, Nepali or Roman Nepali with up to two links are not spam', async () => {
  const { list, listSpam, listLeads, send } = await start()

  for (const message of studentEnquiries) await send({ message })

  expect(await listSpam()).toEqual([])
  expect((await list()).map(({ message }) => message)).toEqual(studentEnquiries.toReversed())
  expect(await listLeads()).toHaveLength(studentEnquiries.length)
})

test('spam is detected with its reason', async () => {
  const { list, listSpam, send } = await start()

  for (const { reason, ...given } of spamEnquiries) await send(given)

  const spamMessages = await listSpam({ sort: 'created_at' })
  expect(spamMessages.map(({ message, spam_reason: reason }) => ({ message, reason }))).toEqual(
    spamEnquiries.map(({ message, reason }) => ({ message, reason })),
  )
  expect(await list()).toEqual([])
})

test('the sender of spam gets the usual response', async () => {
  const { app, listSpam } = await start()
  const send = (given: Partial<NewContact>) =>
    app.inject({ method: 'POST', url: '/api/contacts/', payload: makeContact(given) })

  const good = await send({ email: 'good@student.example' })
  const bad = [await send({ website: 'x' }), await send({ website: 'x' })]

  expect([good, ...bad].map(({ statusCode }) => statusCode)).toEqual([201, 201, 200])
  expect(bad[1]?.json()).toEqual(bad[0]?.json())
  expect(Object.keys(bad[0]?.json() ?? {})).toEqual(Object.keys(good.json()))
  expect(bad[0]?.json()).toMatchObject(makeContact())
  expect(await listSpam()).toHaveLength(1)
})

test('spam creates no lead, no count, no notification and no unseen contact', async () => {
  const { administrator, db, list, listLeads, send } = await start()

  await send({ message: manyLinks })

  expect([await list(), await listLeads()]).toEqual([[], []])
  expect(await db.selectFrom('notifications').selectAll().execute()).toEqual([])
  expect(await administrator.call(contactsApi.readUnseen, {})).toEqual({
    unseen: 0,
    spam: 1,
    newest: '',
  })
  const dashboard = await administrator.call(dashboardApi.read, {})
  expect(dashboard).toMatchObject({ unseen_contacts: 0, spam_contacts: 1 })
  expect(dashboard.counts.contacts).toBe(0)
  expect(dashboard.daily.contacts?.every(({ count }) => count === 0)).toBe(true)
})

test('a message moved out of spam is unseen, has a lead and sends notifications', async () => {
  const { administrator, db, list, listSpam, listLeads, markNotSpam, send } = await start()
  await send({
    name: 'Asha',
    message: manyLinks,
    origin: 'source=facebook',
    consent: 'We keep it.',
  })
  const [spamMessage] = await listSpam()
  const hourAgo = new Date(Date.now() - 3600_000).toISOString()
  await db.updateTable('contacts').set({ created_at: hourAgo }).execute()
  // Seeing it in the spam list does not mark it as seen.
  await administrator.call(contactsApi.markSeen, { body: { ids: [spamMessage?.id ?? ''] } })

  const answer = await markNotSpam(spamMessage?.id ?? '')

  const { spam_reason: _why, ...contact } = { ...spamMessage, created_at: hourAgo }
  expect(answer).toMatchObject({ ok: true, value: contact })
  expect(await listSpam()).toEqual([])
  const [lead] = await listLeads()
  expect(await list()).toEqual([{ ...contact, seen_at: null, lead_id: lead?.id }])
  expect(lead).toMatchObject({ name: 'Asha', source: 'facebook', awaiting_reply_since: hourAgo })
  const whole = await administrator.call(leadsApi.find, { params: { id: lead?.id ?? '' } })
  expect(whole.timeline).toMatchObject([
    { kind: 'enquiry', at: hourAgo, text: manyLinks, after: { consent: 'We keep it.' } },
  ])
  // During office hours the overdue enquiry is a separate notification.
  const notifications = db.selectFrom('notifications').select('kind').where('kind', '=', 'enquiry')
  expect(await notifications.execute()).toHaveLength(1)
  expect(await administrator.call(contactsApi.readUnseen, {})).toMatchObject({
    unseen: 1,
    spam: 0,
  })
  const [activity] = await administrator.call(auditLogApi.list, { querystring: {} })
  expect(activity).toMatchObject({
    action: 'changed',
    subject: 'contact',
    subject_name: 'Asha',
    before: { spam_reason: 'many_links' },
    after: { spam_reason: null },
  })
})

test('moving a message out of spam twice creates one lead, and an unknown ID returns 404', async () => {
  const { listSpam, listLeads, list, markNotSpam, send } = await start()
  await send({ message: manyLinks })
  const [spamMessage] = await listSpam()

  const answers = await Promise.all([1, 2, 3].map(() => markNotSpam(spamMessage?.id ?? '')))

  expect(answers.map(({ ok }) => ok)).toEqual([true, true, true])
  expect([await listLeads(), await list()].map(({ length }) => length)).toEqual([1, 1])
  expect(await markNotSpam('01900000-0000-7000-8000-000000000000')).toMatchObject({ status: 404 })
})

test('the same long text from another person within a day is spam in any formatting', async () => {
  const { db, list, listSpam, send } = await start()
  await send({ name: 'Asha', phone: '9800000099', message: spamTemplate })
  // The same person corrects a mistyped email.
  await send({ name: 'Asha', phone: '9800000099', message: spamTemplate })
  expect(await listSpam()).toEqual([])

  const dressed = [
    `${spamTemplate} https://proposal.example/xyz`,
    spamTemplate.toUpperCase().replaceAll(' ', '  \n'),
    spamTemplate.replaceAll('o', 'o\u200b'),
  ]
  for (const message of dressed) await send({ message })

  expect((await listSpam()).map((each) => each.spam_reason)).toEqual(dressed.map(() => 'same_text'))
  expect(await list()).toHaveLength(2)
  const created_at = new Date(Date.now() - 24 * 3600_000 - 1).toISOString()
  await db.updateTable('contacts').set({ created_at }).execute()
  await send({ message: spamTemplate })
  expect(await list()).toHaveLength(3)
})

test('of five simultaneous messages with the same text four are spam', async () => {
  const { address, list, listSpam, send } = await start()
  const other = await startTestApp({ address })
  const elsewhere = (index: number) =>
    other.visitor.attempt(contactsApi.send, {
      body: makeContact({
        email: `o${index}@student.example`,
        name: `O ${index}`,
        message: spamTemplate,
      }),
    })

  await Promise.all(
    [1, 2, 3, 4, 5].map((n) => (n % 2 ? send({ message: spamTemplate }) : elsewhere(n))),
  )

  expect([await list(), await listSpam()].map(({ length }) => length)).toEqual([1, 4])
})

test('a text that is marked as not spam is accepted again, except with a filled hidden field', async () => {
  const { list, listSpam, markNotSpam, send } = await start()
  await send({ message: spamTemplate })
  await send({ message: spamTemplate })
  await send({ message: manyLinks })
  for (const { id } of await listSpam()) await markNotSpam(id)

  await send({ message: spamTemplate })
  await send({ message: manyLinks })
  await send({ message: spamTemplate, website: 'x' })

  expect(await list()).toHaveLength(5)
  expect((await listSpam()).map((each) => each.spam_reason)).toEqual(['hidden_field'])
})

test('messages of administrators are never spam', async () => {
  const { administrator, list, listSpam } = await start()

  await administrator.call(contactsApi.send, { body: makeContact({ message: manyLinks }) })

  expect([await list(), await listSpam()].map(({ length }) => length)).toEqual([1, 0])
})

test('spam is listed until it is deleted, and the deletion can be undone', async () => {
  const { administrator, app, db, listSpam, markNotSpam, send } = await start()
  await send({ message: manyLinks })
  const [spamMessage] = await listSpam()
  const params = { id: spamMessage?.id ?? '' }
  await db.updateTable('contacts').set({ created_at: '2001-01-01T00:00:00.000Z' }).execute()
  await forgetOld(app)
  expect(await listSpam()).toHaveLength(1)

  await administrator.call(contactsApi.remove, { params })
  expect(await listSpam()).toEqual([])
  expect(await markNotSpam(params.id)).toMatchObject({ status: 404 })

  await administrator.call(contactsApi.restore, { params })
  expect(await listSpam()).toMatchObject([{ id: params.id, spam_reason: 'many_links' }])
})

test('spam is searched, sorted and paged like contacts', async () => {
  const { administrator, send } = await start()
  for (const name of ['Asha', 'Binod', 'Cita']) await send({ name, message: manyLinks })

  const querystring = { q: 'seo.example', sort: 'name', limit: 1, offset: 1 } as const
  const found = await administrator.attempt(contactsApi.listSpam, { querystring })

  expect(found).toMatchObject({ value: [{ name: 'Binod' }], total: 3 })
})

test('spam from the email of a lead is exported and erased with that lead', async () => {
  const { administrator, listSpam, listLeads, send } = await start()
  const asha = { email: 'asha@student.example' }
  await send(asha)
  await send({ email: 'Asha@student.example', message: manyLinks })
  await send({ message: manyLinks })
  const params = { id: (await listLeads())[0]?.id ?? '' }

  const record = await administrator.call(personalDataApi.exportData, { params })
  expect(record.contact_messages).toHaveLength(2)
  await eraseLead(administrator, params.id)

  expect((await listSpam()).map(({ email }) => email)).toEqual(['s3@student.example'])
})
