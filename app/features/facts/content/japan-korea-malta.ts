import type { FirstFacts } from './first-fact.ts'

const secondary = { confidence: 'secondary' } as const
const official = { is_official: true, confidence: 'official' } as const

export const japan: FirstFacts = {
  'jp.tuition.national': {
    kind: 'rule',
    topic: 'tuition',
    label: 'Tuition at national universities',
    unit: 'JPY',
    per: 'year',
    values: [
      {
        from: '535800',
        note: 'the standard; some charge more from April 2027 (Tohoku JPY 900,000)',
        applies_to: 'entry',
        publisher: 'japannews.yomiuri.co.jp',
        page_date: '2025-11-30',
        ...secondary,
      },
    ],
  },
  'jp.admission.national': {
    kind: 'rule',
    topic: 'fees',
    label: 'Admission fee at national universities',
    unit: 'JPY',
    values: [{ from: '282000', publisher: 'u-tokyo.ac.jp', page_date: '2020-01-01', ...official }],
  },
  'jp.work.with-permission': {
    kind: 'rule',
    topic: 'work',
    label: 'Work in term',
    unit: 'hour',
    per: 'week',
    values: [{ from: '28', bound: 'up to', note: 'with permission', ...secondary }],
  },
  'jp.tb-certificate': {
    kind: 'rule',
    topic: 'health',
    label: 'Tuberculosis clearance certificate',
    unit: 'words',
    values: [
      {
        text: 'needed already with the application',
        note: 'for the certificate of eligibility, or for the visa',
        valid_from: '2025-06-23',
        applies_to: 'application',
        publisher: 'jpets.mhlw.go.jp',
        ...official,
      },
    ],
  },
}

export const southKorea: FirstFacts = {
  'kr.gks.undergraduate.nepal': {
    kind: 'rule',
    topic: 'scholarships',
    label: 'Global Korea Scholarship, undergraduate, by the embassy',
    unit: 'count',
    of: 'places',
    values: [
      {
        from: '2',
        note: 'for Nepal, intake of 2026',
        publisher: 'overseas.mofa.go.kr/np-en',
        page_date: '2025-10-03',
        ...official,
      },
    ],
  },
  'kr.registration': {
    kind: 'rule',
    topic: 'entry',
    label: 'Registration as a resident',
    unit: 'day',
    values: [
      { from: '90', bound: 'up to', note: 'after arrival', applies_to: 'entry', ...secondary },
    ],
  },
  'kr.work.with-permission': {
    kind: 'rule',
    topic: 'work',
    label: 'Work in term',
    unit: 'hour',
    per: 'week',
    values: [
      { from: '10', to: '35', note: 'with permission, by your level in TOPIK', ...secondary },
    ],
  },
  'kr.funds': {
    kind: 'rule',
    topic: 'funds',
    label: 'Bank balance to show',
    unit: 'KRW',
    values: [],
  },
}

export const malta: FirstFacts = {
  'mt.living': {
    kind: 'estimate',
    topic: 'living',
    label: 'Living costs',
    unit: 'EUR',
    per: 'month',
    values: [{ from: '700', to: '1200', publisher: 'gbs.edu.mt', ...secondary }],
  },
  'mt.funds': {
    kind: 'rule',
    topic: 'funds',
    label: 'Funds to show',
    unit: 'percent',
    of: 'of the minimum wage',
    per: 'month',
    values: [
      {
        from: '75',
        note: 'in addition to tuition',
        applies_to: 'application',
        publisher: 'identita.gov.mt',
        ...official,
      },
    ],
  },
  'mt.residence-permit.fee': {
    kind: 'rule',
    topic: 'fees',
    label: 'Residence permit',
    unit: 'EUR',
    per: 'year',
    values: [{ from: '27.50', publisher: 'identitymalta.com', ...official }],
  },
  'mt.work': {
    kind: 'rule',
    topic: 'work',
    label: 'Work in term',
    unit: 'hour',
    per: 'week',
    values: [{ from: '20', bound: 'up to', ...secondary }],
  },
  'mt.visa.fee': { kind: 'rule', topic: 'fees', label: 'Visa', unit: 'EUR', values: [] },
  'mt.aum.teaches': {
    kind: 'rule',
    topic: 'admission',
    label: 'Whether the American University of Malta still teaches',
    unit: 'words',
    values: [],
  },
}

/** Costs and requirements in Nepal. */
export const nepal: FirstFacts = {
  'np.noc.fee': {
    kind: 'rule',
    topic: 'noc',
    label: 'No Objection Certificate',
    unit: 'NPR',
    values: [
      {
        from: '2000',
        applies_to: 'application',
        publisher: 'noc.moest.gov.np',
        address: 'https://noc.moest.gov.np',
        page_date: '2026-06-05',
        ...secondary,
      },
    ],
  },
  'np.education-service-fee': {
    kind: 'rule',
    topic: 'fees',
    label: 'Education service fee',
    unit: 'percent',
    of: 'of the foreign exchange bought for studies',
    values: [
      {
        from: '3',
        note: 'since the fiscal year 2081/82',
        applies_to: 'payment',
        publisher: 'edusanjal.com',
        page_date: '2024-05-28',
        ...secondary,
      },
    ],
  },
}
