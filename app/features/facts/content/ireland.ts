import type { FirstFacts } from './first-fact.ts'

const educationInIreland = {
  applies_to: 'application',
  publisher: 'Education in Ireland',
  address: 'https://www.educationinireland.com/en/plan-your-study-abroad/student-visas',
  confidence: 'read',
} as const
const immigration = {
  publisher: 'Immigration Service Delivery, Ireland',
  is_official: true,
  confidence: 'read',
} as const
const finances = {
  ...immigration,
  applies_to: 'application',
  address:
    'https://www.irishimmigration.ie/coming-to-study-in-ireland/what-are-my-study-options/a-fee-paying-private-primary-or-secondary-school/information-on-student-finances/',
} as const
const studying = {
  ...immigration,
  applies_to: 'application',
  address: 'https://www.irishimmigration.ie/coming-to-study-in-ireland/',
} as const
const stamps = {
  ...immigration,
  address:
    'https://www.irishimmigration.ie/registering-your-immigration-permission/information-on-registering/immigration-permission-stamps/',
} as const
const graduates = {
  ...immigration,
  applies_to: 'application',
  address:
    'https://www.irishimmigration.ie/my-situation-has-changed-since-i-arrived-in-ireland/third-level-graduate-programme/',
} as const

export const ireland: FirstFacts = {
  'ie.visa.fee': {
    kind: 'rule',
    topic: 'fees',
    label: 'Study visa',
    unit: 'EUR',
    values: [
      { from: '60', condition: 'for a single entry', ...educationInIreland },
      { from: '100', condition: 'for several entries', ...educationInIreland },
    ],
  },
  'ie.registration.fee': {
    kind: 'rule',
    topic: 'fees',
    label: 'Registration of your permission to stay',
    unit: 'EUR',
    per: 'year',
    values: [
      {
        from: '300',
        note: 'the first registration takes place in Dublin',
        ...educationInIreland,
        applies_to: 'payment',
      },
    ],
  },
  'ie.funds': {
    kind: 'rule',
    topic: 'funds',
    label: 'Funds to show',
    unit: 'EUR',
    values: [
      {
        from: '10000',
        condition: 'for a course of eight months or more',
        note: 'sums paid in shortly before are refused',
        ...finances,
      },
    ],
  },
  'ie.funds.held-for': {
    kind: 'rule',
    topic: 'funds',
    label: 'How long the money has to be in the account',
    unit: 'month',
    values: [{ from: '6', ...finances }],
  },
  'ie.fees.paid-before': {
    kind: 'rule',
    topic: 'fees',
    label: 'Course fee to pay before you apply for the visa',
    unit: 'EUR',
    values: [{ from: '6000', bound: 'at least', ...finances }],
  },
  'ie.tuition': {
    kind: 'estimate',
    topic: 'tuition',
    label: 'Tuition fee',
    unit: 'EUR',
    per: 'year',
    values: [{ from: '10000', to: '25000', confidence: 'secondary', status: 'disputed' }],
  },
  'ie.health-insurance': {
    kind: 'rule',
    topic: 'health',
    label: 'Cover of the private health insurance',
    unit: 'EUR',
    values: [
      { from: '25000', condition: 'for accidents', bound: 'at least', ...studying },
      { from: '25000', condition: 'for illness', bound: 'at least', ...studying },
    ],
  },
  'ie.work.in-term': {
    kind: 'rule',
    topic: 'work',
    label: 'Work in term',
    unit: 'hour',
    per: 'week',
    values: [{ from: '20', bound: 'up to', note: 'no work as a delivery rider', ...stamps }],
  },
  'ie.work.holidays': {
    kind: 'rule',
    topic: 'work',
    label: 'Work in the holidays',
    unit: 'hour',
    per: 'week',
    values: [
      {
        from: '40',
        bound: 'up to',
        condition: 'from June to September and from 15 December to 15 January',
        ...stamps,
      },
    ],
  },
  'ie.stay': {
    kind: 'rule',
    topic: 'stay',
    label: 'Third Level Graduate Programme',
    unit: 'month',
    values: [
      { from: '12', condition: 'after a bachelor’s degree', ...graduates },
      { from: '24', condition: 'after a master’s degree', ...graduates },
    ],
  },
  'ie.stay.apply-within': {
    kind: 'rule',
    topic: 'stay',
    label: 'Time to apply for the graduate programme',
    unit: 'month',
    values: [{ from: '6', bound: 'up to', note: 'after your results', ...graduates }],
  },
}
