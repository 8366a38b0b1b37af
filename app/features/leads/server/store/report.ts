import { type SqlBool, sql } from 'kysely'
import type { Database } from '#database/connect.ts'
import { inWorker } from '#database/sqlite-worker.ts'
import type { Followed } from '../../query-contract.ts'
import type { Report, ReportedBy } from '../../report-contract.ts'
import { type Clock, type Condition, isAsked, matching, toMoment } from './filters.ts'
import { findSince, selectDue } from './follow-ups.ts'
import { judgeGoal } from './goal.ts'
import { timeStages } from './stays.ts'

interface Span {
  from: string
  until: string
  by?: ReportedBy
}

/** Who came on these days, and what became of them; as far as `reach` goes. */
export async function readReport(
  db: Database,
  span: Span,
  clock: Clock,
  reach?: Condition,
): Promise<Report> {
  const { from, until, by = 'country' } = span
  const days = { from, until, reach }
  const [came, due, follow_ups_since, lost_reasons, times, stages, questions] = await Promise.all([
    listCame(db, { ...days, by }, clock),
    listDue(db, { ...days, by }, clock),
    findSince(db),
    countReasons(db, days, clock),
    timeStages(db, { from: toMoment(from, clock, 0), until: toMoment(until, clock, 1) }, reach),
    listStages(db),
    listQuestions(db, { ...days, by }, clock),
  ])
  // Erased enquiries have no owner, so they count only without a scope.
  const erased = reach ? [] : await countErased(db, days)
  const endings = new Map(stages.map(({ id, ending }) => [id, ending]))
  const count = (some: Came[]) => ({
    leads: sum(some),
    waiting: sum(some.filter(({ is_waiting }) => is_waiting)),
    won: sum(some.filter(({ stage_id }) => endings.get(stage_id) === 'won')),
    lost: sum(some.filter(({ stage_id }) => endings.get(stage_id) === 'lost')),
    met: sum(some.filter(({ goal }) => goal === 'met')),
    missed: sum(some.filter(({ goal }) => goal === 'missed')),
  })
  const [cameBy, dueBy, askedBy] = [groupBy(came, by), groupBy(due, by), groupBy(questions, by)]
  const keys = new Set([...cameBy.keys(), ...dueBy.keys(), ...askedBy.keys()])
  const groups = [...keys].map((key) => ({
    ...{ key, ...count(cameBy.get(key) ?? []) },
    ...countDue(dueBy.get(key) ?? []),
    ...timeQuestions(askedBy.get(key) ?? []),
  }))
  return {
    ...{ from, until },
    ...count(came),
    ...countDue(due),
    follow_ups_since,
    ...timeQuestions([...questions, ...erased]),
    groups: groups.toSorted(
      (one, other) => other.leads - one.leads || one.key.localeCompare(other.key),
    ),
    stages: stages.map(({ id, name }) => ({
      ...{ id, name },
      leads: sum(came.filter(({ stage_id }) => stage_id === id)),
      ...(times.get(id) ?? { been: 0, median_minutes: null, p90_minutes: null }),
    })),
    lost_reasons,
  }
}

type Days = Pick<Span, 'from' | 'until'> & { reach?: Condition }

/** How many leads are alike in what is counted. */
interface Came {
  key: string | null
  stage_id: string
  is_waiting: number
  goal: string | null
  leads: number
}

const sum = (some: Came[]) => some.reduce((total, { leads }) => total + Number(leads), 0)

const columns = {
  ...{ country: 'countries', source: 'source', campaign: 'campaign', page: 'page' },
  ...{ channel: 'channel', owner: 'owner_id', branch: 'branch' },
} as const

/** The very leads that the list has for these days, counted by the database. */
async function listCame(
  db: Database,
  { by, reach, ...days }: Days & { by: ReportedBy },
  clock: Clock,
) {
  const { where } = matching(db, days, clock, reach)
  const goal = sql`case when ${judgeGoal('met', clock)} then 'met'
    when ${judgeGoal('missed', clock)} then 'missed' end`
  const { rows } = await sql<Came>`
    select ${inWorker} key, stage_id, is_waiting, goal, count(*) as leads
    from (
      select ${sql.ref(columns[by])} as key, stage_id, ${goal} as goal,
        case when awaiting_reply_since is null then 0 else 1 end as is_waiting
      from leads where ${where}
    ) as came
    group by key, stage_id, is_waiting, goal`.execute(db)
  return rows
}

/** How many follow-ups are alike in what is counted. */
interface Due {
  key: string | null
  state: Followed
  follow_ups: number
}

function countDue(due: Due[]) {
  const count = (state: Followed) =>
    due
      .filter((some) => some.state === state)
      .reduce((total, { follow_ups }) => total + Number(follow_ups), 0)
  return {
    follow_ups_kept: count('kept'),
    follow_ups_late: count('late'),
    follow_ups_open: count('open'),
  }
}

/** What was due on these days, whenever those came for whom it was. */
async function listDue(
  db: Database,
  { by, reach = sql<SqlBool>`1 = 1`, ...days }: Days & { by: ReportedBy },
  clock: Clock,
) {
  const { rows } = await sql<Due>`
    select ${inWorker} ${sql.ref(`leads.${columns[by]}`)} as key, due.state, count(*) as follow_ups
    from ${selectDue(days, clock)} as due
    inner join leads on leads.id = due.lead_id
    where leads.merged_into is null and ${reach}
    group by ${sql.ref(`leads.${columns[by]}`)}, due.state`.execute(db)
  return rows
}

/** Why they went, most often first. */
async function countReasons(db: Database, { reach, ...days }: Days, clock: Clock) {
  const { where } = matching(db, days, clock, reach)
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

/** What was asked on these days, whenever those came who did. A list of people from before asks nothing. */
async function listQuestions(
  db: Database,
  { from, until, by, reach = sql<SqlBool>`1 = 1` }: Days & { by: ReportedBy },
  clock: Clock,
) {
  const { rows } = await sql<Asked & { key: string | null }>`
    select ${inWorker} ${sql.ref(`leads.${columns[by]}`)} as key, asked.first_response_minutes as minutes,
      count(*) as questions
    from enquiries as asked
    inner join leads as part on part.id = asked.lead_id
    inner join leads on leads.id = part.primary_lead_id
    where ${isAsked({ from, until }, clock)} and leads.merged_into is null and ${reach}
    group by ${sql.ref(`leads.${columns[by]}`)}, asked.first_response_minutes`.execute(db)
  return rows
}

/** Counts enquiries of erased leads on these days. */
async function countErased(db: Database, { from, until }: Days): Promise<Asked[]> {
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
interface Asked {
  minutes: number | null
  questions: number
}

function timeQuestions(all: Asked[]) {
  const timed = all
    .flatMap(({ minutes, questions }) => (minutes === null ? [] : [{ minutes, questions }]))
    .toSorted((one, other) => one.minutes - other.minutes)
  const count = (some: Asked[]) =>
    some.reduce((total, { questions }) => total + Number(questions), 0)
  const total = count(timed)
  // The nearest rank: of those in order the first that is not passed by so large a part.
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

/** One who wishes two countries stands in both groups. */
function groupBy<Some extends Pick<Came, 'key'>>(all: Some[], by: ReportedBy) {
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

function keysOf({ key }: Pick<Came, 'key'>, by: ReportedBy): string[] {
  if (by === 'owner') return [key ?? 'nobody']
  if (by !== 'country') return [key ?? '']
  const codes: string[] = JSON.parse(key ?? '[]')
  return codes.length > 0 ? codes : ['']
}
