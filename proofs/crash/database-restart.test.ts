import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readValue, runSql } from '#tests/postgres.ts'
import { startPostgres } from '#tests/postgres-server.ts'
import { createPostgresDatabase, postgresSettings } from '#tests/processes/databases.ts'
import { startWriting } from './continuous-writing.ts'

const TIMES = 20
const timeout = 120_000

let postgres: Awaited<ReturnType<typeof startPostgres>>
beforeAll(async () => {
  // Confirmed transactions must survive a crash.
  postgres = await startPostgres({ synchronous_commit: 'on' })
}, 60_000)
afterAll(() => postgres.stop())

test(`connections closed at random ${TIMES} times cause only 503 responses`, {
  timeout,
}, async () => {
  const { database, breakWhileWriting } = await start()
  const endSome = `select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() order by random() limit 3`

  await breakWhileWriting(() => runSql(database, endSome))
})

test(`transactions ended ${TIMES} times for idleness cause only 503 responses`, {
  timeout,
}, async () => {
  const { database, server, breakWhileWriting } = await start()
  await runSql(
    database,
    `do $$ begin execute format(
      'alter database %I set idle_in_transaction_session_timeout = 20', current_database()); end $$;
    select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`,
  )
  const countEnded = () =>
    readValue(
      database,
      `select sessions_fatal from pg_stat_database where datname = current_database()`,
    )

  const refused = await breakWhileWriting(async () => {
    const before = await countEnded()
    while ((await countEnded()) === before) {
      server.child.kill('SIGSTOP')
      await sleep(50)
      server.child.kill('SIGCONT')
    }
  })
  expect(refused).toBeGreaterThan(0)
})

test(`a PostgreSQL restarted ${TIMES} times causes only 503 responses`, {
  timeout,
}, async () => {
  const { breakWhileWriting } = await start()

  const refused = await breakWhileWriting(async (turn) => {
    await postgres.stopServer(turn % 2 ? 'SIGQUIT' : 'SIGINT')
    await postgres.restartServer()
  })
  expect(refused).toBeGreaterThan(TIMES)
})

/** Starts a server on its own database, and senders. */
async function start() {
  const database = await createPostgresDatabase(undefined, postgres.address)
  const { server, senders, writeWhile } = await startWriting(postgresSettings(database))
  const readiness = async () => (await fetch(`${server.url}/readyz`)).status

  /**
   * Each time the server is to be ready again soon, and to go on storing. Returns how many tries
   * were answered with 503.
   */
  const breakWhileWriting = (breakOnce: (turn: number) => Promise<unknown>) =>
    writeWhile(async ({ acknowledged }) => {
      for (let turn = 0; turn < TIMES; turn++) {
        await breakOnce(turn)
        await expect.poll(readiness, patience).toBe(200)
        const before = acknowledged()
        await expect.poll(acknowledged, patience).toBeGreaterThan(before + senders.length)
      }
    })
  return { database, server, breakWhileWriting }
}

const patience = { timeout: 5_000, interval: 20 }
