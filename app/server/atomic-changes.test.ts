import { sql } from 'kysely'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { destinationsApi } from '#app/features/destinations/contract.ts'
import type { Database } from '#database/connect.ts'
import { isPostgres } from '#database/sql-dialect.ts'
import { makeDestination, makeForm } from '#tests/factories.ts'
import { openDatabaseProxy } from '#tests/processes/database-proxy.ts'
import { startTestApp } from '#tests/test-app.ts'
import { createTestDatabase } from '#tests/test-database.ts'
import { createImage, toFile } from '#tests/test-images.ts'

/** From now on, changes of public content cannot be recorded. */
async function refuseNotes(db: Database) {
  if (!isPostgres(db)) {
    await sql`create trigger refuse before insert on content_changes
      begin select raise(abort, 'No notes today'); end`.execute(db)
    return
  }
  await sql`create function refuse() returns trigger language plpgsql
    as $$ begin raise exception 'No notes today'; end $$`.execute(db)
  await sql`create trigger refuse before insert on content_changes
    for each row execute function refuse()`.execute(db)
}

async function startWithOne() {
  const started = await startTestApp()
  const { app, db, administrator } = started
  const headers = await started.credentials()
  const { id } = await administrator.call(destinationsApi.add, { body: makeDestination() })
  const everything = async () =>
    Promise.all(
      (['destinations', 'media', 'media_sizes', 'audit_log', 'content_changes'] as const).map(
        (table) => db.selectFrom(table).selectAll().execute(),
      ),
    )
  return { ...started, app, headers, id, everything }
}

test('a change whose audit entry fails is not stored, nor is its picture', async () => {
  const { app, db, headers, id, everything } = await startWithOne()
  const before = await everything()
  await refuseNotes(db)
  const flag = toFile(await createImage('jpeg', 1200, 600))
  const one = `/api/destinations/${id}/`

  for (const request of [
    { method: 'POST', url: '/api/destinations/', payload: makeForm({ ...texts, flag }) },
    { method: 'PATCH', url: one, payload: makeForm({ flag }) },
    { method: 'PATCH', url: one, payload: { country: 'Sweden' } },
    { method: 'POST', url: '/api/destinations/order/', payload: { ids: [id] } },
    { method: 'DELETE', url: one },
  ] as const) {
    const { statusCode } = await app.inject({ ...request, headers })
    expect([request.method, request.url, statusCode]).toEqual([request.method, request.url, 500])
  }
  expect(await everything()).toEqual(before)
  expect((await app.inject('/api/destinations/')).json()).toMatchObject([{ id, country: 'Norway' }])
})

const texts = { country: 'Finland', description: 'Lakes.' }

// With SQLite there is no network between the server and its database, but only one writer.
if (inject('sqliteFolder')) {
  test('a change that cannot begin within 10 s is answered with 503', async () => {
    const { db, administrator } = await startTestApp()
    const body = makeDestination()
    await administrator.call(destinationsApi.add, { body })
    const end = Promise.withResolvers<void>()
    const begun = Promise.withResolvers<void>()
    const endless = db.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('destinations').execute()
      begun.resolve()
      await end.promise
    })
    await begun.promise
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())

    let isAnswered = false
    const answer = administrator.attempt(destinationsApi.add, { body }).finally(() => {
      isAnswered = true
    })
    while (!isAnswered) {
      vi.advanceTimersByTime(10_000)
      await new Promise(setImmediate)
    }
    end.resolve()
    await endless

    expect(await answer).toMatchObject({ status: 503 })
  })
} else {
  test('a change whose response was lost leaves no outdated list', async () => {
    const database = await createTestDatabase()
    const proxy = await openDatabaseProxy(database)
    const { administrator, visitor } = await startTestApp({ address: proxy.address })
    const other = await startTestApp({ address: database })
    await administrator.call(destinationsApi.list, {})
    const countries = async ({ call }: typeof visitor) =>
      (await call(destinationsApi.list, {})).map(({ country }) => country)
    expect([await countries(visitor), await countries(other.visitor)]).toEqual([[], []])

    proxy.dropCommits()
    const body = makeDestination()
    const result = await administrator.attempt(destinationsApi.add, { body })

    expect(result).toMatchObject({ status: 503 })
    expect(await countries(visitor)).toEqual(['Norway'])
    await expect.poll(() => countries(other.visitor)).toEqual(['Norway'])
  })
}
