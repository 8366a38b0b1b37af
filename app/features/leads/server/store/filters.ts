import { type Expression, type SqlBool, sql } from 'kysely'
import { isDay } from '#app/contract/calendar.ts'
import { startOfDay } from '#app/features/office/hours-contract.ts'
import { listSearchVariants } from '#app/platform/server/text/name-spelling.ts'
import { digitsOf, parsePhone, toE164 } from '#app/platform/server/text/phones.ts'
import type { Database } from '#database/connect.ts'
import {
  foldCase,
  isPostgres,
  searchTextContains,
  toSearchText,
  withoutIndex,
} from '#database/sql-dialect.ts'
import { inWorker } from '#database/sqlite-worker.ts'
import type { LeadFilters } from '../../query-contract.ts'

import { hasFollowUpResult } from './follow-ups.ts'
import { type HoursAndSettings, meetsResponseTarget } from './response-target.ts'

/** A search with fewer digits would match too many phone numbers. */
const MIN_PHONE_DIGITS = 4

export type { HoursAndSettings } from './response-target.ts'

export type Condition = Expression<SqlBool>

export interface Filters extends LeadFilters {
  /** Ids of administrators who cannot work on leads; `owner: 'unassigned'` includes their leads. */
  inactiveOwners?: string[]
}

export type LeadConditions = ReturnType<typeof buildConditions>

/** Builds the conditions for primary leads in scope that match the query. */
export function buildConditions(
  db: Database,
  query: Filters,
  hoursAndSettings: HoursAndSettings,
  scope?: Condition,
) {
  const listConditions = (isPerRow: boolean) => [
    ...listFilters(db, { ...query, isPerRow }, hoursAndSettings),
    ...(scope ? [scope] : []),
  ]
  const conditions = listConditions(false)
  const hasIndex = conditions.length === 0 || isNarrow(query)
  const column = hasIndex ? sql.ref('merged_into') : withoutIndex(db, 'merged_into')
  const join = (all: Condition[]) => sql.join(all, sql` and `)
  return {
    where: sql<SqlBool>`${join([sql`${column} is null`, ...conditions])}`,
    /**
     * Whether rows can be read one by one in index order: an index narrows the query, or nearly all
     * rows match. Otherwise the query scans all rows.
     */
    isReadInOrder: hasIndex || Boolean(query.without),
    /**
     * Runs queries that test many rows in the SQLite worker, so that other requests do not wait.
     */
    modifier: hasIndex && conditions.length <= 1 ? sql`` : inWorker,
    /**
     * The same conditions for reading in the order of an index. `case` makes databases ignore all
     * other indexes and expect that every second row matches.
     */
    inOrder: sql<SqlBool>`merged_into is null
      and case when ${join([sql`1 = 1`, ...listConditions(true)])} then true else false end`,
  }
}

/** Returns whether an index narrows the query. */
const isNarrow = ({ stage, owner, due, awaiting_reply, outcome }: LeadFilters) =>
  Boolean(stage || owner || due || awaiting_reply !== undefined || outcome)

type OptionalCondition = Condition | false | undefined | ''

/** `isPerRow`: builds the conditions that are fastest to test on single rows, without indexes. */
type FilterRequest = Filters & { isPerRow: boolean }

function listFilters(
  db: Database,
  query: FilterRequest,
  hoursAndSettings: HoursAndSettings,
): Condition[] {
  const {
    q,
    stage,
    owner,
    due,
    awaiting_reply,
    reached_stage,
    response_target,
    inactive,
    outcome,
    from,
    until,
    follow_up_result,
  } = query
  const { without, lost_reason } = query
  const conditions: OptionalCondition[] = [
    q && matchesSearch(db, q, query),
    stage && sql<SqlBool>`stage_id = ${stage.toLowerCase()}`,
    owner &&
      (owner === 'unassigned'
        ? isUnassigned(query.inactiveOwners)
        : sql<SqlBool>`owner_id = ${owner.toLowerCase()}`),
    ...(isPostgres(db) && !query.isPerRow ? [hasFacets(query)] : listFacets(db, query)),
    without && (without === 'country' ? hasNoCountry : sql<SqlBool>`${sql.ref(without)} = ''`),
    lost_reason && sql<SqlBool>`lost_reason = ${lost_reason}`,
    due && isDue(due, hoursAndSettings),
    awaiting_reply && isAwaitingReply,
    awaiting_reply === false && sql<SqlBool>`awaiting_reply_since is null`,
    reached_stage &&
      sql<SqlBool>`id in (
      select lead_id from lead_stage_history where lead_stage_history.stage_id = ${reached_stage.toLowerCase()})`,
    response_target && meetsResponseTarget(response_target, hoursAndSettings),
    follow_up_result &&
      hasFollowUpResult(
        follow_up_result,
        { from: query.follow_up_from, until: query.follow_up_until },
        hoursAndSettings,
      ),
    (query.enquired_from || query.enquired_until || query.min_response_minutes !== undefined) &&
      hasEnquired(query, hoursAndSettings),
    inactive && isInactive(hoursAndSettings),
    outcome && hasOutcome(outcome),
    from && sql<SqlBool>`created_at >= ${toTimestamp(from, hoursAndSettings, 0)}`,
    until && sql<SqlBool>`created_at < ${toTimestamp(until, hoursAndSettings, 1)}`,
  ]
  return conditions.filter((condition): condition is Condition => Boolean(condition))
}

/** Leads without an owner, or whose owner can no longer work on leads. */
export const isUnassigned = (inactiveOwners: string[] = []) =>
  inactiveOwners.length === 0
    ? sql<SqlBool>`leads.owner_id is null`
    : sql<SqlBool>`(leads.owner_id is null or leads.owner_id in (${sql.join(inactiveOwners)}))`

const hasNoCountry = sql<SqlBool>`countries = '[]'`
export const isAwaitingReply = sql<SqlBool>`awaiting_reply_since is not null`
export const hasOutcome = (outcome: string) =>
  sql<SqlBool>`stage_id in (select id from lead_stages where outcome = ${outcome})`

interface EnquiryPeriod {
  from?: string
  until?: string
  /** Only enquiries whose first response took at least this many minutes of office hours. */
  minutes?: number
}

/** Condition on a row of `enquiries as enquiry`: it is no import and is within the period. */
export function isEnquiryWithin(
  { from, until, minutes }: EnquiryPeriod,
  hoursAndSettings: HoursAndSettings,
): Condition {
  const conditions = [
    sql<SqlBool>`enquiry.channel <> 'import'`,
    ...(from ? [sql<SqlBool>`enquiry.at >= ${toTimestamp(from, hoursAndSettings, 0)}`] : []),
    ...(until ? [sql<SqlBool>`enquiry.at < ${toTimestamp(until, hoursAndSettings, 1)}`] : []),
    ...(minutes === undefined ? [] : [sql<SqlBool>`enquiry.first_response_minutes >= ${minutes}`]),
  ]
  return sql<SqlBool>`${sql.join(conditions, sql` and `)}`
}

/** Condition: the lead, or a lead merged into it, has an enquiry in the period. */
function hasEnquired(query: LeadFilters, hoursAndSettings: HoursAndSettings) {
  const { enquired_from: from, enquired_until: until, min_response_minutes: minutes } = query
  return sql<SqlBool>`id in (
    select linked_lead.primary_lead_id from enquiries as enquiry
    inner join leads as linked_lead on linked_lead.id = enquiry.lead_id
    where ${isEnquiryWithin({ from, until, minutes }, hoursAndSettings)})`
}

type Facets = Pick<
  LeadFilters,
  'country' | 'tag' | 'branch' | 'channel' | 'source' | 'campaign' | 'page'
>

/** Condition that uses the facet index of PostgreSQL. */
function hasFacets({
  country,
  tag,
  branch,
  channel,
  source,
  campaign,
  page,
}: Facets): OptionalCondition {
  const filters = {
    country,
    tag: tag && toLowerAscii(tag),
    branch,
    channel,
    source,
    campaign,
    page,
  }
  const facets = Object.entries(filters).flatMap(([kind, value]) =>
    value ? `${kind} ${value}` : [],
  )
  if (facets.length === 0) return undefined
  return sql<SqlBool>`
    lead_facets(channel, source, campaign, page, branch, countries, tags) @> ${facets}::text[]`
}

function listFacets(db: Database, { country, tag, ...others }: Facets): OptionalCondition[] {
  const { branch, channel, source, campaign, page } = others
  const columns = Object.entries({ branch, channel, source, campaign, page })
  return [
    country && sql<SqlBool>`countries like ${`%"${country}"%`}`,
    tag && hasTag(db, tag),
    ...columns.map(([name, value]) => value && sql<SqlBool>`${sql.ref(name)} = ${value}`),
  ]
}

/** Condition: the lead has the tag, in upper or lower case. */
function hasTag(db: Database, tag: string) {
  const pattern = `%${toLowerAscii(JSON.stringify(tag)).replace(/[\\%_]/g, '\\$&')}%`
  return sql<SqlBool>`${foldCase(db, 'tags')} like ${pattern} escape '\\'`
}

/** Changes only ASCII letters to lower case, as the databases do. */
const toLowerAscii = (text: string) => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase())

/**
 * Condition: name or e-mail contains the text, or a phone contains the digits, also in
 * international form.
 */
function matchesSearch(
  db: Database,
  q: string,
  { isPerRow }: Pick<FilterRequest, 'isPerRow'>,
): Condition {
  const texts = listSearchTexts(q)
  const contains = or(texts.map((text) => searchTextContains(db, 'search_text', text)))
  const trigrams = texts.map(listTrigrams)
  // A text without trigrams would be searched in all rows.
  if (isPerRow || !isPostgres(db) || trigrams.some(({ length }) => length === 0)) return contains
  // Apart from `contains`: in one term with it PostgreSQL computes the letters of each row again.
  const indexed = or(
    trigrams.map((each) => sql<SqlBool>`lead_letters(search_text) @> ${each}::text[]`),
  )
  return sql<SqlBool>`(${indexed} and ${contains})`
}

/** Returns the texts of which the search text must contain one. */
function listSearchTexts(q: string) {
  const phone = parsePhone(q, MIN_PHONE_DIGITS)
  if (!phone) return listSearchVariants(q)
  return [...new Set([digitsOf(phone), digitsOf(toE164(phone) ?? phone)])]
}

function listTrigrams(text: string) {
  const letters = [...toSearchText(text)]
  return letters.slice(2).map((_, at) => letters.slice(at, at + 3).join(''))
}

const or = (conditions: Condition[]) => sql<SqlBool>`(${sql.join(conditions, sql` or `)})`

/** Condition: the id belongs to a lead that matches the search, or to a lead merged into it. */
export function isLeadMatching(db: Database, id: Expression<string | null>, q: string): Condition {
  return sql<SqlBool>`${id} in (select id from leads where primary_lead_id in (
    select id from leads where merged_into is null
      and ${matchesSearch(db, q, { isPerRow: false })}))`
}

function isDue(
  due: NonNullable<LeadFilters['due']>,
  hoursAndSettings: HoursAndSettings,
): Condition {
  const day = (days: number) => startOfDay(hoursAndSettings, new Date(), days).toISOString()
  if (due === 'none') return sql<SqlBool>`follow_up_at is null`
  if (due === 'overdue') return sql<SqlBool>`follow_up_at < ${new Date().toISOString()}`
  const [from, until] = due === 'today' ? [0, 1] : [0, 7]
  return sql<SqlBool>`follow_up_at >= ${day(from)} and follow_up_at < ${day(until)}`
}

/** Condition: the lead has no activity in the last months and no planned follow-up. */
function isInactive({ inactive_months }: HoursAndSettings): Condition {
  if (inactive_months === 0) return sql<SqlBool>`1 = 0`
  const now = new Date()
  return sql<SqlBool>`last_activity_at < ${monthsBefore(now, inactive_months).toISOString()}
    and (follow_up_at is null or follow_up_at < ${now.toISOString()})`
}

/** Returns the same day of an earlier month, or that month's last day. */
function monthsBefore(at: Date, months: number) {
  const before = new Date(at)
  before.setUTCMonth(at.getUTCMonth() - months)
  // 31 February would become a day in March.
  if (before.getUTCDate() !== at.getUTCDate()) before.setUTCDate(0)
  return before
}

/** Returns the start of a day, `days` later. A moment stays as it is. */
export function toTimestamp(dayOrMoment: string, hoursAndSettings: HoursAndSettings, days: number) {
  if (!isDay(dayOrMoment)) return new Date(dayOrMoment).toISOString()
  return startOfDay(hoursAndSettings, new Date(`${dayOrMoment}T12:00:00Z`), days).toISOString()
}
