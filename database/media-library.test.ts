import { type Kysely, sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { makeEmptyDatabase } from '#tests/test-database.ts'
import { openDatabase } from './connect.ts'
import { up as wholeChain } from './migrations/2026-11-21-whole-chain.ts'
import { up as mediaUses } from './migrations/2026-11-23-media-uses.ts'
import { up as documents } from './migrations/2026-11-29-documents.ts'
import { up as mediaLibrary } from './migrations/2026-12-01-media-library.ts'
import { up as pictures } from './migrations/2026-12-01-media-pictures.ts'

const name = (digit: number) => `${String(digit).repeat(32)}.webp`

test('pictures that documents showed before that counted as a use are in use', async () => {
  const db = openDatabase(await makeEmptyDatabase())
  onTestFinished(() => db.destroy())
  const untyped = db as unknown as Kysely<unknown>
  for (const up of [wholeChain, mediaUses, documents]) await up(untyped)
  const facts = { bytes: Buffer.from(''), width: 1, height: 1, created_at: '' }
  const rows = [1, 2, 3, 4].map((digit) => ({ name: name(digit), ...facts }))
  await db.insertInto('media').values(rows).execute()
  await sql`insert into media_uses (subject, subject_id, name)
    values ('hero_slide', 'slide', ${name(4)})`.execute(db)
  await sql`insert into documents (id, kind, language, position, created_at)
    values ('page', 'page', 'en', 1, '')`.execute(db)
  const showing = (...digits: number[]) =>
    JSON.stringify({ sections: digits.map((digit) => ({ picture: `/media/${name(digit)}` })) })
  await sql`insert into document_drafts (document_id, revision, title, slug, content, is_changed,
      saved_at, saved_by) values ('page', 1, '', '', ${showing(1, 2, 1, 9)}, 0, '', '')`.execute(db)
  await sql`insert into document_versions (document_id, number, title, content, why, created_at,
      created_by) values ('page', 12, '', ${showing(2)}, '', '', '')`.execute(db)
  await sql`insert into document_schedules (document_id, publish_at, content, why,
      administrator_id, administrator_name) values ('page', '', ${showing(3)}, '', '', '')
  `.execute(db)

  await mediaLibrary(untyped)

  const uses = await db.selectFrom('media_uses').selectAll().orderBy('name').execute()
  const told = uses.map((use) => `${use.subject} ${use.subject_id} ${use.name[0]}`)
  expect(told.sort()).toEqual([
    'document_draft page 1',
    'document_draft page 2',
    'document_schedule page 3',
    'document_version page.12 2',
    'hero_slide slide 4',
  ])
})

test('pictures of before there was a library are in it as they came, each once, and go as before', async () => {
  const db = openDatabase(await makeEmptyDatabase())
  onTestFinished(() => db.destroy())
  const untyped = db as unknown as Kysely<unknown>
  for (const up of [wholeChain, mediaUses, documents]) await up(untyped)
  const came = '2026-11-22T10:00:00.000Z'
  const rows = [
    { name: name(1), bytes: Buffer.from('1'), width: 1200, height: 800, created_at: came },
    { name: name(2), bytes: Buffer.from('2'), width: 48, height: 36, created_at: '' },
  ]
  await db.insertInto('media').values(rows).execute()

  for (const up of [mediaLibrary, pictures]) await up(untyped)

  const filled = await db.selectFrom('pictures').selectAll().orderBy('name').execute()
  const words = { title: 'Picture', alt: '', focus_x: 50, focus_y: 50, created_by: '' }
  const usual = { ...words, is_kept: 0, deleted_at: null }
  expect(filled).toMatchObject([
    { ...usual, name: name(1), width: 1200, height: 800, created_at: came },
    { ...usual, name: name(2), width: 48, height: 36 },
  ])
  expect(new Set(filled.map(({ id }) => id)).size).toBe(2)
  // What forgets the bytes forgets it too.
  await db.deleteFrom('media').where('name', '=', name(1)).execute()
  expect(await db.selectFrom('pictures').select('name').execute()).toEqual([{ name: name(2) }])
})
