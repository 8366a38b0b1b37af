import { randomInt } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { migrate } from '#database/migrate.ts'
import { createFolder, emptyDatabases, openServerDatabase } from '#tests/processes/databases.ts'
import { type Settings, startServer } from '#tests/processes/server-process.ts'
import { checkEffects } from './check-effects.ts'

const BATCH = 25
const servers = { SQLite: 1, PostgreSQL: 2 }
const kills = Number(process.env.CRASH_ROUNDS) || 3
/** Each name has two jobs: one with an effect inside the database, one outside. */
const names = Array.from({ length: Math.max(500, kills * BATCH) }, (_, index) => String(index))

/** Adds jobs while servers are killed and restarted, then waits until all are done. */
async function run(settings: Settings, count: number) {
  const start = () => startServer(settings, 'proofs/crash/example-jobs-server.ts')
  const running = await Promise.all(Array.from({ length: count }, start))
  let starting: Promise<unknown> = Promise.resolve()
  const call = (options?: RequestInit) =>
    fetch(`${running[randomInt(count)]?.url}/api/example-jobs/`, options)
  async function killOne(place: number) {
    await starting
    await pause(randomInt(100))
    await running[place]?.kill('SIGKILL')
    // Another server continues to add jobs.
    starting = start().then((server) => {
      running[place] = server
    })
  }

  const batches = names.length / BATCH
  const every = Math.floor(batches / kills)
  for (let batch = 1; batch <= batches; batch++) {
    await addSurely(call, names.slice((batch - 1) * BATCH, batch * BATCH))
    if (batch % every === 0) await killOne(batch % count)
  }
  await starting
  const readOpen = async () => (await (await call()).json()).open
  await expect.poll(readOpen, { timeout: 20_000 }).toBe(0)
  await Promise.all(running.map((server) => server.kill('SIGTERM')))
}

/** Repeats unacknowledged requests. */
async function addSurely(call: (options: RequestInit) => Promise<Response>, names: string[]) {
  const headers = { 'content-type': 'application/json' }
  const send = () => call({ method: 'POST', headers, body: JSON.stringify({ names }) })
  while (!(await send().catch(() => undefined))?.ok) await pause(50)
}

for (const [name, makeDatabase] of emptyDatabases) {
  test(`servers on ${name}, killed ${kills} times, run all jobs, and those with a key once`, {
    timeout: 60_000 + kills * 5_000,
  }, async () => {
    const file = join(createFolder(), 'effects')
    const settings = { ...(await makeDatabase()), EFFECTS_FILE: file }
    const before = openServerDatabase(settings)
    await migrate(before)
    await sql`create table example_effects (name text)`.execute(before)
    await before.destroy()

    await run(settings, servers[name])

    const db = openServerDatabase(settings)
    const { rows } = await sql<{ name: string }>`select name from example_effects`.execute(db)
    await db.destroy()
    const outside = existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n') : []
    const tasks = names.flatMap((name) => [
      { name: `in ${name}`, isOnce: true },
      { name: `out ${name}`, isOnce: false },
    ])
    expect(checkEffects(tasks, [...rows.map((row) => row.name), ...outside])).toEqual([])
  })
}

test('detects a lost and a duplicated job', () => {
  const tasks = [
    { name: 'once', isOnce: true },
    { name: 'often', isOnce: false },
  ]
  expect(checkEffects(tasks, ['once', 'often', 'often'])).toEqual([])
  expect(checkEffects(tasks, ['often'])).toEqual(['lost once'])
  expect(checkEffects(tasks, ['once', 'once', 'other'])).toEqual([
    'doubled once',
    'lost often',
    'nobody asked for other',
  ])
})
