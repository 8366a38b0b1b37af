import type { FastifyInstance } from 'fastify'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { scopeOf } from '#app/features/leads/server/lead-scope.ts'
import type { Viewer } from '#app/platform/server/auth/viewer.ts'
import type { Database } from '#database/connect.ts'
import { foldCase } from '#database/sql-dialect.ts'
import { inWorker } from '#database/sqlite-worker.ts'
import type {
  ApplicationFilters,
  ApplicationQuery,
  BoardColumn,
  FilterOptions,
  ListedApplication,
} from '../query-contract.ts'
import { isOfVisibleLead, joinLeads, listConditions } from './filters.ts'
import { joinInstitutions } from './rates.ts'
import { selectApplications, toApplication } from './store.ts'
import { findTrack } from './tracks.ts'

type App = Pick<FastifyInstance, 'db' | 'office' | 'services'>

const MAX_CARDS = 50

async function toConditions(
  { db, office, services }: App,
  query: ApplicationFilters,
  viewer: Viewer,
) {
  const inactiveOwners =
    query.owner === 'unassigned'
      ? await services.administrators.listWithoutRight(db, 'leads:work')
      : []
  const clock = await office.read()
  return sql.join(
    listConditions(query, { db, clock, inactiveOwners, scope: scopeOf(viewer) }),
    sql` and `,
  )
}

/** Lists a page of applications and counts all matches. */
export async function listApplications(app: App, query: ApplicationQuery, viewer: Viewer) {
  const { limit = 50, offset = 0, before, sort = '-changed_at' } = query
  const { db } = app
  const direction = sql.raw(sort.startsWith('-') ? 'desc' : 'asc')
  const { key, joined } = orderOf(db, sort)
  const comparison = sql.raw(sort.startsWith('-') ? '<' : '>')
  const isAfter = before
    ? sql<SqlBool>`(sort_key, id) ${comparison} (
        select sort_key, id from matches where id = ${before.toLowerCase()})`
    : sql<SqlBool>`1 = 1`
  const { rows } = await sql<{ total: number; id: string | null }>`
    with matches as materialized (
      select applications.id as id, ${key} as sort_key from applications ${joined}
      where ${await toConditions(app, query, viewer)}
    ), page as (
      select id, sort_key from matches where ${isAfter}
      order by sort_key ${direction}, id ${direction} limit ${limit} offset ${offset}
    )
    select ${inWorker} total, page.id as id
    from (select count(*) as total from matches) as totals left join page on 1 = 1
    order by sort_key ${direction}, page.id ${direction}`.execute(db)
  const ids = rows.flatMap(({ id }) => id ?? [])
  return { applications: await readListed(app, ids), total: Number(rows[0]?.total ?? 0) }
}

interface Order {
  key: RawBuilder<unknown>
  /** Joins what the key needs. */
  joined: RawBuilder<unknown>
}

/** Returns by what applications are sorted. Those without a value come last. */
function orderOf(db: Database, sort: string): Order {
  const name = sort.replace('-', '')
  const last = sql.lit(sort.startsWith('-') ? '' : '~')
  if (name === 'name') return { key: foldCase(db, 'leads.name'), joined: joinLeads }
  if (name === 'institution')
    return { key: foldCase(db, 'institutions.name'), joined: joinInstitutions }
  if (name === 'deadline') {
    const joined = sql`left join tasks as deadline on deadline.id = deadline_task_id
      and deadline.done_at is null and deadline.deleted_at is null
      and applications.outcome is null`
    return { key: sql`coalesce(deadline.due_at, ${last})`, joined }
  }
  if (name === 'intake')
    return { key: sql`coalesce(nullif(applications.intake, ''), ${last})`, joined: sql`` }
  return { key: sql.ref(`applications.${name}`), joined: sql`` }
}

/** Reads applications with their leads, in the order of the ids. */
async function readListed({ db, office }: App, ids: string[]): Promise<ListedApplication[]> {
  if (ids.length === 0) return []
  const clock = await office.read()
  const rows = await selectApplications(db)
    .innerJoin('leads as own_lead', 'own_lead.id', 'applications.lead_id')
    .innerJoin('leads', 'leads.id', 'own_lead.primary_lead_id')
    .select(['leads.id as primary_lead_id', 'leads.name as lead_name', 'leads.branch'])
    .select(['leads.phones', 'leads.emails', 'leads.owner_id as lead_owner_id'])
    .where('applications.id', 'in', ids)
    .execute()
  const listed = rows.map(
    ({ primary_lead_id, lead_name, branch, phones, emails, lead_owner_id, ...row }) =>
      Object.assign(toApplication(row, clock), {
        primary_lead_id,
        lead_name,
        branch,
        lead_owner_id,
        lead_phones: JSON.parse(phones) as string[],
        lead_emails: JSON.parse(emails) as string[],
      }),
  )
  const byId = new Map(listed.map((application) => [application.id, application]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Returns the open and enrolled applications of each step of a track; undefined without the track. */
export async function readBoard(
  app: App,
  query: ApplicationFilters & { track: string },
  viewer: Viewer,
): Promise<BoardColumn[] | undefined> {
  const track = await findTrack(app.db, query.track)
  if (!track) return undefined
  const { rows } = await sql<{ id: string; step_id: string; total: number }>`
    select ${inWorker} id, step_id, total from (
      select applications.id as id, applications.step_id as step_id,
        count(*) over (partition by applications.step_id) as total,
        row_number() over (partition by applications.step_id
          order by applications.changed_at desc, applications.id) as place
      from applications where ${await toConditions(app, query, viewer)}
        and (applications.outcome is null or applications.outcome = 'enrolled')
    ) as matches where place <= ${MAX_CARDS} order by place`.execute(app.db)
  const listed = await readListed(
    app,
    rows.map(({ id }) => id),
  )
  return track.steps.map(({ id }) => ({
    step_id: id,
    total: Number(rows.find(({ step_id }) => step_id === id)?.total ?? 0),
    applications: listed.filter(({ step_id }) => step_id === id),
  }))
}

/** Lists the values of applications in the viewer's scope, for filters. */
export async function listFilterOptions(db: Database, viewer: Viewer): Promise<FilterOptions> {
  const isVisible = sql`applications.deleted_at is null and ${isOfVisibleLead(scopeOf(viewer))}`
  const [values, branches] = await Promise.all([
    sql<{ institution_id: string; country: string; intake: string }>`
      select ${inWorker} institution_id, country, intake from applications
      where ${isVisible} group by 1, 2, 3`.execute(db),
    sql<{ branch: string }>`
      select ${inWorker} leads.branch as branch from leads
      join leads as own on own.primary_lead_id = leads.id
      where own.id in (select lead_id from applications where ${isVisible}) group by 1`.execute(db),
  ])
  const distinct = (all: string[]) => [...new Set(all)].filter(Boolean).sort()
  const chosen = distinct(values.rows.map(({ institution_id }) => institution_id))
  return {
    institutions: await listRepresenting(db, chosen),
    countries: distinct(values.rows.map(({ country }) => country)),
    intakes: distinct(values.rows.map(({ intake }) => intake)),
    branches: distinct(branches.rows.map(({ branch }) => branch)),
  }
}

/** Lists the institutions that represent chosen ones, by name. */
const listRepresenting = (db: Database, chosen: string[]) =>
  db
    .selectFrom('institutions')
    .innerJoin('institutions as chosen', 'chosen.primary_id', 'institutions.id')
    .select(['institutions.id', 'institutions.name'])
    .distinct()
    .where('chosen.id', 'in', chosen.length > 0 ? chosen : [''])
    .orderBy('institutions.name')
    .orderBy('institutions.id')
    .execute()
