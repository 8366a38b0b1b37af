import type { Database } from '#database/connect.ts'
import { toSearchText } from '#database/sql-dialect.ts'
import type { LeadActivity } from '../../activity-contract.ts'

/** Their texts name other leads, or are not written by people. */
const notSearched: LeadActivity['kind'][] = ['merge', 'unmerge', 'mail']

interface Note {
  id: string
  lead_id: string
  kind: LeadActivity['kind']
  text?: string
}

/** Adds the texts of new activities to those by which their leads are found. */
export async function addToNoteSearch(db: Database, notes: Note[]) {
  const rows = notes.flatMap(({ id, lead_id, kind, text }) =>
    text && !notSearched.includes(kind)
      ? [{ activity_id: id, lead_id, search_text: toSearchText(text) }]
      : [],
  )
  if (rows.length > 0) await db.insertInto('lead_note_search').values(rows).execute()
}

/** Reads the texts of these activities again, after they moved to another lead or were erased. */
export async function renewNoteSearch(db: Database, activityIds: string[]) {
  await db.deleteFrom('lead_note_search').where('activity_id', 'in', activityIds).execute()
  const notes = await db
    .selectFrom('lead_activities')
    .select(['id', 'lead_id', 'kind', 'text'])
    .where('id', 'in', activityIds)
    .execute()
  await addToNoteSearch(db, notes as Note[])
}
