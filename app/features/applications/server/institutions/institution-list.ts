import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { OpeningHours } from '#app/contract/office.ts'
import { isInScope } from '#app/features/leads/server/lead-scope.ts'
import { startOfDay, toOfficeDay } from '#app/features/office/hours-contract.ts'
import type { Viewer } from '#app/platform/server/auth/viewer.ts'
import type { Database } from '#database/connect.ts'
import { foldCase } from '#database/sql-dialect.ts'
import { inWorker } from '#database/sqlite-worker.ts'
import type {
  InstitutionDetails,
  InstitutionQuery,
  ListedInstitution,
} from '../../institutions-contract.ts'
import { listCourses } from './courses.ts'
import { listDuplicateIds, listPossibleDuplicates } from './duplicates.ts'
import { findInstitution, matchesWords, selectInstitutions, toInstitution } from './institutions.ts'
import { listMerged } from './merge.ts'

/** How long before its end an agreement is listed as ending. */
const DAYS_AHEAD = 60

interface Reader {
  db: Database
  clock: Pick<OpeningHours, 'time_zone'>
  viewer: Viewer
}

/** Lists a page of institutions and counts all matches. */
export async function listInstitutions(reader: Reader, query: InstitutionQuery) {
  const { db, viewer } = reader
  const { limit = 50, offset = 0, before, sort = 'name', state } = query
  const duplicates = state === 'duplicate' ? await listDuplicateIds(db) : undefined
  const isDescending = sort.startsWith('-')
  const direction = sql.raw(isDescending ? 'desc' : 'asc')
  const isAfter = before
    ? sql<SqlBool>`(sort_key, id) ${sql.raw(isDescending ? '<' : '>')} (
        select sort_key, id from matches where id = ${before.toLowerCase()})`
    : sql<SqlBool>`1 = 1`
  const { rows } = await sql<{ total: number; id: string | null }>`
    with matches as materialized (
      select institutions.id as id, ${keyOf(reader, sort)} as sort_key from institutions
      where ${sql.join(listConditions(reader, query, duplicates), sql` and `)}
    ), page as (
      select id, sort_key from matches where ${isAfter}
      order by sort_key ${direction}, id ${direction} limit ${limit} offset ${offset}
    )
    select ${inWorker} total, page.id as id
    from (select count(*) as total from matches) as totals left join page on 1 = 1
    order by sort_key ${direction}, page.id ${direction}`.execute(db)
  const ids = rows.flatMap(({ id }) => id ?? [])
  return {
    institutions: await readListed(db, viewer, ids),
    total: Number(rows[0]?.total ?? 0),
  }
}

function listConditions({ db, clock }: Reader, query: InstitutionQuery, duplicates?: string[]) {
  const { q = '', country, partner, state } = query
  const until = toOfficeDay(clock, startOfDay(clock, new Date(), DAYS_AHEAD))
  const conditions: (Expression<SqlBool> | undefined)[] = [
    sql<SqlBool>`institutions.merged_into is null`,
    state === 'all'
      ? undefined
      : sql<SqlBool>`institutions.deleted_at is ${sql.raw(state === 'archived' ? 'not null' : 'null')}`,
    // `in ()` without ids is no valid SQL.
    duplicates && sql<SqlBool>`institutions.id in (${sql.join(['', ...duplicates])})`,
    ...matchesWords(db, q),
    country === undefined
      ? undefined
      : sql<SqlBool>`institutions.country = ${country === 'unknown' ? '' : country}`,
    partner === undefined
      ? undefined
      : sql<SqlBool>`institutions.is_partner = ${partner === 'no' ? 0 : 1}`,
    partner === 'ending'
      ? sql<SqlBool>`institutions.agreement_until <> '' and institutions.agreement_until <= ${until}`
      : undefined,
  ]
  return conditions.filter((condition) => condition !== undefined)
}

/** The expression by which institutions are sorted. Those without a day come last. */
function keyOf({ db, viewer }: Reader, sort: string): RawBuilder<unknown> {
  const name = sort.replace('-', '')
  if (name === 'applications')
    return sql`(select count(*) from ${applicationsOf(viewer)}
      and chosen.primary_id = institutions.id)`
  if (name === 'agreement_until')
    return sql`coalesce(nullif(institutions.agreement_until, ''), ${sql.lit(sort.startsWith('-') ? '' : '~')})`
  return foldCase(db, 'institutions.name')
}

/** Applications in the viewer's scope with the chosen institution, as the list of applications has them. */
const applicationsOf = (viewer: Viewer) => sql`institutions as chosen
  join applications on applications.institution_id = chosen.id
  join leads as own_lead on own_lead.id = applications.lead_id
  join leads on leads.id = own_lead.primary_lead_id
  where applications.deleted_at is null and leads.merged_into is null and ${isInScope(viewer)}`

async function countApplications(db: Database, viewer: Viewer, ids: string[]) {
  const { rows } = await sql<{ id: string; total: number }>`
    select ${inWorker} chosen.primary_id as id, count(*) as total from ${applicationsOf(viewer)}
      and chosen.primary_id in (${sql.join(ids)})
    group by chosen.primary_id`.execute(db)
  return new Map(rows.map(({ id, total }) => [id, Number(total)]))
}

/** Reads institutions in the order of the ids. */
async function readListed(
  db: Database,
  viewer: Viewer,
  ids: string[],
): Promise<ListedInstitution[]> {
  if (ids.length === 0) return []
  const rows = await selectInstitutions(db).where('institutions.id', 'in', ids).execute()
  const applications = await countApplications(db, viewer, ids)
  const courses = await listCourses(db, ids)
  const byId = new Map(
    rows.map((row) => [
      row.id,
      Object.assign(toInstitution(row), {
        applications: applications.get(row.id) ?? 0,
        courses: (courses.get(row.id) ?? []).filter(({ is_archived }) => !is_archived).length,
      }),
    ]),
  )
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Returns an institution with its courses; undefined if there is none. */
export async function readDetails(
  { db, viewer }: Reader,
  id: string,
): Promise<InstitutionDetails | undefined> {
  const institution = await findInstitution(db, id)
  if (!institution) return undefined
  const ids = [institution.id]
  const applications = await countApplications(db, viewer, ids)
  const courses = await listCourses(db, ids)
  return Object.assign(institution, {
    applications: applications.get(institution.id) ?? 0,
    courses: courses.get(institution.id) ?? [],
    merged: await listMerged(db, institution.id),
    possible_duplicates: await listPossibleDuplicates(db, institution),
  })
}
