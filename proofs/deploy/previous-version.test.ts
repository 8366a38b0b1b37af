import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { messagesApi } from '#app/features/chat/contract.ts'
import { makeMessage } from '#tests/factories.ts'
import {
  createFolder,
  createPostgresDatabase,
  openServerDatabase,
  postgresSettings,
} from '#tests/processes/databases.ts'
import { adminSettings, startServer } from '#tests/processes/server-process.ts'
import { checkDelivery } from '../crash/check-delivery.ts'
import { startWriting } from '../crash/continuous-writing.ts'
import { createClients } from '../crash/crash-test.ts'
import { buildVersion, findVersion } from './previous-version.ts'
import { listServerErrors, readEverything } from './read-everything.ts'
import { writeEverything } from './write-everything.ts'

/** A commit, or `previous` (see `findVersion`), which `npm run prove` sets. */
const { OLD_VERSION } = process.env
const commit = OLD_VERSION && findVersion(OLD_VERSION)
const title = commit
  ? `beside the version ${commit}`
  : 'beside a previous version (skipped: OLD_VERSION is not set, or nothing has been released yet)'
const timeout = 300_000

describe.runIf(commit)(title, () => {
  let former: ReturnType<typeof buildVersion>
  beforeAll(() => {
    former = buildVersion(String(commit))
  }, timeout)
  afterAll(() => former.remove())

  test('on PostgreSQL it keeps serving during and after the migration by this version', {
    timeout,
  }, async () => {
    const settings = postgresSettings(await createPostgresDatabase())
    const {
      server: old,
      clients,
      senders,
      writeWhile,
    } = await startWriting(settings, former.program)
    const { id, user_id } = makeMessage({ user_id: 'visitor-of-both' })
    await clients.visitor.call(messagesApi.send, { body: makeMessage({ id, user_id }) })
    const office = await clients.administrator()
    await writeEverything(office, user_id, 'Before')
    const readsBefore = await readEverything(old.url)
    const startNew = () => startServer({ ...settings, ...adminSettings })
    let present: Awaited<ReturnType<typeof startNew>> | undefined

    const refused = await writeWhile(async ({ acknowledged }) => {
      present = await startNew()
      const until = acknowledged() + 20
      expect(listServerErrors(await readEverything(old.url))).toEqual([])
      await writeEverything(office, user_id, 'Beside')
      await writeEverything(
        await createClients(String(present?.url)).administrator(),
        user_id,
        'Newer',
      )
      expect(listServerErrors(await readEverything(String(present?.url)))).toEqual([])
      await expect.poll(acknowledged).toBeGreaterThan(until)
    })

    expect(refused).toBe(0)
    const url = String(present?.url)
    for (const sender of senders) {
      expect(checkDelivery(sender.sent, await sender.read(createClients(url)))).toEqual([])
    }
    const [reads, readsNow] = [await readEverything(old.url), await readEverything(url)]
    expect(listServerErrors(reads)).toEqual([])
    expect(findDifferences(reads, readsNow)).toEqual([])
    // What the former answers at all, it answers on the newer database.
    expect(countGood(reads)).toBeGreaterThanOrEqual(countGood(readsBefore))
    expect(countGood(reads)).toBeGreaterThan(80)
    for (const each of [old, { ...old, ...present }]) expect(await each.kill('SIGTERM')).toBe(0)
    expect(old.output.stderr).toBe('')
  })

  // One server holds the file: what both write is read in turn, and the newer one has the last word.
  test('on SQLite this version waits until it has ended, takes over the data and cannot be downgraded', {
    timeout,
  }, async () => {
    const settings = { DATA_DIR: createFolder(), ...adminSettings }
    const {
      server: old,
      clients,
      senders,
      writeWhile,
    } = await startWriting(settings, former.program)
    await clients.visitor.call(messagesApi.send, { body: makeMessage() })
    await writeEverything(await clients.administrator(), 'visitor-1', 'Before')
    const refused = await writeWhile(async () => {
      await expect(startServer(settings)).rejects.toThrow('another server is using')
      expect(listServerErrors(await readEverything(old.url))).toEqual([])
    })
    expect(refused).toBe(0)
    const reads = await readEverything(old.url)
    expect(await old.kill('SIGTERM')).toBe(0)

    const present = await startServer(settings)

    for (const sender of senders) {
      expect(checkDelivery(sender.sent, await sender.read(createClients(present.url)))).toEqual([])
    }
    expect(findDifferences(reads, await readEverything(present.url))).toEqual([])
    expect(await present.kill('SIGTERM')).toBe(0)
    if (former.isOutdated) {
      await expect(startServer(settings, former.program)).rejects.toThrow(
        'newer version of Gantavya',
      )
    }
    const again = await startServer(settings)
    expect(listServerErrors(await readEverything(again.url))).toEqual([])
  })
})

test.runIf(OLD_VERSION)(
  'a start waits while another server migrates',
  {
    timeout,
  },
  async () => {
    const settings = postgresSettings(await createPostgresDatabase())
    const other = openServerDatabase(settings)
    onTestFinished(() => other.destroy())
    const { adapter } = other.getExecutor()
    const table = { lockTable: '', lockRowId: '' }
    const { starting } = await other.connection().execute(async (connection) => {
      await adapter.acquireMigrationLock(connection, table)
      const starting = startServer(settings)
      // For longer than a query of a server at work may take.
      await Promise.race([sleep(35_000), starting.then(() => expect.fail('It has not waited'))])
      await adapter.releaseMigrationLock(connection, table)
      return { starting }
    })
    expect((await fetch(`${(await starting).url}/readyz`)).status).toBe(200)
  },
)

type Reads = Awaited<ReturnType<typeof readEverything>>

const countGood = (reads: Reads) =>
  [...reads.values()].filter(({ status }) => status === 200).length

/** What one answered well and the other did not, or without all that was in it. */
function findDifferences(old: Reads, present: Reads) {
  return [...old].flatMap(([asked, { status, ids }]) => {
    const now = present.get(asked)
    if (status !== 200) return []
    if (now?.status !== 200) return [`${now?.status} ${asked}`]
    const missing = ids.filter((id) => !now.ids.includes(id))
    return missing.length > 0 ? [`${asked} lacks ${missing.length}`] : []
  })
}
