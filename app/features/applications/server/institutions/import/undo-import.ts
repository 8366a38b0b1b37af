import { ValidationError } from '#app/platform/server/http/errors.ts'
import type { Database } from '#database/connect.ts'
import { acquireLock } from '#database/locks.ts'
import type { KeptRow, UndoneImport } from '../../../institution-import-contract.ts'
import type { Institution } from '../../../institutions-contract.ts'
import { changeInstitution, selectAll, toInstitution } from '../institutions.ts'

interface StoredChange {
  subject_id: string
  /** undefined if the import has added the row. */
  before?: Record<string, unknown>
  after: Record<string, unknown>
}

/** Why a row stays as it is; undefined when its change was undone. */
type Reason = KeptRow['reason'] | undefined

/**
 * Takes back what an import has added and changed, courses first. Rows that are in use or have changed since
 * are kept, and can be undone later.
 */
export async function undoImport(db: Database, id: string): Promise<UndoneImport> {
  await acquireLock(db, 'institutions')
  const undone: UndoneImport = { institutions: 0, courses: 0, reverted: 0, kept: [] }
  for (const change of await readChanges(db, id, 'course')) {
    const kept = await undoCourse(db, change)
    if (kept) undone.kept.push(kept)
    else await finish(db, id, change, undone, 'courses')
  }
  for (const change of await readChanges(db, id, 'institution')) {
    const kept = await undoInstitution(db, change)
    if (kept) undone.kept.push(kept)
    else await finish(db, id, change, undone, 'institutions')
  }
  return undone
}

async function readChanges(
  db: Database,
  id: string,
  subject: 'institution' | 'course',
): Promise<StoredChange[]> {
  const rows = await db
    .selectFrom('institution_import_changes')
    .select(['subject_id', 'before', 'after'])
    .where('import_id', '=', id)
    .where('subject', '=', subject)
    .orderBy('subject_id')
    .execute()
  return rows.map(({ subject_id, before, after }) => ({
    subject_id,
    before: before === null ? undefined : JSON.parse(before),
    after: JSON.parse(after),
  }))
}

/** Counts an undone change and forgets it. */
async function finish(
  db: Database,
  id: string,
  { subject_id, before }: StoredChange,
  undone: UndoneImport,
  counter: 'institutions' | 'courses',
) {
  undone[before ? 'reverted' : counter]++
  await db
    .deleteFrom('institution_import_changes')
    .where('import_id', '=', id)
    .where('subject_id', '=', subject_id)
    .execute()
}

/** Whether the row still has all values that the import has set. */
const isUnchanged = (row: object, after: StoredChange['after']) =>
  Object.entries(after).every(([name, value]) => row[name as keyof typeof row] === value)

async function undoCourse(db: Database, change: StoredChange): Promise<KeptRow | undefined> {
  const { subject_id: id, before, after } = change
  const row = await db
    .selectFrom('courses')
    .innerJoin('institutions', 'institutions.id', 'courses.institution_id')
    .select(['courses.name', 'level', 'currency', 'fee', 'courses.deleted_at', 'primary_id'])
    .where('courses.id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const { primary_id: institution_id, deleted_at, ...values } = row
  const keep = (reason: KeptRow['reason']): KeptRow => ({
    subject: 'course',
    institution_id,
    name: row.name,
    reason,
  })
  if (!isUnchanged({ ...values, is_archived: deleted_at !== null }, after)) return keep('changed')
  if (before) {
    await db.updateTable('courses').set(before).where('id', '=', id).execute()
    return undefined
  }
  if (await hasApplications(db, 'course_id', id)) return keep('applications')
  await db.deleteFrom('courses').where('id', '=', id).execute()
  return undefined
}

async function undoInstitution(db: Database, change: StoredChange): Promise<KeptRow | undefined> {
  const { subject_id: id, before, after } = change
  const row = await selectAll(db)
    .select(['institutions.primary_id', 'institutions.merged_into'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const { primary_id, merged_into, ...values } = row
  const institution = toInstitution(values)
  const reason =
    merged_into !== null
      ? 'merged'
      : !isUnchanged(institution, after)
        ? 'changed'
        : before
          ? await revert(db, institution, before)
          : await remove(db, id)
  return reason && { subject: 'institution', institution_id: primary_id, name: row.name, reason }
}

/** Gives an institution its previous values, unless another one has its former name by now. */
async function revert(db: Database, institution: Institution, before: object): Promise<Reason> {
  try {
    await changeInstitution(db, institution, before)
    return undefined
  } catch (error) {
    if (error instanceof ValidationError) return 'changed'
    throw error
  }
}

async function remove(db: Database, id: string): Promise<Reason> {
  if (await hasApplications(db, 'institution_id', id)) return 'applications'
  const merged = await db
    .selectFrom('institutions')
    .select('id')
    .where('primary_id', '=', id)
    .where('id', '<>', id)
    .executeTakeFirst()
  if (merged) return 'merged'
  const course = await db
    .selectFrom('courses')
    .select('id')
    .where('institution_id', '=', id)
    .executeTakeFirst()
  if (course) return 'courses'
  await db.deleteFrom('institutions').where('id', '=', id).execute()
  return undefined
}

/** Whether applications have it, also deleted ones, which can be restored. */
async function hasApplications(db: Database, column: 'course_id' | 'institution_id', id: string) {
  const row = await db
    .selectFrom('applications')
    .select('id')
    .where(column, '=', id)
    .executeTakeFirst()
  return row !== undefined
}
