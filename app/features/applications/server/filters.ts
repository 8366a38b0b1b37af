import { type Expression, type SqlBool, sql } from 'kysely'
import { isDay } from '#app/contract/calendar.ts'
import type { OpeningHours } from '#app/contract/office.ts'
import { hasSearchText } from '#app/features/leads/server/store/filters.ts'
import { getMoment, startOfDay } from '#app/features/office/hours-contract.ts'
import type { Database } from '#database/connect.ts'
import { isPostgres, millisecondsBetween, searchTextContains } from '#database/sql-dialect.ts'
import type { ApplicationFilters } from '../query-contract.ts'
import { isInPhase } from './phases.ts'
import { hasPlace, isVisaDecided } from './rate-conditions.ts'

const MINUTES_PER_DAY = 24 * 60

type Condition = Expression<SqlBool>
type Clock = Pick<OpeningHours, 'time_zone'>

interface FilterContext {
  db: Database
  clock: Clock
  /** Administrators who cannot work on leads; `owner: 'unassigned'` includes their applications. */
  inactiveOwners: string[]
  scope: Condition | undefined
}

/** Joins the primary leads of `applications` as `leads`. */
export const joinLeads = sql`join leads as own_lead on own_lead.id = applications.lead_id
  join leads on leads.id = own_lead.primary_lead_id`

/** Condition: the primary lead is not deleted and meets a condition on `leads`. */
const isOfLead = (condition: Condition) =>
  sql<SqlBool>`applications.lead_id in (
    select own.id from leads join leads as own on own.primary_lead_id = leads.id
    where leads.merged_into is null and ${condition})`

/** Without a join, because all applications are checked and hardly any lead is deleted. */
const isOfPresentLead = sql<SqlBool>`applications.lead_id not in (
  select id from leads where primary_lead_id in (select id from leads where deleted_at is not null))`

/** Condition: the primary lead is not deleted and in the viewer's scope. */
export const isOfVisibleLead = (scope: Condition | undefined) =>
  scope ? isOfLead(scope) : isOfPresentLead

/** Returns the conditions on `applications`. */
export function listConditions(query: ApplicationFilters, context: FilterContext): Condition[] {
  const { db, clock, scope } = context
  const { q, institution, country, intake, track, step, outcome, visa_decision, reason } = query
  const conditions: (Condition | undefined | '' | false)[] = [
    sql<SqlBool>`applications.deleted_at is null`,
    isOfVisibleLead(scope),
    ...(q ? matchesWords(db, q) : []),
    institution &&
      sql<SqlBool>`applications.institution_id in (
        select id from institutions where primary_id = ${institution.toLowerCase()})`,
    country && sql<SqlBool>`applications.country = ${country === 'unknown' ? '' : country}`,
    intake && sql<SqlBool>`applications.intake = ${intake === 'unknown' ? '' : intake}`,
    track && sql<SqlBool>`applications.track_id = ${track.toLowerCase()}`,
    step && sql<SqlBool>`applications.step_id = ${step.toLowerCase()}`,
    query.phase && isInPhase(query.phase),
    outcome && hasOutcome(outcome),
    visa_decision && hasVisaDecision(visa_decision),
    reason && hasReason(reason),
    query.owner && isOwnedBy(query.owner, context.inactiveOwners),
    query.branch && isOfLead(sql<SqlBool>`leads.branch = ${query.branch}`),
    query.deadline && hasDeadline(query.deadline, clock),
    query.from && sql<SqlBool>`applications.created_at >= ${toMoment(query.from, clock, 0)}`,
    query.until && isUntil(query.until, clock),
    query.decided_from && sql<SqlBool>`applications.decided_on >= ${query.decided_from}`,
    query.decided_until &&
      sql<SqlBool>`applications.decided_on <> '' and applications.decided_on <= ${query.decided_until}`,
    (query.visa_decided_from || query.visa_decided_until) &&
      isVisaDecided({ from: query.visa_decided_from, until: query.visa_decided_until }),
    query.left_step && hasLeftStep(query.left_step, query, context),
    query.has_place && hasPlace,
    query.has_place === false && sql<SqlBool>`not ${hasPlace}`,
  ]
  return conditions.filter((condition) => typeof condition === 'object')
}

function hasOutcome(outcome: NonNullable<ApplicationFilters['outcome']>) {
  if (outcome === 'open') return sql<SqlBool>`applications.outcome is null`
  if (outcome === 'decided') return sql<SqlBool>`applications.outcome is not null`
  return sql<SqlBool>`applications.outcome = ${outcome}`
}

function hasVisaDecision(decision: NonNullable<ApplicationFilters['visa_decision']>) {
  if (decision === 'none') return sql<SqlBool>`applications.visa_decision is null`
  if (decision === 'decided') return sql<SqlBool>`applications.visa_decision is not null`
  return sql<SqlBool>`applications.visa_decision = ${decision}`
}

const hasReason = (reason: NonNullable<ApplicationFilters['reason']>) =>
  reason === 'none'
    ? sql<SqlBool>`(applications.outcome is not null and applications.outcome_reason = '')`
    : sql<SqlBool>`applications.outcome_reason = ${reason}`

/** Without an own counsellor, that of the lead counts. */
function isOwnedBy(id: string, inactiveOwners: string[]) {
  const ids = id === 'unassigned' ? inactiveOwners : [id.toLowerCase()]
  const isAmong = (column: 'applications.owner_id' | 'leads.owner_id') =>
    ids.length > 0 ? sql<SqlBool>`${sql.ref(column)} in (${sql.join(ids)})` : sql<SqlBool>`1 = 0`
  const isMissing = id === 'unassigned' ? sql`or leads.owner_id is null` : sql``
  return sql<SqlBool>`(${isAmong('applications.owner_id')} or (applications.owner_id is null
    and ${isOfLead(sql<SqlBool>`(${isAmong('leads.owner_id')} ${isMissing})`)}))`
}

function hasLeftStep(
  id: string,
  { left_from, left_until, min_step_minutes: minutes = 0 }: ApplicationFilters,
  { db, clock }: Pick<FilterContext, 'db' | 'clock'>,
) {
  const milliseconds = millisecondsBetween(db, 'visit.entered_at', 'visit.exited_at')
  const conditions = [
    sql`visit.step_id = ${id.toLowerCase()} and visit.exited_at is not null`,
    ...(left_from ? [sql`visit.exited_at >= ${toMoment(left_from, clock, 0)}`] : []),
    ...(left_until ? [sql`visit.exited_at < ${toMoment(left_until, clock, MINUTES_PER_DAY)}`] : []),
    // Reports round to whole minutes.
    ...(minutes > 0 ? [sql`${milliseconds} >= ${minutes * 60_000 - 30_000}`] : []),
  ]
  return sql<SqlBool>`applications.id in (select visit.application_id
    from application_steps as visit where ${sql.join(conditions, sql` and `)})`
}

/** Condition on the open task of the deadline. */
function hasDeadline(deadline: NonNullable<ApplicationFilters['deadline']>, clock: Clock) {
  const now = new Date()
  const open = sql`applications.outcome is null and deadline_task_id in (
    select id from tasks where done_at is null and deleted_at is null`
  if (deadline === 'overdue') return sql<SqlBool>`${open} and due_at < ${now.toISOString()})`
  if (deadline === 'week') {
    const until = startOfDay(clock, now, 7).toISOString()
    return sql<SqlBool>`${open} and due_at >= ${now.toISOString()} and due_at < ${until})`
  }
  if (deadline === 'any') return sql<SqlBool>`${open})`
  return sql<SqlBool>`applications.outcome is null and (deadline_task_id is null
    or deadline_task_id not in (select id from tasks where done_at is null and deleted_at is null))`
}

const toMoment = (at: string, clock: Clock, minutes: number) =>
  isDay(at) ? getMoment(clock, at, minutes).toISOString() : new Date(at).toISOString()

/** A day is included until its end, a time itself. */
const isUntil = (until: string, clock: Clock) =>
  isDay(until)
    ? sql<SqlBool>`applications.created_at < ${toMoment(until, clock, MINUTES_PER_DAY)}`
    : sql<SqlBool>`applications.created_at <= ${toMoment(until, clock, 0)}`

/** Each word is in the lead, the institution, the course or a number of the application. */
function matchesWords(db: Database, q: string): Condition[] {
  const words = q.split(/\s+/).filter(Boolean)
  return words.map(
    (word) => sql<SqlBool>`(applications.lead_id in (
        select id from leads where primary_lead_id in (
          select id from leads where merged_into is null and ${hasSearchText(db, word)}))
      or applications.institution_id in (select chosen.id from institutions
        join institutions as chosen on chosen.primary_id = institutions.id
        where ${searchTextContains(db, 'institutions.search_text', word)})
      or applications.course_id in (select id from courses where ${isPart(db, 'name', word)})
      or ${isPart(db, 'applications.application_no', word)}
      or ${isPart(db, 'applications.offer_no', word)})`,
  )
}

/** Condition: the column contains the text, in upper or lower case. */
function isPart(db: Database, column: string, text: string) {
  const find = sql.raw(isPostgres(db) ? 'strpos' : 'instr')
  return sql<SqlBool>`${find}(lower(${sql.ref(column)}), ${text.toLowerCase()}) > 0`
}
