import { nameCountry } from '#app/base/admin/countries.ts'
import type { Filter } from '#app/base/admin/list/list.ts'
import { sayMinutes } from '#app/base/admin/say-minutes.ts'
import type { LeadFilters } from '../../query-contract.ts'
import { channelLabels, dueLabels } from '../lead-labels.ts'
import type { ReferenceData } from './reference-data.ts'

/** All that leads are filtered by, by the names of the API. */
export function createFilters({ stages, people, choices }: ReferenceData) {
  return {
    ...stageFilters(stages),
    owner: {
      label: 'Owner',
      all: 'Everybody',
      options: toOptions([['nobody', 'Nobody'], ...people.map(({ id, name }) => [id, name])]),
      tell: (name) => `of ${name === 'Nobody' ? 'nobody' : name}`,
    },
    country: {
      label: 'Country',
      all: 'Every country',
      options: toOptions(choices.countries.map((code) => [code, nameCountry(code)])),
      tell: (name) => `for ${name}`,
    },
    due: {
      label: 'Next step',
      all: 'Whenever',
      options: dueLabels,
      tell: (text) => `(next step: ${text.toLowerCase()})`,
    },
    waiting: {
      label: 'First answer',
      all: 'Answered or not',
      options: { true: 'Waits for an answer', false: 'Is answered' },
      tell: (text) => `(${text.toLowerCase()})`,
    },
    goal: {
      label: 'Goal for the first answer',
      all: 'Met or not',
      options: { met: 'Met', missed: 'Missed' },
      tell: (text) => `(goal ${text.toLowerCase()})`,
    },
    ...followUpFilters,
    ...enquiryFilters,
    quiet: {
      label: 'Sign of life',
      all: 'Lately or not',
      options: { true: 'None for long' },
      tell: () => 'without a sign of life for long',
    },
    ...outcomeFilters(choices),
    tag: {
      label: 'Tag',
      all: 'Any or none',
      options: toOptions(choices.tags.map((tag) => [tag, tag])),
      tell: (tag) => `tagged “${tag}”`,
    },
    branch: {
      label: 'Branch',
      all: 'Every branch',
      options: toOptions(choices.branches.map((name) => [name, name])),
      tell: (name) => `at ${name}`,
    },
    ...originFilters(choices),
    ...missingFilters,
    from: { label: 'Came from this day on', all: '', tell: (day) => `since ${day}` },
    until: { label: 'Came until this day', all: '', tell: (day) => `until ${day}` },
  } satisfies Record<keyof Omit<LeadFilters, 'q'>, Filter>
}

/** Where they stand, and where they ever stood. */
const stageFilters = (stages: ReferenceData['stages']) => {
  const options = toOptions(stages.map(({ id, name }) => [id, name]))
  return {
    stage: { label: 'Stage', all: 'Every stage', options },
    been: {
      label: 'Ever in stage',
      all: 'Any stage',
      options,
      tell: (name: string) => `once in ${name}`,
    },
  }
}

/** What became of what was due for them. */
const followUpFilters = {
  followed: {
    label: 'Follow-up',
    all: 'Any or none',
    options: { kept: 'Kept on its day', late: 'Dealt with later', open: 'Still open' },
    tell: (text: string) => `(follow-up ${text.toLowerCase()})`,
  },
  followed_from: {
    label: 'Follow-up due from this day on',
    all: '',
    tell: (day: string) => `due since ${day}`,
  },
  followed_until: {
    label: 'Follow-up due until this day',
    all: '',
    tell: (day: string) => `due until ${day}`,
  },
}

/** What they asked, and how long it waited. */
const enquiryFilters = {
  asked_from: {
    label: 'Asked from this day on',
    all: '',
    tell: (day: string) => `who asked since ${day}`,
  },
  asked_until: {
    label: 'Asked until this day',
    all: '',
    tell: (day: string) => `who asked until ${day}`,
  },
  asked_minutes: {
    label: 'Minutes until the answer, at least',
    all: '',
    isNumber: true as const,
    tell: (minutes: string) => `(first answer after ${sayMinutes(Number(minutes))} or more)`,
  },
}

/** How it ended, and why. */
const outcomeFilters = ({ lost_reasons }: ReferenceData['choices']) => ({
  ending: {
    label: 'Outcome',
    all: 'Any outcome',
    options: { open: 'Still open', won: 'Won', lost: 'Lost' },
    tell: (text: string) => `(${text.toLowerCase()})`,
  },
  lost_reason: {
    label: 'Why they went',
    all: 'Any or none',
    options: toOptions(lost_reasons.map((reason) => [reason, reason])),
    tell: (reason: string) => `who went for “${reason}”`,
  },
})

/** What nobody knows of them. */
const missingFilters = {
  without: {
    label: 'Not known',
    all: 'Whatever is known',
    options: {
      ...{ country: 'No country', branch: 'No branch', way: 'Not by what way' },
      ...{ source: 'Not from where', campaign: 'No campaign', page: 'Not on which page' },
    },
    tell: (text: string) => `(${text.toLowerCase()})`,
  },
}

/** How and from where they first came. */
const originFilters = ({ sources, campaigns, pages }: ReferenceData['choices']) => ({
  way: {
    label: 'First came by',
    all: 'Any way',
    options: channelLabels,
    tell: (way: string) => `by ${way.toLowerCase()}`,
  },
  source: {
    label: 'First came from',
    all: 'Anywhere',
    options: toOptions(sources.map((source) => [source, source])),
    tell: (source: string) => `from ${source}`,
  },
  campaign: {
    label: 'Brought by the campaign',
    all: 'Any or none',
    options: toOptions(campaigns.map((name) => [name, name])),
    tell: (name: string) => `brought by ${name}`,
  },
  page: {
    label: 'First asked on',
    all: 'Any page',
    options: toOptions(pages.map((page) => [page, page])),
    tell: (page: string) => `who asked on ${page}`,
  },
})

const toOptions = (pairs: string[][]): Record<string, string> => Object.fromEntries(pairs)
