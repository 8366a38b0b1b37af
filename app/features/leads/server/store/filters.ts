import { type Expression, type SqlBool, sql } from 'kysely'
import { listSearchVariants } from '#app/base/server/name-spelling.ts'
import { digitsOf, parsePhone, toE164 } from '#app/base/server/phones.ts'
import { isDay } from '#app/contract/calendar.ts'
import { startOfDay } from '#app/features/office/hours-contract.ts'
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
import { type Clock, meetsResponseTarget } from './response-target.ts'

/** Fewer digits match too many leads. */
const LEAST_DIGITS = 4

export type { Clock } from './response-target.ts'

export type Condition = Expression<SqlBool>

export interface Filters extends LeadFilters {
  /** Ids of administrators who cannot work on leads; `owner: 'unassigned'` includes their leads. */
  inactiveOwners?: string[]
}

export type LeadConditions = ReturnType<typeof buildConditions>

/** Returns conditions for primary leads that match the query and are within `scope`. */
export function buildConditions(db: Database, query: Filters, clock: Clock, scope?: Condition) {
  const list = (isPlain: boolean) => [
    ...listFilters(db, { ...query, isPlain }, clock),
    ...(scope ? [scope] : []),
  ]
  const conditions = list(false)
  const isFound = conditions.length === 0 || isNarrow(query)
  const column = isFound ? sql.ref('merged_into') : withoutIndex(db, 'merged_into')
  const join = (is: Condition[]) => sql.join(is, sql` and `)
  return {
    where: sql<SqlBool>`${join([sql`${column} is null`, ...conditions])}`,
    /**
     * Whether an index is walked, also if nearly all leads match. Otherwise all leads are scanned in a
     * separate thread.
     */
    isReadInOrder: isFound || Boolean(query.without),
    /** Marks a scan, for queries without an index or with several conditions. */
    modifier: isFound && conditions.length <= 1 ? sql`` : inWorker,
    /**
     * The same for a walk along an index in sort order. Inside `case` databases choose no other index
     * and expect that half of the rows match.
     */
    inOrder: sql<SqlBool>`merged_into is null
      and case when ${join([sql`1 = 1`, ...list(true)])} then true else false end`,
  }
}

/** Whether an index finds the matches. */
const isNarrow = ({ stage, owner, due, awaiting_reply, ending }: LeadFilters) =>
  Boolean(stage || owner || due || awaiting_reply !== undefined || ending)

type OptionalCondition = Condition | false | undefined | ''

/** `isPlain` writes conditions that are fast for one lead, and not those of an index. */
type FilterRequest = Filters & { isPlain: boolean }

function listFilters(db: Database, query: FilterRequest, clock: Clock): Condition[] {
  const {
    q,
    stage,
    owner,
    due,
    awaiting_reply,
    reached_stage,
    response_target,
    inactive,
    ending,
    from,
    until,
    follow_up_result,
  } = query
  const { without, lost_reason } = query
  const found: OptionalCondition[] = [
    q && matchesSearch(q, (text) => containsText(db, text, query)),
    stage && sql<SqlBool>`stage_id = ${stage.toLowerCase()}`,
    owner &&
      (owner === 'unassigned'
        ? isUnassigned(query.inactiveOwners)
        : sql<SqlBool>`owner_id = ${owner.toLowerCase()}`),
    ...(isPostgres(db) && !query.isPlain ? [hasFacets(query)] : listFacets(db, query)),
    without && (without === 'country' ? hasNoCountry : sql<SqlBool>`${sql.ref(without)} = ''`),
    lost_reason && sql<SqlBool>`lost_reason = ${lost_reason}`,
    due && isDue(due, clock),
    awaiting_reply && isAwaitingReply,
    awaiting_reply === false && sql<SqlBool>`awaiting_reply_since is null`,
    reached_stage &&
      sql<SqlBool>`id in (
      select lead_id from lead_stage_history where lead_stage_history.stage_id = ${reached_stage.toLowerCase()})`,
    response_target && meetsResponseTarget(response_target, clock),
    follow_up_result &&
      hasFollowUpResult(
        follow_up_result,
        { from: query.follow_up_from, until: query.follow_up_until },
        clock,
      ),
    (query.enquired_from || query.enquired_until || query.min_response_minutes !== undefined) &&
      hasEnquired(query, clock),
    inactive && isInactive(clock),
    ending && hasEnding(ending),
    from && sql<SqlBool>`created_at >= ${toMoment(from, clock, 0)}`,
    until && sql<SqlBool>`created_at < ${toMoment(until, clock, 1)}`,
  ]
  return found.filter((condition): condition is Condition => Boolean(condition))
}

/** Leads without an owner, or whose owner can no longer work on leads. */
export const isUnassigned = (inactiveOwners: string[] = []) =>
  inactiveOwners.length === 0
    ? sql<SqlBool>`leads.owner_id is null`
    : sql<SqlBool>`(leads.owner_id is null or leads.owner_id in (${sql.join(inactiveOwners)}))`

const hasNoCountry = sql<SqlBool>`countries = '[]'`
export const isAwaitingReply = sql<SqlBool>`awaiting_reply_since is not null`
export const hasEnding = (ending: string) =>
  sql<SqlBool>`stage_id in (select id from lead_stages where ending = ${ending})`

interface EnquiryPeriod {
  from?: string
  until?: string
  /** Minimum response time in minutes of opening hours. */
  minutes?: number
}

/** Condition on `enquiries as asked`: the enquiry is within this period. */
export function isEnquiryWithin({ from, until, minutes }: EnquiryPeriod, clock: Clock): Condition {
  const found = [
    sql<SqlBool>`asked.channel <> 'import'`,
    ...(from ? [sql<SqlBool>`asked.at >= ${toMoment(from, clock, 0)}`] : []),
    ...(until ? [sql<SqlBool>`asked.at < ${toMoment(until, clock, 1)}`] : []),
    ...(minutes === undefined ? [] : [sql<SqlBool>`asked.first_response_minutes >= ${minutes}`]),
  ]
  return sql<SqlBool>`${sql.join(found, sql` and `)}`
}

/** Whether a lead or one of its merged leads has an enquiry in this period. */
function hasEnquired(query: LeadFilters, clock: Clock) {
  const { enquired_from: from, enquired_until: until, min_response_minutes: minutes } = query
  return sql<SqlBool>`id in (
    select part.primary_lead_id from enquiries as asked inner join leads as part on part.id = asked.lead_id
    where ${isEnquiryWithin({ from, until, minutes }, clock)})`
}

type Facets = Pick<
  LeadFilters,
  'country' | 'tag' | 'branch' | 'channel' | 'source' | 'campaign' | 'page'
>

/** Uses the facet index of PostgreSQL. */
function hasFacets({
  country,
  tag,
  branch,
  channel,
  source,
  campaign,
  page,
}: Facets): OptionalCondition {
  const asked = { country, tag: tag && toLowerAscii(tag), branch, channel, source, campaign, page }
  const facets = Object.entries(asked).flatMap(([kind, value]) => (value ? `${kind} ${value}` : []))
  if (facets.length === 0) return undefined
  return sql<SqlBool>`
    lead_facets(channel, source, campaign, page, branch, countries, tags) @> ${facets}::text[]`
}

function listFacets(db: Database, { country, tag, ...plain }: Facets): OptionalCondition[] {
  const { branch, channel, source, campaign, page } = plain
  const own = Object.entries({ branch, channel, source, campaign, page })
  return [
    country && sql<SqlBool>`countries like ${`%"${country}"%`}`,
    tag && hasTag(db, tag),
    ...own.map(([name, value]) => value && sql<SqlBool>`${sql.ref(name)} = ${value}`),
  ]
}

/** Ignores case. */
function hasTag(db: Database, tag: string) {
  const pattern = `%${toLowerAscii(JSON.stringify(tag)).replace(/[\\%_]/g, '\\$&')}%`
  return sql<SqlBool>`${foldCase(db, 'tags')} like ${pattern} escape '\\'`
}

/** Lower-cases only A to Z, like the databases. */
const toLowerAscii = (text: string) => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase())

/** Searches text in name and e-mails, or a normalized phone. */
function matchesSearch(q: string, containsText: (text: string) => Condition): Condition {
  const phone = parsePhone(q, LEAST_DIGITS)
  if (!phone) return sql<SqlBool>`(${sql.join(listSearchVariants(q).map(containsText), sql` or `)})`
  const digits = [...new Set([digitsOf(phone), digitsOf(toE164(phone) ?? phone)])]
  return sql<SqlBool>`(${sql.join(digits.map(containsText), sql` or `)})`
}

/** Uses the trigram index of PostgreSQL. */
function containsText(
  db: Database,
  text: string,
  { isPlain }: Pick<FilterRequest, 'isPlain'>,
): Condition {
  const isThere = searchTextContains(db, 'search_text', text)
  const letters = [...toSearchText(text)]
  if (isPlain || !isPostgres(db) || letters.length < 3) return isThere
  const trigrams = letters.slice(2).map((_, at) => letters.slice(at, at + 3).join(''))
  return sql<SqlBool>`(lead_letters(search_text) @> ${trigrams}::text[] and ${isThere})`
}

/** Whether the id belongs to a lead that matches this text, or to one of its merged leads. */
export function isLeadMatching(db: Database, id: Expression<string | null>, q: string): Condition {
  return sql<SqlBool>`${id} in (select id from leads where primary_lead_id in (
    select id from leads where merged_into is null
      and ${matchesSearch(q, (text) => containsText(db, text, { isPlain: false }))}))`
}

function isDue(due: NonNullable<LeadFilters['due']>, clock: Clock): Condition {
  const day = (days: number) => startOfDay(clock, new Date(), days).toISOString()
  if (due === 'none') return sql<SqlBool>`follow_up_at is null`
  if (due === 'overdue') return sql<SqlBool>`follow_up_at < ${new Date().toISOString()}`
  const [from, until] = due === 'today' ? [0, 1] : [0, 7]
  return sql<SqlBool>`follow_up_at >= ${day(from)} and follow_up_at < ${day(until)}`
}

/** Leads without activity for the set months and without a future follow-up. */
function isInactive({ inactive_months }: Clock): Condition {
  if (inactive_months === 0) return sql<SqlBool>`1 = 0`
  const now = new Date()
  return sql<SqlBool>`last_activity_at < ${monthsBefore(now, inactive_months).toISOString()}
    and (follow_up_at is null or follow_up_at < ${now.toISOString()})`
}

/** Returns the same day of an earlier month, or its last day. */
function monthsBefore(at: Date, months: number) {
  const before = new Date(at)
  before.setUTCMonth(at.getUTCMonth() - months)
  // A missing day, such as 31 February, would overflow into the next month.
  if (before.getUTCDate() !== at.getUTCDate()) before.setUTCDate(0)
  return before
}

/** Converts a day to its start, plus this number of days; a moment stays unchanged. */
export function toMoment(given: string, clock: Clock, days: number) {
  if (!isDay(given)) return new Date(given).toISOString()
  return startOfDay(clock, new Date(`${given}T12:00:00Z`), days).toISOString()
}
