import { onTestFinished, vi } from 'vitest'
import { createApiClient } from '#app/contract/api-client.ts'
import { accountsApi } from '#app/features/accounts/contract.ts'
import { contactsApi, type NewContact } from '#app/features/contacts/contract.ts'
import type { Database } from '#database/connect.ts'
import { makeContact } from './factories.ts'
import { startMailServer } from './start-mail-server.ts'
import { admin, sendTo, startTestApp } from './test-app.ts'
import { waitForJobs } from './wait-for-jobs.ts'

type Options = Pick<NonNullable<Parameters<typeof startTestApp>[0]>, 'more' | 'withFirstContent'>

/** Starts an app at a given time with a mail server; Sita is the owner. */
export async function startNotificationApp(startTime: string, options: Options = {}) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(startTime) })
  onTestFinished(() => void vi.useRealTimers())
  const mailServer = await startMailServer()
  const config = { ...mailServer.config, rateLimitFactor: 1000 }
  const started = await startTestApp({ config, jobs: { graceMs: 0 }, ...options })
  const { app, db, visitor, signIn } = started
  await app.ready()
  await signIn()
  let access = ''
  const administrator = createApiClient((request) =>
    sendTo(app, { authorization: `Bearer ${access}` })(request),
  )
  /** Moves the clock and waits for all jobs due before and at that time. */
  async function setClock(to: string) {
    await waitForJobs(started)
    vi.setSystemTime(new Date(to))
    access = (await visitor.call(accountsApi.signIn, { body: admin })).access
    await runDueJobs()
    // `expect.poll` has advanced the fake clock.
    vi.setSystemTime(new Date(to))
  }
  async function runDueJobs() {
    for (const { name } of app.jobTypes) await app.changeNotifier.notify('jobs', name)
    await waitForJobs(started)
  }
  await setClock(startTime)
  const sendEnquiry = (given: Partial<NewContact> = {}) =>
    visitor.call(contactsApi.send, { body: makeContact(given) })
  /** Returns the mails to this person, oldest first. */
  const listMailsTo = (name: string) =>
    mailServer.received.filter(({ to }) => to[0] === `${name.toLowerCase()}@office.example`)
  const listSubjects = (name: string) => listMailsTo(name).map(({ headers }) => headers.subject)
  const findOwnerId = async () => (await findPerson(db, 'Sita'))?.id ?? ''
  return {
    ...started,
    ...mailServer,
    administrator,
    setClock,
    runDueJobs,
    sendEnquiry,
    listMailsTo,
    listSubjects,
    findOwnerId,
  }
}

const findPerson = (db: Database, name: string) =>
  db.selectFrom('administrators').select('id').where('username', '=', name).executeTakeFirst()

interface Colleague {
  role?: 'owner' | 'counsellor' | 'editor' | 'viewer'
  lead_scope?: '' | 'branch' | 'own'
  branch?: string
}

/** Adds a colleague and returns the id. */
export async function addColleague(db: Database, name: string, roleAssignment: Colleague = {}) {
  const key = name.toLowerCase()
  const id = crypto.randomUUID()
  await db
    .insertInto('administrators')
    .values({
      id,
      username: name,
      username_key: key,
      email: `${key}@office.example`,
      password_hash: 'none',
      created_at: '2026-01-01',
      role: 'counsellor',
      ...roleAssignment,
    })
    .execute()
  return id
}
