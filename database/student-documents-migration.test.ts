import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { expect, onTestFinished, test } from 'vitest'
import { createEmptyDatabase } from '#tests/test-database.ts'
import { openDatabase } from './connect.ts'
import { migrations } from './migrations/all.ts'

const names = Object.keys(migrations).toSorted()
const index = names.findIndex((each) => each.endsWith('-student-documents'))
const [before = '', name = ''] = names.slice(index - 1)

const created = '2026-11-20T05:15:00.000Z'

test('documents of checklists and files become student documents, steps become tasks', async () => {
  const db = openDatabase(await createEmptyDatabase())
  onTestFinished(() => db.destroy())
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  await migrator.migrateTo(before)
  const { rows } = await sql<{ id: string }>`select id from lead_stages`.execute(db)
  for (const id of ['asha', 'bikash']) {
    await sql`
    insert into leads (id, primary_lead_id, merged_into, name, emails, phones, countries, tags, city,
      guardian_name, guardian_phone, guardian_relation, preferred_channel, level, subject, intake, test_scores,
      qualification, qualification_year, grades, branch, stage_id, follow_up_at, follow_up_channel, follow_up_note,
      lost_reason, created_at, last_activity_at, channel, source, enquiries, search_text)
    values (${id}, ${id}, null, '', '[]', '[]', '[]', '[]', '', '', '', '', '', '', '',
      '', '', '', '', '', '', ${rows[0]?.id ?? ''}, null, '', '', '', ${created}, ${created}, 'form', '', 1, '')`.execute(
      db,
    )
  }
  const addFile = (id: string, lead: string | null, kind: string, deleted: string | null = null) =>
    sql`insert into lead_files (id, lead_id, kind, name, type, size, author_id, created_at, deleted_at)
      values (${id}, ${lead}, ${kind}, ${`${id}.pdf`}, 'pdf', 5, '', ${created}, ${deleted})`.execute(
      db,
    )
  await addFile('file-1', 'asha', 'passport')
  await addFile('file-2', 'asha', 'money')
  await addFile('file-3', 'asha', 'mark_sheet', created)
  await addFile('file-4', null, 'other')
  interface Item {
    kind?: string
    title: string
    state?: string
    note?: string
    due_on?: string | null
    file_id?: string | null
  }
  const addItem = (id: string, lead: string, item: Item) =>
    sql`insert into checklist_items (id, lead_id, kind, title, note, source, state, due_on, file_id,
        position, created_at)
      values (${id}, ${lead}, ${item.kind ?? 'document'}, ${item.title}, ${item.note ?? ''}, ${item.title},
        ${item.state ?? 'open'}, ${item.due_on ?? null}, ${item.file_id ?? null}, 1, ${created})`.execute(
      db,
    )
  await addItem('item-1', 'asha', { title: 'Passport', state: 'got', file_id: 'file-1' })
  await addItem('item-2', 'asha', { title: 'Bank letter', state: 'asked', due_on: '2026-12-05' })
  await addItem('item-3', 'asha', { title: 'Example form', state: 'checked', note: 'Two pages' })
  // A file of another lead, which was merged with this one, stays with its own lead.
  await addItem('item-4', 'bikash', { title: 'Marks', file_id: 'file-2' })
  const step = { kind: 'step', title: 'Pay the fee' }
  await addItem('step-1', 'asha', { ...step, due_on: '2026-12-05', note: 'Fee: NPR 5' })
  await addItem('step-2', 'asha', { ...step, state: 'checked' })
  await addItem('step-3', 'bikash', { ...step, state: 'asked' })
  await addItem('step-4', 'asha', { kind: 'step', title: 'x'.repeat(300), due_on: '2026-12-06' })

  await migrator.migrateTo(name)

  const documents = await db
    .selectFrom('student_documents')
    .select(['id', 'lead_id', 'kind', 'title', 'note', 'state', 'due_on', 'deleted_at'])
    .orderBy('id')
    .execute()
  const rest = { lead_id: 'asha', note: '', due_on: null, deleted_at: null }
  expect(documents).toEqual([
    { ...rest, id: 'file-2', kind: 'other', title: 'file-2.pdf', state: 'received' },
    {
      ...rest,
      id: 'file-3',
      kind: 'transcript',
      title: '',
      state: 'received',
      deleted_at: created,
    },
    { ...rest, id: 'item-1', kind: 'passport', title: 'Passport', state: 'received' },
    {
      ...rest,
      id: 'item-2',
      kind: 'bank_balance',
      title: 'Bank letter',
      state: 'asked',
      due_on: '2026-12-05',
    },
    {
      ...rest,
      id: 'item-3',
      kind: 'other',
      title: 'Example form',
      note: 'Two pages',
      state: 'verified',
    },
    {
      ...rest,
      id: 'item-4',
      lead_id: 'bikash',
      kind: 'transcript',
      title: 'Marks',
      state: 'needed',
    },
  ])
  const files = await db
    .selectFrom('lead_files')
    .select(['id', 'student_document_id'])
    .orderBy('id')
    .execute()
  expect(files.map((file) => file.student_document_id)).toEqual([
    'item-1',
    'file-2',
    'file-3',
    null,
  ])
  const tasks = await db
    .selectFrom('tasks')
    .select(['id', 'kind', 'note', 'due_at', 'done_at'])
    .orderBy('id')
    .execute()
  const endOfDay = '2026-12-05T18:14:59.999Z'
  expect(tasks).toEqual([
    {
      id: 'step-1',
      kind: 'other',
      note: 'Pay the fee: Fee: NPR 5',
      due_at: endOfDay,
      done_at: null,
    },
    {
      id: 'step-2',
      kind: 'other',
      note: 'Pay the fee',
      due_at: '2026-11-20T18:14:59.999Z',
      done_at: created,
    },
    {
      id: 'step-3',
      kind: 'other',
      note: 'Pay the fee (requested)',
      due_at: expect.stringMatching(/T18:14:59.999Z$/),
      done_at: null,
    },
    {
      id: 'step-4',
      kind: 'other',
      note: `${'x'.repeat(199)}…`,
      due_at: '2026-12-06T18:14:59.999Z',
      done_at: null,
    },
  ])
  const leads = await db.selectFrom('leads').select(['follow_up_at', 'follow_up_note']).execute()
  expect(leads).toContainEqual({
    follow_up_at: endOfDay,
    follow_up_note: 'Pay the fee: Fee: NPR 5',
  })
  expect(Date.parse(tasks[2]?.due_at ?? '')).toBeGreaterThan(Date.now() + 29 * 86_400_000)
})
