import { type Expression, type SqlBool, sql } from 'kysely'
import { v7 as newId } from 'uuid'
import type { NewAuditLogEntry } from '#app/platform/server/feature/services.ts'
import type { Database } from '#database/connect.ts'
import { containsText } from '#database/sql-dialect.ts'
import { inWorker } from '#database/sqlite-worker.ts'
import type { Action, AuditLogEntry, AuditLogQuery } from '../contract.ts'

const columns = [
  'id',
  'created_at',
  'administrator_name',
  'action',
  'subject',
  'subject_id',
  'subject_name',
  'before',
  'after',
] as const

export async function add(db: Database, { before, after, ...entry }: NewAuditLogEntry) {
  await db
    .insertInto('audit_log')
    .values({
      ...entry,
      id: newId(),
      created_at: new Date().toISOString(),
      before: JSON.stringify(before),
      after: JSON.stringify(after),
    })
    .execute()
}

/** Whether an action was recorded for any row of the subject. */
export async function hasEntry(
  db: Database,
  { action, subject }: Pick<NewAuditLogEntry, 'action' | 'subject'>,
) {
  const entry = await db
    .selectFrom('audit_log')
    .select('id')
    .where('subject', '=', subject)
    .where('action', '=', action)
    .limit(1)
    .executeTakeFirst()
  return entry !== undefined
}

/** Stays below the limit of SQLite, which allows 32,766 parameters in a statement. */
const IDS_PER_STATEMENT = 10_000

/**
 * Erases names and values from the entries of permanently deleted rows. The entries themselves
 * stay.
 */
export async function erase(db: Database, subject: string, ids: string[]) {
  for (let from = 0; from < ids.length; from += IDS_PER_STATEMENT) {
    await db
      .updateTable('audit_log')
      .set({ subject_name: '', before: '{}', after: '{}' })
      .where('subject', '=', subject)
      .where('subject_id', 'in', ids.slice(from, from + IDS_PER_STATEMENT))
      .execute()
  }
}

/** Erases the values of entries in the scope that contain a text to erase. */
export async function eraseValues(
  db: Database,
  scope: Pick<AuditLogEntry, 'subject'> & Partial<Pick<AuditLogEntry, 'subject_id'>>,
  isErased: (value: string) => boolean,
) {
  const { subject, subject_id } = scope
  const entries = db
    .selectFrom('audit_log')
    .select(['id', 'subject_name', 'before', 'after'])
    .where('subject', '=', subject)
  const rows = await (subject_id ? entries.where('subject_id', '=', subject_id) : entries).execute()
  for (const { id, subject_name, before, after } of rows) {
    const isNameErased = isErased(subject_name)
    if (!isNameErased && ![before, after].some((json) => listTexts(json).some(isErased))) continue
    await db
      .updateTable('audit_log')
      .set({ before: '{}', after: '{}', subject_name: isNameErased ? '' : undefined })
      .where('id', '=', id)
      .execute()
  }
}

/** Returns all strings in the JSON, at any depth. */
function listTexts(json: string) {
  const texts: string[] = []
  JSON.parse(json, (_, value) => {
    if (typeof value === 'string') texts.push(value)
  })
  return texts
}

/** Returns who last deleted each row, by row id. */
export async function listDeleters(db: Database, subjects: string[], ids: string[]) {
  if (ids.length === 0) return new Map<string, string>()
  const rows = await db
    .selectFrom('audit_log')
    .select(['subject_id', 'administrator_name'])
    .where('subject', 'in', subjects)
    .where('subject_id', 'in', ids)
    .where('action', '=', 'deleted')
    .orderBy('id')
    .execute()
  return new Map(rows.map((row) => [row.subject_id, row.administrator_name]))
}

/** Describes the entries that the viewer may read. */
interface VisibleEntries {
  subjects: string[] | 'all'
  /** For each of these subjects, only entries that meet its condition are visible. */
  rows: { subject: string; isVisible: Expression<SqlBool> }[]
}

/** Lists the visible entries, newest first, and the total number of matches. */
export async function list(
  db: Database,
  { limit = 50, before, q, subject }: AuditLogQuery,
  { subjects, rows: rowConditions }: VisibleEntries,
) {
  if (subjects.length === 0) return { entries: [], total: 0 }
  const searched = ['administrator_name', 'subject_name', 'before', 'after']
  let matching = db.selectFrom('audit_log')
  matching = subject
    ? matching.where('subject', '=', subject)
    : matching.where('action', '!=', 'opened')
  if (subjects !== 'all') matching = matching.where('subject', 'in', subjects)
  for (const { subject: kind, isVisible } of rowConditions) {
    matching = matching.where((is) => is.or([is('subject', '!=', kind), isVisible]))
  }
  if (q)
    matching = matching.where((is) =>
      is.or([is('subject_id', 'in', q.toLowerCase().split(' ')), containsText(db, searched, q)]),
    )
  const hint = q ? inWorker : sql``
  const { total } = await matching
    .modifyFront(hint)
    .select((count) => count.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const page = before ? matching.where('id', '<', before.toLowerCase()) : matching
  const rows = await page
    .modifyFront(hint)
    .select(columns)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  const entries = rows.map(
    (row): AuditLogEntry => ({
      ...row,
      action: row.action as Action,
      before: JSON.parse(row.before),
      after: JSON.parse(row.after),
    }),
  )
  return { entries, total }
}
