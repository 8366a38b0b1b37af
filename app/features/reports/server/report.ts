import { type SqlBool, sql } from 'kysely'
import { fieldFilters } from '#app/features/leads/fields-contract.ts'
import type { FollowUpResult } from '#app/features/leads/query-contract.ts'
import {
  type Condition,
  isEnquiryWithin,
  isPrimaryLead,
  listConditions,
  toTimestamp,
} from '#app/features/leads/server/store/filters.ts'
import {
  type HoursAndSettings,
  meetsResponseTarget,
} from '#app/features/leads/server/store/settings.ts'
import { measureStageTimes } from '#app/features/leads/server/store/stages.ts'
import { findFirstTask, selectTaskResults } from '#app/features/leads/server/store/task-results.ts'
import type { Database } from '#database/connect.ts'
import { inWorker } from '#database/sqlite-worker.ts'
import {
  type Report,
  type ReportFilters,
  type ReportGrouping,
  reportFilterNames,
} from '../contract.ts'

interface Span {
  from: string
  until: string
  by?: ReportGrouping
}

/**
 * Reports on the leads in scope that were created on these days, on follow-ups and on response
 * times.
 */
export async function readReport(
  db: Database,
  span: Span,
  hoursAndSettings: HoursAndSettings,
  scope?: Condition,
): Promise<Report> {
  const { from, until, by = 'country' } = span
  const days = { from, until, scope }
  const [created, followUps, follow_ups_since, lost_reasons, stageTimes, stages, enquiries] =
    await Promise.all([
      countCreatedLeads(db, { ...days, by }, hoursAndSettings),
      countFollowUps(db, { ...days, by }, hoursAndSettings),
      findFirstTask(db),
      countLostReasons(db, days, hoursAndSettings),
      measureStageTimes(
        db,
        {
          from: toTimestamp(from, hoursAndSettings, 0),
          until: toTimestamp(until, hoursAndSettings, 1),
        },
        scope,
      ),
      listStages(db),
      countEnquiries(db, { ...days, by }, hoursAndSettings),
    ])
  // Erased enquiries have no owner, so they count only without a scope.
  const erased = scope ? [] : await countErasedEnquiries(db, days)
  const outcomes = new Map(stages.map(({ id, outcome }) => [id, outcome]))
  const countLeads = (leads: LeadCount[]) => ({
    leads: sum(leads),
    awaiting_reply: sum(leads.filter(({ is_waiting }) => is_waiting)),
    won: sum(leads.filter(({ stage_id }) => outcomes.get(stage_id) === 'won')),
    lost: sum(leads.filter(({ stage_id }) => outcomes.get(stage_id) === 'lost')),
    met: sum(leads.filter(({ target_result }) => target_result === 'met')),
    missed: sum(leads.filter(({ target_result }) => target_result === 'missed')),
  })
  const [createdByKey, followUpsByKey, enquiriesByKey] = [
    groupBy(created, by),
    groupBy(followUps, by),
    groupBy(enquiries, by),
  ]
  const keys = new Set([...createdByKey.keys(), ...followUpsByKey.keys(), ...enquiriesByKey.keys()])
  const groups = [...keys].map((key) => ({
    key,
    ...countLeads(createdByKey.get(key) ?? []),
    ...sumFollowUps(followUpsByKey.get(key) ?? []),
    ...measureResponses(enquiriesByKey.get(key) ?? []),
  }))
  return {
    from,
    until,
    ...countLeads(created),
    ...sumFollowUps(followUps),
    follow_ups_since,
    ...measureResponses([...enquiries, ...erased]),
    groups: groups.toSorted((a, b) => b.leads - a.leads || a.key.localeCompare(b.key)),
    stages: stages.map(({ id, name }) => {
      const times = stageTimes.get(id)
      return {
        id,
        name,
        leads: sum(created.filter(({ stage_id }) => stage_id === id)),
        reached: times?.reached ?? 0,
        median_minutes: times?.median_minutes ?? null,
        p90_minutes: times?.p90_minutes ?? null,
      }
    }),
    lost_reasons,
  }
}

/** Returns the condition of the scope and of the filters; undefined for all leads. */
export function narrowScope(
  db: Database,
  query: ReportFilters,
  hoursAndSettings: HoursAndSettings,
  scope?: Condition,
): Condition | undefined {
  const filters = Object.fromEntries(reportFilterNames.map((name) => [name, query[name]]))
  const conditions = listConditions(db, filters, hoursAndSettings)
  if (conditions.length === 0) return scope
  const isMatching = sql<SqlBool>`leads.id in (
    select leads.id from leads where ${isPrimaryLead(conditions)})`
  return scope ? sql<SqlBool>`${scope} and ${isMatching}` : isMatching
}

type Days = Pick<Span, 'from' | 'until'> & { scope?: Condition }

/** The number of leads that have the same values. */
interface LeadCount {
  key: string | null
  stage_id: string
  is_waiting: number
  target_result: string | null
  leads: number
}

const sum = (counts: LeadCount[]) => counts.reduce((total, { leads }) => total + Number(leads), 0)

const columnOf = (by: ReportGrouping) =>
  fieldFilters.find(({ name }) => name === by)?.column ?? 'owner_id'

/** Counts the leads that the list shows for these days. */
async function countCreatedLeads(
  db: Database,
  { by, scope, ...days }: Days & { by: ReportGrouping },
  hoursAndSettings: HoursAndSettings,
) {
  const where = isPrimaryLead(listConditions(db, days, hoursAndSettings, scope))
  const target_result = sql`case when ${meetsResponseTarget('met', hoursAndSettings)} then 'met'
    when ${meetsResponseTarget('missed', hoursAndSettings)} then 'missed' end`
  const { rows } = await sql<LeadCount>`
    select ${inWorker} key, stage_id, is_waiting, target_result, count(*) as leads
    from (
      select ${sql.ref(columnOf(by))} as key, stage_id, ${target_result} as target_result,
        case when awaiting_reply_since is null then 0 else 1 end as is_waiting
      from leads where ${where}
    ) as created_leads
    group by key, stage_id, is_waiting, target_result`.execute(db)
  return rows
}

/** The number of follow-ups that have the same values. */
interface FollowUpCount {
  key: string | null
  state: FollowUpResult
  follow_ups: number
}

function sumFollowUps(counts: FollowUpCount[]) {
  const sumState = (state: FollowUpResult) =>
    counts
      .filter((count) => count.state === state)
      .reduce((total, { follow_ups }) => total + Number(follow_ups), 0)
  return {
    follow_ups_on_time: sumState('on_time'),
    follow_ups_late: sumState('late'),
    follow_ups_open: sumState('open'),
  }
}

/** Counts tasks due on these days, regardless of when their leads were created. */
async function countFollowUps(
  db: Database,
  { by, scope = sql<SqlBool>`1 = 1`, ...days }: Days & { by: ReportGrouping },
  hoursAndSettings: HoursAndSettings,
) {
  const { rows } = await sql<FollowUpCount>`
    select ${inWorker} ${sql.ref(`leads.${columnOf(by)}`)} as key, due.state, count(*) as follow_ups
    from ${selectTaskResults(days, hoursAndSettings)} as due
    inner join leads on leads.id = due.lead_id
    where leads.merged_into is null and ${scope}
    group by ${sql.ref(`leads.${columnOf(by)}`)}, due.state`.execute(db)
  return rows
}

/** Counts lost reasons, most frequent first. */
async function countLostReasons(
  db: Database,
  { scope, ...days }: Days,
  hoursAndSettings: HoursAndSettings,
) {
  const where = isPrimaryLead(listConditions(db, days, hoursAndSettings, scope))
  const rows = await db
    .selectFrom('leads')
    .modifyFront(inWorker)
    .select((eb) => ['lost_reason as reason', eb.fn.countAll<number>().as('leads')])
    .where(where)
    .where('lost_reason', '!=', '')
    .groupBy('lost_reason')
    .execute()
  return rows
    .map(({ reason, leads }) => ({ reason, leads: Number(leads) }))
    .toSorted((a, b) => b.leads - a.leads || a.reason.localeCompare(b.reason))
}

function listStages(db: Database) {
  return db
    .selectFrom('lead_stages')
    .select(['id', 'name', 'outcome'])
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute()
}

/** Counts enquiries of these days without imports, regardless of when their leads were created. */
async function countEnquiries(
  db: Database,
  { from, until, by, scope = sql<SqlBool>`1 = 1` }: Days & { by: ReportGrouping },
  hoursAndSettings: HoursAndSettings,
) {
  const { rows } = await sql<EnquiryCount & { key: string | null }>`
    select ${inWorker} ${sql.ref(`leads.${columnOf(by)}`)} as key, enquiry.first_response_minutes as minutes,
      count(*) as enquiries
    from enquiries as enquiry
    inner join leads as linked_lead on linked_lead.id = enquiry.lead_id
    inner join leads on leads.id = linked_lead.primary_lead_id
    where ${isEnquiryWithin({ from, until }, hoursAndSettings)} and leads.merged_into is null and ${scope}
    group by ${sql.ref(`leads.${columnOf(by)}`)}, enquiry.first_response_minutes`.execute(db)
  return rows
}

/** Counts enquiries of erased leads on these days. */
async function countErasedEnquiries(db: Database, { from, until }: Days): Promise<EnquiryCount[]> {
  return db
    .selectFrom('anonymous_enquiries')
    .select((eb) => ['first_response_minutes as minutes', eb.fn.countAll<number>().as('enquiries')])
    .where('channel', '<>', 'import')
    .where('day', '>=', from)
    .where('day', '<=', until)
    .groupBy('first_response_minutes')
    .execute()
}

/** The number of enquiries with a response time in minutes; null when it was not measured. */
interface EnquiryCount {
  minutes: number | null
  enquiries: number
}

function measureResponses(counts: EnquiryCount[]) {
  const timed = counts
    .flatMap(({ minutes, enquiries }) => (minutes === null ? [] : [{ minutes, enquiries }]))
    .toSorted((a, b) => a.minutes - b.minutes)
  const sumEnquiries = (list: EnquiryCount[]) =>
    list.reduce((total, { enquiries }) => total + Number(enquiries), 0)
  const total = sumEnquiries(timed)
  // The nearest-rank percentile.
  function percentile(fraction: number) {
    let rank = 0
    const found = timed.find(({ enquiries }) => {
      rank += Number(enquiries)
      return rank >= fraction * total
    })
    return found?.minutes ?? null
  }
  return {
    enquiries: sumEnquiries(counts),
    median_minutes: percentile(0.5),
    p90_minutes: percentile(0.9),
  }
}

/** A lead with two countries is in both groups. */
function groupBy<Count extends Pick<LeadCount, 'key'>>(counts: Count[], by: ReportGrouping) {
  const groups = new Map<string, Count[]>()
  for (const count of counts) {
    for (const key of keysOf(count, by)) {
      const group = groups.get(key)
      if (group) group.push(count)
      else groups.set(key, [count])
    }
  }
  return groups
}

function keysOf({ key }: Pick<LeadCount, 'key'>, by: ReportGrouping): string[] {
  if (by === 'owner') return [key ?? 'unassigned']
  if (by !== 'country') return [key ?? '']
  const codes: string[] = JSON.parse(key ?? '[]')
  return codes.length > 0 ? codes : ['']
}
