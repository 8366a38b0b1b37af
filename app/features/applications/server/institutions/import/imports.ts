import type { Insertable } from 'kysely'
import type { Services } from '#app/platform/server/feature/services.ts'
import type { Database } from '#database/connect.ts'
import type { ApplicationTables } from '#database/schema/application-tables.ts'
import { toSearchText } from '#database/sql-dialect.ts'
import type { InstitutionImport } from '../../../institution-import-contract.ts'
import type { Institution } from '../../../institutions-contract.ts'
import { readCourses } from '../courses.ts'
import { saveInstitution, selectAll, toInstitution } from '../institutions.ts'
import { ImportPlan, listChanges } from './plan-import.ts'

const MAX_LISTED = 200
/** Rows in one statement; databases limit its number of values. */
const ROWS_PER_INSERT = 500

type Row<Table extends keyof ApplicationTables> = Insertable<ApplicationTables[Table]>

/** Starts a plan with all institutions and courses of the office. */
export async function startPlan(db: Database) {
  const rows = await selectAll(db)
    .select(['institutions.primary_id', 'institutions.merged_into'])
    .orderBy('institutions.id')
    .execute()
  const names = new Map<string, string[]>()
  for (const { primary_id, name, name_ne } of rows)
    names.set(primary_id, [...(names.get(primary_id) ?? []), name, name_ne])
  const institutions = rows
    .filter(({ merged_into }) => merged_into === null)
    .map(({ primary_id, merged_into: _, ...row }) => ({
      institution: toInstitution(row),
      names: names.get(primary_id) ?? [],
    }))
    .toSorted((a, b) => Number(a.institution.is_archived) - Number(b.institution.is_archived))
  const courses = await readCourses(db)
  return new ImportPlan({
    institutions,
    courses: courses.map(({ primary_id, course }) => ({ institution_id: primary_id, course })),
  })
}

type SentImport = Pick<
  Row<'institution_imports'>,
  'id' | 'file_name' | 'rows' | 'skipped' | 'author_id'
>

/** Stores an import with what its plan adds and changes. */
export async function addImport(db: Database, plan: ImportPlan, sent: SentImport) {
  const created_at = new Date().toISOString()
  const institutions: Row<'institutions'>[] = []
  const courses: Row<'courses'>[] = []
  const changes: Row<'institution_import_changes'>[] = []
  const record = (
    subject: 'institution' | 'course',
    subject_id: string,
    after: object,
    before?: object,
  ) =>
    changes.push({
      import_id: sent.id,
      subject,
      subject_id,
      before: before ? JSON.stringify(before) : null,
      after: JSON.stringify(after),
    })

  for (const { id, values, stored } of plan.institutions.values()) {
    if (stored) {
      const { before, after, isChanged } = listChanges(values, stored)
      if (!isChanged) continue
      await saveInstitution(db, { ...values, id })
      record('institution', id, after, before)
    } else {
      institutions.push(toInstitutionRow({ ...values, id }, created_at))
      record('institution', id, values)
    }
  }
  for (const { id, institution_id, values, stored, others } of plan.courses.values()) {
    if (!stored) {
      const { is_archived: _, ...row } = values
      courses.push({ ...row, id, institution_id, created_at })
      record('course', id, values)
      continue
    }
    const { after: set, isChanged } = listChanges(values, stored)
    if (!isChanged) continue
    for (const other of [{ id, values: stored }, ...others]) {
      const { before, after, isChanged } = listChanges({ ...other.values, ...set }, other.values)
      if (!isChanged) continue
      await db.updateTable('courses').set(after).where('id', '=', other.id).execute()
      record('course', other.id, after, before)
    }
  }
  await insertRows(db, 'institutions', institutions)
  await insertRows(db, 'courses', courses)
  const row = {
    ...sent,
    institutions: institutions.length,
    courses: courses.length,
    changed: changes.length - institutions.length - courses.length,
    created_at,
  }
  await db.insertInto('institution_imports').values(row).execute()
  await insertRows(db, 'institution_import_changes', changes)
}

function toInstitutionRow(institution: Institution, created_at: string): Row<'institutions'> {
  const { is_archived: _, is_partner, ...values } = institution
  const { id, name, name_ne, city } = values
  return {
    ...values,
    primary_id: id,
    is_partner: Number(is_partner),
    search_text: toSearchText(name, name_ne, city),
    created_at,
  }
}

async function insertRows<Table extends 'institutions' | 'courses' | 'institution_import_changes'>(
  db: Database,
  table: Table,
  rows: Row<Table>[],
) {
  for (let from = 0; from < rows.length; from += ROWS_PER_INSERT)
    await db
      .insertInto(table as 'courses')
      .values(rows.slice(from, from + ROWS_PER_INSERT) as Row<'courses'>[])
      .execute()
}

const select = (db: Database) =>
  db
    .selectFrom('institution_imports')
    .select(['id', 'file_name', 'rows', 'skipped', 'institutions', 'courses', 'changed'])
    .select(['author_id', 'created_at', 'undone_at'])

async function withNames(
  db: Database,
  people: Services['administrators'],
  rows: Awaited<ReturnType<ReturnType<typeof select>['execute']>>,
): Promise<InstitutionImport[]> {
  const names = await people.listNames(db, [...new Set(rows.map(({ author_id }) => author_id))])
  return rows.map(({ author_id, ...row }) => ({ ...row, by: names.get(author_id) ?? '' }))
}

/** Lists the last imports, newest first by time, because browsers make their ids. */
export async function listImports(db: Database, people: Services['administrators']) {
  const rows = await select(db)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_LISTED)
    .execute()
  return withNames(db, people, rows)
}

/** Returns undefined if there is no such import. */
export async function findImport(db: Database, people: Services['administrators'], id: string) {
  const rows = await select(db).where('id', '=', id).execute()
  return (await withNames(db, people, rows))[0]
}

export const markUndone = (db: Database, id: string) =>
  db
    .updateTable('institution_imports')
    .set({ undone_at: new Date().toISOString() })
    .where('id', '=', id)
    .where('undone_at', 'is', null)
    .execute()
