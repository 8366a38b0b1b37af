import { type FirstFacts, unconfirmed } from './first-fact.ts'

const application = { applies_to: 'application' } as const
const fees = {
  ...application,
  publisher: 'ircc.canada.ca',
  is_official: true,
  confidence: 'official',
} as const
const average = {
  bound: 'about',
  note: 'average',
  valid_from: '2025-09-01',
  publisher: 'Statistics Canada (educationnewscanada.com)',
  confidence: 'secondary',
} as const

const mondaq = (article: string) =>
  ({ publisher: `mondaq.com ${article}`, confidence: 'secondary' }) as const

export const canada: FirstFacts = {
  'ca.study-permit.fee': {
    kind: 'rule',
    topic: 'fees',
    label: 'Study permit',
    unit: 'CAD',
    values: [{ from: '150', ...fees }],
  },
  'ca.biometrics.fee': {
    kind: 'rule',
    topic: 'fees',
    label: 'Biometrics',
    unit: 'CAD',
    values: [{ from: '85', ...fees }],
  },
  'ca.processing.nepal': {
    kind: 'service-time',
    topic: 'processing',
    label: 'Decision on a study permit, from Nepal',
    unit: 'week',
    values: [
      { from: '4', to: '6', ...unconfirmed },
      {
        from: '12',
        to: '15',
        note: 'reported; no official figure',
        valid_from: '2025-08-01',
        publisher: 'academiquirk.com',
        confidence: 'secondary',
      },
    ],
  },
  'ca.funds.living': {
    kind: 'rule',
    topic: 'funds',
    label: 'Funds to show for living',
    unit: 'CAD',
    per: 'year',
    values: [
      {
        from: '23448',
        note: 'for one person outside Québec, in addition to tuition',
        valid_from: '2026-09-01',
        ...application,
        publisher: 'IRCC',
        is_official: true,
        page_date: '2026-08-28',
        confidence: 'read',
      },
    ],
  },
  'ca.work.off-campus': {
    kind: 'rule',
    topic: 'work',
    label: 'Work off campus, in term',
    unit: 'hour',
    per: 'week',
    values: [{ from: '24', bound: 'up to', valid_from: '2024-11-08', ...mondaq('1549786') }],
  },
  'ca.pgwp.length': {
    kind: 'rule',
    topic: 'stay',
    label: 'Post-graduation work permit',
    unit: 'year',
    values: [
      {
        from: '3',
        bound: 'up to',
        note: 'language: CLB 7 after a degree; CLB 5 and a listed field after college',
        valid_from: '2024-11-01',
        ...application,
        ...mondaq('1528232'),
      },
    ],
  },
  'ca.tuition.undergraduate': {
    kind: 'estimate',
    topic: 'tuition',
    label: 'Tuition, undergraduate',
    unit: 'CAD',
    per: 'year',
    values: [
      { from: '15000', to: '35000', ...unconfirmed },
      { from: '41746', ...average },
    ],
  },
  'ca.tuition.postgraduate': {
    kind: 'estimate',
    topic: 'tuition',
    label: 'Tuition, postgraduate',
    unit: 'CAD',
    per: 'year',
    values: [
      { from: '20000', to: '50000', ...unconfirmed },
      { from: '24028', ...average },
    ],
  },
  'ca.living': {
    kind: 'estimate',
    topic: 'living',
    label: 'Living costs',
    unit: 'CAD',
    per: 'year',
    values: [{ from: '10000', to: '20000', ...unconfirmed }],
  },
  'ca.attestation-letter': {
    kind: 'rule',
    topic: 'admission',
    label: 'Provincial attestation letter',
    unit: 'words',
    values: [
      {
        text: 'needed, except for master’s degrees and doctorates at public institutions',
        valid_from: '2026-01-01',
        ...application,
        ...mondaq('1712120'),
      },
    ],
  },
}
