import { randomUUID } from 'node:crypto'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { addActivity } from '#app/features/leads/server/store/activities.ts'
import { isLeadMatching } from '#app/features/leads/server/store/filters.ts'
import { toNewRow } from '#app/features/leads/server/store/lead-row.ts'
import { findFirstStage } from '#app/features/leads/server/store/stages.ts'
import { addFirstContent } from '#app/server/first-start.ts'
import { makeMessage } from '#tests/factories.ts'
import { storeMessages } from '#tests/store-messages.ts'
import { createEmptyDatabase, createTestDatabase } from '#tests/test-database.ts'
import { type Database, openDatabase } from '../connect.ts'
import { hasMessageWith } from '../message-search.ts'
import { migrations } from '../migrations/all.ts'
import { createArchive } from './create-archive.ts'
import { ArchiveError } from './format.ts'
import { readEntries } from './read-archive.ts'
import { readArchive, restoreArchive } from './restore.ts'

function open(address: string) {
  const db = openDatabase(address)
  onTestFinished(() => db.destroy())
  return db
}

function makeFile() {
  const folder = mkdtempSync(join(tmpdir(), 'gantavya-archive-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return join(folder, 'backup.tar.zst')
}

/** Replaces the list of migrations that this database has run. */
async function setMigrations(address: string, names: string[]) {
  const db = open(address).withTables<{ kysely_migration: { name: string; timestamp: string } }>()
  await db.deleteFrom('kysely_migration').execute()
  const rows = names.map((name) => ({ name, timestamp: '' }))
  await db.insertInto('kysely_migration').values(rows).execute()
}

/** Returns the result of inspecting a file with these bytes. */
async function readOutcome(bytes: Uint8Array) {
  const file = makeFile()
  writeFileSync(file, bytes)
  return readArchive(file).then(
    () => 'taken',
    (error) => (error instanceof ArchiveError ? error.message.replace(file, 'It') : String(error)),
  )
}

const refused = 'It is damaged or incomplete. Use another backup.'

/** Creates an office with its first content and a chat, and a backup of it. */
async function createBackup() {
  const address = await createTestDatabase()
  const db = open(address)
  await addFirstContent(db)
  await storeMessages(db, 3)
  const file = makeFile()
  await createArchive(address, file)
  return { db, address, file }
}

test('a truncated file or one with a flipped bit is refused', async () => {
  const { file } = await createBackup()
  const whole = readFileSync(file)
  expect(await readOutcome(whole)).toBe('taken')

  const outcomes = new Map<string, string>()
  for (let part = 0; part < 50; part++) {
    const end = Math.floor((whole.length * part) / 50)
    outcomes.set(`cut at ${end}`, await readOutcome(whole.subarray(0, end)))
    const other = Buffer.from(whole)
    const place = Math.floor((whole.length * (part + 0.5)) / 50)
    other[place] = (other[place] ?? 0) ^ (1 << (part % 8))
    const outcome = await readOutcome(other)
    outcomes.set(
      `another bit at ${place}`,
      outcome === 'taken' ? compareContent(other, whole) : outcome,
    )
  }

  expect([...outcomes].filter(([, outcome]) => !outcome.startsWith('It '))).toEqual([])
})

/** A few bits of zstd's format (0.3 %) have no effect on the content. */
function compareContent(other: Buffer, whole: Buffer) {
  const isSame = zstdDecompressSync(other).equals(zstdDecompressSync(whole))
  return isSame ? 'It has the same content' : 'taken'
}

test('a file with anything after its end is refused', async () => {
  const { file } = await createBackup()
  const whole = readFileSync(file)
  const after = {
    'a byte': Buffer.from('a'),
    'zeros, as a disk fills up': Buffer.alloc(600),
    'another text': Buffer.from('{"username":"mallory"}\n'.repeat(50)),
    'another archive': whole,
    'what compresses nothing': zstdCompressSync(Buffer.alloc(0)),
    'zeros, compressed': zstdCompressSync(Buffer.alloc(1024)),
    'more than a piece': Buffer.alloc(1024 * 1024, 'a'),
  }

  const outcomes = Object.entries(after).map(async ([name, bytes]) => [
    name,
    await readOutcome(Buffer.concat([whole, bytes])),
  ])

  expect(await Promise.all(outcomes)).toEqual(Object.keys(after).map((name) => [name, refused]))
})

async function addLead(db: Database, name: string, text: string) {
  const stage_id = await findFirstStage(db)
  const [id, created_at] = [randomUUID(), new Date().toISOString()]
  const person = {
    name,
    emails: [],
    phones: [],
    phone_labels: [],
    countries: [],
    language: '' as const,
  }
  const origin = {
    channel: 'walk-in',
    source: '',
    campaign: '',
    page: '',
    isWaiting: false,
  } as const
  const values = { id, stage_id, created_at, owner_id: null, first_response_minutes: null }
  await db
    .insertInto('leads')
    .values(toNewRow({ ...person, ...origin, ...values }))
    .execute()
  await addActivity(db, { lead_id: id, kind: 'note', text })
}

test('restored and new leads are found by their notes', async () => {
  const { db, address: source } = await createBackup()
  await addLead(db, 'Asha Example', 'Wants nursing')
  const file = makeFile()
  await createArchive(source, file)
  const address = await createEmptyDatabase()
  await restoreArchive(await readArchive(file), address)

  const restored = open(address)
  await addLead(restored, 'Binod Example', 'Wants engineering')
  const find = async (q: string) => {
    const found = isLeadMatching(restored, sql.ref('leads.id'), q)
    const rows = await restored.selectFrom('leads').select('name').where(found).execute()
    return rows.map(({ name }) => name).toSorted()
  }
  expect(await find('nursing')).toEqual(['Asha Example'])
  expect(await find('example wants')).toEqual(['Asha Example', 'Binod Example'])
  expect(await find('binod engin')).toEqual(['Binod Example'])
})

test('restored and new messages are found by words and emoji', async () => {
  const { db, file } = await createBackup()
  const chat = await db.selectFrom('conversations').selectAll().executeTakeFirstOrThrow()
  const address = await createEmptyDatabase()

  await restoreArchive(await readArchive(file), address)

  const restored = open(address)
  const find = async (text: string) => {
    const isFound = (await hasMessageWith(restored, text)) ?? sql.lit(false)
    return restored.selectFrom('conversations').select('id').where(isFound).execute()
  }
  expect(await find(makeMessage().message)).toEqual([{ id: chat.id }])
  expect(await find('later')).toEqual([])
  const message = { id: 'later', sender: 'user' as const, message: 'Sent later 🎓' }
  const about = { created_at: new Date().toISOString(), administrator_id: null }
  await restored
    .insertInto('messages')
    .values({ ...message, ...about, conversation_id: chat.id, seq: 4 })
    .execute()
  expect(await find('later')).toEqual([{ id: chat.id }])
  expect(await find('🎓')).toEqual([{ id: chat.id }])
})

test('a backup from before the first release is refused', async () => {
  const { address } = await createBackup()
  await setMigrations(address, ['2026-11-21-whole-chain', '2026-12-08-leads'])
  const file = makeFile()
  await createArchive(address, file)

  await expect(readArchive(file)).rejects.toThrow(
    ' was created by a version of Gantavya from before the first release, and this version cannot read it.',
  )
})

test('a backup of a newer version and a database that is not empty are refused', async () => {
  const { address, file } = await createBackup()
  await expect(restoreArchive(await readArchive(file), address)).rejects.toThrow(ArchiveError)

  await setMigrations(address, [...Object.keys(migrations), '2999-01-01-next'])
  const newer = makeFile()
  await createArchive(address, newer)

  await expect(readArchive(newer)).rejects.toThrow(/ was created by a newer version of Gantavya/)
})

test('a failed or aborted backup leaves no file', async () => {
  const { address, file } = await createBackup()
  await expect(createArchive(address, file)).rejects.toThrow(ArchiveError)
  const stopping = new AbortController()
  const next = makeFile()

  const made = createArchive(address, next, {
    signal: stopping.signal,
    onProgress: () => stopping.abort(new Error('It is to stop.')),
  })

  await expect(made).rejects.toThrow()
  expect([existsSync(next), existsSync(`${next}.part`)]).toEqual([false, false])
  await expect(createArchive(await createEmptyDatabase(), next)).rejects.toThrow(ArchiveError)
})

test('many large texts are backed up in parts that fit into memory', async () => {
  const { db, address } = await createBackup()
  const text = 'a'.repeat(500_000)
  const numbers = Array.from({ length: 40 }, (_, index) => index + 1)
  for (const position of numbers) {
    const row = { id: `large-${position}`, title: '', text, position, created_at: '' }
    await db.insertInto('saved_replies').values(row).execute()
  }
  const file = makeFile()
  await createArchive(address, file)
  const sizes: number[] = []
  for await (const { name, bytes } of readEntries(file)) {
    if (name.includes('saved_replies')) sizes.push(bytes.length)
  }
  expect(sizes.length).toBeGreaterThan(1)
  expect(Math.max(...sizes)).toBeLessThan(18 * 1024 * 1024)
  const empty = await createEmptyDatabase()

  await restoreArchive(await readArchive(file), empty)

  const rows = open(empty)
    .selectFrom('saved_replies')
    .select(['position', sql<number>`length(text)`.as('length')])
    .where('id', 'like', 'large-%')
    .orderBy('position')
  expect(await rows.execute()).toEqual(
    numbers.map((position) => ({ position, length: text.length })),
  )
}, 60_000)
