import { type FirstFacts, unconfirmed } from './first-fact.ts'

const application = { applies_to: 'application' } as const

export const unitedStates: FirstFacts = {
  'us.sevis.fee': {
    kind: 'rule',
    topic: 'fees',
    label: 'SEVIS fee (I-901)',
    unit: 'USD',
    values: [
      {
        from: '350',
        valid_from: '2019-06-24',
        publisher: 'Federal Register 2019-10884',
        is_official: true,
        confidence: 'official',
      },
    ],
  },
  'us.visa.fee': {
    kind: 'rule',
    topic: 'fees',
    label: 'Visa application fee',
    unit: 'USD',
    values: [
      {
        from: '185',
        note: 'beside the SEVIS fee',
        ...application,
        publisher: 'travel.state.gov',
        is_official: true,
        confidence: 'read',
      },
    ],
  },
  'us.integrity-fee': {
    kind: 'rule',
    topic: 'fees',
    label: 'Visa integrity fee',
    unit: 'USD',
    values: [
      {
        from: '250',
        note: 'enacted in July 2025; sources differ on whether it is collected',
        status: 'enacted',
        applies_to: 'issue',
        confidence: 'secondary',
      },
    ],
  },
  'us.appointment.kathmandu': {
    kind: 'service-time',
    topic: 'processing',
    label: 'Wait for an interview in Kathmandu',
    unit: 'week',
    values: [
      { from: '3', to: '6', ...unconfirmed },
      {
        from: '2',
        to: '8',
        note: 'until the interview; about 10 months in 2024',
        valid_from: '2026-01-01',
        publisher: 'khabarhub.com; dewarshi',
        confidence: 'secondary',
      },
    ],
  },
  'us.tuition': {
    kind: 'estimate',
    topic: 'tuition',
    label: 'Tuition fee',
    unit: 'USD',
    per: 'year',
    values: [
      { from: '25000', to: '45000', ...unconfirmed },
      {
        from: '31880',
        to: '45000',
        bound: 'about',
        note: 'averages of public and private universities',
        valid_from: '2025-09-01',
        publisher: 'College Board 2025-26',
        confidence: 'secondary',
      },
    ],
  },
  'us.living': {
    kind: 'estimate',
    topic: 'living',
    label: 'Living costs',
    unit: 'USD',
    per: 'year',
    values: [{ from: '12000', to: '18000', ...unconfirmed }],
  },
  'us.stay.fixed-admission': {
    kind: 'rule',
    topic: 'stay',
    label: 'Limit of the stay with a student visa',
    unit: 'year',
    values: [
      {
        from: '4',
        bound: 'up to',
        note: 'published on 17 July 2026, put off by a court on 14 September 2026',
        status: 'postponed',
        applies_to: 'entry',
        publisher: 'oiss.yale.edu',
        confidence: 'read',
      },
    ],
  },
  'us.opt.length': {
    kind: 'rule',
    topic: 'stay',
    label: 'Optional Practical Training',
    unit: 'month',
    values: [{ from: '12', bound: 'up to', ...unconfirmed }],
  },
  'us.opt.stem': {
    kind: 'rule',
    topic: 'stay',
    label: 'More of it in STEM fields',
    unit: 'month',
    values: [{ from: '24', bound: 'up to', note: 'more in STEM fields', ...unconfirmed }],
  },
  'us.work.on-campus': {
    kind: 'rule',
    topic: 'work',
    label: 'Work on campus, in term',
    unit: 'hour',
    per: 'week',
    values: [{ from: '20', bound: 'up to', ...unconfirmed }],
  },
  'us.entry.before-start': {
    kind: 'rule',
    topic: 'entry',
    label: 'Entry before the programme starts',
    unit: 'day',
    values: [{ from: '30', bound: 'up to', ...unconfirmed }],
  },
  'us.admission.gpa': {
    kind: 'claim',
    topic: 'admission',
    label: 'Minimum GPA',
    unit: 'grade points of 4.0',
    values: [{ from: '2.5', bound: 'about', ...unconfirmed }],
  },
  'us.admission.marks': {
    kind: 'claim',
    topic: 'admission',
    label: 'Minimum marks',
    unit: 'percent',
    values: [{ from: '60', bound: 'about', ...unconfirmed }],
  },
  'us.ugrad.nepal': {
    kind: 'rule',
    topic: 'scholarships',
    label: 'Whether Global UGRAD is open to Nepal',
    unit: 'words',
    values: [],
  },
}
