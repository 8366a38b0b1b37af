import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { expect, onTestFinished, test } from 'vitest'
import { createEmptyDatabase } from '#tests/test-database.ts'
import { openDatabase } from './connect.ts'
import { migrations } from './migrations/all.ts'

const names = Object.keys(migrations).toSorted()
const index = names.findIndex((each) => each.endsWith('-tasks'))
const [before = '', name = ''] = names.slice(index - 1)

const at = (day: number) => `2026-11-${day}T05:15:00.000Z`

test('follow-ups and their history become tasks', async () => {
  const db = openDatabase(await createEmptyDatabase())
  onTestFinished(() => db.destroy())
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  await migrator.migrateTo(before)
  const { rows } = await sql<{ id: string }>`select id from lead_stages`.execute(db)
  const stage_id = rows[0]?.id ?? ''
  const addLead = (
    id: string,
    follow_up_at: string | null,
    merged_into: string | null,
    deleted_at: string | null,
  ) =>
    sql`
    insert into leads (id, primary_lead_id, merged_into, deleted_at, name, emails, phones, countries, tags, city,
      guardian_name, guardian_phone, guardian_relation, preferred_channel, level, subject, intake, test_scores,
      qualification, qualification_year, grades, branch, stage_id, follow_up_at, follow_up_channel, follow_up_note,
      lost_reason, created_at, last_activity_at, channel, source, enquiries, search_text)
    values (${id}, ${merged_into ?? id}, ${merged_into}, ${deleted_at}, '', '[]', '[]', '[]', '[]', '', '', '', '', '', '', '',
      '', '', '', '', '', '', ${stage_id}, ${follow_up_at}, 'phone', 'Fees', '', ${at(20)}, ${at(20)}, 'form', '', 1, '')`.execute(
      db,
    )
  await addLead('open', at(24), null, null)
  await addLead('none', null, null, null)
  await addLead('deleted', at(24), 'deleted', at(22))
  await addLead('merged', at(24), 'open', null)
  const addFollowUp = (lead: string, due: number, done: string | null, replaced: string | null) =>
    sql`insert into follow_ups (lead_id, due_at, set_at, done_at, replaced_at)
      values (${lead}, ${at(due)}, ${at(10)}, ${done}, ${replaced})`.execute(db)
  await addFollowUp('open', 21, at(21), at(22))
  await addFollowUp('open', 24, at(24), null)
  await addFollowUp('none', 21, at(23), at(23))

  await migrator.migrateTo(name)

  const tasks = await db
    .selectFrom('tasks')
    .selectAll()
    .orderBy('lead_id')
    .orderBy('due_at')
    .execute()
  const current = { kind: 'call', note: 'Fees', due_at: at(24), owner_id: null, done_at: null }
  const former = { kind: 'other', note: '', due_at: at(21), owner_id: null, set_at: at(10) }
  const id = expect.stringMatching(
    /^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/,
  )
  const rest = { moved_to: null, imported_by: null, deleted_at: null }
  expect(tasks).toEqual([
    { ...current, ...rest, id: 'deleted', lead_id: 'deleted', set_at: at(20), handled_at: null },
    {
      ...former,
      id,
      lead_id: 'none',
      handled_at: at(23),
      done_at: at(23),
      ...rest,
      moved_to: 'none',
    },
    {
      ...former,
      id,
      lead_id: 'open',
      handled_at: at(21),
      done_at: at(22),
      ...rest,
      moved_to: 'open',
    },
    { ...current, ...rest, id: 'open', lead_id: 'open', set_at: at(10), handled_at: at(24) },
  ])
})
