import { createHash } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { auditLogApi } from '#app/features/audit-log/contract.ts'
import { contactsApi } from '#app/features/contacts/contract.ts'
import { leadsApi } from '#app/features/leads/contract.ts'
import { personalDataApi } from '#app/features/leads/personal-data-contract.ts'
import { eraseLead } from '#tests/erase-lead.ts'
import { makeContact } from '#tests/factories.ts'
import { startNotificationApp } from '#tests/notification-app.ts'
import { forgetOld, startTestApp } from '#tests/test-app.ts'
import { MAX_UNCONFIRMED_DAYS, type NewSubscriber, newsletterApi } from '../contract.ts'
import * as store from './store.ts'

const DAY_MS = 24 * 60 * 60 * 1000

async function start() {
  const started = await startNotificationApp('2026-11-22T10:00:00+05:45')
  const { administrator, visitor, received, runDueJobs } = started
  await administrator.call(newsletterApi.changeSettings, { body: { is_on: true } })
  const listMails = () => received.filter(({ to }) => to[0]?.endsWith('student.example'))
  return {
    ...started,
    listMails,
    subscribe: (body: NewSubscriber) => visitor.attempt(newsletterApi.subscribe, { body }),
    list: (querystring = {}) => administrator.call(newsletterApi.list, { querystring }),
    /** Returns the secret of the newest mail. */
    async readToken() {
      await runDueJobs()
      return (
        listMails()
          .at(-1)
          ?.plain.match(/newsletter\?link=(\S+)/)?.[1] ?? ''
      )
    },
  }
}

const email = 'asha@student.example'
const given: NewSubscriber = { email, language: 'en', page: '/canada', consent: 'Only news.' }

test('is off at first, and hidden without e-mail', async () => {
  const { administrator, visitor } = await startTestApp()
  const isOpen = async () => (await visitor.call(newsletterApi.readPublic, {})).is_open
  expect(await isOpen()).toBe(false)
  const refused = await visitor.attempt(newsletterApi.subscribe, { body: given })
  expect(refused).toMatchObject({ status: 409, failure: { params: { reason: 'closed' } } })

  const status = await administrator.call(newsletterApi.changeSettings, { body: { is_on: true } })
  expect(status).toEqual({ is_on: true, has_mail: false, confirmed: 0, unconfirmed: 0 })
  expect(await isOpen()).toBe(false)
  expect(await visitor.attempt(newsletterApi.subscribe, { body: given })).toMatchObject({
    status: 409,
  })
})

test('an address is subscribed by its link, and unsubscribed by it', async () => {
  const { administrator, db, visitor, subscribe, list, readToken, listMails } = await start()
  expect(await visitor.call(newsletterApi.readPublic, {})).toEqual({ is_open: true })
  await subscribe({ ...given, email: 'Asha@Student.example' })
  const token = await readToken()
  const body = { token }

  expect(listMails()[0]?.headers).toMatchObject({
    to: email,
    subject: 'Please confirm your subscription',
  })
  expect(await list()).toMatchObject([
    { email, state: 'unconfirmed', language: 'en', page: '/canada', consent: 'Only news.' },
  ])
  const stored = await db.selectFrom('newsletter_subscribers').selectAll().execute()
  expect(JSON.stringify(stored)).not.toContain(token)
  expect(stored[0]?.token_hash).toBe(createHash('sha256').update(token).digest('base64url'))
  expect(JSON.stringify(await db.selectFrom('mails').selectAll().execute())).not.toContain(token)

  for (const _again of [1, 2])
    expect(await visitor.call(newsletterApi.readLink, { body })).toEqual({ state: 'unconfirmed' })
  for (const _again of [1, 2]) await visitor.call(newsletterApi.confirm, { body })
  expect(await visitor.call(newsletterApi.readLink, { body })).toEqual({ state: 'confirmed' })
  expect(await administrator.call(newsletterApi.readStatus, {})).toMatchObject({
    confirmed: 1,
    unconfirmed: 0,
  })
  const [exported] = await list({ state: 'confirmed', with_links: true })
  expect(exported?.unsubscribe_url).toMatch(`/newsletter?link=${token}`)
  expect((await list())[0]).not.toHaveProperty('unsubscribe_url')

  for (const _again of [1, 2]) await visitor.call(newsletterApi.unsubscribe, { body })
  expect(await list()).toEqual([])
  for (const endpoint of [newsletterApi.readLink, newsletterApi.confirm])
    expect(await visitor.attempt(endpoint, { body })).toMatchObject({ status: 404 })
}, 60_000)

test('answers the same for every address, and sends a mail at most every 10 minutes', async () => {
  const { visitor, subscribe, readToken, listMails, setClock, runDueJobs } = await start()
  const first = await subscribe(given)
  await subscribe(given)
  const token = await readToken()
  expect(listMails()).toHaveLength(1)

  await setClock('2026-11-22T10:11:00+05:45')
  await subscribe({ ...given, language: 'ne' })
  // The first link stays valid.
  expect(await readToken()).toBe(token)
  expect(listMails()).toHaveLength(2)
  expect(listMails()[1]?.plain).toContain('/ne/newsletter?link=')
  expect(listMails()[1]?.plain).toContain('कसैले यो ठेगाना दिएर हाम्रो न्युजलेटर मागेको छ।')

  await visitor.call(newsletterApi.confirm, { body: { token } })
  await setClock('2026-11-22T11:00:00+05:45')
  const repeated = await subscribe(given)
  await runDueJobs()
  expect(listMails()).toHaveLength(2)
  expect(repeated).toEqual(first)
}, 60_000)

test('an address that is never confirmed gets three mails, until it is deleted', async () => {
  const { app, subscribe, listMails, setClock, runDueJobs } = await start()
  for (const time of ['10:01', '10:12', '10:23', '10:34', '23:00']) {
    await setClock(`2026-11-22T${time}:00+05:45`)
    expect(await subscribe(given)).toMatchObject({ ok: true, value: {} })
    await runDueJobs()
  }
  expect(listMails()).toHaveLength(3)

  await setClock('2026-11-29T10:24:00+05:45')
  await forgetOld(app)
  await subscribe(given)
  await runDueJobs()
  expect(listMails()).toHaveLength(4)
}, 60_000)

test('stores nothing for spam programs, and refuses what is no address', async () => {
  const { subscribe, list, runDueJobs, listMails } = await start()
  const accepted = await subscribe({ ...given, website: 'https://spam.example' })
  expect(accepted).toMatchObject({ ok: true, value: {} })
  await runDueJobs()
  expect(await list()).toEqual([])
  expect(listMails()).toEqual([])

  for (const wrong of ['', 'asha', 'asha@'])
    expect(await subscribe({ ...given, email: wrong })).toMatchObject({
      status: 400,
      failure: { fields: { email: expect.any(String) } },
    })
})

test('deletes addresses that were not confirmed in time', async () => {
  const { app, visitor, subscribe, readToken } = await start()
  await subscribe({ ...given, email: 'confirmed@student.example' })
  await visitor.call(newsletterApi.confirm, { body: { token: await readToken() } })
  await subscribe(given)
  const token = await readToken()

  vi.setSystemTime(Date.now() + MAX_UNCONFIRMED_DAYS * DAY_MS - 1000)
  await forgetOld(app)
  expect(await app.db.selectFrom('newsletter_subscribers').select('email').execute()).toHaveLength(
    2,
  )
  vi.setSystemTime(Date.now() + 2000)
  expect(await visitor.attempt(newsletterApi.confirm, { body: { token } })).toMatchObject({
    status: 404,
  })
  await forgetOld(app)
  expect(await app.db.selectFrom('newsletter_subscribers').select('email').execute()).toEqual([
    { email: 'confirmed@student.example' },
  ])
}, 60_000)

test('the list has pages and a search, and a deletion leaves no address in the activity log', async () => {
  const { administrator, subscribe, list } = await start()
  for (const name of ['a', 'b', 'c']) await subscribe({ email: `${name}@student.example` })
  const [newest] = await list({ limit: 1 })
  expect(newest).toMatchObject({ email: 'c@student.example', page: '', language: 'en' })
  const found = await administrator.attempt(newsletterApi.list, {
    querystring: { limit: 1, before: newest?.id },
  })
  expect(found).toMatchObject({ total: 3, value: [{ email: 'b@student.example' }] })
  expect(await list({ q: 'A@STUDENT' })).toMatchObject([{ email: 'a@student.example' }])
  expect(await list({ state: 'confirmed' })).toEqual([])

  const params = { id: newest?.id ?? '' }
  await administrator.call(newsletterApi.remove, { params })
  expect(await administrator.attempt(newsletterApi.remove, { params })).toMatchObject({
    status: 404,
  })
  expect(await list()).toHaveLength(2)
  const log = await administrator.call(auditLogApi.list, {
    querystring: { subject: 'newsletter_subscriber' },
  })
  expect(log).toMatchObject([{ action: 'deleted', subject_id: params.id }])
  expect(JSON.stringify(log)).not.toContain('student.example')
})

test('belongs to the personal data of a lead', async () => {
  const { administrator, db, visitor, subscribe, list, runDueJobs } = await start()
  await visitor.call(contactsApi.send, { body: makeContact({ email }) })
  await subscribe(given)
  await subscribe({ ...given, email: 'other@student.example' })
  await runDueJobs()
  const [lead] = await administrator.call(leadsApi.list, { querystring: {} })
  const id = lead?.id ?? ''
  expect(await administrator.call(personalDataApi.exportData, { params: { id } })).toMatchObject({
    newsletter_subscriptions: [{ email, page: '/canada' }],
  })

  await eraseLead(administrator, id)

  expect(await list()).toMatchObject([{ email: 'other@student.example' }])
  const mails = await db.selectFrom('mails').select('to_address').execute()
  expect(mails.map(({ to_address }) => to_address)).not.toContain(email)
}, 60_000)

test('refuses every address while too many mails are asked for', async () => {
  const { app } = await startTestApp({ config: { rateLimitFactor: 0.01 } })
  for (const name of ['a', 'b']) await store.subscribe(app, { email: `${name}@student.example` })
  for (const name of ['a', 'c'])
    await expect(store.subscribe(app, { email: `${name}@student.example` })).rejects.toThrow(
      'Too many requests.',
    )
})

test('the limit counts mails, not addresses', async () => {
  const { app, db } = await startTestApp({ config: { rateLimitFactor: 0.01 } })
  await store.subscribe(app, { email })
  const mailed_at = new Date(Date.now() - 11 * 60 * 1000).toISOString()
  await db.updateTable('newsletter_subscribers').set({ mailed_at }).execute()
  await store.subscribe(app, { email })

  const another = store.subscribe(app, { email: 'other@student.example' })
  await expect(another).rejects.toThrow('Too many requests.')
})
