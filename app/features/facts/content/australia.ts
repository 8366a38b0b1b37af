import { type FirstFacts, unconfirmed } from './first-fact.ts'

const application = { applies_to: 'application' } as const
const secondary = { confidence: 'secondary' } as const
const disputed = { confidence: 'secondary', status: 'disputed' } as const
const homeAffairs = { publisher: 'Home Affairs', is_official: true } as const
const studentVisa = {
  ...homeAffairs,
  address: 'https://immi.homeaffairs.gov.au/visas/getting-a-visa/visa-listing/student-500',
  page_date: '2026-01-20',
  confidence: 'official',
} as const
const graduateVisa = {
  ...homeAffairs,
  address:
    'https://immi.homeaffairs.gov.au/visas/getting-a-visa/visa-listing/temporary-graduate-485',
  confidence: 'read',
} as const
const priorities = {
  ...homeAffairs,
  address:
    'https://immi.homeaffairs.gov.au/visas/getting-a-visa/visa-processing-times/visa-processing-priorities/student-visa',
} as const
const biometrics = {
  ...homeAffairs,
  address: 'https://immi.homeaffairs.gov.au/help-support/meeting-our-requirements/biometrics',
  page_date: '2025-12-08',
  confidence: 'official',
} as const
const studyAustralia = {
  publisher: 'studyaustralia.gov.au',
  is_official: true,
  confidence: 'read',
} as const
const peakMigration = {
  publisher: 'Peak Migration',
  address:
    'https://www.peakmigration.com.au/news/2026/day/7/visa-application-charges-hiked-25-per-cent-for-most-age-cap-increases-for-some-working-holiday-makers',
  ...secondary,
} as const
const consultancies = { publisher: 'Nepali consultancies, 2026', ...secondary } as const
const morningHerald = {
  note: 'December 2018',
  publisher: 'Sydney Morning Herald, 2019',
  ...secondary,
} as const

export const australia: FirstFacts = {
  'au.student-visa.fee': {
    kind: 'rule',
    topic: 'fees',
    label: 'Student visa fee',
    unit: 'AUD',
    values: [
      { from: '2000', valid_until: '2026-06-30', ...application, ...peakMigration },
      {
        from: '2500',
        note: 'for the main applicant; not refunded if the visa is refused',
        valid_from: '2026-07-01',
        ...application,
        ...studentVisa,
        page_date: '2026-09-24',
        confidence: 'read',
      },
    ],
  },
  'au.student-visa.fee.elicos': {
    kind: 'rule',
    topic: 'fees',
    label: 'Student visa for English-only and non-award courses',
    unit: 'AUD',
    values: [{ from: '2050', ...application, ...secondary }],
  },
  'au.graduate-visa.fee': {
    kind: 'rule',
    topic: 'fees',
    label: 'Temporary Graduate visa (subclass 485)',
    unit: 'AUD',
    values: [
      { from: '2300', valid_until: '2026-02-28', ...application, ...secondary },
      {
        from: '4600',
        valid_from: '2026-03-01',
        valid_until: '2026-06-30',
        ...application,
        ...secondary,
      },
      { from: '5750', valid_from: '2026-07-01', ...application, ...peakMigration },
      {
        from: '2265',
        condition: 'for the second one, in the regions',
        ...application,
        ...graduateVisa,
      },
    ],
  },
  'au.application-fee': {
    kind: 'estimate',
    topic: 'fees',
    label: 'Application to a university',
    unit: 'AUD',
    values: [{ from: '100', to: '150', note: 'some universities charge nothing', ...secondary }],
  },

  'au.funds.living': {
    kind: 'rule',
    topic: 'funds',
    label: 'Living costs of the student',
    unit: 'AUD',
    per: 'year',
    values: [
      {
        from: '29710',
        condition: 'beside course fees and travel',
        valid_from: '2024-05-10',
        ...application,
        ...studentVisa,
      },
    ],
  },
  'au.funds.travel': {
    kind: 'rule',
    topic: 'funds',
    label: 'Travel',
    unit: 'AUD',
    values: [{ from: '2000', condition: 'for travel from Nepal', ...application, ...studentVisa }],
  },
  'au.funds.fees': {
    kind: 'rule',
    topic: 'funds',
    label: 'Course fees',
    unit: 'words',
    values: [
      {
        text: 'the course fees of the first 12 months, less what you have paid',
        ...application,
        ...studentVisa,
      },
    ],
  },
  'au.funds.partner': {
    kind: 'rule',
    topic: 'funds',
    label: 'Living costs of the husband or wife',
    unit: 'AUD',
    per: 'year',
    values: [{ from: '10394', ...application, ...studentVisa }],
  },
  'au.funds.child': {
    kind: 'rule',
    topic: 'funds',
    label: 'Living costs of each child',
    unit: 'AUD',
    per: 'year',
    values: [{ from: '4449', ...application, ...studentVisa }],
  },
  'au.funds.school': {
    kind: 'rule',
    topic: 'funds',
    label: 'School costs of each child at school',
    unit: 'AUD',
    per: 'year',
    values: [{ from: '13502', ...application, ...studentVisa }],
  },
  'au.funds.income': {
    kind: 'rule',
    topic: 'funds',
    label: 'Income of parents or partner instead of savings',
    unit: 'AUD',
    per: 'year',
    values: [
      {
        from: '87856',
        bound: 'at least',
        note: 'in the last 12 months; tax papers only, no bank statements',
        ...application,
        ...studentVisa,
      },
      {
        from: '102500',
        bound: 'at least',
        condition: 'if your family comes along',
        note: 'in the last 12 months; tax papers only, no bank statements',
        ...application,
        ...studentVisa,
      },
    ],
  },
  'au.funds.source': {
    kind: 'rule',
    topic: 'funds',
    label: 'Source of the money',
    unit: 'words',
    values: [
      {
        text: 'explain how it was saved; a balance certificate of a single day is not enough',
        ...application,
        ...studentVisa,
      },
    ],
  },

  'au.tuition.swinburne': {
    kind: 'estimate',
    topic: 'tuition',
    label: 'Tuition for a bachelor’s at Swinburne',
    unit: 'AUD',
    per: 'year',
    values: [
      {
        from: '29400',
        to: '40600',
        condition: 'for a bachelor’s at Swinburne',
        publisher: 'Swinburne University of Technology',
        address: 'https://www.swinburne.edu.au/courses/fees',
        confidence: 'official',
      },
    ],
  },
  'au.tuition.swinburne.diploma': {
    kind: 'estimate',
    topic: 'tuition',
    label: 'Tuition for a diploma at Swinburne',
    unit: 'AUD',
    per: 'year',
    values: [
      {
        from: '18100',
        to: '20260',
        condition: 'for a diploma at Swinburne',
        publisher: 'Swinburne University of Technology',
        address: 'https://www.swinburne.edu.au/courses/fees',
        confidence: 'official',
      },
    ],
  },
  'au.tuition.unsw': {
    kind: 'estimate',
    topic: 'tuition',
    label: 'Tuition at UNSW Sydney',
    unit: 'AUD',
    per: 'year',
    values: [
      {
        from: '47280',
        to: '56640',
        condition: 'at UNSW Sydney in 2026',
        note: '48 units of credit at AUD 985–1,180',
        publisher: 'UNSW Sydney',
        confidence: 'read',
      },
    ],
  },
  'au.tuition.kaplan': {
    kind: 'estimate',
    topic: 'tuition',
    label: 'Tuition for the Bachelor of Business at Kaplan',
    unit: 'AUD',
    values: [
      {
        from: '58800',
        condition: 'for the whole Bachelor of Business',
        note: 'price of 2023',
        publisher: 'Kaplan Business School',
        address: 'https://www.kbs.edu.au/admissions/fees/international-fees',
        confidence: 'official',
      },
    ],
  },

  'au.living.sydney': {
    kind: 'estimate',
    topic: 'expenses',
    label: 'Living costs in Sydney',
    unit: 'AUD',
    per: 'week',
    values: [
      {
        from: '500',
        to: '1300',
        note: 'an estimate of UNSW Sydney, undated',
        publisher: 'tezzbuzz.com',
        ...secondary,
      },
    ],
  },
  'au.living.shared-room': {
    kind: 'estimate',
    topic: 'living',
    label: 'Living costs in a shared room, average of five cities',
    unit: 'AUD',
    per: 'month',
    values: [
      {
        from: '1817',
        note: 'sources differ about the age of the data: November 2023 or January 2025',
        publisher: 'CampCareer, from data of Study Australia',
        address: 'https://costofliving.studyaustralia.gov.au',
        ...secondary,
      },
    ],
  },

  'au.health-cover.period': {
    kind: 'rule',
    topic: 'health',
    label: 'Days with health cover',
    unit: 'words',
    values: [
      {
        text: 'the whole stay, from the day you arrive',
        note: 'not only from the day your course starts',
        ...application,
        ...studentVisa,
      },
    ],
  },
  'au.health-cover.price': {
    kind: 'estimate',
    topic: 'health',
    label: 'Overseas Student Health Cover for one student',
    unit: 'AUD',
    per: 'year',
    values: [
      {
        from: '570',
        to: '770',
        note: 'sources differ',
        publisher: 'abroadcube, segabroad, a university’s list',
        ...secondary,
      },
      { from: '569', to: '692', publisher: 'abroadcube', ...disputed },
      { from: '580', to: '650', note: 'in 2026', publisher: 'segabroad', ...disputed },
      {
        from: '768',
        note: 'April 2024',
        publisher: 'Allianz, in a university’s list',
        ...disputed,
      },
    ],
  },

  'au.english.visa': {
    kind: 'rule',
    topic: 'english',
    label: 'English for the student visa',
    unit: 'words',
    values: [
      {
        text: 'IELTS 6.0, PTE 47 or TOEFL iBT 67',
        note: 'for tests since 7 August 2025',
        ...application,
        ...studentVisa,
      },
    ],
  },
  'au.english.visa.with-course': {
    kind: 'rule',
    topic: 'english',
    label: 'English for the student visa with an English course before',
    unit: 'words',
    values: [
      {
        text: 'IELTS 5.5, PTE 39 or TOEFL iBT 51',
        condition: 'with 10 weeks of English course (ELICOS)',
        ...application,
        ...studentVisa,
      },
      {
        text: 'IELTS 5.0, PTE 31 or TOEFL iBT 37',
        condition: 'with 20 weeks of English course (ELICOS)',
        ...application,
        ...studentVisa,
      },
    ],
  },
  'au.english.visa.older-tests': {
    kind: 'rule',
    topic: 'english',
    label: 'English for the student visa, older tests',
    unit: 'words',
    values: [
      {
        text: 'IELTS 6.0, PTE 50 or TOEFL iBT 64',
        condition: 'for tests until 6 August 2025',
        ...application,
        ...studentVisa,
      },
    ],
  },
  'au.english.validity': {
    kind: 'rule',
    topic: 'english',
    label: 'Tests that count',
    unit: 'words',
    values: [
      {
        text: 'taken within 2 years before you apply, and not at home',
        ...application,
        ...studentVisa,
      },
    ],
  },
  'au.english.toefl': {
    kind: 'rule',
    topic: 'english',
    label: 'TOEFL',
    unit: 'words',
    values: [
      {
        text: 'only as “Taking TOEFL for Australia”',
        note: 'for tests since 21 January 2026',
        ...application,
        ...studentVisa,
        page_date: '2026-09-24',
        confidence: 'read',
      },
    ],
  },
  'au.english.university': {
    kind: 'estimate',
    topic: 'english',
    label: 'English for a university',
    unit: 'words',
    values: [
      {
        text: 'IELTS 6.5, no band below 6.0',
        condition: 'at Macquarie, for example',
        note: '2025',
        publisher: 'a consultancy’s copy of Macquarie’s page',
        ...secondary,
      },
    ],
  },
  'au.english.graduate-visa': {
    kind: 'rule',
    topic: 'english',
    label: 'English for the Temporary Graduate visa',
    unit: 'words',
    values: [
      { text: 'IELTS 6.0 or 6.5', note: 'sources differ', ...application, ...secondary },
      { text: 'IELTS 6.0', ...application, ...disputed },
      { text: 'IELTS 6.5', ...application, ...disputed },
    ],
  },

  'au.academic.bachelor': {
    kind: 'rule',
    topic: 'admission',
    label: 'Marks for a bachelor’s',
    unit: 'words',
    values: [
      {
        text: 'GPA 2.9 in the best 4 academic subjects of class 12',
        condition: 'at Western Sydney University',
        note: 'with an older HSEB certificate 80%; undated',
        publisher: 'Western Sydney University',
        confidence: 'official',
      },
    ],
  },
  'au.academic.usual': {
    kind: 'estimate',
    topic: 'admission',
    label: 'Usual marks in class 12',
    unit: 'words',
    values: [
      {
        text: 'GPA 2.5–2.8 of 4.0',
        note: '3.0 or more at the top universities',
        ...consultancies,
      },
    ],
  },
  'au.academic.gap': {
    kind: 'estimate',
    topic: 'admission',
    label: 'Study gap after class 12',
    unit: 'year',
    values: [{ from: '2', bound: 'up to', note: 'usually accepted', ...consultancies }],
  },
  'au.academic.three-year-bachelor': {
    kind: 'estimate',
    topic: 'admission',
    label: 'Three-year bachelor’s before a master’s',
    unit: 'words',
    values: [
      {
        text: 'may need a qualifying course first',
        publisher: 'edupark.asia',
        ...secondary,
      },
    ],
  },
  'au.planning-level': {
    kind: 'rule',
    topic: 'admission',
    label: 'New places for students from abroad',
    unit: 'count',
    of: 'new places',
    values: [
      {
        from: '295000',
        condition: 'in 2026',
        note: 'for all countries; the number for 2027 is not known yet',
        publisher: 'education.gov.au',
        is_official: true,
        address:
          'https://www.education.gov.au/managed-system-international-education-2026/resources/visa-prioritisation-status',
        page_date: '2026-09-04',
        confidence: 'read',
      },
    ],
  },
  'au.college-change': {
    kind: 'rule',
    topic: 'admission',
    label: 'Agent’s commission for a change of college in Australia',
    unit: 'words',
    values: [
      {
        text: 'none',
        condition: 'for places accepted after 31 March 2026',
        ...unconfirmed,
      },
    ],
  },
  'au.new-colleges': {
    kind: 'rule',
    topic: 'admission',
    label: 'New private vocational and English colleges and courses',
    unit: 'words',
    values: [
      {
        text: 'on hold',
        ...studyAustralia,
        page_date: '2026-05-22',
      },
    ],
  },

  'au.evidence-level.nepal': {
    kind: 'rule',
    topic: 'entry',
    label: 'Evidence level of Nepal',
    unit: 'count',
    values: [
      {
        from: '3',
        note: 'check the Document Checklist Tool before you apply',
        valid_from: '2026-01-08',
        ...application,
        publisher: 'thenrntimes.com',
        ...secondary,
      },
      {
        text: 'set anew',
        note: 'the Document Checklist Tool is updated each 31 March and 30 September',
        valid_from: '2027-03-31',
        status: 'announced',
        ...application,
        ...secondary,
      },
    ],
  },
  'au.genuine-student.words': {
    kind: 'rule',
    topic: 'entry',
    label: 'Length of each Genuine Student answer',
    unit: 'count',
    of: 'words',
    values: [{ from: '150', bound: 'up to', ...application, ...studentVisa }],
  },
  'au.files': {
    kind: 'rule',
    topic: 'entry',
    label: 'Files with the application',
    unit: 'count',
    of: 'files',
    values: [
      { from: '60', bound: 'up to', note: 'scans in colour', ...application, ...studentVisa },
    ],
  },
  'au.police-certificate': {
    kind: 'rule',
    topic: 'entry',
    label: 'Police certificate is valid for',
    unit: 'month',
    values: [{ from: '12', note: 'only if Australia asks for it', ...application, ...studentVisa }],
  },
  'au.biometrics.place': {
    kind: 'rule',
    topic: 'entry',
    label: 'Biometrics in Nepal',
    unit: 'words',
    values: [{ text: 'Kathmandu, at times also Pokhara', ...application, ...biometrics }],
  },
  'au.biometrics.days': {
    kind: 'rule',
    topic: 'entry',
    label: 'Time for biometrics after the letter',
    unit: 'day',
    values: [{ from: '14', bound: 'up to', ...application, ...biometrics }],
  },

  'au.processing': {
    kind: 'service-time',
    topic: 'processing',
    label: 'Decision on a student visa',
    unit: 'week',
    values: [
      {
        from: '1',
        to: '12',
        note: 'no official figure; sources differ',
        publisher: 'visahq.com',
        ...secondary,
      },
      { text: '1–4 months', ...disputed },
    ],
  },
  'au.processing.order': {
    kind: 'rule',
    topic: 'processing',
    label: 'Order in which visas are decided',
    unit: 'words',
    values: [
      {
        text: 'by how many of its places the college has filled; it is no limit of visas',
        note: 'for applications since 14 November 2025',
        ...application,
        ...priorities,
        confidence: 'official',
      },
    ],
  },
  'au.processing.levels': {
    kind: 'service-time',
    topic: 'processing',
    label: 'Target by priority',
    unit: 'week',
    values: [
      {
        from: '1',
        to: '4',
        condition: 'at priority 1: below 80% of the places',
        publisher: 'visahq.com',
        ...secondary,
      },
      {
        text: 'later than priority 1',
        condition: 'at priority 2: from 80% of the places',
        publisher: 'visahq.com',
        ...secondary,
      },
      {
        from: '12',
        bound: 'up to',
        condition: 'at priority 3: above 115% of the places',
        publisher: 'visahq.com',
        ...secondary,
      },
    ],
  },
  'au.timeline.choose': {
    kind: 'claim',
    topic: 'processing',
    label: 'Time to choose courses and pass the English test',
    unit: 'month',
    values: [{ from: '3', bound: 'about', note: 'our advice', ...unconfirmed }],
  },
  'au.timeline.apply': {
    kind: 'claim',
    topic: 'processing',
    label: 'Time from the application to the offer',
    unit: 'month',
    values: [{ from: '2', bound: 'about', note: 'our advice', ...unconfirmed }],
  },
  'au.timeline.prepare': {
    kind: 'claim',
    topic: 'processing',
    label: 'Time for NOC and proof of funds',
    unit: 'month',
    values: [{ from: '2', bound: 'about', note: 'our advice', ...unconfirmed }],
  },
  'au.timeline.lodge': {
    kind: 'claim',
    topic: 'processing',
    label: 'When to apply for the visa before the course starts',
    unit: 'month',
    values: [{ from: '3', to: '5', note: 'our advice', ...unconfirmed }],
  },

  'au.work.in-session': {
    kind: 'rule',
    topic: 'work',
    label: 'Work in session',
    unit: 'hour',
    per: 'fortnight',
    values: [{ from: '48', bound: 'up to', ...studentVisa }],
  },
  'au.work.breaks': {
    kind: 'rule',
    topic: 'work',
    label: 'Work in course breaks',
    unit: 'words',
    values: [
      {
        text: 'no limit in scheduled breaks',
        ...studyAustralia,
        address:
          'https://www.studyaustralia.gov.au/en/plan-your-move/your-guide-to-visas/student-visa-subclass-500',
      },
    ],
  },
  'au.work.research': {
    kind: 'rule',
    topic: 'work',
    label: 'Work in a research master’s or doctorate',
    unit: 'words',
    values: [{ text: 'no limit', ...studentVisa }],
  },
  'au.minimum-wage': {
    kind: 'rule',
    topic: 'work',
    label: 'Minimum wage',
    unit: 'AUD',
    of: 'an hour',
    values: [{ from: '26.44', valid_from: '2026-07-01', ...secondary }],
  },

  'au.student-visa.length': {
    kind: 'rule',
    topic: 'stay',
    label: 'Length of the student visa',
    unit: 'year',
    values: [{ from: '6', bound: 'up to', note: 'by the length of the course', ...studentVisa }],
  },
  'au.graduate-visa.length': {
    kind: 'rule',
    topic: 'stay',
    label: 'Length of the Temporary Graduate visa',
    unit: 'year',
    values: [
      {
        from: '2',
        condition: 'after a bachelor’s or a master’s by coursework',
        note: 'up to age 35; apply within 6 months of your student visa',
        ...application,
        ...graduateVisa,
        page_date: '2026-09-24',
      },
      {
        from: '3',
        condition: 'after a research master’s or a doctorate',
        note: 'up to age 50, as agents write; apply within 6 months of your student visa',
        ...application,
        ...graduateVisa,
        page_date: '2026-09-24',
      },
    ],
  },
  'au.graduate-visa.diploma': {
    kind: 'rule',
    topic: 'stay',
    label: 'Length of the Temporary Graduate visa after a diploma',
    unit: 'month',
    values: [
      {
        from: '18',
        bound: 'up to',
        note: 'if the occupation fits',
        ...application,
        publisher: 'financialexpress.com, March 2026',
        ...secondary,
      },
    ],
  },
  'au.graduate-visa.regional': {
    kind: 'rule',
    topic: 'stay',
    label: 'Length of the second Temporary Graduate visa',
    unit: 'year',
    values: [
      {
        from: '1',
        to: '2',
        condition: 'after studies and residence in a regional area',
        ...application,
        ...graduateVisa,
      },
    ],
  },

  'au.dependants': {
    kind: 'rule',
    topic: 'dependants',
    label: 'Who may come along',
    unit: 'words',
    values: [
      {
        text: 'husband, wife or partner, and children under 18',
        note: 'name them in your application even if they stay in Nepal; no confirmed rule on their work yet',
        ...application,
        ...studentVisa,
      },
    ],
  },

  'au.false-papers': {
    kind: 'rule',
    topic: 'refusals',
    label: 'No other visa after false papers',
    unit: 'year',
    values: [
      {
        from: '10',
        bound: 'up to',
        note: 'Australia might not grant you another visa for this time',
        ...application,
        ...studentVisa,
      },
    ],
  },
  'au.visa-success.nepal': {
    kind: 'estimate',
    topic: 'refusals',
    label: 'Student visas granted to applicants from Nepal',
    unit: 'percent',
    values: [
      {
        from: '45',
        bound: 'about',
        condition: 'in 2023/24',
        note: 'about 19,000 of 42,000; later figures are not known',
        publisher: 'ritible.com',
        ...secondary,
      },
    ],
  },
  'au.nepali-students': {
    kind: 'estimate',
    topic: 'entry',
    label: 'Students from Nepal by state',
    unit: 'count',
    of: 'students',
    values: [
      { from: '29020', condition: 'in New South Wales', ...morningHerald },
      { from: '6972', condition: 'in Victoria', ...morningHerald },
      { from: '3742', condition: 'in Queensland', ...morningHerald },
    ],
  },

  'au.awards.nepal': {
    kind: 'rule',
    topic: 'scholarships',
    label: 'Australia Awards for Nepal',
    unit: 'count',
    of: 'awards',
    values: [
      {
        from: '18',
        note: 'master’s degrees only, intake of 2025; it closed on 30 April 2024, the next dates are not known',
        valid_from: '2024-11-30',
        publisher: 'australiaawardsnepal.org',
        is_official: true,
        address: 'https://australiaawardsnepal.org',
        confidence: 'official',
      },
    ],
  },
  'au.scholarship.acu': {
    kind: 'estimate',
    topic: 'scholarships',
    label: 'ACU Global Excellence',
    unit: 'AUD',
    values: [
      {
        from: '20000',
        bound: 'up to',
        note: 'off the tuition, for business and IT',
        publisher: 'ezyapply',
        ...secondary,
      },
    ],
  },

  'au.fees.update': {
    kind: 'estimate',
    topic: 'deadlines',
    label: 'Usual day for new visa fees',
    unit: 'date',
    values: [{ from: '2027-07-01', valid_until: '2027-07-01', ...secondary }],
  },

  'au.earlier.rank-systems': {
    kind: 'claim',
    topic: 'earlier',
    label: 'Rank among the systems of universities',
    unit: 'rank',
    values: [{ from: '9', ...unconfirmed }],
  },
  'au.earlier.rank-destination': {
    kind: 'claim',
    topic: 'earlier',
    label: 'Rank among the destinations of students',
    unit: 'rank',
    values: [{ from: '3', ...unconfirmed }],
  },
}
