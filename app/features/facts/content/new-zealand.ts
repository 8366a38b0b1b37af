import { type FirstFacts, unconfirmed } from './first-fact.ts'

const application = { applies_to: 'application' } as const
const immigration = { publisher: 'immigration.govt.nz', is_official: true } as const
const readInSeptember = { ...immigration, page_date: '2026-09-24', confidence: 'read' } as const
const requirements = {
  ...application,
  ...immigration,
  valid_from: '2022-08-01',
  confidence: 'official',
} as const

export const newZealand: FirstFacts = {
  'nz.student-visa.fee': {
    kind: 'rule',
    topic: 'fees',
    label: 'Fee-paying student visa',
    unit: 'NZD',
    values: [
      { from: '430', bound: 'about', ...unconfirmed },
      {
        from: '850',
        bound: 'from',
        ...application,
        ...readInSeptember,
        confidence: 'official',
      },
    ],
  },
  'nz.processing': {
    kind: 'service-time',
    topic: 'processing',
    label: 'Decision on a student visa',
    unit: 'week',
    values: [{ from: '8', bound: 'up to', note: 'for 80% of applications', ...readInSeptember }],
  },
  'nz.funds.tertiary': {
    kind: 'rule',
    topic: 'funds',
    label: 'Funds to show for living, tertiary study',
    unit: 'NZD',
    per: 'year',
    values: [
      { from: '15000', ...unconfirmed },
      { from: '20000', note: 'for living, in addition to tuition', ...requirements },
    ],
  },
  'nz.funds.tertiary.month': {
    kind: 'rule',
    topic: 'funds',
    label: 'Funds to show for living, each month',
    unit: 'NZD',
    per: 'month',
    values: [
      { from: '1250', ...unconfirmed },
      { from: '1667', note: 'below one year', ...requirements },
    ],
  },
  'nz.work.in-term': {
    kind: 'rule',
    topic: 'work',
    label: 'Work in term',
    unit: 'hour',
    per: 'week',
    values: [
      {
        from: '25',
        bound: 'up to',
        valid_from: '2025-11-03',
        applies_to: 'grant',
        publisher: 'RNZ',
        confidence: 'secondary',
      },
    ],
  },
  'nz.post-study.length': {
    kind: 'rule',
    topic: 'stay',
    label: 'Post-study work visa',
    unit: 'year',
    values: [
      {
        from: '3',
        bound: 'up to',
        condition: 'after 30 weeks at degree level',
        ...application,
        ...immigration,
        confidence: 'read',
      },
      {
        text: 'up to 6 months',
        condition: 'after 24 weeks at levels 5–7',
        valid_from: '2026-11-16',
        ...application,
        ...immigration,
        confidence: 'read',
      },
    ],
  },
  'nz.post-study.weeks': {
    kind: 'rule',
    topic: 'stay',
    label: 'Study that leads to the post-study work visa',
    unit: 'week',
    values: [{ from: '30', bound: 'at least', ...unconfirmed }],
  },
  'nz.police-certificate': {
    kind: 'rule',
    topic: 'entry',
    label: 'Stay for which a police certificate is needed',
    unit: 'words',
    values: [{ text: 'longer than 24 months', ...unconfirmed }],
  },
}
