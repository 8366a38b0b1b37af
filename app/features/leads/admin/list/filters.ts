import { nameCountry } from '#app/platform/admin/countries.ts'
import { formatMinutes } from '#app/platform/admin/format-minutes.ts'
import type { Filter } from '#app/platform/admin/list/list.ts'
import type { LeadFilters } from '../../query-contract.ts'
import { channelLabels, dueLabels } from '../lead-labels.ts'
import type { ReferenceData } from './reference-data.ts'

/** All filters of leads, by their names in the API. */
export function createFilters({ stages, people, choices }: ReferenceData) {
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
    country: {
      label: 'Country',
      all: 'Any country',
      options: toOptions(choices.countries.map((code) => [code, nameCountry(code)])),
      describeChoice: (name) => `for ${name}`,
    },
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
      describeChoice: (text) => `(${text.toLowerCase()})`,
    },
    response_target: {
      label: 'Response target',
      all: 'Any',
      options: { met: 'Met', missed: 'Missed' },
      describeChoice: (text) => `(target ${text.toLowerCase()})`,
    },
    ...followUpFilters,
    ...enquiryFilters,
    inactive: {
      label: 'Inactive leads',
      all: 'Any',
      options: { true: 'Due for erasure' },
      describeChoice: () => 'due for erasure',
    },
    ...outcomeFilters(choices),
    tag: {
      label: 'Tag',
      all: 'Any tag',
      options: toOptions(choices.tags.map((tag) => [tag, tag])),
      describeChoice: (tag) => `tagged “${tag}”`,
    },
    branch: {
      label: 'Branch',
      all: 'Any branch',
      options: toOptions(choices.branches.map((name) => [name, name])),
      describeChoice: (name) => `at ${name}`,
    },
    ...originFilters(choices),
    ...missingFilters,
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
      all: 'Any stage',
      options,
      describeChoice: (name: string) => `that reached ${name}`,
    },
  }
}

const followUpFilters = {
  follow_up_result: {
    label: 'Follow-up result',
    all: 'Any',
    options: { on_time: 'On time', late: 'Late', open: 'Open' },
    describeChoice: (text: string) => `(follow-up ${text.toLowerCase()})`,
  },
  follow_up_from: {
    label: 'Follow-up due after',
    all: '',
    describeChoice: (day: string) => `due since ${day}`,
  },
  follow_up_until: {
    label: 'Follow-up due before',
    all: '',
    describeChoice: (day: string) => `due until ${day}`,
  },
}

const enquiryFilters = {
  enquired_from: {
    label: 'Enquiry after',
    all: '',
    describeChoice: (day: string) => `with an enquiry since ${day}`,
  },
  enquired_until: {
    label: 'Enquiry before',
    all: '',
    describeChoice: (day: string) => `with an enquiry until ${day}`,
  },
  min_response_minutes: {
    label: 'Response time of at least (minutes)',
    all: '',
    isNumber: true as const,
    describeChoice: (minutes: string) =>
      `(first response after ${formatMinutes(Number(minutes))} or more)`,
  },
}

const outcomeFilters = ({ lost_reasons }: ReferenceData['choices']) => ({
  outcome: {
    label: 'Outcome',
    all: 'Any outcome',
    options: { open: 'Open', won: 'Won', lost: 'Lost' },
    describeChoice: (text: string) => `(${text.toLowerCase()})`,
  },
  lost_reason: {
    label: 'Lost reason',
    all: 'Any reason',
    options: toOptions(lost_reasons.map((reason) => [reason, reason])),
    describeChoice: (reason: string) => `lost for “${reason}”`,
  },
})

const missingFilters = {
  without: {
    label: 'Missing',
    all: 'Any',
    options: {
      country: 'No country',
      branch: 'No branch',
      channel: 'No channel',
      source: 'No source',
      campaign: 'No campaign',
      page: 'No page',
    },
    describeChoice: (text: string) => `(${text.toLowerCase()})`,
  },
}

const originFilters = ({ sources, campaigns, pages }: ReferenceData['choices']) => ({
  channel: {
    label: 'Channel',
    all: 'Any channel',
    options: channelLabels,
    describeChoice: (channel: string) => `via ${channel}`,
  },
  source: {
    label: 'Source',
    all: 'Any source',
    options: toOptions(sources.map((source) => [source, source])),
    describeChoice: (source: string) => `from ${source}`,
  },
  campaign: {
    label: 'Campaign',
    all: 'Any campaign',
    options: toOptions(campaigns.map((name) => [name, name])),
    describeChoice: (name: string) => `from campaign ${name}`,
  },
  page: {
    label: 'Page',
    all: 'Any page',
    options: toOptions(pages.map((page) => [page, page])),
    describeChoice: (page: string) => `from page ${page}`,
  },
})

const toOptions = (pairs: string[][]): Record<string, string> => Object.fromEntries(pairs)
