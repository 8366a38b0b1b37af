import type { FirstFacts } from './first-fact.ts'

const application = { applies_to: 'application' } as const
const secondary = { confidence: 'secondary' } as const

export const australia: FirstFacts = {
  'au.student-visa.fee': {
    kind: 'rule',
    topic: 'fees',
    label: 'Student visa',
    unit: 'AUD',
    values: [
      {
        from: '2500',
        valid_from: '2026-07-01',
        ...application,
        publisher: 'studyaustralia.gov.au',
        is_official: true,
        page_date: '2026-10-05',
        confidence: 'read',
      },
    ],
  },
  'au.funds.living': {
    kind: 'rule',
    topic: 'funds',
    label: 'Funds to show for living',
    unit: 'AUD',
    per: 'year',
    values: [
      {
        from: '29710',
        note: 'for living, in addition to tuition and travel',
        valid_from: '2024-05-10',
        ...application,
        publisher: 'scroll.in',
        ...secondary,
      },
    ],
  },
  'au.work.in-session': {
    kind: 'rule',
    topic: 'work',
    label: 'Work in session',
    unit: 'hour',
    per: 'fortnight',
    values: [
      {
        from: '48',
        bound: 'up to',
        publisher: 'financialexpress.com',
        page_date: '2026-02-28',
        ...secondary,
      },
    ],
  },
  'au.graduate-visa.fee': {
    kind: 'rule',
    topic: 'fees',
    label: 'Temporary Graduate visa',
    unit: 'AUD',
    values: [{ from: '4600', valid_from: '2026-03-01', ...application, ...secondary }],
  },
  'au.graduate-visa.length': {
    kind: 'rule',
    topic: 'stay',
    label: 'Length of the Temporary Graduate visa',
    unit: 'words',
    values: [
      {
        text: '18 months to 3 years',
        note: 'for applicants of at most 35 years',
        ...application,
        ...secondary,
      },
    ],
  },
  'au.evidence-level.nepal': {
    kind: 'rule',
    topic: 'entry',
    label: 'Evidence level of Nepal',
    unit: 'count',
    values: [
      {
        from: '3',
        valid_from: '2026-01-08',
        ...application,
        publisher: 'Agencies',
        ...secondary,
      },
    ],
  },
  'au.awards.nepal': {
    kind: 'rule',
    topic: 'scholarships',
    label: 'Australia Awards for Nepal',
    unit: 'count',
    of: 'awards',
    values: [
      {
        from: '18',
        note: 'master’s degrees only, intake of 2025',
        valid_from: '2024-11-30',
        publisher: 'australiaawardsnepal.org',
        is_official: true,
        confidence: 'official',
      },
    ],
  },
  'au.rank.systems': {
    kind: 'claim',
    topic: 'rankings',
    label: 'Rank among the systems of universities',
    unit: 'rank',
    values: [{ from: '9', confidence: 'unconfirmed' }],
  },
  'au.rank.destination': {
    kind: 'claim',
    topic: 'rankings',
    label: 'Rank among the destinations of students',
    unit: 'rank',
    values: [{ from: '3', confidence: 'unconfirmed' }],
  },
}
