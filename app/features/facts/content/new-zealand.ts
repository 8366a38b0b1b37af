import { type FirstFacts, unconfirmed } from './first-fact.ts'

const application = { applies_to: 'application' } as const
const secondary = { confidence: 'secondary' } as const
const disputed = { confidence: 'secondary', status: 'disputed' } as const
const immigration = {
  publisher: 'Immigration New Zealand',
  is_official: true,
  confidence: 'read',
} as const
const studentVisa = {
  ...immigration,
  address: 'https://www.immigration.govt.nz/visas/fee-paying-student-visa/',
  page_date: '2026-09-24',
} as const
const requiredFunds = {
  ...application,
  ...immigration,
  address:
    'https://www.immigration.govt.nz/process-to-apply/applying-for-a-visa/providing-evidence-and-documents-to-support-your-visa-application/student-fund-requirements/',
  valid_from: '2022-08-01',
} as const
const work = {
  ...immigration,
  address:
    'https://www.immigration.govt.nz/study/once-you-have-a-student-visa/working-on-a-student-visa/',
  valid_from: '2025-11-03',
  applies_to: 'grant',
} as const
const postStudyVisa = {
  ...application,
  ...immigration,
  address: 'https://www.immigration.govt.nz/visas/post-study-work-visa/',
  page_date: '2026-09-24',
} as const
const sinceNovember = {
  ...application,
  ...immigration,
  address:
    'https://www.immigration.govt.nz/about-us/news-centre/post-study-work-visa-eligibility-extended-from-16-november-2026/',
  valid_from: '2026-11-16',
} as const
const shortTermVisa = {
  ...sinceNovember,
  address:
    'https://www.immigration.govt.nz/about-us/news-centre/new-and-updated-post-study-work-visa-options/',
} as const
const educationNewZealand = {
  publisher: 'Education New Zealand',
  is_official: true,
  address:
    'https://www.enz.govt.nz/news-and-research/ed-news/update-from-immigration-new-zealand-8',
  page_date: '2026-04-28',
  confidence: 'official',
} as const
const studyWithNewZealand = {
  publisher: 'Study with New Zealand',
  is_official: true,
  address: 'https://www.studywithnewzealand.govt.nz/en/plan-your-studies/cost-of-living',
  confidence: 'read',
} as const
const university = { confidence: 'read' } as const
const deadline = { confidence: 'read', page_date: '2026-09-24' } as const
const undergraduates = { note: 'for undergraduates from abroad' } as const
const manaaki = {
  publisher: 'nzscholarships.govt.nz',
  is_official: true,
  address: 'https://nzscholarships.govt.nz/check-eligible-countries/',
  page_date: '2026-08-30',
  confidence: 'read',
} as const
const massey = { publisher: 'Massey University, 2025', ...secondary } as const
const ourAdvice = { note: 'our advice', ...unconfirmed } as const

export const newZealand: FirstFacts = {
  'nz.student-visa.fee': {
    kind: 'rule',
    topic: 'fees',
    label: 'Fee-paying student visa',
    unit: 'NZD',
    values: [
      {
        from: '850',
        bound: 'from',
        note: 'the exact fee depends on the country; Nepal’s is not confirmed',
        ...application,
        ...studentVisa,
      },
    ],
  },
  'nz.post-study.fee': {
    kind: 'rule',
    topic: 'fees',
    label: 'Post-study work visa',
    unit: 'NZD',
    values: [{ from: '1670', bound: 'from', ...postStudyVisa }],
  },

  'nz.processing': {
    kind: 'service-time',
    topic: 'processing',
    label: 'Decision on a student visa',
    unit: 'week',
    values: [
      {
        from: '8',
        bound: 'up to',
        note: 'for 80% of applications; October to March is the busiest time',
        ...studentVisa,
      },
      { from: '9.5', note: 'undated', ...disputed },
    ],
  },
  'nz.processing.ahead': {
    kind: 'rule',
    topic: 'processing',
    label: 'When to apply before the course starts',
    unit: 'month',
    values: [{ from: '3', bound: 'at least', ...studentVisa }],
  },
  'nz.timeline.choose': {
    kind: 'claim',
    topic: 'processing',
    label: 'Time to choose courses and pass the English test',
    unit: 'month',
    values: [{ from: '3', bound: 'about', ...ourAdvice }],
  },
  'nz.timeline.apply': {
    kind: 'claim',
    topic: 'processing',
    label: 'Time from the application to the offer',
    unit: 'month',
    values: [{ from: '2', bound: 'about', ...ourAdvice }],
  },
  'nz.timeline.prepare': {
    kind: 'claim',
    topic: 'processing',
    label: 'Time for NOC and proof of funds',
    unit: 'month',
    values: [{ from: '2', bound: 'about', ...ourAdvice }],
  },

  'nz.funds.tertiary': {
    kind: 'rule',
    topic: 'funds',
    label: 'Living costs, tertiary study',
    unit: 'NZD',
    per: 'year',
    values: [{ from: '20000', condition: 'beside tuition and the ticket home', ...requiredFunds }],
  },
  'nz.funds.tertiary.month': {
    kind: 'rule',
    topic: 'funds',
    label: 'Living costs for less than one year',
    unit: 'NZD',
    per: 'month',
    values: [{ from: '1667', condition: 'for less than one year', ...requiredFunds }],
  },
  'nz.funds.tuition': {
    kind: 'rule',
    topic: 'funds',
    label: 'Tuition',
    unit: 'words',
    values: [
      {
        text: 'the tuition of one year, or of the whole course if it is shorter',
        ...requiredFunds,
      },
    ],
  },
  'nz.funds.ticket': {
    kind: 'rule',
    topic: 'funds',
    label: 'Ticket home',
    unit: 'words',
    values: [{ text: 'a ticket out of New Zealand, or its price', ...requiredFunds }],
  },
  'nz.funds-transfer-scheme': {
    kind: 'rule',
    topic: 'funds',
    label: 'Funds Transfer Scheme',
    unit: 'words',
    values: [
      {
        text: 'required from most students from Nepal',
        note: 'after approval in principle: living money of a year goes to ANZ New Zealand, which pays it out monthly',
        valid_from: '2026-04-02',
        ...application,
        ...educationNewZealand,
      },
    ],
  },
  'nz.funds-transfer-scheme.amount': {
    kind: 'rule',
    topic: 'funds',
    label: 'Amount of the Funds Transfer Scheme',
    unit: 'NZD',
    values: [
      {
        from: '20000',
        condition: 'through the Funds Transfer Scheme',
        valid_from: '2026-04-02',
        ...application,
        ...secondary,
      },
    ],
  },
  'nz.tuition-after-approval': {
    kind: 'rule',
    topic: 'funds',
    label: 'When to pay the tuition',
    unit: 'words',
    values: [
      {
        text: 'after approval in principle',
        note: 'a conditional offer is enough to apply from abroad',
        ...application,
        ...studentVisa,
      },
    ],
  },

  'nz.tuition.bachelor': {
    kind: 'estimate',
    topic: 'tuition',
    label: 'Tuition for a bachelor’s',
    unit: 'NZD',
    per: 'year',
    values: [{ from: '35000', to: '55000', note: 'March 2025', ...studyWithNewZealand }],
  },
  'nz.tuition.postgraduate': {
    kind: 'estimate',
    topic: 'tuition',
    label: 'Tuition for a postgraduate course',
    unit: 'NZD',
    per: 'year',
    values: [{ from: '20000', to: '45000', note: 'March 2025', ...studyWithNewZealand }],
  },
  'nz.tuition.doctorate': {
    kind: 'estimate',
    topic: 'tuition',
    label: 'Tuition for a doctorate',
    unit: 'NZD',
    per: 'year',
    values: [
      {
        from: '6500',
        to: '7500',
        note: 'March 2025; the same fee as for students of New Zealand',
        ...studyWithNewZealand,
      },
    ],
  },
  'nz.tuition.auckland': {
    kind: 'estimate',
    topic: 'tuition',
    label: 'Tuition for the Bachelor of Arts at Auckland',
    unit: 'NZD',
    per: 'year',
    values: [
      {
        from: '42236.40',
        condition: 'for the Bachelor of Arts in 2027',
        note: 'services of about NZD 1,132.80 come on top',
        publisher: 'University of Auckland',
        address: 'https://www.auckland.ac.nz',
        page_date: '2026-09-24',
        ...university,
      },
    ],
  },
  'nz.tuition.unitec': {
    kind: 'estimate',
    topic: 'tuition',
    label: 'Tuition for a bachelor’s at Unitec',
    unit: 'NZD',
    per: 'year',
    values: [
      {
        from: '26415',
        to: '30185',
        condition: 'for a bachelor’s in 2026',
        ...studyWithNewZealand,
        address: 'https://www.studywithnewzealand.govt.nz',
      },
    ],
  },

  'nz.living.auckland': {
    kind: 'estimate',
    topic: 'expenses',
    label: 'Living costs in Auckland',
    unit: 'NZD',
    per: 'month',
    values: [
      {
        from: '1870',
        bound: 'about',
        condition: 'in Auckland',
        note: 'NZD 431 a week; the page says what it contains',
        publisher: 'University of Auckland',
        address: 'https://www.auckland.ac.nz',
        page_date: '2026-08-09',
        ...university,
      },
    ],
  },
  'nz.living.christchurch': {
    kind: 'estimate',
    topic: 'expenses',
    label: 'Living costs in Christchurch',
    unit: 'NZD',
    per: 'month',
    values: [
      {
        from: '1889',
        to: '2275',
        condition: 'in Christchurch',
        note: 'NZD 436–525 a week',
        publisher: 'University of Canterbury',
        address: 'https://www.canterbury.ac.nz',
        ...university,
      },
    ],
  },
  'nz.living.hamilton': {
    kind: 'estimate',
    topic: 'expenses',
    label: 'Living costs in Hamilton',
    unit: 'NZD',
    per: 'month',
    values: [
      {
        from: '1521',
        to: '2752',
        condition: 'in Hamilton',
        note: 'NZD 351–635 a week',
        publisher: 'University of Waikato',
        address: 'https://www.waikato.ac.nz',
        ...university,
      },
    ],
  },
  'nz.living.dunedin': {
    kind: 'estimate',
    topic: 'expenses',
    label: 'Living costs in Dunedin',
    unit: 'NZD',
    per: 'week',
    values: [
      {
        from: '550',
        to: '675',
        condition: 'in Dunedin',
        note: 'NZD 22,000–27,000 for 40 weeks; sources differ',
        publisher: 'University of Otago',
        address: 'https://www.otago.ac.nz',
        ...university,
      },
      {
        text: 'NZD 18,000–21,000',
        condition: 'in Dunedin',
        ...studyWithNewZealand,
        status: 'disputed',
      },
    ],
  },
  'nz.living.wellington': {
    kind: 'estimate',
    topic: 'expenses',
    label: 'Living costs in Wellington',
    unit: 'NZD',
    per: 'year',
    values: [{ from: '20000', to: '27000', condition: 'in Wellington', ...studyWithNewZealand }],
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
        note: 'your eVisa decides',
        ...work,
      },
    ],
  },
  'nz.work.holidays': {
    kind: 'rule',
    topic: 'work',
    label: 'Work in holidays',
    unit: 'words',
    values: [{ text: 'full-time', note: 'your eVisa decides', ...work }],
  },
  'nz.minimum-wage': {
    kind: 'rule',
    topic: 'work',
    label: 'Minimum wage',
    unit: 'NZD',
    of: 'an hour',
    values: [
      {
        from: '23.95',
        valid_from: '2026-04-01',
        publisher: 'employment.govt.nz',
        is_official: true,
        address: 'https://www.employment.govt.nz',
        confidence: 'read',
      },
      { from: '23.15', ...disputed },
    ],
  },

  'nz.post-study.length': {
    kind: 'rule',
    topic: 'stay',
    label: 'Post-study work visa',
    unit: 'year',
    values: [
      { from: '3', condition: 'after a master’s or doctorate', ...postStudyVisa },
      {
        from: '3',
        bound: 'up to',
        condition: 'after a bachelor’s',
        note: 'only as long as you studied in New Zealand',
        ...postStudyVisa,
      },
      {
        from: '1',
        condition: 'after a Level 7 graduate diploma',
        note: 'the whole course in New Zealand, and a bachelor’s from anywhere',
        ...sinceNovember,
      },
    ],
  },
  'nz.post-study.weeks': {
    kind: 'rule',
    topic: 'stay',
    label: 'Study before the post-study work visa, with a degree',
    unit: 'week',
    values: [
      {
        from: '30',
        bound: 'at least',
        note: 'full-time in New Zealand, in this degree',
        ...postStudyVisa,
      },
    ],
  },
  'nz.post-study.funds': {
    kind: 'rule',
    topic: 'stay',
    label: 'Money to show for the post-study work visa',
    unit: 'NZD',
    values: [{ from: '5000', ...postStudyVisa }],
  },
  'nz.post-study.apply': {
    kind: 'rule',
    topic: 'stay',
    label: 'When to apply for the post-study work visa',
    unit: 'month',
    values: [
      { from: '3', bound: 'up to', condition: 'after your student visa ends', ...postStudyVisa },
      {
        from: '6',
        bound: 'up to',
        condition: 'after it ends, with a doctorate',
        ...postStudyVisa,
      },
    ],
  },
  'nz.short-term-graduate.length': {
    kind: 'rule',
    topic: 'stay',
    label: 'Short-term Graduate Work Visa',
    unit: 'month',
    values: [
      {
        from: '6',
        note: 'once; any employer, but no self-employment and no family',
        ...shortTermVisa,
      },
    ],
  },
  'nz.short-term-graduate.weeks': {
    kind: 'rule',
    topic: 'stay',
    label: 'Study before the Short-term Graduate Work Visa',
    unit: 'week',
    values: [
      {
        from: '24',
        bound: 'at least',
        note: 'at levels 5–7, without a right to the post-study work visa',
        ...shortTermVisa,
      },
    ],
  },
  'nz.short-term-graduate.funds': {
    kind: 'rule',
    topic: 'stay',
    label: 'Money to show for the Short-term Graduate Work Visa',
    unit: 'NZD',
    values: [{ from: '5000', ...shortTermVisa }],
  },
  'nz.short-term-graduate.apply': {
    kind: 'rule',
    topic: 'stay',
    label: 'When to apply for the Short-term Graduate Work Visa',
    unit: 'month',
    values: [
      { from: '3', bound: 'up to', condition: 'after your student visa ends', ...shortTermVisa },
    ],
  },

  'nz.english.visa': {
    kind: 'rule',
    topic: 'english',
    label: 'English for the student visa',
    unit: 'words',
    values: [
      {
        text: 'no score; the university declares that your English is enough',
        ...application,
        ...immigration,
      },
    ],
  },
  'nz.english.bachelor': {
    kind: 'rule',
    topic: 'english',
    label: 'English for a bachelor’s',
    unit: 'words',
    values: [
      {
        text: 'IELTS 6.0 (no band below 5.5) or PTE 50 (42)',
        condition: 'at Waikato, for example',
        publisher: 'University of Waikato',
        address: 'https://www.waikato.ac.nz',
        ...university,
      },
    ],
  },
  'nz.english.postgraduate': {
    kind: 'rule',
    topic: 'english',
    label: 'English for a postgraduate course',
    unit: 'words',
    values: [
      {
        text: 'IELTS 6.5 (no band below 6.0) or PTE 58 (50)',
        condition: 'at Waikato, for example',
        publisher: 'University of Waikato',
        address: 'https://www.waikato.ac.nz',
        ...university,
      },
    ],
  },
  'nz.academic.master': {
    kind: 'rule',
    topic: 'admission',
    label: 'Marks for a master’s',
    unit: 'words',
    values: [
      {
        text: 'an average of B−, B or B+, by course',
        condition: 'at Waikato, for example',
        note: 'ask how Nepali marks are converted',
        publisher: 'University of Waikato',
        address: 'https://www.waikato.ac.nz',
        ...university,
      },
    ],
  },

  'nz.insurance.period': {
    kind: 'rule',
    topic: 'health',
    label: 'Days with insurance',
    unit: 'words',
    values: [
      {
        text: 'from the start of the course to the end of the visa',
        note: 'not for doctorates',
        ...studentVisa,
      },
    ],
  },
  'nz.insurance.price': {
    kind: 'estimate',
    topic: 'health',
    label: 'Health and travel insurance',
    unit: 'NZD',
    values: [{ from: '700', bound: 'about', ...secondary }],
  },

  'nz.police-certificate': {
    kind: 'rule',
    topic: 'entry',
    label: 'Stay for which a police certificate may be needed',
    unit: 'words',
    values: [
      {
        text: '24 months or longer',
        note: 'from age 17; the certificate must be under 6 months old',
        ...application,
        ...immigration,
      },
    ],
  },

  'nz.dependants': {
    kind: 'rule',
    topic: 'dependants',
    label: 'Husband, wife or partner, and children',
    unit: 'words',
    values: [
      {
        text: 'open work visa for the partner if you study at level 7 or 8 on the Green List',
        note: 'children then pay for school like local pupils; for other levels ask us',
        valid_from: '2024-06-21',
        ...application,
        ...immigration,
        confidence: 'official',
      },
    ],
  },

  'nz.deadline.auckland.february': {
    kind: 'rule',
    topic: 'deadlines',
    label: 'Auckland, February 2027',
    unit: 'date',
    values: [
      {
        from: '2026-12-08',
        valid_until: '2026-12-08',
        ...undergraduates,
        publisher: 'University of Auckland',
        address: 'https://www.auckland.ac.nz',
        ...deadline,
      },
    ],
  },
  'nz.deadline.victoria.february': {
    kind: 'rule',
    topic: 'deadlines',
    label: 'Victoria, February 2027',
    unit: 'date',
    values: [
      {
        from: '2026-12-08',
        valid_until: '2026-12-08',
        note: 'for undergraduates from abroad; the page names no year',
        publisher: 'Victoria University of Wellington',
        address: 'https://www.wgtn.ac.nz',
        ...deadline,
      },
    ],
  },
  'nz.deadline.otago.july': {
    kind: 'rule',
    topic: 'deadlines',
    label: 'Otago, July 2027',
    unit: 'date',
    values: [
      {
        from: '2027-04-30',
        valid_until: '2027-04-30',
        ...undergraduates,
        publisher: 'University of Otago',
        address: 'https://www.otago.ac.nz',
        ...deadline,
      },
    ],
  },
  'nz.deadline.victoria.july': {
    kind: 'rule',
    topic: 'deadlines',
    label: 'Victoria, July 2027',
    unit: 'date',
    values: [
      {
        from: '2027-05-01',
        valid_until: '2027-05-01',
        note: 'for undergraduates from abroad; the page names no year',
        publisher: 'Victoria University of Wellington',
        address: 'https://www.wgtn.ac.nz',
        ...deadline,
      },
    ],
  },
  'nz.deadline.auckland.july': {
    kind: 'rule',
    topic: 'deadlines',
    label: 'Auckland, July 2027',
    unit: 'date',
    values: [
      {
        from: '2027-06-08',
        valid_until: '2027-06-08',
        ...undergraduates,
        publisher: 'University of Auckland',
        address: 'https://www.auckland.ac.nz',
        ...deadline,
      },
    ],
  },
  'nz.visa-timing': {
    kind: 'rule',
    topic: 'deadlines',
    label: 'When to apply for the visa for 2027',
    unit: 'words',
    values: [{ text: 'around September 2026 for study in 2027', ...educationNewZealand }],
  },
  'nz.polytechnics.closing': {
    kind: 'rule',
    topic: 'deadlines',
    label: 'The transitional body of polytechnics (NZIST) closes by',
    unit: 'date',
    values: [{ from: '2027-03-31', valid_until: '2027-03-31', ...unconfirmed }],
  },

  'nz.visa-success': {
    kind: 'estimate',
    topic: 'refusals',
    label: 'Student visas granted',
    unit: 'percent',
    values: [{ from: '83', condition: 'all countries, 2025', ...secondary }],
  },
  'nz.declines.nepal': {
    kind: 'estimate',
    topic: 'refusals',
    label: 'Student visas declined, Nepal',
    unit: 'words',
    values: [
      {
        text: 'slightly more than India’s 49%',
        condition: 'early 2024',
        publisher: 'RNZ',
        ...secondary,
      },
    ],
  },

  'nz.manaaki.level': {
    kind: 'rule',
    topic: 'scholarships',
    label: 'Manaaki scholarships for Nepal',
    unit: 'words',
    values: [{ text: 'postgraduate only', ...manaaki }],
  },
  'nz.manaaki.living': {
    kind: 'rule',
    topic: 'scholarships',
    label: 'Manaaki scholarships, for living',
    unit: 'NZD',
    per: 'week',
    values: [{ from: '531', ...massey }],
  },
  'nz.manaaki.start': {
    kind: 'rule',
    topic: 'scholarships',
    label: 'Manaaki scholarships, at the start',
    unit: 'NZD',
    values: [{ from: '3000', ...massey }],
  },
  'nz.manaaki.dates': {
    kind: 'rule',
    topic: 'scholarships',
    label: 'Manaaki scholarships, time to apply',
    unit: 'words',
    values: [
      {
        text: 'now closed; it was 1–28 February in 2025, and from March in 2026',
        note: 'sources differ about the last day in 2026; the next dates are not known',
        ...manaaki,
      },
      { text: 'March 2026, until 31 March', ...disputed },
      { text: 'March 2026, until 10 April', ...disputed },
    ],
  },

  'nz.earlier.visa-fee': {
    kind: 'claim',
    topic: 'earlier',
    label: 'Fee-paying student visa',
    unit: 'NZD',
    values: [{ from: '430', bound: 'about', ...unconfirmed }],
  },
  'nz.earlier.funds': {
    kind: 'claim',
    topic: 'earlier',
    label: 'Living costs to show, each year',
    unit: 'NZD',
    per: 'year',
    values: [{ from: '15000', ...unconfirmed }],
  },
  'nz.earlier.funds.month': {
    kind: 'claim',
    topic: 'earlier',
    label: 'Living costs to show, each month',
    unit: 'NZD',
    per: 'month',
    values: [{ from: '1250', ...unconfirmed }],
  },
}
