import { expect, onTestFinished, test, vi } from 'vitest'
import { messagesApi } from '#app/features/chat/contract.ts'
import { contactsApi } from '#app/features/contacts/contract.ts'
import { dashboardApi } from '#app/features/dashboard/contract.ts'
import { leadsApi } from '#app/features/leads/contract.ts'
import { privacyApi } from '#app/features/leads/privacy-contract.ts'
import { makeContact, makeMessage } from '#tests/make.ts'
import { settle } from '#tests/settle.ts'
import { startMailServer } from '#tests/start-mail-server.ts'
import { startTestApp } from '#tests/test-app.ts'
import { choicesApi, noticeKinds } from '../../choices-contract.ts'
import { mailsApi } from '../../contract.ts'

const MINUTE_MS = 60_000

/** An office of two, whose server sends by a mail server. */
async function start() {
  const mailServer = await startMailServer()
  const config = { ...mailServer.config, rateLimitFactor: 1000 }
  const started = await startTestApp({ config, jobs: { graceMs: 0 } })
  const { app, db, visitor, signIn } = started
  await app.ready()
  await signIn()
  await db
    .insertInto('administrators')
    .values({
      ...{ id: '01900000-0000-7000-8000-00000000000b', username: 'Binod', username_key: 'binod' },
      ...{ email: 'binod@office.example', password_hash: 'none', created_at: '2026-01-01' },
      role: 'owner',
    })
    .execute()
  // What students get is looked at elsewhere.
  await db.insertInto('mail_settings').values({ id: 'mail', acknowledges: 0 }).execute()
  const ask = (number = 1, given = {}) =>
    visitor.call(contactsApi.send, {
      body: makeContact({
        ...{ name: `Asha ${number}`, email: `a${number}@student.example` },
        ...{ phone: `980${String(1_000_000 + number)}`, ...given },
      }),
    })
  /** What this person got. */
  const inbox = (name: string) =>
    mailServer.received
      .filter(({ to }) => to[0] === `${name}@office.example`)
      .map(({ headers }) => headers.subject)
  return { ...started, ...mailServer, ask, inbox }
}

type Started = Awaited<ReturnType<typeof start>>

const listUntold = (db: Started['db']) =>
  db.selectFrom('notice_tellings').selectAll().where('told_at', 'is', null).execute()

/** So much later, as the clock of the server sees it, when all is done that is due. */
async function travel(started: Pick<Started, 'app' | 'db'>, ms: number) {
  await settle(started)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms })
  onTestFinished(() => void vi.useRealTimers())
  for (const { name } of started.app.jobKinds) started.app.signals.send('jobs', name)
  await settle(started)
}

test('everybody hears of a question by mail, and of what follows in one mail a minute later', async () => {
  const started = await start()
  const { ask, db, inbox, received, administrator } = started
  await ask(1, { country: 'Canada', message: 'Where can I\nstudy?' })
  const subject = 'New question about Canada: Asha 1'
  await expect.poll(() => [inbox('sita'), inbox('binod')]).toEqual([[subject], [subject]])
  const [lead] = await administrator.call(leadsApi.list, { querystring: {} })
  expect(received[0]?.plain).toContain('> Where can I\n> study?')
  expect(received[0]?.plain).toContain(`http://localhost:3000/admin/leads/${lead?.id}`)
  expect(received[0]?.headers['list-unsubscribe']).toContain('/admin/account')
  const { hearing } = await administrator.call(dashboardApi.read, {})
  expect(hearing).toEqual({ people: 2, does_mail_leave: true })

  for (const number of [2, 3, 4]) await ask(number)
  await expect.poll(() => listUntold(db)).toHaveLength(6)
  expect(inbox('sita')).toHaveLength(1)
  await travel(started, MINUTE_MS)

  await expect.poll(() => inbox('sita')).toEqual([subject, '3 new enquiries'])
  expect(received.at(-1)?.plain).toContain('Asha 4')
  expect(await listUntold(db)).toEqual([])
})

test('with mail away for a day 1,000 questions are told in two mails a person, none lost, none twice', async () => {
  const started = await start()
  const { app, db, inbox, state, received } = started
  const tell = (transaction: typeof db, number: number) =>
    app.keepers.notices.add(transaction, {
      ...{ kind: 'enquiry', title: `New question ${number}`, address: `/admin/leads?${number}` },
    })
  state.mood = { recipient: () => '451 4.3.0 Come again' }
  for (let hour = 0; hour < 25; hour++) {
    const numbers = Array.from({ length: 40 }, (_, index) => hour * 40 + index)
    await db.transaction().execute(async (transaction) => {
      for (const number of numbers) await tell(transaction, number)
    })
    if (hour < 24) await travel(started, 60 * MINUTE_MS)
  }
  const read = (isTold: boolean) =>
    db
      .selectFrom('notice_tellings')
      .select((count) => count.fn.countAll<number>().as('count'))
      .where('told_at', isTold ? 'is not' : 'is', null)
      .executeTakeFirstOrThrow()
  const all = async () => (await read(false)).count + (await read(true)).count
  await expect.poll(all, { timeout: 30_000 }).toBe(2000)
  expect(received).toEqual([])

  state.mood = {}
  await travel(started, 61 * MINUTE_MS)
  await expect.poll(() => received.length, { timeout: 20_000 }).toBe(2)
  await expect
    .poll(() => db.selectFrom('mails').select('id').where('state', '=', 'waiting').execute())
    .toEqual([])
  await travel(started, MINUTE_MS)
  await expect.poll(() => inbox('sita').length, { timeout: 20_000 }).toBe(2)
  await expect.poll(() => inbox('binod').length, { timeout: 20_000 }).toBe(2)

  const told = received.map(({ plain }) => plain).join('\n')
  expect(told).toMatch(/And \d+ more\./)
  expect(await read(true)).toMatchObject({ count: 2000 })
  expect(await read(false)).toMatchObject({ count: 0 })
  const ids = received.map(({ headers }) => headers['message-id'])
  expect(new Set(ids).size).toBe(ids.length)
  await travel(started, 10 * MINUTE_MS)
  app.signals.send('jobs', 'send-mail')
  expect(received).toHaveLength(4)
}, 120_000)

test('each chooses of what to hear and when not, and the office sees whether anybody does', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T22:00:00+05:45') })
  onTestFinished(() => void vi.useRealTimers())
  const started = await start()
  const { administrator, ask, inbox, db } = started
  const usual = Object.fromEntries(
    Object.entries(noticeKinds).map(([kind, { usual }]) => [kind, usual]),
  )
  expect(await administrator.call(choicesApi.read, {})).toEqual({
    ...{ choices: usual, quiet_from: '', quiet_until: '' },
    channels: [
      { name: 'mail', is_reached: true },
      { name: 'push', is_reached: false },
    ],
  })
  await administrator.call(choicesApi.save, {
    body: { choices: usual, quiet_from: '21:00', quiet_until: '07:00' },
  })
  await ask()
  await expect.poll(() => inbox('binod')).toHaveLength(1)
  const due = () =>
    db.selectFrom('jobs').select('due_at').where('kind', '=', 'tell-notices').execute()
  await expect.poll(due).toEqual([{ due_at: '2026-11-23T01:15:00.000Z' }])
  expect(inbox('sita')).toEqual([])
  const bad = { choices: usual, quiet_from: '25:00', quiet_until: '' }
  expect(await administrator.attempt(choicesApi.save, { body: bad })).toMatchObject({ status: 400 })

  const choices = { ...usual, enquiry: [] }
  await administrator.call(choicesApi.save, { body: { choices, quiet_from: '', quiet_until: '' } })
  expect(await administrator.call(mailsApi.status, {})).toMatchObject({ hearing: ['Binod'] })
  await ask(2)
  await travel(started, 10 * 60 * MINUTE_MS)
  await expect.poll(() => inbox('binod')).toHaveLength(2)
  await expect.poll(() => inbox('sita')).toHaveLength(1)
})

test('nobody hears of what their role does not show them', async () => {
  const { administrator, ask, db, inbox } = await start()
  const binod = db.updateTable('administrators').where('username', '=', 'Binod')
  await binod.set({ role: 'counsellor', kept_to: 'own' }).execute()
  await ask(1)
  await expect.poll(() => inbox('sita')).toHaveLength(1)
  const { id: owner_id } = await binod.returning('id').set({ branch: '' }).executeTakeFirstOrThrow()
  await db.updateTable('leads').set({ owner_id }).execute()
  await ask(1, { message: 'And nursing?' })
  await expect.poll(() => inbox('binod')).toHaveLength(1)

  await binod.set({ role: 'viewer', kept_to: '' }).execute()
  await db.deleteFrom('notice_tellings').execute()
  await ask(2)
  await expect.poll(() => inbox('sita')).toHaveLength(2)
  expect(inbox('binod')).toHaveLength(1)
  expect(await administrator.call(mailsApi.status, {})).toMatchObject({ hearing: ['Sita'] })
})

test('a visitor of the chat is told of once, unless somebody has the inbox open', async () => {
  const { app, db, inbox, received, visitor } = await start()
  const say = (user_id: string, given = {}) =>
    visitor.call(messagesApi.send, { body: makeMessage({ user_id, ...given }) })
  await say('v1', { message: 'Is anybody there?' })
  await say('v1')
  await expect.poll(() => inbox('sita')).toEqual(['New question in the chat'])
  expect(received[0]?.plain).toContain('> Is anybody there?')
  await say('v1', { details: { name: 'Asha', phone: '+977 980-0000000' } })
  const notices = () =>
    db
      .selectFrom('notices')
      .select(['about_id', 'lead_id'])
      .where('kind', '=', 'enquiry')
      .orderBy('id')
      .execute()
  expect(await notices()).toEqual([
    { about_id: 'v1', lead_id: null },
    { about_id: expect.any(String), lead_id: expect.any(String) },
  ])

  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T12:00:00+05:45') })
  onTestFinished(() => void vi.useRealTimers())
  app.chat.officePresence.came()
  await say('v2')
  expect(await notices()).toHaveLength(2)
  vi.setSystemTime(new Date('2026-11-22T20:00:00+05:45'))
  await say('v3')
  expect(await notices()).toHaveLength(3)
})

test('who is erased is told of to nobody any more, and others in the same mail still are', async () => {
  const started = await start()
  const { administrator, ask, db, inbox, received, state } = started
  await ask(1)
  await expect.poll(() => inbox('sita')).toHaveLength(1)
  state.mood = { recipient: () => '451 4.3.0 Come again' }
  await ask(2)
  await ask(3)
  await expect.poll(() => listUntold(db)).toHaveLength(4)
  const [lead] = await administrator.call(leadsApi.list, { querystring: { q: 'Asha 2' } })
  await travel(started, MINUTE_MS)
  const waiting = () =>
    db.selectFrom('mails').select('subject').where('next_at', 'is not', null).execute()
  await expect.poll(waiting).toHaveLength(2)

  await settle(started)
  state.mood = {}
  await administrator.call(privacyApi.erase, { params: { id: lead?.id ?? '' } })
  await travel(started, 2 * MINUTE_MS)

  await expect.poll(() => inbox('sita').length).toBe(2)
  expect(received.map(({ plain }) => plain).join()).not.toContain('Asha 2')
  expect(inbox('sita')[1]).toMatch(/: Asha 3$/)
  const contents = await db.selectFrom('mails').select('content').execute()
  expect(JSON.stringify(contents)).not.toContain('Asha 2')
})
