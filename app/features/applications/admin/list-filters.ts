import { formatMonth } from '#app/features/leads/admin/lead-labels.ts'
import { nameCountry } from '#app/platform/admin/countries.ts'
import { formatMinutes } from '#app/platform/admin/format-minutes.ts'
import type { Filter } from '#app/platform/admin/list/list.ts'
import { formatDay } from '#app/platform/browser/format-day.ts'
import { outcomeLabels, reasonLabels, visaDecisionLabels } from '../outcomes-contract.ts'
import type { ListReference } from './list-reference.ts'
import { nameOf } from './names.ts'
import { phaseLabels } from './phase-labels.ts'

const asIs = (text: string) => text

/** The filters of the list; the board has no filter by track, step and outcome of its own. */
export function createFilters({ lists, tracks, options }: ListReference) {
  const stepOptions = tracks.flatMap((track) =>
    track.steps.map((step) => [step.id, `${nameOf(track)}: ${nameOf(step)}`]),
  )
  return {
    outcome: {
      label: 'Outcome',
      all: 'Any outcome',
      options: { open: 'Open', decided: 'Decided', ...outcomeLabels },
      describeChoice: asIs,
    },
    track: {
      label: 'Track',
      all: 'All tracks',
      options: Object.fromEntries(tracks.map((track) => [track.id, nameOf(track)])),
    },
    step: { label: 'Step', all: 'Any step', options: Object.fromEntries(stepOptions) },
    phase: {
      label: 'Reached',
      all: 'Any milestone',
      options: phaseLabels,
      describeChoice: asIs,
      isRare: true,
    },
    institution: {
      label: 'Institution',
      all: 'All institutions',
      options: Object.fromEntries(options.institutions.map((each) => [each.id, nameOf(each)])),
    },
    owner: {
      label: 'Counsellor',
      all: 'All counsellors',
      options: {
        unassigned: 'Unassigned',
        ...Object.fromEntries(lists.people.map(({ id, name }) => [id, name])),
      },
      describeChoice: asIs,
    },
    deadline: {
      label: 'Deadline',
      all: 'Any deadline',
      options: { overdue: 'Overdue', week: 'Within 7 days', any: 'With a date', none: 'No date' },
      describeChoice: asIs,
    },
    country: {
      label: 'Country',
      all: 'All countries',
      options: {
        ...Object.fromEntries(options.countries.map((code) => [code, nameCountry(code)])),
        unknown: 'Unknown country',
      },
      isRare: true,
    },
    intake: {
      label: 'Intake',
      all: 'All intakes',
      options: {
        ...Object.fromEntries(options.intakes.map((month) => [month, formatMonth(month)])),
        unknown: 'Unknown intake',
      },
      isRare: true,
    },
    visa_decision: {
      label: 'Visa decision',
      all: 'Any decision',
      options: { ...visaDecisionLabels, decided: 'Decided', none: 'No decision yet' },
      describeChoice: asIs,
      isRare: true,
    },
    reason: {
      label: 'Reason',
      all: 'Any reason',
      options: { none: 'No reason', ...reasonLabels },
      describeChoice: asIs,
      isRare: true,
    },
    branch: {
      label: 'Branch',
      all: 'All branches',
      options: Object.fromEntries(options.branches.map((name) => [name, name])),
      isRare: true,
    },
    from: {
      label: 'Added after',
      all: '',
      describeChoice: (day: string) => `added since ${formatDay(day, true)}`,
      isRare: true,
    },
    until: {
      label: 'Added until',
      all: '',
      describeChoice: (day: string) => `added until ${formatDay(day, true)}`,
      isRare: true,
    },
    decided_from: {
      label: 'Decided after',
      all: '',
      describeChoice: (day: string) => `decided since ${formatDay(day, true)}`,
      isRare: true,
    },
    decided_until: {
      label: 'Decided until',
      all: '',
      describeChoice: (day: string) => `decided until ${formatDay(day, true)}`,
      isRare: true,
    },
    ...createLeftFilters(Object.fromEntries(stepOptions)),
    ...rateFilters,
  } satisfies Record<string, Filter>
}

/** Filters by a step that applications have left. */
const createLeftFilters = (steps: Record<string, string>) => ({
  left_step: {
    label: 'Left step',
    all: 'Any step',
    options: steps,
    describeChoice: (name: string) => `that left ${name}`,
    isRare: true,
  },
  left_from: {
    label: 'Left after',
    all: '',
    describeChoice: (day: string) => `left since ${formatDay(day, true)}`,
    isRare: true,
  },
  left_until: {
    label: 'Left until',
    all: '',
    describeChoice: (day: string) => `left until ${formatDay(day, true)}`,
    isRare: true,
  },
  min_step_minutes: {
    label: 'Time in the left step (minutes)',
    all: '',
    type: 'number' as const,
    describeChoice: (minutes: string) => `in it for ${formatMinutes(Number(minutes))} or more`,
    isRare: true,
  },
})

/** Filters that numbers in reports open. */
const rateFilters = {
  visa_decided_from: {
    label: 'Visa decided after',
    all: '',
    describeChoice: (day: string) => `visa decided since ${formatDay(day, true)}`,
    isRare: true,
  },
  visa_decided_until: {
    label: 'Visa decided until',
    all: '',
    describeChoice: (day: string) => `visa decided until ${formatDay(day, true)}`,
    isRare: true,
  },
  has_place: {
    label: 'Place',
    all: 'With or without a place',
    options: { true: 'Confirmed place', false: 'No confirmed place' },
    describeChoice: asIs,
    isRare: true,
  },
} satisfies Record<string, Filter>
