import { type Expression, type RawBuilder, sql } from 'kysely'
import type { OpeningHours } from '#app/contract/office.ts'
import { scopeOf } from '#app/features/leads/server/lead-scope.ts'
import {
  listProgress,
  offeredSteps,
  stepsWithPhases,
} from '#app/features/leads/server/store/application-progress.ts'
import { isEnquiryWithin } from '#app/features/leads/server/store/filters.ts'
import {
  type HoursAndSettings,
  readHoursAndSettings,
} from '#app/features/leads/server/store/settings.ts'
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
import { isWithin } from './rate-conditions.ts'
import {
  type App,
  joinNamed,
  keyOf,
  listInactiveOwners,
  nameOf,
  type Period,
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
  const hours = await readHoursAndSettings(app)
  const [pipeline, step_times, refusals, conversions] = await Promise.all([
    countOpen(app, { by: query.by, inactiveOwners }, where),
    measureSteps(app, toMoments(query, hours), where),
    countRefusals(app, query, where),
    countConversions(app, query, { where, scope: scopeOf(viewer), filters: query.filters, hours }),
  ])
  return { from: query.from, until: query.until, pipeline, step_times, refusals, conversions }
}

const toMoments = ({ from, until }: Period, clock: Pick<OpeningHours, 'time_zone'>) => ({
  from: getMoment(clock, from, 0).toISOString(),
  until: getMoment(clock, until, MINUTES_PER_DAY).toISOString(),
})

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
  // One text per step, because databases sort several times slower. Hardly any application is left out,
  // so that this is faster than a join.
  const { rows } = await sql<Omit<StepTime, 'visits'> & { times: string }>`
    with visited as materialized (
      select visit.step_id as step_id, count(distinct visit.application_id) as applications,
        string_agg(visit.entered_at || ' ' || visit.exited_at, ',') as times
      from application_steps as visit
      where visit.exited_at >= ${from} and visit.exited_at < ${until}
        and visit.application_id not in (select id from applications where (${where}) is not true)
      group by visit.step_id)
    select ${inWorker} track_steps.id as step_id, track_steps.name as name,
      track_steps.name_ne as name_ne, tracks.name as track, tracks.name_ne as track_ne,
      applications, times
    from visited join track_steps on track_steps.id = visited.step_id
    join tracks on tracks.id = track_steps.track_id
    order by tracks.position, tracks.id, track_steps.position, track_steps.id`.execute(db)
  return rows.map(({ times, applications, ...step }) => ({
    ...step,
    applications: Number(applications),
    ...summarizeTimes(times),
  }))
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

/** Returns the ids of `offeredSteps`; '' stands for none. */
async function listOfferedSteps(db: App['db']) {
  const { rows } = await offeredSteps.execute(db)
  return rows.length > 0 ? rows.map(({ id }) => id) : ['']
}

interface Selection {
  where: Condition
  scope: ReturnType<typeof scopeOf>
  filters: RateQuery['filters']
  hours: HoursAndSettings
}

const conversionCounts = [
  'enquiries',
  'leads',
  'with_application',
  'with_offer',
  'with_visa',
  'enrolled',
] as const

type ConversionRow = Partial<Record<(typeof conversionCounts)[number], unknown>> &
  Record<'source' | 'channel', string>

/**
 * Counts enquiries, primary leads and how far the applications of leads came, by source and channel.
 * Filters of applications select the applications; the branch selects the leads, too.
 */
async function countConversions(app: App, period: RateQuery, selection: Selection) {
  const { scope = sql`1 = 1`, filters } = selection
  const isSeen = filters.branch ? sql`${scope} and leads.branch = ${filters.branch}` : scope
  const [leads, enquiries] = await Promise.all([
    countLeads(app, period, selection, isSeen),
    countEnquiries(app, period, selection, isSeen),
  ])
  const rows = [...leads, ...enquiries]
  return { by_source: sumConversions(rows, 'source'), by_channel: sumConversions(rows, 'channel') }
}

async function countLeads(
  { db }: App,
  period: RateQuery,
  { where, hours }: Selection,
  isSeen: Expression<unknown>,
) {
  const { from, until } = toMoments(period, hours)
  const progress = listProgress(sql.join(await listOfferedSteps(db)))
  const isAdded = sql`leads.merged_into is null
    and leads.created_at >= ${from} and leads.created_at < ${until}`
  const sum = (furthest: number) => sql`sum(case when furthest >= ${furthest} then 1 else 0 end)`
  // SQLite reads the tables of a cross join in this order: only the leads of the period.
  const { rows } = await sql<ConversionRow>`
    with added as materialized (
      select own.id as id, own.primary_lead_id as primary_lead_id
      from leads join leads as own on own.primary_lead_id = leads.id where ${isAdded}),
    reached as materialized (
      select added.primary_lead_id as lead_id, max(case when ${progress.enrolled} then 3
        when ${progress.visa} then 2 when ${progress.offer} then 1 else 0 end) as furthest
      from added cross join applications
      where applications.lead_id = added.id and ${where} group by added.primary_lead_id)
    select ${inWorker} leads.source as source, leads.channel as channel, count(*) as leads,
      ${sum(0)} as with_application, ${sum(1)} as with_offer, ${sum(2)} as with_visa,
      ${sum(3)} as enrolled
    from leads left join reached on reached.lead_id = leads.id
    where ${isAdded} and ${isSeen}
    group by 1, 2`.execute(db)
  return rows
}

async function countEnquiries(
  { db }: App,
  period: RateQuery,
  { hours }: Selection,
  isSeen: Expression<unknown>,
) {
  const { rows } = await sql<ConversionRow>`
    select ${inWorker} leads.source as source, leads.channel as channel, count(*) as enquiries
    from enquiries as enquiry join leads as own on own.id = enquiry.lead_id
    join leads on leads.id = own.primary_lead_id
    where leads.merged_into is null and ${isSeen} and ${isEnquiryWithin(period, hours)}
    group by 1, 2`.execute(db)
  return rows
}

/** Adds up the counts of each source or channel, most leads first. */
function sumConversions(rows: ConversionRow[], by: 'source' | 'channel'): Conversion[] {
  const groups = [...Map.groupBy(rows, (row) => row[by])].map(([key, counted]) => {
    const sums = conversionCounts.map((name) => [
      name,
      counted.reduce((sum, row) => sum + Number(row[name] ?? 0), 0),
    ])
    return Object.assign(Object.fromEntries(sums), { key }) as Conversion
  })
  return groups.toSorted(
    (a, b) => b.leads - a.leads || b.enquiries - a.enquiries || a.key.localeCompare(b.key),
  )
}
