import { getOwn } from '#app/contract/get-own.ts'
import { languageNames } from '#app/contract/languages.ts'
import { nameCountry } from '#app/platform/admin/countries.ts'
import { formatMinutes } from '#app/platform/admin/format-minutes.ts'
import type { Filter } from '#app/platform/admin/list/list.ts'
import { contactChannelLabels } from '../../channel-labels.ts'
import {
  type ColumnFilter,
  type FilterName,
  fieldFilters,
  type OptionsName,
} from '../../fields-contract.ts'
import type { LeadFilters } from '../../query-contract.ts'
import { channelLabels, dueLabels, formatMonth } from '../lead-labels.ts'
import type { ReferenceData } from './reference-data.ts'

/** All filters of leads, by their names in the API. */
export function createFilters({ stages, people, choices }: ReferenceData) {
  const { country, ...others } = Object.fromEntries(
    fieldFilters.map((filter) => [filter.name, createFieldFilter(filter, choices)]),
  ) as Record<FilterName, Filter>
  return {
    ...stageFilters(stages),
    owner: {
      label: 'Counsellor',
      all: 'Everyone',
      options: toOptions([
        ['unassigned', 'Unassigned'],
        ...people.map(({ id, name }) => [id, name]),
      ]),
      describeChoice: (name) => (name === 'Unassigned' ? '(unassigned)' : `assigned to ${name}`),
    },
    country,
    due: {
      label: 'Follow-up',
      all: 'Any date',
      options: dueLabels,
      describeChoice: (text) => `(follow-up: ${text.toLowerCase()})`,
    },
    awaiting_reply: {
      label: 'First response',
      all: 'Any',
      options: { true: 'Awaiting reply', false: 'Answered' },
      describeChoice: describeState,
    },
    response_target: {
      label: 'Response target',
      isRare: true,
      all: 'Any',
      options: { met: 'Met', missed: 'Missed' },
      describeChoice: (text) => `(target ${text.toLowerCase()})`,
    },
    ...followUpFilters,
    ...enquiryFilters,
    inactive: {
      label: 'Inactive leads',
      isRare: true,
      all: 'Any',
      options: { true: 'Due for erasure' },
      describeChoice: () => 'due for erasure',
    },
    documents: {
      label: 'Documents',
      isRare: true,
      all: 'Any',
      options: { expiring: 'Expiring within 60 days' },
      describeChoice: () => 'with expiring documents',
    },
    outcome: {
      label: 'Outcome',
      all: 'Any outcome',
      options: { open: 'Open', won: 'Won', lost: 'Lost', active: 'Open or awaiting reply' },
      describeChoice: describeState,
    },
    application: {
      label: 'Applications',
      isRare: true,
      all: 'With or without',
      options: {
        any: 'With an application',
        offer: 'With an offer',
        visa: 'With a granted visa',
        enrolled: 'Enrolled',
      },
      describeChoice: describeState,
    },
    ...others,
    ...budgetFilters,
    without: {
      label: 'Missing',
      all: 'Any',
      options: toOptions(
        fieldFilters
          .filter(({ hasMissing }) => hasMissing)
          .map(({ name, label }) => [name, `No ${label.toLowerCase()}`]),
      ),
      describeChoice: describeState,
    },
    from: { label: 'Created after', all: '', describeChoice: (day) => `created since ${day}` },
    until: { label: 'Created before', all: '', describeChoice: (day) => `created until ${day}` },
  } satisfies Record<keyof Omit<LeadFilters, 'q'>, Filter>
}

const stageFilters = (stages: ReferenceData['stages']) => {
  const options = toOptions(stages.map(({ id, name }) => [id, name]))
  return {
    stage: { label: 'Stage', all: 'Any stage', options },
    reached_stage: {
      label: 'Reached stage',
      isRare: true,
      all: 'Any stage',
      options,
      describeChoice: (name: string) => `that reached ${name}`,
    },
  }
}

const followUpFilters = {
  follow_up_result: {
    label: 'Follow-up result',
    isRare: true,
    all: 'Any',
    options: { on_time: 'On time', late: 'Late', open: 'Open' },
    describeChoice: (text: string) => `(follow-up ${text.toLowerCase()})`,
  },
  follow_up_from: {
    label: 'Follow-up due after',
    isRare: true,
    all: '',
    describeChoice: (day: string) => `due since ${day}`,
  },
  follow_up_until: {
    label: 'Follow-up due before',
    isRare: true,
    all: '',
    describeChoice: (day: string) => `due until ${day}`,
  },
}

const budgetFilters = {
  min_budget: {
    label: 'Budget of at least (NPR)',
    all: '',
    type: 'number' as const,
    isRare: true,
    describeChoice: (amount: string) => `with a budget of at least NPR ${formatAmount(amount)}`,
  },
  max_budget: {
    label: 'Budget of at most (NPR)',
    all: '',
    type: 'number' as const,
    isRare: true,
    describeChoice: (amount: string) => `with a budget of at most NPR ${formatAmount(amount)}`,
  },
}

const formatAmount = (amount: string) => Number(amount).toLocaleString('en-IN')

const enquiryFilters = {
  enquired_from: {
    label: 'Enquiry after',
    isRare: true,
    all: '',
    describeChoice: (day: string) => `with an enquiry since ${day}`,
  },
  enquired_until: {
    label: 'Enquiry before',
    isRare: true,
    all: '',
    describeChoice: (day: string) => `with an enquiry until ${day}`,
  },
  min_response_minutes: {
    label: 'Response time of at least (minutes)',
    isRare: true,
    all: '',
    type: 'number' as const,
    describeChoice: (minutes: string) =>
      `(first response after ${formatMinutes(Number(minutes))} or more)`,
  },
}

const describeState = (text: string) => `(${text.toLowerCase()})`

function createFieldFilter(
  { kind, label, all, options, description, isRare }: ColumnFilter,
  choices: ReferenceData['choices'],
): Filter {
  const values = choices[options as OptionsName] ?? []
  const format = getOwn({ countries: nameCountry, month: formatMonth }, kind as string) ?? String
  const ofKind = {
    channel: channelLabels,
    contact_channel: contactChannelLabels,
    language: languageNames,
  }
  return {
    label,
    all: all ?? `Any ${label.toLowerCase()}`,
    options:
      ofKind[kind as keyof typeof ofKind] ??
      (options ? toOptions(values.map((value) => [value, format(value)])) : undefined),
    type: 'text',
    isRare,
    describeChoice: (text) => description.replace('…', () => text),
  }
}

const toOptions = (pairs: string[][]): Record<string, string> => Object.fromEntries(pairs)
