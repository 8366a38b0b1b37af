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
  createStepTimes(report),
  createRefusals(report, query),
  createConversions(report, query),
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

const createStepTimes = ({ step_times }: ApplicationReport): ReportTable => ({
  title: 'Time per step',
  note: 'Steps that applications left in this period. Nights and holidays are included.',
  empty: 'No application left a step in this period.',
  headings: ['Step', 'How many', 'Median', '90th percentile'],
  rows: step_times.map((step) => ({
    key: step.step_id,
    name: `${nameOf({ name: step.track, name_ne: step.track_ne })}: ${nameOf(step)}`,
    size: step.median_minutes,
    cells: [
      { text: `${step.visits}` },
      { text: formatDuration(step.median_minutes) },
      { text: formatDuration(step.p90_minutes) },
    ],
  })),
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
        to: reason
          ? `/admin/applications?${new URLSearchParams({ ...filters, outcome: 'refused', reason, decided_from: from, decided_until: until })}`
          : '',
      },
    ],
  })),
})

const createConversions = (
  { conversions }: ApplicationReport,
  { from, until, filters: { branch } }: ReportQuery,
): ReportTable => ({
  title: 'From source to enrolment',
  note: 'Leads added in this period, by their first source, and how far their applications came. The other filters select the applications.',
  empty: 'No leads in this period.',
  headings: ['Source', 'Leads', 'With application', 'With offer', 'Visa granted', 'Enrolled'],
  rows: conversions.map((row) => ({
    key: row.source,
    name: row.source || 'Unknown',
    size: row.leads,
    cells: [
      { text: `${row.leads}`, to: linkToLeads(row.source, { from, until, branch }) },
      { text: `${row.with_application}` },
      { text: `${row.with_offer}` },
      { text: `${row.with_visa}` },
      { text: `${row.enrolled}` },
    ],
  })),
})

function linkToLeads(
  source: string,
  { branch, ...days }: { from: string; until: string; branch?: string },
) {
  const filters: Record<string, string> = source ? { source } : { without: 'source' }
  if (branch) filters.branch = branch
  return `/admin/leads?${new URLSearchParams({ ...days, ...filters })}`
}
