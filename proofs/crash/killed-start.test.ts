import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { emptyDatabases, openServerDatabase } from '#tests/processes/databases.ts'
import { adminSettings, type Settings, startServer } from '#tests/processes/server-process.ts'

const ROUNDS = 12
const timeout = 120_000

test.each(emptyDatabases)(
  `a first start killed ${ROUNDS} times at different moments is completed by the next start on %s`,
  {
    timeout,
  },
  async (_, makeSettings) => {
    const whole = { ...(await makeSettings()), ...adminSettings }
    const startedAt = Date.now()
    await startServer(whole)
    const wholeMs = Date.now() - startedAt

    const settings = { ...(await makeSettings()), ...adminSettings }
    for (let round = 1; round <= ROUNDS; round++) {
      await startAndKill(settings, (wholeMs * round) / ROUNDS)
    }
    await startServer(settings)

    expect(await countRows(settings)).toEqual(await countRows(whole))
  },
)

/** Starts a server and kills it after this time. */
async function startAndKill(settings: Settings, afterMs: number) {
  const env = { PATH: process.env.PATH, NODE_ENV: 'production', PORT: '0', ...settings }
  const child = spawn(process.execPath, ['build/program/server.js'], { env, stdio: 'ignore' })
  const ended = once(child, 'exit')
  await sleep(afterMs)
  child.kill('SIGKILL')
  await ended
}

/** Counts the rows of each table, except those that background jobs write. */
async function countRows(settings: Settings) {
  const db = openServerDatabase(settings)
  onTestFinished(() => db.destroy())
  const tables = (await db.introspection.getTables()).map(({ name }) => name)
  const counts = tables
    .filter(
      (name) => !/^(jobs|mails|notifications|notification_deliveries|message_words_.*)$/.test(name),
    )
    .map(async (name) => {
      const { count } = await db
        .withTables<Record<string, object>>()
        .selectFrom(name)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
      return [name, Number(count)]
    })
  return Object.fromEntries(await Promise.all(counts))
}
