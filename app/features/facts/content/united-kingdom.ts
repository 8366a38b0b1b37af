import { type FirstFacts, unconfirmed } from './first-fact.ts'

const readOnGovUk = {
  publisher: 'gov.uk',
  is_official: true,
  confidence: 'read',
  page_date: '2026-10-05',
} as const
const application = { applies_to: 'application' } as const
const changesOfSeptember = {
  ...application,
  valid_from: '2026-11-30',
  status: 'enacted',
  publisher: 'Home Office, statement of changes HC 584',
  is_official: true,
  page_date: '2026-09-03',
  confidence: 'read',
} as const
const untilNovember = {
  ...application,
  valid_from: '2025-11-11',
  valid_until: '2026-11-29',
  publisher: 'gov.uk',
  is_official: true,
  confidence: 'secondary',
} as const
const funds = { kind: 'rule', topic: 'funds', unit: 'GBP', per: 'month', multiplier: 9 } as const

export const unitedKingdom: FirstFacts = {
  'uk.student-visa.fee': {
    kind: 'rule',
    topic: 'fees',
    label: 'Student visa',
    unit: 'GBP',
    values: [{ from: '558', valid_from: '2026-04-08', ...application, ...readOnGovUk }],
  },
  'uk.health-surcharge': {
    kind: 'rule',
    topic: 'health',
    label: 'Immigration Health Surcharge',
    unit: 'GBP',
    per: 'year',
    values: [{ from: '776', ...application, ...readOnGovUk }],
  },
  'uk.funds.london': {
    ...funds,
    label: 'Funds to show, in London',
    values: [
      { from: '1529', condition: 'in London', ...untilNovember },
      { from: '1570', condition: 'in London', ...changesOfSeptember },
    ],
  },
  'uk.funds.elsewhere': {
    ...funds,
    label: 'Funds to show, outside London',
    values: [
      { from: '1171', condition: 'outside London', ...untilNovember },
      { from: '1203', condition: 'outside London', ...changesOfSeptember },
    ],
  },
  'uk.funds.held-for': {
    kind: 'rule',
    topic: 'funds',
    label: 'How long the money has to be in the bank',
    unit: 'day',
    values: [{ from: '28', note: 'in a row, before you apply', ...application, ...readOnGovUk }],
  },
  'uk.work.in-term': {
    kind: 'rule',
    topic: 'work',
    label: 'Work in term',
    unit: 'hour',
    per: 'week',
    values: [
      { from: '20', bound: 'up to', condition: 'at degree level', ...readOnGovUk, page_date: '' },
      {
        from: '10',
        bound: 'up to',
        condition: 'below degree level',
        ...readOnGovUk,
        page_date: '',
      },
    ],
  },
  'uk.graduate.length': {
    kind: 'rule',
    topic: 'stay',
    label: 'Graduate visa',
    unit: 'year',
    values: [
      { from: '2', to: '3', ...unconfirmed },
      {
        from: '2',
        valid_until: '2026-12-31',
        ...application,
        publisher: 'Home Office, by buila.ac.uk',
        confidence: 'secondary',
      },
      {
        text: '18 months',
        valid_from: '2027-01-01',
        status: 'enacted',
        ...application,
        ...readOnGovUk,
      },
      { from: '3', condition: 'after a doctorate', ...application, ...readOnGovUk },
    ],
  },
  'uk.processing': {
    kind: 'service-time',
    topic: 'processing',
    label: 'Visa decision after an application from outside the UK',
    unit: 'week',
    values: [{ from: '3', ...readOnGovUk, address: 'https://www.gov.uk/student-visa' }],
  },
  'uk.dependants.taught': {
    kind: 'rule',
    topic: 'entry',
    label: 'Dependants of students on taught courses',
    unit: 'words',
    values: [
      { text: 'none', valid_from: '2024-01-01', applies_to: 'course start', ...readOnGovUk },
    ],
  },
  'uk.tuition': {
    kind: 'estimate',
    topic: 'tuition',
    label: 'Tuition fee',
    unit: 'GBP',
    per: 'year',
    values: [{ from: '10000', to: '38000', ...unconfirmed }],
  },
  'uk.living': {
    kind: 'estimate',
    topic: 'living',
    label: 'Living costs',
    unit: 'GBP',
    per: 'year',
    values: [{ from: '12000', to: '15000', bound: 'about', ...unconfirmed }],
  },
}
