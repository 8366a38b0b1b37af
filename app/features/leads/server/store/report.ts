import { type SqlBool, sql } from 'kysely'
import type { Database } from '#database/connect.ts'
import { inWorker } from '#database/sqlite-worker.ts'
import type { FollowUpResult } from '../../query-contract.ts'
import type { Report, ReportGrouping } from '../../report-contract.ts'
import {
  buildConditions,
  type Clock,
  type Condition,
  isEnquiryWithin,
  toMoment,
} from './filters.ts'
import { findFirstFollowUp, selectDue } from './follow-ups.ts'
import { meetsResponseTarget } from './response-target.ts'
import { measureStageTimes } from './stage-history.ts'

interface Span {
  from: string
  until: string
  by?: ReportGrouping
}

/** Reports on leads within `scope` that were created in this period. */
export async function readReport(
  db: Database,
  span: Span,
  clock: Clock,
  scope?: Condition,
): Promise<Report> {
  const { from, until, by = 'country' } = span
  const days = { from, until, scope }
  const [created, due, follow_ups_since, lost_reasons, times, stages, questions] =
    await Promise.all([
      countCreatedLeads(db, { ...days, by }, clock),
      listDue(db, { ...days, by }, clock),
      findFirstFollowUp(db),
      countReasons(db, days, clock),
      measureStageTimes(
        db,
        { from: toMoment(from, clock, 0), until: toMoment(until, clock, 1) },
        scope,
      ),
      listStages(db),
      listEnquiries(db, { ...days, by }, clock),
    ])
  // Erased enquiries have no owner, so they count only without a scope.
  const erased = scope ? [] : await countErased(db, days)
  const endings = new Map(stages.map(({ id, ending }) => [id, ending]))
  const count = (some: CreatedLeads[]) => ({
    leads: sum(some),
    awaiting_reply: sum(some.filter(({ is_waiting }) => is_waiting)),
    won: sum(some.filter(({ stage_id }) => endings.get(stage_id) === 'won')),
    lost: sum(some.filter(({ stage_id }) => endings.get(stage_id) === 'lost')),
    met: sum(some.filter(({ goal }) => goal === 'met')),
    missed: sum(some.filter(({ goal }) => goal === 'missed')),
  })
  const [cameBy, dueBy, askedBy] = [groupBy(created, by), groupBy(due, by), groupBy(questions, by)]
  const keys = new Set([...cameBy.keys(), ...dueBy.keys(), ...askedBy.keys()])
  const groups = [...keys].map((key) => ({
    ...{ key, ...count(cameBy.get(key) ?? []) },
    ...countDue(dueBy.get(key) ?? []),
    ...measureResponses(askedBy.get(key) ?? []),
  }))
  return {
    ...{ from, until },
    ...count(created),
    ...countDue(due),
    follow_ups_since,
    ...measureResponses([...questions, ...erased]),
    groups: groups.toSorted(
      (one, other) => other.leads - one.leads || one.key.localeCompare(other.key),
    ),
    stages: stages.map(({ id, name }) => ({
      ...{ id, name },
      leads: sum(created.filter(({ stage_id }) => stage_id === id)),
      ...(times.get(id) ?? { reached: 0, median_minutes: null, p90_minutes: null }),
    })),
    lost_reasons,
  }
}

type Days = Pick<Span, 'from' | 'until'> & { scope?: Condition }

/** Number of leads with the same counted values. */
interface CreatedLeads {
  key: string | null
  stage_id: string
  is_waiting: number
  goal: string | null
  leads: number
}

const sum = (some: CreatedLeads[]) => some.reduce((total, { leads }) => total + Number(leads), 0)

const columns = {
  ...{ country: 'countries', source: 'source', campaign: 'campaign', page: 'page' },
  ...{ channel: 'channel', owner: 'owner_id', branch: 'branch' },
} as const

/** Counts the leads of the list in this period, in the database. */
async function countCreatedLeads(
  db: Database,
  { by, scope, ...days }: Days & { by: ReportGrouping },
  clock: Clock,
) {
  const { where } = buildConditions(db, days, clock, scope)
  const goal = sql`case when ${meetsResponseTarget('met', clock)} then 'met'
    when ${meetsResponseTarget('missed', clock)} then 'missed' end`
  const { rows } = await sql<CreatedLeads>`
    select ${inWorker} key, stage_id, is_waiting, goal, count(*) as leads
    from (
      select ${sql.ref(columns[by])} as key, stage_id, ${goal} as goal,
        case when awaiting_reply_since is null then 0 else 1 end as is_waiting
      from leads where ${where}
    ) as came
    group by key, stage_id, is_waiting, goal`.execute(db)
  return rows
}

/** Number of follow-ups with the same counted values. */
interface Due {
  key: string | null
  state: FollowUpResult
  follow_ups: number
}

function countDue(due: Due[]) {
  const count = (state: FollowUpResult) =>
    due
      .filter((some) => some.state === state)
      .reduce((total, { follow_ups }) => total + Number(follow_ups), 0)
  return {
    follow_ups_on_time: count('on_time'),
    follow_ups_late: count('late'),
    follow_ups_open: count('open'),
  }
}

/** Counts follow-ups due in this period, of all leads. */
async function listDue(
  db: Database,
  { by, scope = sql<SqlBool>`1 = 1`, ...days }: Days & { by: ReportGrouping },
  clock: Clock,
) {
  const { rows } = await sql<Due>`
    select ${inWorker} ${sql.ref(`leads.${columns[by]}`)} as key, due.state, count(*) as follow_ups
    from ${selectDue(days, clock)} as due
    inner join leads on leads.id = due.lead_id
    where leads.merged_into is null and ${scope}
    group by ${sql.ref(`leads.${columns[by]}`)}, due.state`.execute(db)
  return rows
}

/** Counts lost reasons, most frequent first. */
async function countReasons(db: Database, { scope, ...days }: Days, clock: Clock) {
  const { where } = buildConditions(db, days, clock, scope)
  const rows = await db
    .selectFrom('leads')
    .modifyFront(inWorker)
    .select((is) => ['lost_reason as reason', is.fn.countAll<number>().as('leads')])
    .where(where)
    .where('lost_reason', '!=', '')
    .groupBy('lost_reason')
    .execute()
  return rows
    .map(({ reason, leads }) => ({ reason, leads: Number(leads) }))
    .toSorted((one, other) => other.leads - one.leads || one.reason.localeCompare(other.reason))
}

function listStages(db: Database) {
  return db
    .selectFrom('lead_stages')
    .select(['id', 'name', 'ending'])
    .where('deleted_at', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute()
}

/** Counts enquiries in this period, of all leads. Imported enquiries are excluded. */
async function listEnquiries(
  db: Database,
  { from, until, by, scope = sql<SqlBool>`1 = 1` }: Days & { by: ReportGrouping },
  clock: Clock,
) {
  const { rows } = await sql<AnsweredEnquiry & { key: string | null }>`
    select ${inWorker} ${sql.ref(`leads.${columns[by]}`)} as key, asked.first_response_minutes as minutes,
      count(*) as questions
    from enquiries as asked
    inner join leads as part on part.id = asked.lead_id
    inner join leads on leads.id = part.primary_lead_id
    where ${isEnquiryWithin({ from, until }, clock)} and leads.merged_into is null and ${scope}
    group by ${sql.ref(`leads.${columns[by]}`)}, asked.first_response_minutes`.execute(db)
  return rows
}

/** Counts enquiries of erased leads on these days. */
async function countErased(db: Database, { from, until }: Days): Promise<AnsweredEnquiry[]> {
  return db
    .selectFrom('anonymous_enquiries')
    .select((is) => ['first_response_minutes as minutes', is.fn.countAll<number>().as('questions')])
    .where('channel', '<>', 'import')
    .where('day', '>=', from)
    .where('day', '<=', until)
    .groupBy('first_response_minutes')
    .execute()
}

/** The number of questions by response time in minutes; null when not measured. */
interface AnsweredEnquiry {
  minutes: number | null
  questions: number
}

function measureResponses(all: AnsweredEnquiry[]) {
  const timed = all
    .flatMap(({ minutes, questions }) => (minutes === null ? [] : [{ minutes, questions }]))
    .toSorted((one, other) => one.minutes - other.minutes)
  const count = (some: AnsweredEnquiry[]) =>
    some.reduce((total, { questions }) => total + Number(questions), 0)
  const total = count(timed)
  // The percentile is the nearest rank.
  function at(part: number) {
    let passed = 0
    const found = timed.find(({ questions }) => {
      passed += Number(questions)
      return passed >= part * total
    })
    return found?.minutes ?? null
  }
  return { enquiries: count(all), median_minutes: at(0.5), p90_minutes: at(0.9) }
}

/** A lead with two countries counts in both groups. */
function groupBy<Some extends Pick<CreatedLeads, 'key'>>(all: Some[], by: ReportGrouping) {
  const groups = new Map<string, Some[]>()
  for (const some of all) {
    for (const key of keysOf(some, by)) {
      const group = groups.get(key)
      if (group) group.push(some)
      else groups.set(key, [some])
    }
  }
  return groups
}

function keysOf({ key }: Pick<CreatedLeads, 'key'>, by: ReportGrouping): string[] {
  if (by === 'owner') return [key ?? 'unassigned']
  if (by !== 'country') return [key ?? '']
  const codes: string[] = JSON.parse(key ?? '[]')
  return codes.length > 0 ? codes : ['']
}
