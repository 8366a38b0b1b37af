import { v7 as newId } from 'uuid'
import { foldText } from '#app/contract/fold-text.ts'
import type { Database } from '#database/connect.ts'
import { acquireLock } from '#database/locks.ts'
import { searchTextContains, toSearchText } from '#database/sql-dialect.ts'
import type { Institution } from '../institutions-contract.ts'

const MAX_SUGGESTIONS = 20
const columns = ['id', 'name', 'name_ne', 'country', 'city'] as const
const now = () => new Date().toISOString()

const selectInstitutions = (db: Database) =>
  db
    .selectFrom('institutions')
    .select(columns)
    .where('merged_into', 'is', null)
    .where('deleted_at', 'is', null)

/** Lists institutions whose names or city contain each word of the text, with their courses. */
export async function suggestInstitutions(db: Database, text: string): Promise<Institution[]> {
  const words = text.split(/\s+/).filter(Boolean)
  const rows = await words
    .reduce(
      (query, word) => query.where(searchTextContains(db, 'search_text', word)),
      selectInstitutions(db),
    )
    .orderBy('name')
    .orderBy('id')
    .limit(MAX_SUGGESTIONS)
    .execute()
  const courses = await listCourses(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({ ...row, courses: courses.get(row.id) ?? [] }))
}

/** Lists the courses of institutions and of those merged into them, by the id of the institution. */
async function listCourses(db: Database, ids: string[]) {
  if (ids.length === 0) return new Map<string, Institution['courses']>()
  const rows = await db
    .selectFrom('courses')
    .innerJoin('institutions', 'institutions.id', 'courses.institution_id')
    .select(['courses.id', 'courses.name', 'level', 'primary_id'])
    .where('primary_id', 'in', ids)
    .where('courses.deleted_at', 'is', null)
    .orderBy('courses.name')
    .orderBy('courses.id')
    .execute()
  return Map.groupBy(
    rows.map(({ primary_id: _, ...course }, index) => ({ ...course, of: rows[index]?.primary_id })),
    ({ of }) => of ?? '',
  )
}

interface NamedInstitution {
  name: string
  /** '' if unknown. */
  country: string
}

/**
 * Returns the institution with a name in either language, preferably of the country; adds it if there
 * is none. Locks the list, so that it is added once.
 */
export async function findOrAddInstitution(db: Database, { name, country }: NamedInstitution) {
  await acquireLock(db, 'institutions')
  const rows = await selectInstitutions(db)
    .where(searchTextContains(db, 'search_text', name))
    .orderBy('id')
    .execute()
  const wanted = foldText(name)
  const matches = rows.filter((row) =>
    [row.name, row.name_ne].some((each) => foldText(each) === wanted),
  )
  const found =
    matches.find((row) => row.country === country) ??
    matches.find((row) => country === '' || row.country === '')
  if (found) return found
  const row = {
    id: newId(),
    name,
    name_ne: '',
    country,
    city: '',
    website: '',
    is_partner: 0,
    agreement_until: '',
    search_text: toSearchText(name),
    created_at: now(),
  }
  await db
    .insertInto('institutions')
    .values({ ...row, primary_id: row.id })
    .execute()
  return row
}

interface NamedCourse {
  institutionId: string
  /** '' if unknown. */
  name: string
  level: string
}

/** Returns the id of a course of the institution, which is added if it is new; null without a name. */
export async function findOrAddCourse(db: Database, { institutionId, name, level }: NamedCourse) {
  if (name === '') return null
  await acquireLock(db, 'institutions')
  const courses = (await listCourses(db, [institutionId])).get(institutionId) ?? []
  const wanted = foldText(name)
  const found = courses.find((course) => foldText(course.name) === wanted)
  if (found) return found.id
  const id = newId()
  await db
    .insertInto('courses')
    .values({ id, institution_id: institutionId, name, level, created_at: now() })
    .execute()
  return id
}
