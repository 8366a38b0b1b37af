import { sql } from 'kysely'
import type { Database } from '#database/connect.ts'
import { aside } from '#database/sqlite-aside.ts'
import type { Report, ReportedBy } from '../../report-contract.ts'
import { type Clock, matching, toMoment } from './filters.ts'
import { judgeGoal } from './goal.ts'

interface Asked {
  from: string
  until: string
  by?: ReportedBy
}

/** Who came on these days, and what became of them. */
export async function readReport(db: Database, asked: Asked, clock: Clock): Promise<Report> {
  const { from, until, by = 'country' } = asked
  const [leads, stages, questions] = await Promise.all([
    listLeads(db, { from, until }, clock),
    listStages(db),
    listQuestions(db, { from, until }, clock),
  ])
  const endings = new Map(stages.map(({ id, ending }) => [id, ending]))
  const count = (some: Came[]) => ({
    leads: some.length,
    waiting: some.filter(({ waiting_since }) => waiting_since !== null).length,
    won: some.filter(({ stage_id }) => endings.get(stage_id) === 'won').length,
    lost: some.filter(({ stage_id }) => endings.get(stage_id) === 'lost').length,
    met: some.filter(({ goal }) => goal === 'met').length,
    missed: some.filter(({ goal }) => goal === 'missed').length,
  })
  const lost = leads.filter(({ lost_reason }) => lost_reason !== '')
  return {
    ...count(leads),
    ...timeQuestions(questions),
    groups: groupBy(leads, (lead) => keysOf(lead, by)).map(([key, some]) => ({
      key,
      ...count(some),
    })),
    stages: stages.map(({ id, name }) => ({
      ...{ id, name },
      leads: leads.filter(({ stage_id }) => stage_id === id).length,
    })),
    lost_reasons: groupBy(lost, ({ lost_reason }) => [lost_reason]).map(([reason, some]) => ({
      ...{ reason, leads: some.length },
    })),
  }
}

const columns = [
  ...(['countries', 'source', 'way', 'owner_id', 'branch'] as const),
  ...(['stage_id', 'waiting_since', 'lost_reason'] as const),
]

type Came = Awaited<ReturnType<typeof listLeads>>[number]

/** The very leads that the list has for these days. */
function listLeads(db: Database, days: Omit<Asked, 'by'>, clock: Clock) {
  const { where } = matching(db, days, clock)
  const goal = sql<string | null>`case when ${judgeGoal('met', clock)} then 'met'
    when ${judgeGoal('missed', clock)} then 'missed' end`.as('goal')
  return db
    .selectFrom('leads')
    .modifyFront(aside)
    .select([...columns, goal])
    .where(where)
    .execute()
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

/** What was asked on these days, by whomever; of who was erased the day is that of UTC. */
async function listQuestions(db: Database, days: Omit<Asked, 'by'>, clock: Clock) {
  const [of, erased] = await Promise.all([
    db
      .selectFrom('lead_enquiries')
      .modifyFront(aside)
      .select('answer_minutes')
      .where('at', '>=', toMoment(days.from, clock, 0))
      .where('at', '<', toMoment(days.until, clock, 1))
      .execute(),
    db
      .selectFrom('lead_traces')
      .select('answer_minutes')
      .where('day', '>=', days.from)
      .where('day', '<=', days.until)
      .execute(),
  ])
  return [...of, ...erased].map(({ answer_minutes }) => answer_minutes)
}

function timeQuestions(questions: (number | null)[]) {
  const timed = questions
    .filter((minutes) => minutes !== null)
    .toSorted((one, other) => one - other)
  // The nearest rank: of those in order the first that is not passed by so large a part.
  const at = (part: number) => timed[Math.max(0, Math.ceil(part * timed.length) - 1)] ?? null
  return { enquiries: questions.length, median_minutes: at(0.5), p90_minutes: at(0.9) }
}

function keysOf({ countries, source, way, owner_id, branch }: Came, by: ReportedBy): string[] {
  if (by === 'country') {
    const codes: string[] = JSON.parse(countries)
    return codes.length > 0 ? codes : ['']
  }
  return [{ source, way, branch, owner: owner_id ?? 'nobody' }[by]]
}

/** Each with its keys, the largest first, and alike ones by their keys. */
function groupBy(leads: Came[], keys: (lead: Came) => string[]): [string, Came[]][] {
  const groups = new Map<string, Came[]>()
  for (const lead of leads) {
    for (const key of keys(lead)) {
      const group = groups.get(key)
      if (group) group.push(lead)
      else groups.set(key, [lead])
    }
  }
  return [...groups].toSorted(
    ([oneKey, one], [otherKey, other]) =>
      other.length - one.length || oneKey.localeCompare(otherKey),
  )
}
