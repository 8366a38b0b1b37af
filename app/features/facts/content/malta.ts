import type { FirstFacts } from './first-fact.ts'

const application = { applies_to: 'application' } as const
const secondary = { confidence: 'secondary' } as const
const identita = {
  publisher: 'identita.gov.mt',
  address: 'https://identita.gov.mt/central-visa-unit-sec-page-visa-types/',
  is_official: true,
  page_date: '2026-10-05',
  confidence: 'read',
} as const
const legislation = {
  publisher: 'Laws of Malta',
  is_official: true,
  confidence: 'read',
} as const
const studentRules = {
  ...legislation,
  address: 'https://legislation.mt/eli/sl/217.22/eng',
} as const
const university = { publisher: 'University of Malta', confidence: 'read' } as const
const universityVisas = {
  ...university,
  address: 'https://www.um.edu.mt/international/students/visas',
} as const
const universityFees = {
  ...university,
  address: 'https://www.um.edu.mt/study/feesfunding/',
} as const
const universityLiving = {
  ...university,
  address: 'https://www.um.edu.mt/international/students/livingcosts/',
} as const
const checklist = {
  ...secondary,
  publisher: 'edugoabroad.com',
  address: 'https://www.edugoabroad.com/vfs-checklist-for-malta-visa/',
} as const
const school = {
  ...secondary,
  publisher: 'ecenglish.com',
  address:
    'https://partners.ecenglish.com/news/advisory-notice-changes-to-visa-regulations-for-malta/',
} as const
const visaCentre = {
  ...secondary,
  publisher: 'VFS Global, by yatraforfun.com',
  address: 'https://www.vfsglobal.com/one-pager/malta/nepal/english',
  page_date: '2026-04-26',
} as const

const um = { kind: 'rule', topic: 'tuition', unit: 'EUR', per: 'year' } as const
const starters = { note: 'for starters in 2026/27', applies_to: 'course start' } as const

export const malta: FirstFacts = {
  'mt.rent': {
    kind: 'estimate',
    topic: 'expenses',
    label: 'Room',
    unit: 'EUR',
    per: 'month',
    values: [
      { from: '550', to: '700', condition: 'in a shared room', ...universityLiving },
      { from: '800', to: '1600', condition: 'in a single room', ...universityLiving },
    ],
  },
  'mt.food': {
    kind: 'estimate',
    topic: 'expenses',
    label: 'Food',
    unit: 'EUR',
    per: 'month',
    values: [{ from: '450', ...universityLiving }],
  },
  'mt.funds': {
    kind: 'rule',
    topic: 'funds',
    label: 'Funds to show',
    unit: 'EUR',
    per: 'month',
    multiplier: 12,
    values: [
      {
        from: '745.68',
        note: '75% of the minimum wage of 2026, in addition to tuition and the journey home',
        valid_from: '2026-01-01',
        ...application,
        ...identita,
      },
    ],
  },
  'mt.minimum-wage': {
    kind: 'rule',
    topic: 'work',
    label: 'Minimum wage',
    unit: 'EUR',
    per: 'week',
    values: [
      {
        from: '229.44',
        note: 'in 2026',
        valid_from: '2026-01-01',
        publisher: 'DIER',
        address:
          'https://dier.gov.mt/en/Employment-Conditions/National%20Standard%20Orders/Pages/National-Minimum-Wage-Order.aspx',
        is_official: true,
        confidence: 'read',
      },
    ],
  },
  'mt.visa.fee': {
    kind: 'rule',
    topic: 'fees',
    label: 'National visa (D)',
    unit: 'EUR',
    values: [
      {
        from: '100',
        note: 'for studies of more than 90 days; sources differ on a quick appointment',
        ...application,
        ...identita,
      },
      {
        from: '150',
        note: 'for a quick appointment, in 2024',
        status: 'disputed',
        ...application,
        ...school,
      },
    ],
  },
  'mt.residence-permit.fee': {
    kind: 'rule',
    topic: 'fees',
    label: 'Residence permit',
    unit: 'EUR',
    values: [
      {
        from: '77.50',
        note: '€50 for the application and €27.50 for the card',
        ...application,
        ...universityVisas,
      },
    ],
  },
  'mt.residence-permit.within': {
    kind: 'rule',
    topic: 'entry',
    label: 'Time to apply for the residence permit',
    unit: 'day',
    values: [
      {
        from: '30',
        note: 'after arrival, online with form N.01',
        applies_to: 'entry',
        ...universityVisas,
      },
    ],
  },
  'mt.insurance': {
    kind: 'rule',
    topic: 'health',
    label: 'Health insurance',
    unit: 'EUR',
    values: [
      {
        from: '100000',
        bound: 'at least',
        note: 'hospital cover for the residence permit; sources differ for the visa',
        ...application,
        publisher: 'identita.gov.mt, page on the single permit',
        is_official: true,
        confidence: 'read',
      },
      {
        from: '30000',
        bound: 'at least',
        note: 'an older list for the visa, for applicants in India',
        status: 'disputed',
        ...application,
        ...checklist,
      },
    ],
  },
  'mt.work': {
    kind: 'rule',
    topic: 'work',
    label: 'Work in term',
    unit: 'hour',
    per: 'week',
    values: [
      { text: 'no work', condition: 'in the first 90 days', ...studentRules },
      {
        from: '20',
        bound: 'up to',
        condition: 'from day 91',
        note: 'on a degree course; the employer applies for the licence and pays for it',
        ...studentRules,
      },
    ],
  },
  'mt.stay': {
    kind: 'rule',
    topic: 'stay',
    label: 'Stay to look for work',
    unit: 'month',
    values: [
      {
        from: '9',
        note: 'once, after a bachelor’s, master’s or doctor’s degree; no work until an offer',
        ...application,
        ...studentRules,
      },
    ],
  },
  'mt.processing': {
    kind: 'service-time',
    topic: 'processing',
    label: 'Visa decision',
    unit: 'week',
    values: [
      {
        from: '3',
        to: '5',
        note: 'sources differ; the wait for an appointment comes first',
        ...visaCentre,
      },
      { from: '3', note: 'and the courier, in 2026', status: 'disputed', ...visaCentre },
      { from: '4', to: '5', note: 'in 2024', status: 'disputed', ...school },
    ],
  },
  'mt.appointment': {
    kind: 'service-time',
    topic: 'processing',
    label: 'Wait for an appointment at the visa centre',
    unit: 'week',
    values: [
      {
        from: '6',
        to: '16',
        note: 'in India and elsewhere',
        status: 'disputed',
        page_date: '2026-10-01',
        ...secondary,
      },
    ],
  },
  'mt.where': {
    kind: 'rule',
    topic: 'entry',
    label: 'Where to apply for the visa',
    unit: 'words',
    values: [
      {
        text: 'VFS, Chhaya Devi Complex, Thamel, Kathmandu',
        note: 'it takes in the application; the decision falls in New Delhi or Malta. Sources differ',
        ...application,
        ...visaCentre,
      },
      {
        text: 'visa centres in India',
        status: 'disputed',
        ...application,
        publisher: 'High Commission of Malta, New Delhi',
        address:
          'https://foreignaffairs.gov.mt/en/Embassies/Hc_New_Delhi/Pages/Visa-Advice-for-Foreign-Nationals.aspx',
        is_official: true,
        confidence: 'official',
      },
    ],
  },
  'mt.tuition.um': {
    ...um,
    label: 'University of Malta, bachelor’s degree',
    values: [
      { from: '8500', condition: 'in arts, or business and IT', ...starters, ...universityFees },
      { from: '10800', condition: 'in computing', ...starters, ...universityFees },
    ],
  },
  'mt.tuition.um.medicine': {
    ...um,
    label: 'University of Malta, medicine',
    values: [{ from: '26000', ...starters, ...universityFees }],
  },
  'mt.tuition.private': {
    kind: 'estimate',
    topic: 'tuition',
    label: 'A private academy, whole course',
    unit: 'EUR',
    // The price list of a seller.
    values: [
      {
        from: '14500',
        bound: 'about',
        condition: 'for a three-year bachelor’s degree',
        status: 'disputed',
        ...secondary,
      },
      {
        from: '8500',
        bound: 'about',
        condition: 'for a master’s degree',
        status: 'disputed',
        ...secondary,
      },
    ],
  },
  'mt.um.application-fee': {
    kind: 'rule',
    topic: 'fees',
    label: 'Application to the University of Malta',
    unit: 'EUR',
    values: [
      {
        from: '100',
        note: 'with qualifications from abroad; not returned',
        ...application,
        ...universityFees,
      },
      { from: '200', condition: 'late', note: 'not returned', ...application, ...universityFees },
    ],
  },
  'mt.um.deadline': {
    kind: 'rule',
    topic: 'deadlines',
    label: 'University of Malta, October',
    unit: 'words',
    values: [
      {
        text: '1 July, if you need a visa',
        note: 'the day of 2026; those of 2027 are not published. Others: 22 July, late 15 September',
        ...application,
        ...university,
        address: 'https://www.um.edu.mt/study/datesdeadlines/',
        page_date: '2026-09-24',
      },
    ],
  },
  'mt.english.um': {
    kind: 'rule',
    topic: 'english',
    label: 'English at the University of Malta, bachelor’s degree',
    unit: 'words',
    values: [
      {
        text: 'IELTS 6.0 (writing 6.0, other parts 5.5), PTE 65 or TOEFL 80',
        condition: 'at the University of Malta',
        ...application,
        ...university,
        address:
          'https://www.um.edu.mt/study/admissionsadvice/international/englishlanguagerequirements/',
      },
    ],
  },
  'mt.housing': {
    kind: 'rule',
    topic: 'entry',
    label: 'Lease',
    unit: 'words',
    values: [
      {
        text: 'registered, at most 2 people to a bedroom, with the Housing Authority’s letter',
        valid_from: '2024-09-01',
        ...application,
        ...legislation,
        address: 'https://legislation.mt/eli/cap/604/eng',
      },
    ],
  },
  'mt.passport': {
    kind: 'rule',
    topic: 'entry',
    label: 'Passport',
    unit: 'words',
    values: [
      { text: 'valid 3 months beyond the stay, 3 blank pages', ...application, ...checklist },
    ],
  },
  'mt.statements': {
    kind: 'rule',
    topic: 'funds',
    label: 'Bank statements',
    unit: 'month',
    values: [{ from: '6', note: 'before the application', ...application, ...checklist }],
  },
  'mt.aum.teaches': {
    kind: 'rule',
    topic: 'admission',
    label: 'What the American University of Malta teaches',
    unit: 'words',
    values: [
      {
        text: 'ten bachelor’s degrees, by its own site',
        note: 'its licence was not read',
        publisher: 'American University of Malta',
        page_date: '2026-09-24',
        confidence: 'read',
      },
    ],
  },
  'mt.earlier.living': {
    kind: 'estimate',
    topic: 'earlier',
    label: 'Living costs',
    unit: 'EUR',
    per: 'month',
    values: [{ from: '700', to: '1200', confidence: 'unconfirmed' }],
  },
}
