import { type RawBuilder, sql } from 'kysely'
import type { OpeningHours } from '#app/contract/office.ts'
import { scopeOf } from '#app/features/leads/server/lead-scope.ts'
import { hasProgress, phaseOf } from '#app/features/leads/server/store/application-progress.ts'
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
  applicationsWithLeads,
  joinInstitutions,
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
    with steps as (select track_steps.id as id, ${phaseOf(sql.ref('track_steps.id'))} as phase
      from track_steps)
    select ${inWorker} ${keyOf(by, inactiveOwners)} as key, ${nameOf(by, 'name')} as name,
      ${nameOf(by, 'name_ne')} as name_ne, steps.phase as phase, count(*) as count
    from ${applicationsWithLeads} join steps on steps.id = applications.step_id
      ${joinInstitutions(by)}
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
    select ${inWorker} track_steps.id as step_id, track_steps.name as name,
      track_steps.name_ne as name_ne, tracks.name as track, tracks.name_ne as track_ne,
      count(distinct applications.id) as applications,
      string_agg(visit.entered_at || ' ' || visit.exited_at, ',') as times
    from ${applicationsWithLeads}
    join application_steps as visit on visit.application_id = applications.id
    join track_steps on track_steps.id = visit.step_id
    join tracks on tracks.id = track_steps.track_id
    where ${where} and visit.exited_at >= ${from} and visit.exited_at < ${until}
    group by track_steps.id, track_steps.name, track_steps.name_ne, track_steps.position,
      tracks.id, tracks.name, tracks.name_ne, tracks.position
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
    from ${applicationsWithLeads}
    where ${where} and applications.outcome = 'refused' and ${isWithin('decided_on', period)}
    group by 1`.execute(db)
  return rows
    .map(({ reason, applications }) => ({
      reason: reason as ApplicationReport['refusals'][number]['reason'],
      applications: Number(applications),
    }))
    .toSorted((a, b) => b.applications - a.applications || a.reason.localeCompare(b.reason))
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

type ConversionRow = Record<(typeof conversionCounts)[number] | 'source' | 'channel', unknown>

/**
 * Counts enquiries, primary leads and how far the applications of leads came, by source and channel.
 * Filters of applications select the applications; the branch selects the leads, too.
 */
async function countConversions(
  { db }: App,
  period: RateQuery,
  { where, scope = sql`1 = 1`, filters, hours }: Selection,
) {
  const { from, until } = toMoments(period, hours)
  const isOfBranch = filters.branch ? sql`leads.branch = ${filters.branch}` : sql`1 = 1`
  const sum = (furthest: number) => sql`sum(case when furthest >= ${furthest} then 1 else 0 end)`
  const [{ rows }, { rows: enquiries }] = await Promise.all([
    sql<ConversionRow>`
      with reached as (
        select leads.id as lead_id, max(case when ${hasProgress.enrolled} then 3
          when ${hasProgress.visa} then 2 when ${hasProgress.offer} then 1 else 0 end) as furthest
        from ${applicationsWithLeads} where ${where} group by leads.id)
      select ${inWorker} leads.source as source, leads.channel as channel, 0 as enquiries,
        count(*) as leads, ${sum(0)} as with_application, ${sum(1)} as with_offer,
        ${sum(2)} as with_visa, ${sum(3)} as enrolled
      from leads left join reached on reached.lead_id = leads.id
      where leads.merged_into is null and leads.created_at >= ${from}
        and leads.created_at < ${until} and ${scope} and ${isOfBranch}
      group by 1, 2`.execute(db),
    sql<ConversionRow>`
      select ${inWorker} leads.source as source, leads.channel as channel, count(*) as enquiries,
        0 as leads, 0 as with_application, 0 as with_offer, 0 as with_visa, 0 as enrolled
      from enquiries as enquiry join leads as own_lead on own_lead.id = enquiry.lead_id
      join leads on leads.id = own_lead.primary_lead_id
      where leads.merged_into is null and ${scope} and ${isOfBranch}
        and ${isEnquiryWithin(period, hours)}
      group by 1, 2`.execute(db),
  ])
  const all = [...rows, ...enquiries]
  return { by_source: sumConversions(all, 'source'), by_channel: sumConversions(all, 'channel') }
}

/** Adds up the counts of each source or channel, most leads first. */
function sumConversions(rows: ConversionRow[], by: 'source' | 'channel'): Conversion[] {
  const groups = [...Map.groupBy(rows, (row) => String(row[by]))].map(([key, counted]) => {
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
