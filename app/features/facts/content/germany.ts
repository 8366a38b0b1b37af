import { type FirstFacts, unconfirmed } from './first-fact.ts'

const secondary = { confidence: 'secondary' } as const
const daad = {
  publisher: 'DAAD',
  address: 'https://www.daad.de/en/studying-in-germany/living-in-germany/finances/',
  confidence: 'read',
} as const
const embassyGuide = {
  publisher: 'yatraforfun.com',
  ...secondary,
} as const
const work = {
  publisher: 'Make it in Germany, Federal Government',
  address:
    'https://www.make-it-in-germany.com/en/study-vocational-training/studies-in-germany/work',
  is_official: true,
  confidence: 'read',
} as const
const edupark = {
  publisher: 'edupark.com.np',
  address: 'https://edupark.com.np/undergraduate-studies/admission-requirements',
  ...secondary,
} as const
const uniAssist = {
  applies_to: 'payment',
  ...secondary,
} as const

export const germany: FirstFacts = {
  'de.visa.fee': {
    kind: 'rule',
    topic: 'fees',
    label: 'National visa for studies',
    unit: 'EUR',
    values: [
      {
        from: '75',
        note: 'paid in rupees at the embassy',
        applies_to: 'application',
        confidence: 'read',
      },
    ],
  },
  'de.residence-permit.fee': {
    kind: 'rule',
    topic: 'fees',
    label: 'Residence permit for studies',
    unit: 'EUR',
    values: [
      {
        from: '100',
        applies_to: 'application',
        confidence: 'read',
      },
    ],
  },
  'de.funds': {
    kind: 'rule',
    topic: 'funds',
    label: 'Funds to show, in a blocked account',
    unit: 'EUR',
    per: 'year',
    values: [
      {
        from: '11904',
        note: 'in a blocked account that pays out €992 a month',
        applies_to: 'application',
        ...daad,
      },
    ],
  },
  'de.tuition.public': {
    kind: 'rule',
    topic: 'tuition',
    label: 'Tuition fee at public universities',
    unit: 'EUR',
    per: 'year',
    values: [
      { from: '0', condition: 'at most public universities', ...daad },
      {
        from: '3000',
        condition: 'in Baden-Württemberg',
        note: '€1,500 each semester, for students from outside the EU',
        ...daad,
      },
      { text: 'universities may charge a fee', condition: 'in Bavaria', ...daad },
    ],
  },
  'de.semester-contribution': {
    kind: 'estimate',
    topic: 'tuition',
    label: 'Semester contribution',
    unit: 'EUR',
    per: 'year',
    values: [{ from: '140', to: '860', note: 'two semesters of €70–430 each', ...daad }],
  },
  'de.living': {
    kind: 'estimate',
    topic: 'living',
    label: 'Living costs',
    unit: 'EUR',
    per: 'month',
    values: [{ from: '900', to: '1200', ...daad }],
  },
  'de.health-insurance': {
    kind: 'estimate',
    topic: 'health',
    label: 'Public health insurance for students',
    unit: 'EUR',
    per: 'month',
    values: [
      {
        from: '141.16',
        to: '146.29',
        note: 'depends on your age and on the insurance company; figures of 2026',
        ...unconfirmed,
      },
    ],
  },
  'de.work.in-term': {
    kind: 'rule',
    topic: 'work',
    label: 'Work in term',
    unit: 'hour',
    per: 'week',
    values: [{ from: '20', bound: 'up to', condition: 'in term', ...work }],
  },
  'de.work.days': {
    kind: 'rule',
    topic: 'work',
    label: 'Work in a year',
    unit: 'words',
    values: [
      {
        text: '140 full days or 280 half days a year',
        note: 'no freelance work',
        ...work,
      },
    ],
  },
  'de.stay': {
    kind: 'rule',
    topic: 'stay',
    label: 'Residence permit to look for work',
    unit: 'month',
    values: [
      {
        from: '18',
        note: 'with the right to any work',
        applies_to: 'application',
        publisher: 'Residence Act, section 20',
        address: 'https://www.gesetze-im-internet.de/aufenthg_2004/__20.html',
        is_official: true,
        confidence: 'read',
      },
    ],
  },
  'de.processing': {
    kind: 'service-time',
    topic: 'processing',
    label: 'Visa decision in Kathmandu',
    unit: 'month',
    values: [{ from: '4', bound: 'up to', ...embassyGuide }],
  },
  'de.admission.class-12': {
    kind: 'rule',
    topic: 'admission',
    label: 'Bachelor’s degree with class 12 of Nepal',
    unit: 'words',
    values: [
      {
        text: 'a preparatory college (Studienkolleg) first',
        condition: 'with class 12 alone',
        applies_to: 'application',
        ...edupark,
      },
    ],
  },
  'de.admission.konstanz': {
    kind: 'rule',
    topic: 'admission',
    label: 'Marks for the preparatory college in Konstanz',
    unit: 'percent',
    of: 'in class 12',
    values: [
      {
        from: '60',
        bound: 'at least',
        note: 'with a pass mark in mathematics in class 11 or 12',
        valid_from: '2016-05-01',
        applies_to: 'application',
        publisher: 'HTWG Konstanz',
        address: 'http://www.htwg-konstanz.de/Country-specific-information.2675.0.html',
        confidence: 'official',
      },
    ],
  },
  'de.aps': {
    kind: 'rule',
    topic: 'admission',
    label: 'APS certificate',
    unit: 'words',
    values: [
      {
        text: 'not needed with certificates from Nepal',
        note: 'asked of applicants from China, India and Vietnam',
        applies_to: 'application',
        ...secondary,
      },
    ],
  },
  'de.uni-assist.fee': {
    kind: 'rule',
    topic: 'fees',
    label: 'Check of certificates by uni-assist',
    unit: 'EUR',
    values: [
      { from: '75', condition: 'for the first course', ...uniAssist },
      {
        from: '30',
        condition: 'for each further course in the same semester',
        ...uniAssist,
      },
    ],
  },
  'de.deadline.summer': {
    kind: 'rule',
    topic: 'deadlines',
    label: 'Applications for the summer semester',
    unit: 'date',
    values: [
      {
        from: '2027-01-15',
        note: 'the usual day at public universities; some close earlier',
        valid_until: '2027-01-15',
        ...secondary,
      },
    ],
  },
  'de.deadline.winter': {
    kind: 'rule',
    topic: 'deadlines',
    label: 'Applications for the winter semester',
    unit: 'date',
    values: [
      {
        from: '2027-07-15',
        note: 'the usual day at public universities; some close earlier',
        valid_until: '2027-07-15',
        ...secondary,
      },
    ],
  },
  'de.minimum-wage': {
    kind: 'rule',
    topic: 'work',
    label: 'Minimum wage',
    unit: 'EUR',
    of: 'an hour',
    values: [
      {
        from: '14.60',
        valid_from: '2027-01-01',
        status: 'enacted',
        applies_to: 'payment',
        confidence: 'read',
      },
    ],
  },
}
