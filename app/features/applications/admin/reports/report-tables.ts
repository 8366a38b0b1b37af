import { channelLabels } from '#app/features/leads/admin/lead-labels.ts'
import { formatMinutes } from '#app/platform/admin/format-minutes.ts'
import { reasonLabels } from '../../outcomes-contract.ts'
import { type ApplicationReport, phases } from '../../report-contract.ts'
import { nameOf } from '../names.ts'
import { phaseLabels } from '../phase-labels.ts'
import type { Names, ReportQuery } from './read-query.ts'
import { groupingLabels, nameValue } from './report-filters.tsx'

interface Cell {
  text: string
  /** Address of the list of a number. */
  to?: string
}

export interface ReportTable {
  title: string
  /** What is counted. */
  note: string
  /** Shown instead of an empty table. */
  empty: string
  headings: string[]
  rows: { key: string; name: string; size: number; cells: Cell[] }[]
}

const DAY_MINUTES = 24 * 60

const formatDuration = (minutes: number) =>
  minutes < 2 * DAY_MINUTES ? formatMinutes(minutes) : `${Math.round(minutes / DAY_MINUTES)} days`

/** Returns the tables of the report, which the screen and the exported file show. */
export const createTables = (
  report: ApplicationReport,
  query: ReportQuery,
  names: Names,
): ReportTable[] => [
  createPipeline(report, query, names),
  createStepTimes(report, query),
  createRefusals(report, query),
  createConversions(report, query, 'source'),
  createConversions(report, query, 'channel'),
]

function createPipeline({ pipeline }: ApplicationReport, query: ReportQuery, names: Names) {
  const { by, filters } = query
  const unknown = by === 'owner' ? 'unassigned' : 'unknown'
  return {
    title: 'Open applications',
    note: 'As of today, by the last milestone that they have reached. The period does not limit them.',
    empty: 'No open applications.',
    headings: [groupingLabels[by], 'Open', ...phases.map((phase) => phaseLabels[phase])],
    rows: pipeline.map((group) => {
      const linkTo = (more: Record<string, string>) =>
        `/admin/applications?${new URLSearchParams({ ...filters, [by]: group.key || unknown, outcome: 'open', ...more })}`
      return {
        key: group.key,
        name: by === 'institution' ? nameOf(group) : nameValue(by, group.key, names),
        size: group.open,
        cells: [
          { text: `${group.open}`, to: linkTo({}) },
          ...phases.map((phase) => ({ text: `${group.phases[phase]}`, to: linkTo({ phase }) })),
        ],
      }
    }),
  }
}

const createStepTimes = (
  { step_times }: ApplicationReport,
  { from, until, filters }: ReportQuery,
): ReportTable => ({
  title: 'Time per step',
  note: 'Steps that applications left in this period, each visit with its own time. Nights and holidays are included. A time opens the applications that took at least as long.',
  empty: 'No application left a step in this period.',
  headings: ['Step', 'Applications', 'Median', '90th percentile'],
  rows: step_times.map((step) => {
    const linkTo = (more: Record<string, string>) =>
      `/admin/applications?${new URLSearchParams({ ...filters, left_step: step.step_id, left_from: from, left_until: until, ...more })}`
    const toTime = (minutes: number) => ({
      text: formatDuration(minutes),
      to: linkTo({ min_step_minutes: `${minutes}` }),
    })
    return {
      key: step.step_id,
      name: `${nameOf({ name: step.track, name_ne: step.track_ne })}: ${nameOf(step)}`,
      size: step.median_minutes,
      cells: [
        { text: `${step.applications}`, to: linkTo({}) },
        toTime(step.median_minutes),
        toTime(step.p90_minutes),
      ],
    }
  }),
})

const createRefusals = (
  { refusals }: ApplicationReport,
  { from, until, filters }: ReportQuery,
): ReportTable => ({
  title: 'Refused visas by reason',
  note: 'Applications with the outcome “Visa refused” in this period.',
  empty: 'No refused visas in this period.',
  headings: ['Reason', 'Applications'],
  rows: refusals.map(({ reason, applications }) => ({
    key: reason,
    name: reason === '' ? 'No reason' : reasonLabels[reason],
    size: applications,
    cells: [
      {
        text: `${applications}`,
        to: `/admin/applications?${new URLSearchParams({ ...filters, outcome: 'refused', reason: reason || 'none', decided_from: from, decided_until: until })}`,
      },
    ],
  })),
})

const conversionColumns = [
  ['Leads', 'leads', {}],
  ['With application', 'with_application', { application: 'any' }],
  ['With offer', 'with_offer', { application: 'offer' }],
  ['Visa granted', 'with_visa', { application: 'visa' }],
  ['Enrolled', 'enrolled', { application: 'enrolled' }],
] as const

const conversionTitles = {
  source: 'From source to enrolment',
  channel: 'From channel to enrolment',
} as const

function createConversions(
  { conversions }: ApplicationReport,
  { from, until, filters: { branch, ...others } }: ReportQuery,
  by: 'source' | 'channel',
): ReportTable {
  // The list of leads has no filter by the institution, intake or counsellor of an application.
  const areAll = Object.keys(others).length === 0
  const link = (key: string, more: Record<string, string>) => {
    const filter = toFilter(by, key)
    if (branch) filter.branch = branch
    return `/admin/leads?${new URLSearchParams({ ...filter, ...more })}`
  }
  return {
    title: conversionTitles[by],
    note: 'Enquiries in this period, leads added in it, and how far the applications of these leads came. The other filters select the applications.',
    empty: 'No leads in this period.',
    headings: [
      by === 'source' ? 'Source' : 'Channel',
      'Enquiries',
      ...conversionColumns.map(([heading]) => heading),
    ],
    rows: conversions[`by_${by}`].map((row) => ({
      key: row.key,
      name: nameConversion(by, row.key),
      size: row.leads,
      cells: [
        {
          text: `${row.enquiries}`,
          to: link(row.key, { enquired_from: from, enquired_until: until }),
        },
        ...conversionColumns.map(([, count, filter]) => ({
          text: `${row[count]}`,
          to: areAll || count === 'leads' ? link(row.key, { from, until, ...filter }) : '',
        })),
      ],
    })),
  }
}

const toFilter = (by: 'source' | 'channel', key: string): Record<string, string> =>
  key ? { [by]: key } : { without: by }

function nameConversion(by: 'source' | 'channel', key: string) {
  if (by === 'channel') return channelLabels[key as keyof typeof channelLabels] ?? key
  return key || 'Unknown'
}
