import { onTestFinished, vi } from 'vitest'
import { contactsApi } from '#app/features/contacts/contract.ts'
import { makeContact } from './factories.ts'
import { startMailServer } from './start-mail-server.ts'
import { startTestApp } from './test-app.ts'
import { waitForJobs } from './wait-for-jobs.ts'

export const MINUTE_MS = 60_000

/** Starts an app with two people and a mail server. */
export async function startTwoPersonApp() {
  const mailServer = await startMailServer()
  const config = { ...mailServer.config, rateLimitFactor: 1000 }
  const started = await startTestApp({ config, jobs: { graceMs: 0 } })
  const { app, db, visitor, signIn } = started
  await app.ready()
  await signIn()
  await db
    .insertInto('administrators')
    .values({
      id: '01900000-0000-7000-8000-00000000000b',
      username: 'Binod',
      username_key: 'binod',
      email: 'binod@office.example',
      password_hash: 'none',
      created_at: '2026-01-01',
      role: 'owner',
    })
    .execute()
  // Auto-replies are tested elsewhere.
  await db.insertInto('mail_settings').values({ id: 'mail', sends_auto_reply: 0 }).execute()
  const sendEnquiry = (number = 1, given = {}) =>
    visitor.call(contactsApi.send, {
      body: makeContact({
        name: `Asha ${number}`,
        email: `a${number}@student.example`,
        phone: `980${String(1_000_000 + number)}`,
        ...given,
      }),
    })
  /** Returns the mails to this person. */
  const listSubjects = (name: string) =>
    mailServer.received
      .filter(({ to }) => to[0] === `${name}@office.example`)
      .map(({ headers }) => headers.subject)
  return { ...started, ...mailServer, sendEnquiry, listSubjects }
}

type Started = Awaited<ReturnType<typeof startTwoPersonApp>>

export const listUndelivered = (db: Started['db']) =>
  db.selectFrom('notification_deliveries').selectAll().where('delivered_at', 'is', null).execute()

/** Moves the clock forward and waits for all due jobs. */
export async function advanceClock(started: Pick<Started, 'app' | 'db'>, ms: number) {
  await waitForJobs(started)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms })
  onTestFinished(() => void vi.useRealTimers())
  for (const { name } of started.app.jobTypes) started.app.changeNotifier.notify('jobs', name)
  await waitForJobs(started)
}
