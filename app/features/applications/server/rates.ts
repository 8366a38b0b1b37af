import type { FastifyInstance } from 'fastify'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { scopeOf } from '#app/features/leads/server/lead-scope.ts'
import type { Viewer } from '#app/platform/server/auth/viewer.ts'
import { inWorker } from '#database/sqlite-worker.ts'
import {
  type RateCounts,
  type RateFilters,
  type RateGrouping,
  rateFilterNames,
} from '../rates-contract.ts'
import { joinLeads, listConditions } from './filters.ts'
import { hasPlace, isVisaDecided, isWithin } from './rate-conditions.ts'

export type App = Pick<FastifyInstance, 'db' | 'office' | 'services'>

export interface Period {
  from: string
  until: string
}

export interface RateQuery extends Period {
  by: RateGrouping
  filters: RateFilters
}

type CountNames = (keyof RateCounts)[]
const countNames: CountNames = [
  'visa_decided',
  'visa_refused',
  'places',
  'enrolled',
  'did_not_arrive',
]

/** Counts decided applications in the viewer's scope, as the list has them with the same filters. */
export async function readRates(app: App, query: RateQuery, viewer: Viewer) {
  const { by, from, until } = query
  const inactiveOwners = await listInactiveOwners(app)
  const where = await selectFiltered(app, query.filters, inactiveOwners, viewer)
  const isVisa = isVisaDecided(query)
  const isPlace = sql<SqlBool>`(${hasPlace} and ${isWithin('decided_on', query)})`
  const count = (condition: RawBuilder<SqlBool>) =>
    sql`sum(case when ${condition} then 1 else 0 end)`
  const { rows } = await sql<{ key: string; name: string; name_ne: string } & RateCounts>`
    select ${inWorker} ${keyOf(by, inactiveOwners)} as key, ${nameOf(by, 'name')} as name,
      ${nameOf(by, 'name_ne')} as name_ne,
      ${count(isVisa)} as visa_decided,
      ${count(sql`${isVisa} and applications.visa_decision = 'refused'`)} as visa_refused,
      ${count(isPlace)} as places,
      ${count(sql`${isPlace} and applications.outcome = 'enrolled'`)} as enrolled,
      ${count(sql`${isPlace} and applications.outcome = 'did_not_arrive'`)} as did_not_arrive
    from applications ${joinNamed(by)}
    where ${where} and (${isVisa} or ${isPlace})
    group by 1, 2, 3`.execute(app.db)
  const groups = rows.map((row) => ({ ...row, ...toNumbers(row) }))
  return {
    from,
    until,
    ...sumCounts(groups),
    groups: groups.toSorted(
      (a, b) =>
        b.visa_decided - a.visa_decided || b.places - a.places || a.key.localeCompare(b.key),
    ),
  }
}

const toNumbers = (row: RateCounts) => sumCounts([row])

/** PostgreSQL returns sums as texts. */
function sumCounts(rows: RateCounts[]) {
  const sums = countNames.map((name) => [
    name,
    rows.reduce((sum, row) => sum + Number(row[name]), 0),
  ])
  return Object.fromEntries(sums) as RateCounts
}

/** The list shows applications of these administrators as unassigned. */
export const listInactiveOwners = ({ db, services }: App) =>
  services.administrators.listWithoutRight(db, 'leads:work')

/** Returns the condition of the filters and of the viewer's scope. */
export async function selectFiltered(
  { db, office }: App,
  query: RateFilters,
  inactiveOwners: string[],
  viewer: Viewer,
) {
  const filters = Object.fromEntries(rateFilterNames.map((name) => [name, query[name]]))
  const context = { db, clock: await office.read(), inactiveOwners, scope: scopeOf(viewer) }
  return sql.join(listConditions(filters, context), sql` and `)
}

/** The value by which applications are grouped; '' if unknown. */
export function keyOf(by: RateGrouping, inactiveOwners: string[]): RawBuilder<string> {
  if (by === 'institution') return sql`institutions.id`
  if (by !== 'owner') return sql.ref(`applications.${by}`)
  const owner = sql`coalesce(applications.owner_id, leads.owner_id)`
  if (inactiveOwners.length === 0) return sql`coalesce(${owner}, 'unassigned')`
  return sql`case when ${owner} is null or ${owner} in (${sql.join(inactiveOwners)})
    then 'unassigned' else ${owner} end`
}

export const nameOf = (by: RateGrouping, column: 'name' | 'name_ne') =>
  by === 'institution' ? sql.ref(`institutions.${column}`) : sql.lit('')

/** Joins the institutions as chosen, and as `institutions` those that represent them. */
export const joinInstitutions = sql`join institutions as chosen on chosen.id = applications.institution_id
  join institutions on institutions.id = chosen.primary_id`

/** Joins what `keyOf` and `nameOf` read. */
export function joinNamed(by: RateGrouping) {
  if (by === 'institution') return joinInstitutions
  return by === 'owner' ? joinLeads : sql``
}
