import { randomUUID } from 'node:crypto'
import { expect, inject, onTestFinished, test, vi } from 'vitest'
import { createTestDatabase } from '#tests/test-database.ts'
import { notifyAfterCommit, openChangeNotifier } from './change-notifications.ts'
import { type Database, openDatabase } from './connect.ts'

async function open() {
  const address = await createTestDatabase()
  const db = openDatabase(address)
  onTestFinished(() => db.destroy())
  return db
}

async function addRedirect(db: Database, source: string, id: string = randomUUID()) {
  const row = {
    id,
    source,
    target: '/',
    is_permanent: 1,
    created_at: '',
    created_by: '',
    deleted_at: null,
  }
  await db.insertInto('redirects').values(row).execute()
}

async function listSources(db: Database) {
  const rows = await db.selectFrom('redirects').select('source').orderBy('source').execute()
  return rows.map(({ source }) => source)
}

test('a failed transaction undoes its own changes only', async () => {
  const db = await open()
  const id = randomUUID()

  const outcomes = await Promise.allSettled(
    ['A', 'B', 'fails', 'C', 'D'].map((source) =>
      db.transaction().execute(async (transaction) => {
        await addRedirect(transaction, source)
        if (source !== 'fails') return
        await addRedirect(transaction, 'fails', id)
        await addRedirect(transaction, 'fails', id)
      }),
    ),
  )

  expect(outcomes.map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
  ])
  expect(await listSources(db)).toEqual(['A', 'B', 'C', 'D'])
})

test('an error in a transaction rolls it back and reaches the caller', async () => {
  const db = await open()

  const failing = db.transaction().execute(async (transaction) => {
    await addRedirect(transaction, 'A')
    throw new Error('changed my mind')
  })

  await expect(failing).rejects.toThrow('changed my mind')
  expect(await listSources(db)).toEqual([])
  await addRedirect(db, 'B')
  expect(await listSources(db)).toEqual(['B'])
})

test('concurrent single writes fail independently', async () => {
  const db = await open()
  const id = randomUUID()

  const outcomes = await Promise.allSettled(
    Array.from({ length: 6 }, (_, turn) =>
      addRedirect(db, `${turn}`, turn < 3 ? id : randomUUID()),
    ),
  )

  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(4)
  expect(await listSources(db)).toHaveLength(4)
})

test('a reader does not see uncommitted data', async () => {
  const db = await open()
  const meanwhile: string[][] = []

  await db.transaction().execute(async (transaction) => {
    await addRedirect(transaction, 'A')
    meanwhile.push(await listSources(db))
    expect(await listSources(transaction)).toEqual(['A'])
    await addRedirect(transaction, 'B')
    meanwhile.push(await listSources(db))
  })

  expect(meanwhile).toEqual([[], []])
  expect(await listSources(db)).toEqual(['A', 'B'])
})

test('the next reader sees committed data', async () => {
  const db = await open()

  for (let turn = 1; turn <= 20; turn++) {
    await addRedirect(db, `${turn}`)
    expect(await listSources(db)).toHaveLength(turn)
  }
})

test('read-only and empty transactions leave nothing open', async () => {
  const db = await open()

  await db.transaction().execute(async (transaction) => listSources(transaction))
  await db.transaction().execute(async () => {})

  await addRedirect(db, 'A')
  expect(await listSources(db)).toEqual(['A'])
})

test('a thousand concurrent writes are all stored', async () => {
  const db = await open()

  await Promise.all(Array.from({ length: 1000 }, (_, turn) => addRedirect(db, `${turn}`)))

  expect(await listSources(db)).toHaveLength(1000)
})

test('a rolled-back transaction does not prevent closing the database', async () => {
  const address = await createTestDatabase()
  const db = openDatabase(address)
  const undone = db.transaction().execute(async (transaction) => {
    await addRedirect(transaction, 'A')
    throw new Error('changed my mind')
  })
  await expect(undone).rejects.toThrow()

  await db.destroy()

  const again = openDatabase(address)
  onTestFinished(() => again.destroy())
  expect(await listSources(again)).toEqual([])
})

test('texts of any script are stored unchanged', async () => {
  const db = await open()
  const texts = [
    'सुनिता तामाङ',
    '🎓👩🏽‍🎓',
    "Robert'); drop table redirects;--",
    '\\%_"\t\r\n',
    'ﷺ',
    'İı',
  ]

  for (const text of texts) await addRedirect(db, text)

  expect((await listSources(db)).sort()).toEqual(texts.toSorted())
})

// On PostgreSQL each transaction has its own connection.
const onSqlite = test.runIf(inject('sqliteFolder'))

onSqlite(
  'a write outside the open transaction fails immediately and does not block other writes',
  async () => {
    const db = await open()

    const failing = db.transaction().execute(async (transaction) => {
      await addRedirect(transaction, 'A')
      await addRedirect(db, 'B')
    })

    await expect(failing).rejects.toThrow('A transaction is open')
    await addRedirect(db, 'C')
    expect(await listSources(db)).toEqual(['C'])
  },
)

onSqlite('a nested transaction fails immediately at any depth', async () => {
  const db = await open()
  const store = (source: string) =>
    db.transaction().execute((transaction) => addRedirect(transaction, source))

  const failing = db.transaction().execute(async (transaction) => {
    await addRedirect(transaction, 'A')
    await new Promise(setImmediate)
    await Promise.all([listSources(transaction), store('B')])
  })

  await expect(failing).rejects.toThrow('A transaction is open')
  await store('C')
  expect(await listSources(db)).toEqual(['C'])
})

onSqlite('work that a transaction does not await can write after it', async () => {
  const db = await open()
  const started = Promise.withResolvers<void>()
  let later: Promise<void> | undefined

  await db.transaction().execute(async (transaction) => {
    await addRedirect(transaction, 'A')
    later = started.promise.then(() => addRedirect(db, 'B'))
  })
  started.resolve()
  await later
  // The code that started the transaction is outside it again.
  await addRedirect(db, 'C')

  expect(await listSources(db)).toEqual(['A', 'B', 'C'])
})

onSqlite('a transaction on one file can write to another file', async () => {
  const [from, to] = [await open(), await open()]

  await from.transaction().execute(async (transaction) => {
    await addRedirect(transaction, 'A')
    await addRedirect(to, 'B')
  })

  expect([await listSources(from), await listSources(to)]).toEqual([['A'], ['B']])
})

onSqlite('waiting for an endless transaction fails, and later writes succeed', async () => {
  const db = await open()
  const end = Promise.withResolvers<void>()
  const [started, markStarted] = [Promise.withResolvers<void>(), () => started.resolve()]
  const endless = db.transaction().execute(async (transaction) => {
    await addRedirect(transaction, 'A')
    markStarted()
    await end.promise
  })
  await started.promise
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())

  const refused = [addRedirect(db, 'B'), addRedirect(db, 'C')].map((each) =>
    expect(each).rejects.toThrow('The database is locked'),
  )
  await new Promise(setImmediate)
  vi.advanceTimersByTime(10_000)
  await Promise.all(refused)
  const waiting = addRedirect(db, 'D')
  end.resolve()

  await Promise.all([endless, waiting])
  expect(await listSources(db)).toEqual(['A', 'D'])
})

onSqlite('a listener notified within a transaction can write after it', async () => {
  const address = await createTestDatabase()
  const db = openDatabase(address)
  const changeNotifier = await openChangeNotifier(db, address)
  onTestFinished(async () => {
    await changeNotifier.close()
    await db.destroy()
  })
  let later: Promise<void> | undefined
  changeNotifier.on('example', () => {
    later = addRedirect(db, 'B')
  })

  await db.transaction().execute(async (transaction) => {
    await addRedirect(transaction, 'A')
    await notifyAfterCommit(transaction, 'example', '')
    await new Promise(setImmediate)
  })

  await later
  expect(await listSources(db)).toEqual(['A', 'B'])
})
