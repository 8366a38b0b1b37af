import { rename, stat } from 'node:fs/promises'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createTestDatabase } from '#tests/test-database.ts'
import { openDatabase } from './connect.ts'
import { GroupCommit } from './sqlite-group-commit.ts'
import { WalCheckpointer } from './wal-checkpoint.ts'

async function open() {
  const address = await createTestDatabase()
  const db = openDatabase(address)
  onTestFinished(() => db.destroy())
  return { address, db }
}

const redirect = {
  id: '1',
  source: '/a',
  target: '/',
  is_permanent: 1,
  created_at: '',
  created_by: '',
  deleted_at: null,
}

test('each commit is synced: WAL with synchronous full', async () => {
  const { db } = await open()

  const pragmas = await db
    .transaction()
    .execute(async (writer) => [
      (await sql<{ synchronous: number }>`pragma synchronous`.execute(writer)).rows[0]?.synchronous,
      (await sql<{ journal_mode: string }>`pragma journal_mode`.execute(writer)).rows[0]
        ?.journal_mode,
      (await sql<{ foreign_keys: number }>`pragma foreign_keys`.execute(writer)).rows[0]
        ?.foreign_keys,
    ])

  const FULL = 2
  expect(pragmas).toEqual([FULL, 'wal', 1])
})

test('committed data is visible to another program', async () => {
  const { address, db } = await open()
  await db.insertInto('redirects').values(redirect).execute()

  const other = new DatabaseSync(address, { readOnly: true })
  onTestFinished(() => other.close())

  expect(other.prepare('select source from redirects').all()).toEqual([{ source: '/a' }])
})

test('transactions that are ready in the same turn share one commit', async () => {
  const { address, db } = await open()
  const watcher = new DatabaseSync(address, { readOnly: true })
  onTestFinished(() => watcher.close())
  const count = watcher.prepare('select count(*) as count from redirects')
  const seen = new Set<unknown>()

  await Promise.all(
    Array.from({ length: 20 }, async (_, turn) => {
      const row = { ...redirect, id: `${turn}`, source: '' }
      await db.insertInto('redirects').values(row).execute()
      seen.add(count.get()?.count)
    }),
  )

  expect([...seen]).toEqual([20])
})

test('a rollback waits until the data that it has read is on disk', async () => {
  const { address, db } = await open()
  const watcher = new DatabaseSync(address, { readOnly: true })
  onTestFinished(() => watcher.close())
  const add = (id: string) =>
    db.transaction().execute(async (writer) => {
      const rows = await writer.selectFrom('redirects').select('id').execute()
      if (rows.length > 0) throw new Error('It is there')
      await writer
        .insertInto('redirects')
        .values({ ...redirect, id })
        .execute()
    })

  const first = add('A')
  await expect(add('B')).rejects.toThrow('It is there')

  expect(watcher.prepare('select id from redirects').all()).toEqual([{ id: 'A' }])
  await first
})

test('a rollback fails if the data that it has read could not be written', async () => {
  const file = new DatabaseSync(await createTestDatabase())
  onTestFinished(() => file.close())
  const fault = 'The database file was deleted or replaced while the server was using it.'
  const writing = new GroupCommit(file, { findError: () => fault })
  await writing.begin()
  const stored = writing.commit()
  await writing.begin()
  const refused = writing.rollback()

  await expect(stored).rejects.toThrow(fault)
  await expect(refused).rejects.toThrow(fault)
})

test('a checkpoint while the database file is moved creates no file and keeps the WAL', async () => {
  const { address, db } = await open()
  await db.insertInto('redirects').values(redirect).execute()
  const wal = await stat(`${address}-wal`)
  const checkpointer = new WalCheckpointer(address)
  onTestFinished(() => checkpointer.close())

  await rename(address, `${address}-moved`)
  await checkpointer.truncate()
  await expect(stat(address)).rejects.toThrow('ENOENT')
  await rename(`${address}-moved`, address)

  expect((await stat(`${address}-wal`)).ino).toBe(wal.ino)
  await checkpointer.truncate()
  expect((await stat(`${address}-wal`)).size).toBe(0)
})

test('readers are served during a long transaction and do not see its changes', async () => {
  const { db } = await open()
  const slow = sql`with recursive some (number) as (
    values (1) union all select number + 1 from some where number < 20000
  ) select count(*) from some`
  let isOver = false
  const writing = db.transaction().execute(async (writer) => {
    await writer.insertInto('redirects').values(redirect).execute()
    for (let index = 0; index < 100; index++) await slow.execute(writer)
    isOver = true
  })

  let turns = 0
  for (; !isOver; turns++) {
    expect(await db.selectFrom('redirects').select('id').execute()).toEqual([])
    await new Promise(setImmediate)
  }
  await writing

  expect(turns).toBeGreaterThan(10)
  expect(await db.selectFrom('redirects').select('id').execute()).toEqual([{ id: redirect.id }])
})

test('a commit waits for another program, and no transaction joins it during the wait', async () => {
  const address = await createTestDatabase()
  const [file, other] = [new DatabaseSync(address), new DatabaseSync(address)]
  onTestFinished(() => {
    for (const each of [file, other]) each.close()
  })
  // Without a WAL, a reader delays a commit.
  file.exec('pragma journal_mode = delete')
  const writing = new GroupCommit(file, { findError: () => undefined })
  const sql =
    "insert into redirects (id, source, target, is_permanent, created_at, created_by) values (?, '', '/', 1, '', '')"
  const committed: string[] = []
  async function add(id: string) {
    await writing.begin()
    writing.statements.run({ sql, parameters: [id] })
    await writing.commit()
    committed.push(id)
  }
  other.exec('begin; select * from redirects')

  const first = add('A')
  await vi.waitUntil(isBlocked)
  const second = add('B')
  for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate)
  expect(committed).toEqual([])
  other.exec('commit')

  await Promise.all([first, second])
  expect(committed).toEqual(['A', 'B'])
  expect(other.prepare('select id from redirects order by id').all()).toEqual([
    { id: 'A' },
    { id: 'B' },
  ])

  /** The commit waits for open readers, and new readers wait for the commit. */
  function isBlocked() {
    const reader = new DatabaseSync(address, { readOnly: true })
    try {
      reader.prepare('select * from redirects').all()
      return false
    } catch {
      return true
    } finally {
      reader.close()
    }
  }
})

test('the WAL is checkpointed during writes and does not grow without limit', async () => {
  const { address, db } = await open()
  const watcher = new DatabaseSync(address)
  onTestFinished(() => watcher.close())
  const measure = watcher.prepare('pragma wal_checkpoint(noop)')
  const countLeft = () => {
    const { log, checkpointed } = measure.get() as { log: number; checkpointed: number }
    return log - checkpointed
  }
  const write = async (turn: number) => {
    const source = `${turn} ${'x'.repeat(100_000)}`
    await db
      .insertInto('redirects')
      .values({ ...redirect, id: `${turn}`, source })
      .execute()
  }

  for (let turn = 0; turn < 100; turn++) await write(turn)
  await expect.poll(countLeft).toBeLessThan(1_000)

  for (let turn = 100; turn < 1_500; turn++) await write(turn)
  // Of 150 MB: a commit runs the checkpoint, unless the worker is running one.
  const { size } = await stat(`${address}-wal`)
  expect(size).toBeLessThan(100e6)
})

test('lists of similar length share one SQL text and find each row once', async () => {
  const { db } = await open()
  const ids = Array.from({ length: 70 }, (_, index) => `${index}`)
  for (const id of ids) {
    await db
      .insertInto('redirects')
      .values({ ...redirect, id, source: id })
      .execute()
  }
  const listed = (count: number) =>
    db.selectFrom('redirects').select('id').where('id', 'in', ids.slice(0, count))

  const texts = new Set<string>()
  for (let count = 0; count <= 70; count++) {
    texts.add(listed(count).compile().sql)
    expect(await listed(count).execute()).toHaveLength(count)
  }

  // None, 1, 2, 4, 8, 16, 32, 64, 128.
  expect(texts.size).toBe(9)
})
