import { type Kysely, sql } from 'kysely'
import { expect, inject, onTestFinished, test } from 'vitest'
import { makeEmptyDatabase, makeTestDatabase } from '#tests/test-database.ts'
import { openDatabase } from './connect.ts'
import { hasText } from './differences.ts'
import { migrate } from './migrate.ts'
import { up as wholeChain } from './migrations/2026-11-21-whole-chain.ts'
import { up as wholeOffice } from './migrations/2026-11-21-whole-office.ts'
import { up as wholeSearch } from './migrations/2026-11-21-whole-search.ts'
import { up as mediaUses } from './migrations/2026-11-23-media-uses.ts'
import { up as countryCodes } from './migrations/2026-11-24-country-codes.ts'
import { up as firstSlideTargets } from './migrations/2026-11-26-first-slide-targets.ts'

function open(address: string) {
  const db = openDatabase(address)
  onTestFinished(() => db.destroy())
  return db
}

/** Without those that SQLite's index of words consists of. */
const listTables = async (db: ReturnType<typeof openDatabase>) =>
  (await db.introspection.getTables())
    .map(({ name }) => name)
    .filter((name) => !name.startsWith('message_words'))

test('migrations make every table of the schema', async () => {
  const db = open(await makeEmptyDatabase())
  expect(await listTables(db)).toEqual([])

  await migrate(db)

  expect((await listTables(db)).sort()).toEqual([
    'acknowledgements',
    'activities',
    'administrators',
    'api_enquiries',
    'api_keys',
    'backups',
    'code_factors',
    'contacts',
    'content_changes',
    'conversations',
    'counted_tries',
    'destinations',
    'document_drafts',
    'document_editors',
    'document_previews',
    'document_schedules',
    'document_versions',
    'documents',
    'fact_values',
    'facts',
    'hero_slides',
    'jobs',
    'known_addresses',
    'lead_absences',
    'lead_checks',
    'lead_deliveries',
    'lead_doubts',
    'lead_enquiries',
    'lead_entries',
    'lead_file_bytes',
    'lead_files',
    'lead_follow_ups',
    'lead_import_rows',
    'lead_imports',
    'lead_keys',
    'lead_openings',
    'lead_rules',
    'lead_settings',
    'lead_stages',
    'lead_stays',
    'lead_traces',
    'lead_views',
    'lead_webhooks',
    'leads',
    'mail_bounces',
    'mail_settings',
    'mails',
    'media',
    'media_sizes',
    'media_uses',
    'message_signs',
    'messages',
    'notice_choices',
    'notice_tellings',
    'notices',
    'office',
    'one_time_links',
    'passkeys',
    'pictures',
    'push_devices',
    'push_notices',
    'ready_answers',
    'recovery_codes',
    'redirects',
    'required_factors',
    'scholarships',
    'sessions',
    'testimonials',
    'tried_challenges',
  ])
})

test('migrating again changes nothing and keeps what is stored', async () => {
  const db = open(await makeTestDatabase())
  const row = {
    id: '1',
    source: '/kept',
    target: '/',
    is_permanent: 1,
    created_at: '',
    created_by: '',
    deleted_at: null,
  }
  await db.insertInto('redirects').values(row).execute()

  await migrate(db)

  expect(await db.selectFrom('redirects').selectAll().execute()).toEqual([row])
})

test('contacts that were stored before there was a text to search are found by it', async () => {
  const db = open(await makeEmptyDatabase())
  const untyped = db as unknown as Kysely<unknown>
  await wholeChain(untyped)
  await wholeOffice(untyped)
  await sql`insert into contacts (id, name, email, phone, country, message, created_at)
    values ('1', 'ÉLODIE', '', '', '', '', '')`.execute(db)

  await wholeSearch(db)

  const found = db
    .selectFrom('contacts')
    .select('id')
    .where(hasText(db, 'search_text', 'élo'))
  expect(await found.execute()).toEqual([{ id: '1' }])
})

test('slides that the office never changed lead to the guide that they name', async () => {
  const db = open(await makeTestDatabase())
  const slide = {
    image: '',
    title: 'Study in Canada',
    subtitle: 'Up to 3 years of work permit after graduation',
    tagline: 'Study permit in 4–6 weeks',
    description: 'Colleges and universities that lead into work.',
    button_text: 'Get Started',
    target: '',
    position: 1,
    created_at: '',
  }
  const slides = {
    untouched: slide,
    rewritten: { ...slide, description: 'Our own words.' },
    relabelled: { ...slide, button_text: 'Write to us' },
    led: { ...slide, target: '/services' },
  }
  const rows = Object.entries(slides).map(([id, values]) => ({ ...values, id }))
  await db.insertInto('hero_slides').values(rows).execute()

  await firstSlideTargets(db as never)

  const stored = await db.selectFrom('hero_slides').select(['id', 'target']).execute()
  expect(Object.fromEntries(stored.map(({ id, target }) => [id, target]))).toEqual({
    untouched: '/canada',
    rewritten: '',
    relabelled: '',
    led: '/services',
  })
})

test('pictures that were chosen before their uses were rows are in use, however written', async () => {
  const db = open(await makeEmptyDatabase())
  await wholeChain(db as unknown as Kysely<unknown>)
  const name = (digit: number) => `${String(digit).repeat(32)}.webp`
  const media = [1, 2, 3, 4].map((digit) => ({ name: name(digit), bytes: Buffer.from('') }))
  const facts = { width: 1, height: 1, created_at: '' }
  const rows = media.map((each) => ({ ...each, ...facts }))
  await db.insertInto('media').values(rows).execute()
  const slides = ['', name(1), `${name(2)}?w=480`, name(9)].map((image) => `/media/${image}`)
  for (const [index, image] of slides.entries()) {
    await sql`insert into hero_slides (id, image, title, subtitle, tagline, description,
        button_text, position, created_at)
      values (${`slide ${index}`}, ${image}, '', '', '', '', '', 1, '')`.execute(db)
  }
  const flag = `https://www.office.example/media/${name(3)}?w=480&t=1`
  await sql`insert into destinations (id, country, flag, flag_updated, description, benefits,
      position, created_at) values ('destination', '', ${flag}, '', '', '[]', 1, '')`.execute(db)

  await mediaUses(db as unknown as Kysely<unknown>)

  expect(await db.selectFrom('media_uses').selectAll().orderBy('name').execute()).toEqual([
    { subject: 'hero_slide', subject_id: 'slide 1', name: name(1) },
    { subject: 'hero_slide', subject_id: 'slide 2', name: name(2) },
    { subject: 'destination', subject_id: 'destination', name: name(3) },
  ])
})

test('destinations that were stored before they had codes have those of their names', async () => {
  const db = open(await makeEmptyDatabase())
  await wholeChain(db as unknown as Kysely<unknown>)
  for (const country of ['Japan', 'USA', 'Oslo']) {
    await sql`insert into destinations (id, country, flag, flag_updated, description, benefits,
        position, created_at) values (${country}, ${country}, '', '', '', '[]', 1, '')`.execute(db)
  }

  await countryCodes(db)

  const stored = db.selectFrom('destinations').select(['country', 'code']).orderBy('country')
  expect(await stored.execute()).toEqual([
    { country: 'Japan', code: 'JP' },
    { country: 'Oslo', code: null },
    { country: 'USA', code: 'US' },
  ])
})

// Two handles on one SQLite file within one process would wait for each other for ever: there
// the tests of whole processes do this.
if (!inject('sqliteFolder')) {
  test('servers that start at the same moment run the migrations once', async () => {
    const address = await makeEmptyDatabase()
    const databases = [open(address), open(address), open(address)]

    await Promise.all(databases.map(migrate))

    expect(await listTables(open(address))).toContain('messages')
  })
}
