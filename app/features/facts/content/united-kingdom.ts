import type { FirstFacts } from './first-fact.ts'

const readOnGovUk = {
  publisher: 'gov.uk',
  is_official: true,
  confidence: 'read',
  page_date: '2026-10-05',
} as const
const application = { applies_to: 'application' } as const
const secondary = { confidence: 'secondary' } as const

const moneyPage = { ...readOnGovUk, address: 'https://www.gov.uk/student-visa/money' } as const
const studentVisaPage = { ...readOnGovUk, address: 'https://www.gov.uk/student-visa' } as const
const graduatePage = { ...readOnGovUk, address: 'https://www.gov.uk/graduate-visa' } as const
const familyPage = {
  ...readOnGovUk,
  address: 'https://www.gov.uk/student-visa/family-members',
} as const
const englishPage = {
  ...readOnGovUk,
  address: 'https://www.gov.uk/student-visa/knowledge-of-english',
} as const
const appendixStudent = {
  ...readOnGovUk,
  address: 'https://www.gov.uk/guidance/immigration-rules/immigration-rules-appendix-student',
} as const
const sponsorGuidance = {
  ...readOnGovUk,
  address: 'https://www.gov.uk/government/publications/student-sponsor-guidance',
} as const
const surchargePage = {
  ...readOnGovUk,
  address: 'https://www.gov.uk/healthcare-immigration-application/how-much-pay',
} as const
const feesOfApril = {
  ...readOnGovUk,
  address:
    'https://www.gov.uk/government/publications/visa-regulations-revised-table/home-office-immigration-and-nationality-fees-8-april-2026',
} as const
const changesOfSeptember = {
  ...application,
  valid_from: '2026-11-30',
  status: 'enacted',
  publisher: 'Home Office, statement of changes HC 584',
  address:
    'https://www.gov.uk/government/publications/statement-of-changes-to-the-immigration-rules-hc-584-3-september-2026',
  is_official: true,
  page_date: '2026-09-03',
  confidence: 'read',
} as const
const untilNovember = {
  ...application,
  ...moneyPage,
  valid_from: '2025-11-11',
  valid_until: '2026-11-29',
} as const
const ucas = { publisher: 'ucas.com', confidence: 'read' } as const
const bristol = {
  publisher: 'University of Bristol',
  page_date: '2026-09-23',
  confidence: 'read',
} as const
const bristolFees = {
  ...bristol,
  address:
    'https://www.bristol.ac.uk/students/support/finances/tuition-fees/ug/overseas/26-27/2026-starters/',
} as const
/** Repeats the figures of other publishers. */
const summary = { ...secondary, address: 'http://vibrancelabscbd.org/index-362.html' } as const
const britishCouncil = { ...summary, publisher: 'British Council, by vibrancelabscbd.org' } as const
const rents = {
  ...secondary,
  publisher: 'SpareRoom',
  address: 'https://m.spareroom.co.uk/statistics/universities-rents',
} as const
const usualMarks = {
  ...secondary,
  publisher: 'studyworld.edu.np',
  address: 'https://studyworld.edu.np/uk/admission',
} as const
const visasOf2025 = {
  ...secondary,
  publisher: 'timeshighereducation.com',
  address:
    'https://www.timeshighereducation.com/news/international-masters-students-visa-refusals-rise',
  page_date: '2026-02-26',
} as const

const funds = { kind: 'rule', topic: 'funds', unit: 'GBP', per: 'month', multiplier: 9 } as const
const tuition = { kind: 'estimate', topic: 'tuition', unit: 'GBP', per: 'year' } as const
const rent = { kind: 'estimate', topic: 'expenses', unit: 'GBP', per: 'month' } as const
const marks = { kind: 'estimate', topic: 'admission', unit: 'percent' } as const
const english = { kind: 'estimate', topic: 'english', unit: 'words' } as const

export const unitedKingdom: FirstFacts = {
  'uk.student-visa.fee': {
    kind: 'rule',
    topic: 'fees',
    label: 'Student visa',
    unit: 'GBP',
    values: [{ from: '558', valid_from: '2026-04-08', ...application, ...feesOfApril }],
  },
  'uk.health-surcharge': {
    kind: 'rule',
    topic: 'health',
    label: 'Immigration Health Surcharge',
    unit: 'GBP',
    per: 'year',
    values: [
      {
        from: '776',
        note: 'counted on the length of the visa, which is longer than the course',
        ...application,
        ...surchargePage,
      },
    ],
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
  'uk.funds.tuition': {
    kind: 'rule',
    topic: 'funds',
    label: 'Tuition to show',
    unit: 'words',
    values: [
      {
        text: 'the unpaid fee of the first year, as on the CAS',
        note: 'in addition to the living costs',
        ...application,
        ...moneyPage,
      },
    ],
  },
  'uk.funds.held-for': {
    kind: 'rule',
    topic: 'funds',
    label: 'How long the money has to be in the bank',
    unit: 'day',
    values: [
      {
        from: '28',
        note: 'in a row; they end at most 31 days before you apply',
        ...application,
        ...moneyPage,
      },
    ],
  },
  'uk.work.in-term': {
    kind: 'rule',
    topic: 'work',
    label: 'Work in term',
    unit: 'hour',
    per: 'week',
    values: [
      { from: '20', bound: 'up to', condition: 'at degree level', ...appendixStudent },
      { from: '10', bound: 'up to', condition: 'below degree level', ...appendixStudent },
    ],
  },
  'uk.work.holidays': {
    kind: 'rule',
    topic: 'work',
    label: 'Work in the holidays',
    unit: 'words',
    values: [{ text: 'full-time', note: 'in the official vacations', ...appendixStudent }],
  },
  'uk.graduate.length': {
    kind: 'rule',
    topic: 'stay',
    label: 'Graduate visa',
    unit: 'year',
    values: [
      { from: '2', valid_until: '2026-12-31', ...application, ...graduatePage },
      {
        text: '18 months',
        valid_from: '2027-01-01',
        status: 'enacted',
        ...application,
        ...graduatePage,
      },
      { from: '3', condition: 'after a doctorate', ...application, ...graduatePage },
    ],
  },
  'uk.graduate.fee': {
    kind: 'rule',
    topic: 'fees',
    label: 'Graduate visa',
    unit: 'GBP',
    values: [{ from: '937', ...application, ...feesOfApril }],
  },
  'uk.graduate.surcharge': {
    kind: 'rule',
    topic: 'health',
    label: 'Health surcharge with the Graduate visa',
    unit: 'GBP',
    per: 'year',
    values: [{ from: '1035', ...application, ...graduatePage }],
  },
  'uk.processing': {
    kind: 'service-time',
    topic: 'processing',
    label: 'Visa decision after an application from outside the UK',
    unit: 'week',
    values: [{ from: '3', note: 'from your biometrics', ...studentVisaPage }],
  },
  'uk.apply-window': {
    kind: 'rule',
    topic: 'processing',
    label: 'How early you can apply for the visa',
    unit: 'month',
    values: [{ from: '6', bound: 'up to', note: 'before the course starts', ...studentVisaPage }],
  },
  'uk.dependants.taught': {
    kind: 'rule',
    topic: 'dependants',
    label: 'Husband, wife and children with a taught course',
    unit: 'words',
    values: [
      {
        text: 'not on taught courses',
        note: 'this includes the usual master’s degrees',
        valid_from: '2024-01-01',
        applies_to: 'course start',
        ...familyPage,
      },
    ],
  },
  'uk.dependants.research': {
    kind: 'rule',
    topic: 'dependants',
    label: 'Husband, wife and children with a research degree',
    unit: 'words',
    values: [
      {
        text: 'with a research degree, or a course of more than 6 months that a government sponsors',
        valid_from: '2024-01-01',
        applies_to: 'course start',
        ...familyPage,
      },
    ],
  },
  'uk.tb-certificate': {
    kind: 'rule',
    topic: 'health',
    label: 'Tuberculosis certificate',
    unit: 'month',
    values: [
      {
        from: '6',
        note: 'from the X-ray, from an approved clinic; read for another country, confirm for Nepal',
        ...application,
        ...readOnGovUk,
      },
    ],
  },
  'uk.atas': {
    kind: 'service-time',
    topic: 'processing',
    label: 'ATAS certificate',
    unit: 'day',
    values: [
      {
        from: '30',
        bound: 'at least',
        note: 'counted in working days, before the visa application, for some sciences after a bachelor’s degree',
        ...readOnGovUk,
        address: 'https://www.gov.uk/guidance/academic-technology-approval-scheme',
      },
    ],
  },
  'uk.evisa': {
    kind: 'rule',
    topic: 'entry',
    label: 'Form of the visa',
    unit: 'words',
    values: [
      {
        text: 'eVisa only: no sticker, no card',
        note: 'for courses of more than 6 months',
        valid_from: '2025-07-15',
        applies_to: 'grant',
        ...readOnGovUk,
        address: 'https://www.gov.uk/view-prove-immigration-status',
      },
    ],
  },
  'uk.visa-brake': {
    kind: 'rule',
    topic: 'entry',
    label: 'Halt of student visas for some countries',
    unit: 'words',
    values: [
      {
        text: 'not for Nepal',
        note: 'for Afghanistan, Cameroon, Myanmar and Sudan',
        valid_from: '2026-03-26',
        ...application,
        ...sponsorGuidance,
      },
    ],
  },
  'uk.sponsor.refusals': {
    kind: 'rule',
    topic: 'admission',
    label: 'Refused visas that a university may have',
    unit: 'words',
    values: [{ text: 'fewer than 5%', valid_from: '2026-06-01', ...sponsorGuidance }],
  },
  'uk.sponsor.enrolment': {
    kind: 'rule',
    topic: 'admission',
    label: 'Students who have to enrol at a university',
    unit: 'percent',
    values: [{ from: '95', bound: 'at least', valid_from: '2026-06-01', ...sponsorGuidance }],
  },
  'uk.sponsor.completion': {
    kind: 'rule',
    topic: 'admission',
    label: 'Students who have to finish at a university',
    unit: 'percent',
    values: [
      { from: '85', bound: 'at least', valid_from: '2026-06-01', ...sponsorGuidance },
      {
        from: '90',
        bound: 'at least',
        valid_from: '2027-06-01',
        status: 'enacted',
        applies_to: 'issue',
        ...sponsorGuidance,
      },
    ],
  },
  'uk.levy': {
    kind: 'rule',
    topic: 'fees',
    label: 'Levy on universities in England for each foreign student',
    unit: 'GBP',
    per: 'year',
    values: [
      {
        from: '925',
        bound: 'about',
        note: 'planned; the university pays it',
        valid_from: '2028-08-01',
        applies_to: 'payment',
        status: 'announced',
        page_date: '2025-11-27',
        confidence: 'read',
      },
    ],
  },
  'uk.english.visa': {
    kind: 'rule',
    topic: 'english',
    label: 'English for the visa',
    unit: 'words',
    values: [
      { text: 'CEFR B2', condition: 'for a degree', ...application, ...englishPage },
      { text: 'CEFR B1', condition: 'below degree level', ...application, ...englishPage },
    ],
  },
  'uk.english.bachelor': {
    ...english,
    label: 'Usual English for a bachelor’s degree',
    values: [{ text: 'IELTS 6.0, no part below 5.5; PTE 52', ...usualMarks }],
  },
  'uk.english.master': {
    ...english,
    label: 'Usual English for a master’s degree',
    values: [{ text: 'IELTS 6.5, no part below 6.0; PTE 60', ...usualMarks }],
  },
  'uk.english.bristol': {
    ...english,
    kind: 'rule',
    label: 'English at Bristol',
    values: [
      {
        text: 'often IELTS 7.0; never a part below 5.5',
        condition: 'at Bristol',
        ...bristol,
        address: 'https://www.bristol.ac.uk/study/language-requirements/',
      },
    ],
  },
  'uk.marks.foundation': {
    ...marks,
    label: 'Usual marks for a foundation year',
    of: 'in class 12',
    values: [{ from: '55', ...usualMarks }],
  },
  'uk.marks.bachelor': {
    ...marks,
    label: 'Usual marks for a bachelor’s degree',
    of: 'in class 12',
    values: [{ from: '60', ...usualMarks }],
  },
  'uk.marks.master': {
    ...marks,
    label: 'Usual marks for a master’s degree',
    of: 'in the bachelor’s degree',
    values: [{ from: '55', to: '65', ...usualMarks }],
  },
  'uk.marks.edinburgh': {
    kind: 'rule',
    topic: 'admission',
    label: 'Degree for a master’s at Edinburgh',
    unit: 'words',
    values: [
      {
        text: 'a four-year bachelor’s degree from a listed Nepali institution',
        condition: 'at Edinburgh',
        publisher: 'The University of Edinburgh',
        address:
          'https://www.ed.ac.uk/studying/international/postgraduate-entry/asia/bangladesh-nepal',
        confidence: 'official',
      },
    ],
  },
  'uk.recruiting': {
    kind: 'claim',
    topic: 'admission',
    label: 'Universities that recruit in Nepal',
    unit: 'words',
    values: [
      {
        text: 'Leeds, Hull, Lincoln, Bangor, Aberystwyth, Glasgow Caledonian, Lancashire, Cardiff',
        note: 'not a ranking, and not complete',
        publisher: 'BUILA',
        address:
          'https://buila.ac.uk/articles/international-universities-eye-nepals-high-student-mobility',
        ...secondary,
      },
    ],
  },
  'uk.ucas.fee': {
    kind: 'rule',
    topic: 'fees',
    label: 'UCAS application',
    unit: 'GBP',
    values: [
      {
        from: '34.50',
        note: 'for up to five choices, entry in 2027',
        ...application,
        ...ucas,
        address: 'https://www.ucas.com/faqs/what-is-the-application-fee-for-the-2027-cycle',
      },
    ],
  },
  'uk.ucas.deadline': {
    kind: 'rule',
    topic: 'deadlines',
    label: 'UCAS, most bachelor’s degrees',
    unit: 'date',
    values: [
      {
        from: '2027-01-13',
        note: '18:00 UK time, for entry in 2027',
        valid_until: '2027-01-13',
        ...ucas,
        address:
          'https://www.ucas.com/events/2027-entry-deadline-for-all-undergraduate-courses-except-those-with-a-15-october-deadline-475546',
      },
    ],
  },
  'uk.ucas.deadline.early': {
    kind: 'rule',
    topic: 'deadlines',
    label: 'UCAS, Oxford, Cambridge and medicine',
    unit: 'date',
    values: [
      {
        from: '2026-10-15',
        note: 'for entry in 2027',
        valid_until: '2026-10-15',
        ...ucas,
      },
    ],
  },
  'uk.tuition.master': {
    ...tuition,
    label: 'Tuition fee, master’s degree',
    values: [{ from: '9000', to: '30000', ...britishCouncil }],
  },
  'uk.tuition.bachelor': {
    ...tuition,
    label: 'Tuition fee, bachelor’s degree',
    values: [{ from: '11400', to: '38000', ...britishCouncil }],
  },
  'uk.tuition.bristol': {
    ...tuition,
    kind: 'rule',
    label: 'Tuition fee at Bristol, bachelor’s degree',
    values: [
      {
        from: '25500',
        to: '33400',
        note: 'for starters in 2026/27',
        applies_to: 'course start',
        ...bristolFees,
      },
    ],
  },
  'uk.living.min-standard': {
    kind: 'estimate',
    topic: 'living',
    label: 'Minimum standard of living',
    unit: 'GBP',
    per: 'year',
    values: [
      {
        from: '18600',
        condition: 'outside London',
        note: 'for full-time students at bachelor’s level',
        ...summary,
        publisher: 'HEPI and Loughborough University, by vibrancelabscbd.org',
      },
      {
        from: '21800',
        condition: 'in London',
        note: 'for full-time students at bachelor’s level',
        ...summary,
        publisher: 'HEPI and Loughborough University, by vibrancelabscbd.org',
      },
    ],
  },
  'uk.living.month': {
    kind: 'estimate',
    topic: 'living',
    label: 'Living costs in a month',
    unit: 'GBP',
    per: 'month',
    // Below the amounts that the visa asks for.
    values: [
      {
        from: '1300',
        to: '1400',
        condition: 'in London',
        status: 'disputed',
        ...britishCouncil,
      },
      {
        from: '900',
        to: '1300',
        condition: 'outside London',
        status: 'disputed',
        ...britishCouncil,
      },
    ],
  },
  'uk.rent.london': {
    ...rent,
    label: 'Room in a shared home in London',
    values: [{ from: '980', note: 'August 2025, bills included', ...rents }],
  },
  'uk.rent.sheffield': {
    ...rent,
    label: 'Room in a shared home in Sheffield',
    values: [{ from: '520', note: 'August 2025, bills included', ...rents }],
  },
  'uk.rent.average': {
    ...rent,
    label: 'Room in a shared home, average of the UK',
    values: [{ from: '748', note: 'August 2025, bills included', ...rents }],
  },
  'uk.visas.nepal': {
    kind: 'claim',
    topic: 'refusals',
    label: 'Study visas for students from Nepal',
    unit: 'count',
    of: 'in 2025',
    values: [{ from: '20619', note: '63% more than in 2024', ...visasOf2025 }],
  },
  'uk.visas.granted': {
    kind: 'claim',
    topic: 'refusals',
    label: 'Study visas granted to applicants from Nepal',
    unit: 'percent',
    of: 'of the decisions in 2025',
    values: [
      { from: '93', note: 'sources differ', ...visasOf2025 },
      {
        text: 'more than 95%, in the year to March 2026',
        status: 'disputed',
        publisher: 'chestnuteducationgroup.net',
        address:
          'https://chestnuteducationgroup.net/blogs/the-visa-crisis-thats-reshaping-uk-higher-education/',
        ...secondary,
      },
    ],
  },
  'uk.chevening.round': {
    kind: 'rule',
    topic: 'scholarships',
    label: 'Chevening, last round',
    unit: 'date',
    values: [
      {
        from: '2026-08-04',
        to: '2026-10-06',
        note: 'for courses in 2027/28; closed. The next round is not published',
        publisher: 'Chevening',
        address: 'https://www.chevening.org/scholarships/application-timeline/',
        is_official: true,
        confidence: 'read',
      },
    ],
  },
  'uk.chevening.nepal': {
    kind: 'claim',
    topic: 'scholarships',
    label: 'Chevening scholars from Nepal',
    unit: 'count',
    of: 'in one year',
    values: [
      {
        from: '13',
        publisher: 'myrepublica.nagariknetwork.com',
        address:
          'https://myrepublica.nagariknetwork.com/news/13-nepali-students-selected-for-chevening-scholarship-this-year/',
        ...secondary,
      },
    ],
  },
  'uk.scholarship.bristol': {
    kind: 'rule',
    topic: 'scholarships',
    label: 'Think Big award of Bristol',
    unit: 'words',
    values: [
      {
        text: '£6,500 or £13,000 off the tuition fee',
        note: 'the last round of a year runs until 10 April',
        ...bristolFees,
      },
    ],
  },
  'uk.earlier.tuition': {
    kind: 'estimate',
    topic: 'earlier',
    label: 'Tuition fee',
    unit: 'GBP',
    per: 'year',
    values: [{ from: '10000', to: '38000', confidence: 'unconfirmed' }],
  },
  'uk.earlier.living': {
    kind: 'estimate',
    topic: 'earlier',
    label: 'Living costs',
    unit: 'GBP',
    per: 'year',
    values: [{ from: '12000', to: '15000', bound: 'about', confidence: 'unconfirmed' }],
  },
  'uk.earlier.stay': {
    kind: 'estimate',
    topic: 'earlier',
    label: 'Post-study work visa',
    unit: 'year',
    values: [{ from: '2', to: '3', confidence: 'unconfirmed' }],
  },
}
