import { type Expression, type SqlBool, sql } from 'kysely'
import { isDay } from '#app/contract/calendar.ts'
import { getMoment, startOfDay, toOfficeDay } from '#app/features/office/hours-contract.ts'
import { expiryWarningDays } from '#app/features/student-documents/contract.ts'
import { addDays } from '#app/platform/server/text/days.ts'
import { listSearchVariants } from '#app/platform/server/text/name-spelling.ts'
import { digitsOf, parsePhone, toE164 } from '#app/platform/server/text/phones.ts'
import type { Database } from '#database/connect.ts'
import { hasLetters, INDEXED_LETTERS, isIndexed } from '#database/lead-search.ts'
import {
  containsText,
  foldCase,
  isPostgres,
  searchTextContains,
  toSearchText,
  translateCharacters,
} from '#database/sql-dialect.ts'
import { type ColumnFilter, fieldFilters, isList, type MissingName } from '../../fields-contract.ts'
import type { LeadFilters } from '../../query-contract.ts'
import { hasApplication } from './application-progress.ts'
import { type HoursAndSettings, meetsResponseTarget } from './settings.ts'
import { hasTaskResult } from './task-results.ts'

const MINUTES_PER_DAY = 24 * 60

/** A search with fewer digits would match too many phone numbers. */
const MIN_PHONE_DIGITS = 4

export type Condition = Expression<SqlBool>

export interface Filters extends LeadFilters {
  /** Ids of administrators who cannot work on leads; `owner: 'unassigned'` includes their leads. */
  inactiveOwners?: string[]
}

/** Condition: the lead is not merged or deleted, and meets all conditions. */
export const isPrimaryLead = (conditions: Condition[]) =>
  sql<SqlBool>`${sql.join([sql`merged_into is null`, ...conditions], sql` and `)}`

type OptionalCondition = Condition | false | undefined | ''

/** Returns the conditions of a query, and that of the viewer's scope. */
export function listConditions(
  db: Database,
  query: Filters,
  hoursAndSettings: HoursAndSettings,
  scope?: Condition,
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
  const conditions: OptionalCondition[] = [
    q && matchesSearch(db, q),
    stage && sql<SqlBool>`stage_id = ${stage.toLowerCase()}`,
    owner &&
      (owner === 'unassigned'
        ? isUnassigned(query.inactiveOwners)
        : sql<SqlBool>`owner_id = ${owner.toLowerCase()}`),
    ...listFieldConditions(db, query),
    query.min_budget !== undefined && sql<SqlBool>`budget >= ${query.min_budget}`,
    query.max_budget !== undefined && sql<SqlBool>`budget <= ${query.max_budget}`,
    query.without && hasNone(query.without),
    due && isDue(due, hoursAndSettings),
    awaiting_reply && isAwaitingReply,
    awaiting_reply === false && sql<SqlBool>`awaiting_reply_since is null`,
    reached_stage &&
      sql<SqlBool>`id in (
      select lead_id from lead_stage_history where lead_stage_history.stage_id = ${reached_stage.toLowerCase()})`,
    response_target && meetsResponseTarget(response_target, hoursAndSettings),
    follow_up_result &&
      hasTaskResult(
        follow_up_result,
        { from: query.follow_up_from, until: query.follow_up_until },
        hoursAndSettings,
      ),
    (query.enquired_from || query.enquired_until || query.min_response_minutes !== undefined) &&
      hasEnquired(query, hoursAndSettings),
    inactive && isInactive(hoursAndSettings),
    query.application && hasApplication(query.application),
    query.documents && hasExpiringDocument(hoursAndSettings),
    outcome && hasOutcome(outcome),
    from && sql<SqlBool>`created_at >= ${toTimestamp(from, hoursAndSettings, 0)}`,
    until && sql<SqlBool>`created_at < ${toTimestamp(until, hoursAndSettings, 1)}`,
    scope,
  ]
  return conditions.filter((condition): condition is Condition => Boolean(condition))
}

/** Leads without an owner, or whose owner can no longer work on leads. */
export const isUnassigned = (inactiveOwners: string[] = []) =>
  inactiveOwners.length === 0
    ? sql<SqlBool>`leads.owner_id is null`
    : sql<SqlBool>`(leads.owner_id is null or leads.owner_id in (${sql.join(inactiveOwners)}))`

export const isAwaitingReply = sql<SqlBool>`awaiting_reply_since is not null`
export function hasOutcome(outcome: NonNullable<LeadFilters['outcome']>): Condition {
  if (outcome === 'active') return sql<SqlBool>`(${isAwaitingReply} or ${hasOutcome('open')})`
  return sql<SqlBool>`stage_id in (select id from lead_stages where outcome = ${outcome})`
}

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

/** The filters that the facet index of PostgreSQL has. */
const facets = new Set(['country', 'tag', 'branch', 'channel', 'source', 'campaign', 'page'])

function listFieldConditions(db: Database, query: Filters): Condition[] {
  const chosen = fieldFilters.flatMap((filter) => {
    const value = query[filter.name]
    return value ? [{ ...filter, value }] : []
  })
  const indexed = isPostgres(db) ? chosen.filter(({ name }) => facets.has(name)) : []
  const others = chosen.filter((filter) => !indexed.includes(filter))
  const values = indexed.map(
    ({ name, kind, value }) => `${name} ${kind === 'texts' ? toLowerAscii(value) : value}`,
  )
  const hasFacets = sql<SqlBool>`
    lead_facets(channel, source, campaign, page, branch, countries, tags) @> ${values}::text[]`
  const conditions = others.map((filter) => matchesField(db, filter, filter.value))
  return values.length > 0 ? [hasFacets, ...conditions] : conditions
}

function matchesField(
  db: Database,
  { column, kind, options }: ColumnFilter,
  value: string,
): Condition {
  if (kind === 'countries') return sql<SqlBool>`${sql.ref(column)} like ${`%"${value}"%`}`
  if (kind === 'texts') return hasText(db, column, value)
  if (!options && kind === 'text') return containsText(db, [column], value)
  if (kind === 'phone') return hasGuardianPhone(db, value)
  return sql<SqlBool>`${sql.ref(column)} = ${value}`
}

/** Condition: a guardian has these digits in the phone, which may be stored without a country code. */
function hasGuardianPhone(db: Database, value: string): Condition {
  const phone = parsePhone(value, 1) ?? value
  const digits = digitsOf(phone)
  if (!digits) return sql<SqlBool>`1 = 0`
  const national = digitsOf((toE164(phone) ?? phone).replace(/^\+977/, '')) || digits
  const stored = translateCharacters(db, 'guardians.phone', { from: ' -()+.', to: '' })
  return sql<SqlBool>`id in (
    select own.primary_lead_id from leads as own
    inner join lead_guardians on lead_guardians.lead_id = own.id
    inner join guardians on guardians.id = guardian_id where ${stored} like ${`%${national}%`})`
}

/** Condition: the leads have no value of this field. */
function hasNone(name: MissingName) {
  const column = fieldFilters.find((filter) => filter.name === name)?.column ?? name
  return sql<SqlBool>`${sql.ref(column)} = ${sql.lit(isList(column) ? '[]' : '')}`
}

/** Condition: the list has the text, in upper or lower case. */
function hasText(db: Database, column: string, text: string) {
  const pattern = `%${toLowerAscii(JSON.stringify(text)).replace(/[\\%_]/g, '\\$&')}%`
  return sql<SqlBool>`${foldCase(db, column)} like ${pattern} escape '\\'`
}

/** Changes only ASCII letters to lower case, as the databases do. */
const toLowerAscii = (text: string) => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase())

/**
 * Condition: each word is in the name, an e-mail, the city, the guardian or a note of the lead, or its
 * digits are in a phone, also in international form.
 */
function matchesSearch(db: Database, q: string): Condition {
  const isPhone = parsePhone(q, MIN_PHONE_DIGITS) !== undefined
  const words = (isPhone ? [q] : splitWords(q)).map(listSearchTexts)
  const indexed = isPostgres(db) ? [] : words.filter((texts) => texts.every(isIndexed))
  const others = words.filter((texts) => !indexed.includes(texts))
  const conditions = [
    ...(indexed.length > 0 ? [hasLetters(indexed)] : []),
    ...others.map((texts) => matchesWord(db, texts)),
  ]
  return sql<SqlBool>`(${sql.join(conditions, sql` and `)})`
}

/** The number of words that are searched apart; the last one has the rest of the query. */
const MAX_WORDS = 6

function splitWords(q: string) {
  const words = q.trim().split(/\s+/)
  return [...words.slice(0, MAX_WORDS - 1), words.slice(MAX_WORDS - 1).join(' ')].filter(
    (word, index) => word || index === 0,
  )
}

/** Condition: the lead, or a note of it or of a lead merged into it, contains one of the texts. */
function matchesWord(db: Database, texts: string[]): Condition {
  const ids = sql`
    select id from leads where merged_into is null and ${containsOne(db, texts)}
    union all
    select own.primary_lead_id from leads as own
    inner join lead_guardians on lead_guardians.lead_id = own.id
    where guardian_id in (select id from guardians where ${containsOne(db, texts)})
    union all
    select noted.primary_lead_id from leads as noted
    where noted.id in (select lead_id from lead_note_search where ${containsOne(db, texts)})`
  // PostgreSQL expects few leads of any word, and would run the query again for each lead of another word.
  return isPostgres(db) ? sql<SqlBool>`id = any(array(${ids}))` : sql<SqlBool>`id in (${ids})`
}

/** Condition: the search text contains one of the texts. */
function containsOne(db: Database, texts: string[]): Condition {
  const contains = or(texts.map((text) => searchTextContains(db, 'search_text', text)))
  if (!isPostgres(db) || !texts.every(isIndexed)) return contains
  const trigrams = texts.map(listTrigrams)
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

/** Condition on primary leads: the search text contains the text. */
export const hasSearchText = (db: Database, text: string) =>
  isPostgres(db) || !isIndexed(text)
    ? containsOne(db, [text])
    : // The index also has guardians and notes.
      sql<SqlBool>`(${hasLetters([[text]])} and ${containsOne(db, [text])})`

function listTrigrams(text: string) {
  const letters = [...toSearchText(text)]
  const size = INDEXED_LETTERS
  return letters.slice(size - 1).map((_, at) => letters.slice(at, at + size).join(''))
}

const or = (conditions: Condition[]) => sql<SqlBool>`(${sql.join(conditions, sql` or `)})`

/** Condition: the id belongs to a lead that matches the search, or to a lead merged into it. */
export function isLeadMatching(db: Database, id: Expression<string | null>, q: string): Condition {
  return sql<SqlBool>`${id} in (select id from leads where primary_lead_id in (
    select id from leads where merged_into is null
      and ${matchesSearch(db, q)}))`
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

/** Condition: a document of the lead ends soon or has ended, and the lead is not lost. */
function hasExpiringDocument(hoursAndSettings: HoursAndSettings): Condition {
  const today = toOfficeDay(hoursAndSettings, new Date())
  return sql<SqlBool>`leads.id in (
    select own.primary_lead_id from student_documents
    inner join leads as own on own.id = student_documents.lead_id
    where valid_until <= ${addDays(today, expiryWarningDays[0])}
      and student_documents.state not in ('rejected', 'not_needed')
      and student_documents.deleted_at is null and duplicate_of is null)
    and not ${hasOutcome('lost')}`
}

/** Condition: the lead has no activity in the last months and no task that is not due yet. */
function isInactive({ inactive_months }: HoursAndSettings): Condition {
  if (inactive_months === 0) return sql<SqlBool>`1 = 0`
  const now = new Date()
  return sql<SqlBool>`last_activity_at < ${monthsBefore(now, inactive_months).toISOString()}
    and not exists (select 1 from tasks
      inner join leads as linked_lead on linked_lead.id = tasks.lead_id
      where linked_lead.primary_lead_id = leads.id and tasks.done_at is null
        and tasks.deleted_at is null and tasks.due_at >= ${now.toISOString()})`
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
  return getMoment(hoursAndSettings, dayOrMoment, days * MINUTES_PER_DAY).toISOString()
}
