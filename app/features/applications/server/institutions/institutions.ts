import { type SqlBool, sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { foldText } from '#app/contract/fold-text.ts'
import { type FieldError, ValidationError } from '#app/platform/server/http/errors.ts'
import type { Database } from '#database/connect.ts'
import { acquireLock } from '#database/locks.ts'
import { searchTextContains, toSearchText } from '#database/sql-dialect.ts'
import type {
  Institution,
  InstitutionChange,
  NewInstitution,
  Suggestion,
} from '../../institutions-contract.ts'
import { listCourses } from './courses.ts'

const MAX_SUGGESTIONS = 20
const columns = [
  'id',
  'name',
  'name_ne',
  'country',
  'city',
  'website',
  'is_partner',
  'agreement_until',
  'deleted_at',
] as const
const now = () => new Date().toISOString()

/** Institutions, also those that are merged into others. */
export const selectAll = (db: Database) =>
  db.selectFrom('institutions').select(columns.map((name) => `institutions.${name}` as const))

/** Institutions that are not merged into others. */
export const selectInstitutions = (db: Database) =>
  selectAll(db).where('institutions.merged_into', 'is', null)

type Row = Awaited<ReturnType<ReturnType<typeof selectAll>['execute']>>[number]

export const toInstitution = ({ is_partner, deleted_at, ...row }: Row): Institution => ({
  ...row,
  is_partner: is_partner === 1,
  is_archived: deleted_at !== null,
})

/** Conditions: each word is in a name or city of the institution or of one merged into it. */
export const matchesWords = (db: Database, text: string) =>
  text
    .split(/\s+/)
    .filter(Boolean)
    .map(
      (word) => sql<SqlBool>`exists (select 1 from institutions as known
        where known.primary_id = institutions.id
          and ${searchTextContains(db, 'known.search_text', word)})`,
    )

/**
 * Lists institutions whose names or city contain each word of the text, or whose name may mean the same,
 * with their courses.
 */
export async function suggestInstitutions(
  db: Database,
  text: string,
  similarIds: string[],
): Promise<Suggestion[]> {
  const rows = await selectInstitutions(db)
    .where((is) =>
      is.or([
        is.and(matchesWords(db, text)),
        ...similarIds.map((id) => is('institutions.id', '=', id)),
      ]),
    )
    .where('deleted_at', 'is', null)
    .orderBy('name')
    .orderBy('id')
    .limit(MAX_SUGGESTIONS)
    .execute()
  const courses = await listCourses(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map(({ id, name, name_ne, country, city }) => ({
    id,
    name,
    name_ne,
    country,
    city,
    courses: (courses.get(id) ?? []).filter(({ is_archived }) => !is_archived),
  }))
}

/** Returns an institution; for a merged one that into which it was merged. */
export async function findInstitution(db: Database, id: string) {
  const row = await selectInstitutions(db)
    .innerJoin('institutions as chosen', 'chosen.primary_id', 'institutions.id')
    .where('chosen.id', '=', id.toLowerCase())
    .executeTakeFirst()
  return row && toInstitution(row)
}

interface NamedInstitution {
  name: string
  /** '' if unknown. */
  country: string
}

/**
 * Lists the institutions with a name in either language, also of one merged into them; archived ones
 * last. Locks the list until the transaction ends.
 */
export async function listByName(db: Database, name: string) {
  await acquireLock(db, 'institutions')
  const rows = await selectInstitutions(db)
    .innerJoin('institutions as known', 'known.primary_id', 'institutions.id')
    .select(['known.name as known_name', 'known.name_ne as known_name_ne'])
    .where(searchTextContains(db, 'known.search_text', name))
    .orderBy(sql`institutions.deleted_at is not null`)
    .orderBy('institutions.id')
    .execute()
  const wanted = foldText(name)
  return rows
    .filter((row) => [row.known_name, row.known_name_ne].some((each) => foldText(each) === wanted))
    .map(({ known_name: _, known_name_ne: __, ...row }) => toInstitution(row))
}

/**
 * Returns the institution with a name in either language, preferably of the country; undefined if
 * there is none.
 */
export async function findByName(db: Database, { name, country }: NamedInstitution) {
  const matches = await listByName(db, name)
  return (
    matches.find((each) => each.country === country) ??
    matches.find((each) => country === '' || each.country === '')
  )
}

/** Returns the institution as `findByName` does; adds it if there is none. */
export async function findOrAddInstitution(db: Database, named: NamedInstitution) {
  return (await findByName(db, named)) ?? insertInstitution(db, named)
}

/** Adds an institution. Throws ValidationError if its name is taken. */
export async function addInstitution(db: Database, values: NewInstitution) {
  await rejectTakenNames(db, values)
  return insertInstitution(db, values)
}

async function insertInstitution(db: Database, given: NewInstitution): Promise<Institution> {
  const { name, name_ne = '', country = '', city = '', website = '', is_partner, ...more } = given
  const { agreement_until = '' } = more
  const values = { id: newId(), name, name_ne, country, city, website, agreement_until }
  await db
    .insertInto('institutions')
    .values({
      ...values,
      primary_id: values.id,
      is_partner: Number(is_partner ?? false),
      search_text: toSearchText(name, name_ne, city),
      created_at: now(),
    })
    .execute()
  return { ...values, is_partner: is_partner ?? false, is_archived: false }
}

/** Changes an institution. Throws ValidationError if its name is taken. */
export async function changeInstitution(
  db: Database,
  before: Institution,
  change: InstitutionChange,
) {
  if (['name', 'name_ne', 'country'].some((name) => name in change))
    await rejectTakenNames(db, { ...before, ...change })
  return saveInstitution(db, { ...before, ...change })
}

/** Stores the values of an institution, without comparing its names with others. */
export async function saveInstitution(db: Database, institution: Institution) {
  const { id, is_partner, is_archived, ...values } = institution
  const { name, name_ne, country, city, website, agreement_until } = values
  await db
    .updateTable('institutions')
    .set({
      name,
      name_ne,
      country,
      city,
      website,
      agreement_until,
      is_partner: Number(is_partner),
      search_text: toSearchText(name, name_ne, city),
      deleted_at: is_archived ? now() : null,
    })
    .where('id', '=', id)
    .execute()
  return institution
}

/** Throws ValidationError if another institution of the country has one of the names. */
async function rejectTakenNames(
  db: Database,
  { id, country = '', ...names }: NewInstitution & { id?: string },
) {
  const errors: Record<string, FieldError> = {}
  for (const field of ['name', 'name_ne'] as const) {
    const matches = names[field] ? await listByName(db, names[field]) : []
    if (matches.some((each) => each.id !== id && each.country === country))
      errors[field] = {
        code: 'name_taken',
        detail:
          'Another institution in this country has this name. It may be archived or merged. Please choose another name.',
      }
  }
  if (Object.keys(errors).length > 0) throw new ValidationError(errors)
}
