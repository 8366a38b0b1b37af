import { type RawBuilder, sql } from 'kysely'
import { scopeOf } from '#app/features/leads/server/lead-scope.ts'
import { getMoment } from '#app/features/office/hours-contract.ts'
import type { Viewer } from '#app/platform/server/auth/viewer.ts'
import { inWorker } from '#database/sqlite-worker.ts'
import type { RateGrouping } from '../rates-contract.ts'
import {
  type ApplicationReport,
  type Conversion,
  type PipelineGroup,
  phases,
  type StepTime,
} from '../report-contract.ts'
import { stepsWithPhases } from './phases.ts'
import { isWithin } from './rate-conditions.ts'
import {
  type App,
  joinNamed,
  keyOf,
  listInactiveOwners,
  nameOf,
  type RateQuery,
  selectFiltered,
} from './rates.ts'

const MINUTE_MS = 60_000
const MINUTES_PER_DAY = 24 * 60

type Condition = RawBuilder<unknown>

/** Reports on the applications in the viewer's scope. */
export async function readReport(
  app: App,
  query: RateQuery,
  viewer: Viewer,
): Promise<ApplicationReport> {
  const inactiveOwners = await listInactiveOwners(app)
  const where = await selectFiltered(app, query.filters, inactiveOwners, viewer)
  const clock = await app.office.read()
  const moments = {
    from: getMoment(clock, query.from, 0).toISOString(),
    until: getMoment(clock, query.until, MINUTES_PER_DAY).toISOString(),
  }
  const [pipeline, step_times, refusals, conversions] = await Promise.all([
    countOpen(app, { by: query.by, inactiveOwners }, where),
    measureSteps(app, moments, where),
    countRefusals(app, query, where),
    countConversions(app, moments, { where, scope: scopeOf(viewer), filters: query.filters }),
  ])
  return { from: query.from, until: query.until, pipeline, step_times, refusals, conversions }
}

interface OpenCount {
  key: string
  name: string
  name_ne: string
  phase: PhaseName
  count: number
}
type PhaseName = (typeof phases)[number]

async function countOpen(
  { db }: App,
  { by, inactiveOwners }: { by: RateGrouping; inactiveOwners: string[] },
  where: Condition,
): Promise<PipelineGroup[]> {
  const { rows } = await sql<OpenCount>`
    with ${stepsWithPhases}
    select ${inWorker} ${keyOf(by, inactiveOwners)} as key, ${nameOf(by, 'name')} as name,
      ${nameOf(by, 'name_ne')} as name_ne, steps.phase as phase, count(*) as count
    from applications join steps on steps.id = applications.step_id ${joinNamed(by)}
    where ${where} and applications.outcome is null
    group by 1, 2, 3, 4`.execute(db)
  const groups = [...Map.groupBy(rows, ({ key }) => key)].map(([key, counts]) => {
    const countPhase = (phase: PhaseName) =>
      counts.reduce((sum, row) => sum + (row.phase === phase ? Number(row.count) : 0), 0)
    const byPhase = phases.map((phase) => [phase, countPhase(phase)] as const)
    return {
      key,
      name: counts[0]?.name ?? '',
      name_ne: counts[0]?.name_ne ?? '',
      open: byPhase.reduce((sum, [, count]) => sum + count, 0),
      phases: Object.fromEntries(byPhase) as PipelineGroup['phases'],
    }
  })
  return groups.toSorted((a, b) => b.open - a.open || a.key.localeCompare(b.key))
}

/** Measures the visits of steps that ended in the period. */
async function measureSteps(
  { db }: App,
  { from, until }: { from: string; until: string },
  where: Condition,
): Promise<StepTime[]> {
  // One text per step, because databases sort several times slower.
  const { rows } = await sql<Omit<StepTime, 'visits'> & { times: string }>`
    with visited as materialized (
      select visit.step_id as step_id,
        string_agg(visit.entered_at || ' ' || visit.exited_at, ',') as times
      from application_steps as visit join applications on applications.id = visit.application_id
      where ${where} and visit.exited_at >= ${from} and visit.exited_at < ${until}
      group by visit.step_id)
    select ${inWorker} track_steps.id as step_id, track_steps.name as name,
      track_steps.name_ne as name_ne, tracks.name as track, tracks.name_ne as track_ne, times
    from visited join track_steps on track_steps.id = visited.step_id
    join tracks on tracks.id = track_steps.track_id
    order by tracks.position, tracks.id, track_steps.position, track_steps.id`.execute(db)
  return rows.map(({ times, ...step }) => Object.assign(step, summarizeTimes(times)))
}

function summarizeTimes(times: string) {
  const minutes = Int32Array.from(times.split(','), (visit) => {
    const [entered = '', exited = ''] = visit.split(' ')
    // Not negative after the server's clock was set back.
    return Math.max(0, Math.round((Date.parse(exited) - Date.parse(entered)) / MINUTE_MS))
  }).sort()
  // The nearest-rank percentile.
  const percentile = (fraction: number) => minutes[Math.ceil(fraction * minutes.length) - 1] ?? 0
  return {
    visits: minutes.length,
    median_minutes: percentile(0.5),
    p90_minutes: percentile(0.9),
  }
}

async function countRefusals({ db }: App, period: RateQuery, where: Condition) {
  const { rows } = await sql<{ reason: string; applications: number }>`
    select ${inWorker} applications.outcome_reason as reason, count(*) as applications
    from applications
    where ${where} and applications.outcome = 'refused' and ${isWithin('decided_on', period)}
    group by 1`.execute(db)
  return rows
    .map(({ reason, applications }) => ({
      reason: reason as ApplicationReport['refusals'][number]['reason'],
      applications: Number(applications),
    }))
    .toSorted((a, b) => b.applications - a.applications || a.reason.localeCompare(b.reason))
}

/** Returns the steps that an application enters with an offer or later; '' stands for none. */
async function listOfferedSteps(db: App['db']) {
  const { rows } = await sql<{ id: string }>`
    with ${stepsWithPhases}
    select id from steps where phase not in ('none', 'applied')`.execute(db)
  return rows.length > 0 ? rows.map(({ id }) => id) : ['']
}

interface Selection {
  where: Condition
  scope: ReturnType<typeof scopeOf>
  filters: RateQuery['filters']
}

/**
 * Counts primary leads by their source and how far their applications came. Filters of applications
 * select the applications; the branch selects the leads, too.
 */
async function countConversions(
  { db }: App,
  { from, until }: { from: string; until: string },
  { where, scope, filters }: Selection,
): Promise<Conversion[]> {
  const offered = await listOfferedSteps(db)
  const isAdded = sql`leads.merged_into is null
    and leads.created_at >= ${from} and leads.created_at < ${until}`
  // SQLite reads the tables of a cross join in this order: only the leads of the period.
  const { rows } = await sql<Conversion>`
    with added as materialized (
      select own.id as id, own.primary_lead_id as primary_lead_id
      from leads join leads as own on own.primary_lead_id = leads.id where ${isAdded}),
    reached as materialized (
      select added.primary_lead_id as lead_id,
        max(case when applications.outcome = 'enrolled' then 3
          when applications.visa_decision = 'granted' then 2
          when applications.visa_decision is not null or applications.outcome = 'did_not_arrive'
            or exists (select 1 from application_steps as visit
              where visit.application_id = applications.id and visit.step_id in (${sql.join(offered)}))
            then 1 else 0 end) as furthest
      from added cross join applications
      where applications.lead_id = added.id and ${where} group by added.primary_lead_id)
    select ${inWorker} leads.source as source, count(*) as leads,
      sum(case when furthest >= 0 then 1 else 0 end) as with_application,
      sum(case when furthest >= 1 then 1 else 0 end) as with_offer,
      sum(case when furthest >= 2 then 1 else 0 end) as with_visa,
      sum(case when furthest >= 3 then 1 else 0 end) as enrolled
    from leads left join reached on reached.lead_id = leads.id
    where ${isAdded} and ${scope ?? sql`1 = 1`}
      and ${filters.branch ? sql`leads.branch = ${filters.branch}` : sql`1 = 1`}
    group by 1`.execute(db)
  return rows
    .map(({ source, ...counts }) => {
      const numbers = Object.entries(counts).map(([name, count]) => [name, Number(count)])
      return Object.assign(Object.fromEntries(numbers), { source }) as Conversion
    })
    .toSorted((a, b) => b.leads - a.leads || a.source.localeCompare(b.source))
}
