import type { InsertObject } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { makeTestDatabase } from '#tests/test-database.ts'
import { openDatabase } from './connect.ts'
import { up } from './migrations/2026-12-02-fact-references.ts'
import type { Tables } from './tables.ts'

const stored = { position: 1, created_at: '' }
const malta = {
  ...{ ...stored, country: 'Malta', flag: '', flag_updated: '', description: '' },
  benefits: '["Degrees taught in English","Living from €700 a month","Schengen area"]',
}
const canada = {
  ...{ ...stored, image: '', title: 'Study in Canada', description: '', button_text: '' },
  subtitle: 'Up to 3 years of work permit after graduation',
  tagline: 'Study permit in 4–6 weeks',
}

async function start() {
  const db = openDatabase(await makeTestDatabase())
  onTestFinished(() => db.destroy())
  const own = { benefits: '["Living from €700 a month","Sea"]' }
  const destinations = [
    { ...malta, id: '1' },
    { ...malta, ...own, id: '2' },
  ]
  await db.insertInto('destinations').values(destinations).execute()
  const slides = [
    { ...canada, id: '1' },
    { ...canada, tagline: 'Own words', id: '2' },
  ]
  await db.insertInto('hero_slides').values(slides).execute()
  return {
    db,
    migrate: () => up(db as unknown as Parameters<typeof up>[0]),
    async read() {
      const benefits = db.selectFrom('destinations').select('benefits').orderBy('id')
      const taglines = db.selectFrom('hero_slides').select('tagline').orderBy('id')
      const rows = [await benefits.execute(), await taglines.execute()]
      return rows.flat().flatMap((row) => Object.values<string>(row))
    },
  }
}

test('cards and slides of a new office that nobody has changed name facts', async () => {
  const { migrate, read } = await start()

  await migrate()

  expect(await read()).toEqual([
    '["Degrees taught in English","Living costs of {mt.living}","Schengen area"]',
    '["Living from €700 a month","Sea"]',
    'Study permit in {ca.processing.nepal}',
    'Own words',
  ])
})

test('not so where the office has done away with the fact', async () => {
  const { db, migrate, read } = await start()
  const before = await read()
  const fact = { id: '1', key: 'mt.living', kind: 'estimate', country: 'MT', topic: 'living' }
  const rest = { label: '', unit: 'EUR', of: '', per: '', multiplier: 1, keeper: '' }
  const kept = { recheck_days: 1, recheck_months: '[]', created_at: '', deleted_at: '2026-01-01' }
  const row = { ...fact, ...rest, ...kept } as InsertObject<Tables, 'facts'>
  await db.insertInto('facts').values(row).execute()

  await migrate()

  expect(await read()).toEqual(before)
})
