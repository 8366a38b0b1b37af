import { type Kysely, sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { makeEmptyDatabase } from '#tests/test-database.ts'
import { openDatabase } from './connect.ts'
import { hasMessageWith } from './message-search.ts'
import { up as wholeChain } from './migrations/2026-11-21-whole-chain.ts'
import { up as wholeOffice } from './migrations/2026-11-21-whole-office.ts'
import { up as chatSearch } from './migrations/2026-11-22-chat-search.ts'
import { up as chatSigns } from './migrations/2026-11-23-chat-signs.ts'
import { up as messageKinds } from './migrations/2026-11-24-message-kinds.ts'

/** A database as it was before what `migrations` did not yet bring. */
async function openAfter(migrations: ((db: Kysely<unknown>) => Promise<void>)[]) {
  const db = openDatabase(await makeEmptyDatabase())
  onTestFinished(() => db.destroy())
  const untyped = db as unknown as Kysely<unknown>
  for (const up of migrations) await up(untyped)
  return { db, untyped }
}

test('messages that were stored before there was an index are found, and wait for an answer', async () => {
  const { db, untyped } = await openAfter([wholeChain, wholeOffice])
  const at = '2026-01-01T00:00:00.000Z'
  await sql`insert into conversations (id, user_id, last_seq, message_count, unread, office_read_seq,
      page, last_message, last_sender, last_message_at, created_at)
    values ('1', 'asha', 1, 1, 1, 0, '', 'Scholarship?', 'user', ${at}, ${at}),
      ('2', 'binod', 1, 1, 0, 0, '', 'Namaste', 'admin', ${at}, ${at})`.execute(db)
  await sql`insert into messages (conversation_id, seq, id, sender, message, created_at)
    values ('1', 1, '1', 'user', 'Scholarship?', ${at}),
      ('2', 1, '2', 'admin', 'Namaste', ${at})`.execute(db)

  await chatSearch(untyped)

  const found = db
    .selectFrom('conversations')
    .select(['id', 'answer_due_at'])
    .where((await hasMessageWith(db, 'SCHOLAR')) ?? sql.lit(false))
  expect(await found.execute()).toEqual([{ id: '1', answer_due_at: at }])
  const waiting = db.selectFrom('conversations').where('answer_due_at', 'is not', null)
  expect(await waiting.select('id').execute()).toEqual([{ id: '1' }])
})

test('emoji of messages that were stored before are found, however they stand', async () => {
  const { db, untyped } = await openAfter([wholeChain, wholeOffice, chatSearch])
  const at = '2026-01-01T00:00:00.000Z'
  await sql`insert into conversations (id, user_id, last_seq, message_count, unread, office_read_seq,
      page, last_message, last_sender, last_message_at, created_at)
    values ('1', 'asha', 2, 2, 1, 0, '', '', 'user', ${at}, ${at})`.execute(db)
  await sql`insert into messages (conversation_id, seq, id, sender, message, created_at)
    values ('1', 1, '1', 'user', 'Visa🎓🎉🎉 ❤️', ${at}), ('1', 2, '2', 'user', 'No [sign]', ${at})
  `.execute(db)

  await chatSigns(untyped)

  const stored = await db.selectFrom('message_signs').select(['sign', 'seq']).execute()
  expect(stored.map(({ sign, seq }) => [sign, seq]).sort()).toEqual([
    ['❤', 1],
    ['🎉', 1],
    ['🎓', 1],
  ])
})

test('welcome messages that were stored before are known as such, by whatever words', async () => {
  const { db, untyped } = await openAfter([wholeChain, wholeOffice, chatSearch])
  const at = '2026-01-01T00:00:00.000Z'
  await sql`insert into conversations (id, user_id, last_seq, message_count, unread, office_read_seq,
      page, last_message, last_sender, last_message_at, created_at)
    values ('1', 'asha', 4, 4, 1, 0, '', '', 'user', ${at}, ${at})`.execute(db)
  await sql`insert into messages (conversation_id, seq, id, sender, message, created_at,
      administrator_id)
    values ('1', 1, '1', 'admin', 'Hello, how can I help?', ${at}, null),
      ('1', 2, '2', 'admin', 'Your contact, please', ${at}, null),
      ('1', 3, '3', 'user', 'Hello, how can I help?', ${at}, null),
      ('1', 4, '4', 'admin', 'Hello, how can I help?', ${at}, 'sita')`.execute(db)

  await messageKinds(untyped)

  const stored = await db.selectFrom('messages').select('kind').orderBy('seq').execute()
  expect(stored.map(({ kind }) => kind)).toEqual(['welcome', 'welcome', 'text', 'text'])
  const found = db.selectFrom('conversations').select('user_id')
  const isFound = (await hasMessageWith(db, 'contact')) ?? sql.lit(false)
  expect(await found.where(isFound).execute()).toEqual([{ user_id: 'asha' }])
})
