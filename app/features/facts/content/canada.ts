import type { NewFactValue } from '../value-contract.ts'
import { type FirstFacts, unconfirmed } from './first-fact.ts'

const immigration = 'https://www.canada.ca/en/immigration-refugees-citizenship'
const study = `${immigration}/services/study-canada`
const workPages = `${study}/work`
const application = { applies_to: 'application' } as const

/** Pages of the Canadian immigration authority, read on this day. */
const ircc = {
  publisher: 'IRCC',
  is_official: true,
  page_date: '2026-10-05',
  confidence: 'read',
} as const
const financialSupport = {
  applies_to: 'application',
  publisher: 'IRCC',
  is_official: true,
  address: `${study}/study-permit/get-documents/financial-support.html`,
} as const
const requiredFunds = {
  ...financialSupport,
  note: 'for one student, beside the first year’s tuition and the journey',
} as const
const attestationLetters = {
  valid_from: '2026-01-01',
  valid_until: '2026-12-31',
  applies_to: 'application',
  publisher: 'IRCC',
  is_official: true,
  address: `${immigration}/corporate/publications-manuals/operational-bulletins-manuals/temporary-residents/study-permits/attestation-letters.html`,
  confidence: 'official',
} as const
const educanada = {
  publisher: 'EduCanada (Government of Canada)',
  is_official: true,
  address: 'https://educanada.ca/live-work-vivre-travailler/work-travail/after-apres.aspx?lang=eng',
  confidence: 'official',
} as const
const spouses = {
  valid_from: '2024-04-30',
  publisher: 'IRCC',
  is_official: true,
  address: `${workPages}/help-your-spouse-common-law-partner-work-canada.html`,
  confidence: 'official',
} as const

const secondary = (publisher: string, address: string) =>
  ({ publisher, address, confidence: 'secondary' }) as const
const average = {
  bound: 'on average',
  note: 'of universities and colleges that give degrees, in dollars of June 2025; not for diplomas',
  valid_from: '2025-09-01',
  ...secondary(
    'Statistics Canada (educationnewscanada.com)',
    'https://www.educationnewscanada.com/article/education/category/economy/96/1158851/tuition-in-canada-modest-increases-and-widening-gaps-2025-2026-.html',
  ),
} as const
const york = {
  publisher: 'York University',
  address: 'https://yorkinternational.yorku.ca/budgeting-for-your-education/',
  confidence: 'official',
} as const
const studentLife = secondary(
  'University of Toronto Student Life (thevarsity.ca)',
  'https://thevarsity.ca/2025/01/13/absurdly-expensive-international-students-weigh-in-on-cost-of-living-financial-aid/',
)
const offCampus = {
  valid_from: '2024-11-08',
  ...secondary(
    'mondaq.com',
    'https://www.mondaq.com/canada/general-immigration/1549786/international-students-allowed-to-work-off-campus-up-to-24-hours-per-week',
  ),
} as const
const languageRule = {
  valid_from: '2024-11-01',
  applies_to: 'application',
  ...secondary(
    'mondaq.com',
    'https://www.mondaq.com/canada/general-immigration/1528232/canada-imposes-new-language-and-field-of-study-requirements-on-its-postgraduation-work-permit-program',
  ),
} as const
const businessToday = secondary(
  'businesstoday.in',
  'https://www.businesstoday.in/nri/study/story/foreign-students-face-new-language-rules-in-canada-but-some-get-exemptions-this-is-what-changes-for-indians-468236-2025-03-18',
)
const levels2026 = {
  valid_from: '2026-01-01',
  valid_until: '2026-12-31',
  ...secondary('eiglaw.com', 'https://eiglaw.com/?p=14002'),
} as const
const agency = secondary(
  'learnwell.com.np',
  'https://learnwell.com.np/your-guide-to-admission-requirements-for-studying-in-canada-as-a-nepalese-student',
)
const applyBoard = secondary(
  'applyboard.com',
  'https://applyboard.com/applyinsights-article/canadian-study-permit-refusals-2023-24',
)
const pearson = {
  publisher: 'University of Toronto',
  address:
    'https://future.utoronto.ca/scholarships/lester-b-pearson-international-scholarship-program/',
} as const
const scholarship = { kind: 'rule', topic: 'scholarships' } as const

/** A stage of the preparation: advice of the office, without a source. */
const advisedMonths = (label: string, months: number) => ({
  kind: 'claim' as const,
  topic: 'office' as const,
  label: `${label}, before the course`,
  unit: 'month' as const,
  values: [{ from: String(months), bound: 'about', note: 'our advice', ...unconfirmed }] as [
    NewFactValue,
  ],
})

/** A programme for permanent residence that was closed on a day. */
const closedOn = (label: string, day: string) => ({
  kind: 'rule' as const,
  topic: 'stay' as const,
  label,
  unit: 'date' as const,
  values: [{ from: day, page_date: '2026-10-05', confidence: 'read' }] as [NewFactValue],
})

export const canada: FirstFacts = {
  'ca.study-permit.fee': {
    kind: 'rule',
    topic: 'fees',
    label: 'Study permit',
    unit: 'CAD',
    values: [
      {
        from: '150',
        ...application,
        ...ircc,
        address: 'https://ircc.canada.ca/english/information/fees/fees.asp',
      },
    ],
  },
  'ca.biometrics.fee': {
    kind: 'rule',
    topic: 'fees',
    label: 'Biometrics',
    unit: 'CAD',
    values: [
      {
        from: '85',
        note: 'a family pays at most CAD 170',
        ...application,
        publisher: 'IRCC',
        is_official: true,
        address: `${study}/study-permit/apply.html`,
        confidence: 'read',
      },
    ],
  },
  'ca.caq.fee': {
    kind: 'rule',
    topic: 'fees',
    label: 'Québec acceptance certificate (CAQ)',
    unit: 'CAD',
    values: [
      {
        from: '135',
        note: 'only in Québec',
        valid_from: '2026-01-01',
        ...application,
        publisher: 'Québec immigration ministry (MIFI)',
        page_date: '2026-10-05',
        confidence: 'read',
      },
    ],
  },
  'ca.pgwp.fee': {
    kind: 'rule',
    topic: 'fees',
    label: 'Post-graduation work permit',
    unit: 'CAD',
    values: [{ from: '255', note: '155 and 100 together', ...application, ...ircc }],
  },
  'ca.processing': {
    kind: 'service-time',
    topic: 'processing',
    label: 'Decision on a study permit',
    unit: 'week',
    values: [
      {
        from: '8',
        to: '10',
        condition: 'for all “third countries” together',
        note: 'no figure for Nepal was found',
        ...ircc,
      },
      {
        from: '12',
        to: '15',
        note: 'from Nepal, by a blog',
        valid_from: '2025-08-01',
        status: 'disputed',
        publisher: 'academiquirk.com',
        confidence: 'secondary',
      },
    ],
  },
  'ca.caq.time': {
    kind: 'service-time',
    topic: 'processing',
    label: 'Decision on a CAQ',
    unit: 'week',
    values: [
      {
        from: '3',
        to: '5',
        note: 'only in Québec',
        valid_from: '2026-01-01',
        publisher: 'Québec immigration ministry (MIFI)',
        page_date: '2026-10-05',
        confidence: 'read',
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
        from: '22895',
        condition: 'outside Québec',
        ...requiredFunds,
        valid_from: '2025-09-01',
        valid_until: '2026-08-31',
        confidence: 'official',
      },
      {
        from: '23448',
        condition: 'outside Québec',
        ...requiredFunds,
        valid_from: '2026-09-01',
        page_date: '2026-08-28',
        confidence: 'read',
      },
      {
        from: '24617',
        condition: 'in Québec',
        note: 'for one student, with settling in and health insurance (one source adds the insurance), beside tuition and the journey',
        valid_from: '2026-01-01',
        ...application,
        ...secondary(
          'ladoualimmigration.ca',
          'https://ladoualimmigration.ca/conditions-etudier-quebec-2026',
        ),
      },
    ],
  },
  'ca.funds.family': {
    kind: 'rule',
    topic: 'funds',
    label: 'Funds to show for a family',
    unit: 'CAD',
    per: 'year',
    values: [
      {
        from: '28502',
        condition: 'for two people',
        valid_from: '2025-09-01',
        valid_until: '2026-08-31',
        ...financialSupport,
        confidence: 'official',
      },
      {
        from: '35040',
        condition: 'for three people',
        note: 'outside Québec, beside tuition and the journey',
        valid_from: '2025-09-01',
        valid_until: '2026-08-31',
        ...financialSupport,
        confidence: 'official',
      },
      {
        from: '35888',
        condition: 'for three people',
        note: 'outside Québec, beside tuition and the journey',
        valid_from: '2026-09-01',
        page_date: '2026-10-05',
        ...financialSupport,
        confidence: 'read',
      },
    ],
  },
  'ca.funds.travel': {
    kind: 'rule',
    topic: 'funds',
    label: 'Funds to show for the journey',
    unit: 'CAD',
    values: [
      {
        text: 'in addition; the authority names no sum',
        ...financialSupport,
        confidence: 'official',
      },
      { from: '2000', status: 'disputed', page_date: '2026-10-05', confidence: 'secondary' },
    ],
  },
  'ca.funds.next-change': {
    kind: 'rule',
    topic: 'funds',
    label: 'Next change of the funds to show',
    unit: 'date',
    values: [
      {
        from: '2027-09-01',
        note: 'the amount changes every year on this day',
        valid_until: '2027-09-01',
        page_date: '2026-10-05',
        ...financialSupport,
        confidence: 'read',
      },
    ],
  },
  'ca.funds.statements': {
    kind: 'rule',
    topic: 'funds',
    label: 'Bank statements of the last',
    unit: 'month',
    values: [{ from: '4', publisher: 'icpimmigration, citing IRCC', confidence: 'secondary' }],
  },
  'ca.attestation-letter': {
    kind: 'rule',
    topic: 'admission',
    label: 'Provincial attestation letter',
    unit: 'words',
    values: [
      {
        text: 'required, unless you are excepted; in Québec the CAQ counts',
        ...attestationLetters,
      },
    ],
  },
  'ca.attestation-letter.exception': {
    kind: 'rule',
    topic: 'admission',
    label: 'No attestation letter for',
    unit: 'words',
    values: [
      {
        text: 'master’s degrees and doctorates at public institutions',
        ...application,
        ...levels2026,
      },
    ],
  },
  'ca.attestation-letter.until': {
    kind: 'rule',
    topic: 'deadlines',
    label: 'Last day of the rules of 2026 on attestation letters',
    unit: 'date',
    values: [
      {
        from: '2026-12-31',
        note: 'until 23:59 Eastern Time; what follows was not found',
        ...attestationLetters,
      },
    ],
  },
  'ca.cap': {
    kind: 'rule',
    topic: 'admission',
    label: 'Study permits planned for a year',
    unit: 'count',
    of: 'permits',
    values: [
      { from: '408000', condition: 'in all', ...levels2026 },
      { from: '253000', condition: 'as extensions', ...levels2026 },
      { from: '180000', condition: 'with an attestation letter', ...levels2026 },
      { from: '49000', condition: 'for master’s degrees and doctorates', ...levels2026 },
    ],
  },
  'ca.cap.new': {
    kind: 'rule',
    topic: 'admission',
    label: 'Study permits planned for new students',
    unit: 'count',
    of: 'permits',
    per: 'year',
    values: [
      { from: '155000', ...levels2026 },
      {
        from: '150000',
        note: 'planned also for 2028',
        valid_from: '2027-01-01',
        status: 'announced',
        ...application,
        page_date: '2025-11-27',
        ...secondary(
          'hindustantimes.com',
          'https://www.hindustantimes.com/world-news/canada-projects-7-decrease-in-permits-issued-to-foreign-students-next-year-101764221322598.html',
        ),
      },
    ],
  },
  'ca.work.off-campus': {
    kind: 'rule',
    topic: 'work',
    label: 'Work off campus',
    unit: 'hour',
    per: 'week',
    values: [
      { from: '24', bound: 'up to', condition: 'in term', ...offCampus },
      { text: 'no limit', condition: 'in scheduled breaks', ...offCampus },
    ],
  },
  'ca.work.co-op': {
    kind: 'rule',
    topic: 'work',
    label: 'No separate work permit for co-op terms since',
    unit: 'date',
    values: [{ from: '2026-04-01', ...ircc }],
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
        note: 'after a programme of at least 2 years; otherwise as long as the programme, from 8 months; needs CLB 7 after a university degree, CLB 5 after college',
        ...application,
        ...businessToday,
      },
    ],
  },
  'ca.pgwp.master': {
    kind: 'rule',
    topic: 'stay',
    label: 'Work permit after a short master’s degree',
    unit: 'year',
    values: [
      {
        from: '3',
        bound: 'up to',
        note: 'possible after a master’s programme of at least 8 months',
        ...educanada,
      },
    ],
  },
  'ca.pgwp.field': {
    kind: 'rule',
    topic: 'stay',
    label: 'Fields that lead to the work permit',
    unit: 'words',
    values: [
      {
        text: 'any field',
        condition: 'after a bachelor’s degree, master’s degree or doctorate',
        valid_from: '2024-11-01',
        ...application,
        ...educanada,
      },
      {
        text: 'agriculture, education, health, STEM, trades or transport',
        condition: 'after other programmes',
        valid_from: '2024-11-01',
        ...application,
        ...businessToday,
      },
      {
        text: 'five fields, without education',
        condition: 'after other programmes',
        valid_from: '2024-11-01',
        status: 'disputed',
        page_date: '2026-10-05',
        confidence: 'secondary',
      },
    ],
  },
  'ca.pgwp.language': {
    kind: 'rule',
    topic: 'stay',
    label: 'Language for the work permit',
    unit: 'words',
    values: [
      {
        text: 'CLB 7',
        condition: 'after a university degree',
        note: 'IELTS General 6.0 in each part',
        ...languageRule,
      },
      { text: 'CLB 5', condition: 'after college', ...languageRule },
    ],
  },
  'ca.pgwp.deadline': {
    kind: 'rule',
    topic: 'stay',
    label: 'Time to apply for the work permit',
    unit: 'day',
    values: [{ from: '180', bound: 'up to', note: 'after the studies', ...ircc }],
  },
  'ca.residence.ontario': closedOn(
    'Ontario’s programme for master’s graduates, closed',
    '2026-05-30',
  ),
  'ca.residence.british-columbia': closedOn(
    'British Columbia’s programme for graduates, closed',
    '2025-01-07',
  ),
  'ca.residence.quebec': closedOn('Québec’s programme for graduates (PEQ), closed', '2025-11-19'),
  'ca.dependants': {
    kind: 'rule',
    topic: 'dependants',
    label: 'Open work permit for husband or wife',
    unit: 'words',
    values: [
      {
        text: 'open work permit for husband or wife if you study for a master’s degree, a doctorate or a listed professional degree, such as a BScN, BEng or BEd',
        note: 'with other programmes they may not work',
        ...spouses,
      },
    ],
  },
  'ca.dependants.master': {
    kind: 'rule',
    topic: 'dependants',
    label: 'Length of the master’s programme for it',
    unit: 'month',
    values: [
      {
        from: '16',
        bound: 'at least',
        note: 'for the work permit of husband or wife',
        valid_from: '2025-01-21',
        ...application,
        ...secondary(
          'globalstudyboard.com',
          'https://www.globalstudyboard.com/guides/spousal-open-work-permit-for-students-canada',
        ),
      },
    ],
  },
  'ca.tuition.undergraduate': {
    kind: 'estimate',
    topic: 'tuition',
    label: 'Tuition, undergraduate',
    unit: 'CAD',
    per: 'year',
    values: [{ from: '41746', ...average }],
  },
  'ca.tuition.postgraduate': {
    kind: 'estimate',
    topic: 'tuition',
    label: 'Tuition, postgraduate',
    unit: 'CAD',
    per: 'year',
    values: [{ from: '24028', ...average }],
  },
  'ca.tuition.manitoba': {
    kind: 'estimate',
    topic: 'tuition',
    label: 'Tuition, University of Manitoba',
    unit: 'CAD',
    per: 'year',
    values: [
      {
        from: '17800',
        to: '23600',
        condition: 'at the University of Manitoba',
        note: 'Arts 17,800, University 1 19,300, Agriculture 21,000, Business 23,600',
        publisher: 'University of Manitoba',
        address: 'https://www.umanitoba.ca/admissions/undergraduate-admissions/tuition-estimates',
        confidence: 'official',
      },
    ],
  },
  'ca.tuition.york': {
    kind: 'estimate',
    topic: 'tuition',
    label: 'Tuition, York University',
    unit: 'CAD',
    per: 'year',
    values: [{ from: '33791', to: '38826', condition: 'at York University, with fees', ...york }],
  },
  'ca.tuition.york-graduate': {
    kind: 'estimate',
    topic: 'tuition',
    label: 'Tuition, York University, postgraduate',
    unit: 'CAD',
    per: 'year',
    values: [{ from: '18840', to: '84200', condition: 'at York University, with fees', ...york }],
  },
  'ca.living.toronto': {
    kind: 'estimate',
    topic: 'expenses',
    label: 'Living costs, Toronto',
    unit: 'CAD',
    per: 'year',
    values: [
      {
        from: '24000',
        condition: 'in Toronto',
        note: 'York University: 20,000 off campus and 4,000 personal',
        ...york,
      },
    ],
  },
  'ca.year.toronto': {
    kind: 'estimate',
    topic: 'expenses',
    label: 'Whole year at York University, Toronto',
    unit: 'CAD',
    per: 'year',
    values: [{ from: '48000', to: '70000', note: 'with tuition', ...york }],
  },
  'ca.living.toronto-month': {
    kind: 'estimate',
    topic: 'expenses',
    label: 'A month in Toronto',
    unit: 'CAD',
    per: 'month',
    values: [
      { from: '1130', to: '2700', condition: 'for rent', page_date: '2025-01-13', ...studentLife },
      {
        from: '350',
        bound: 'from',
        condition: 'for food',
        page_date: '2025-01-13',
        ...studentLife,
      },
      { from: '175', to: '281', condition: 'for bills', page_date: '2025-01-13', ...studentLife },
    ],
  },
  'ca.living.vancouver': {
    kind: 'estimate',
    topic: 'expenses',
    label: 'Living costs, Vancouver',
    unit: 'CAD',
    per: 'year',
    values: [
      {
        from: '18000',
        bound: 'about',
        note: 'off campus, of it rent 9,500; students call it too low',
        status: 'disputed',
        ...secondary(
          'dailyhive.com',
          'https://dailyhive.com/vancouver/ubc-cost-calculator-tuition-difference',
        ),
      },
    ],
  },
  'ca.health': {
    kind: 'estimate',
    topic: 'health',
    label: 'Health insurance',
    unit: 'CAD',
    per: 'year',
    values: [
      {
        from: '948',
        condition: 'in Ontario (UHIP)',
        note: 'for 2026/27',
        page_date: '2026-10-05',
        confidence: 'read',
      },
      {
        from: '900',
        to: '1200',
        condition: 'in Québec, private',
        page_date: '2026-10-05',
        confidence: 'read',
      },
      {
        from: '1400',
        condition: 'at the University of Manitoba',
        note: 'with dental care',
        publisher: 'University of Manitoba',
        address: 'https://www.umanitoba.ca/admissions/undergraduate-admissions/tuition-estimates',
        confidence: 'official',
      },
    ],
  },
  'ca.health.british-columbia': {
    kind: 'rule',
    topic: 'health',
    label: 'Health fee in British Columbia',
    unit: 'CAD',
    per: 'month',
    values: [
      { from: '75', condition: 'in British Columbia', page_date: '2026-10-05', confidence: 'read' },
    ],
  },
  'ca.medical.course-length': {
    kind: 'rule',
    topic: 'health',
    label: 'Medical examination, for courses of more than',
    unit: 'month',
    values: [
      { from: '6', publisher: 'IRCC, sheet IMM 5818 of 2019 (copy)', confidence: 'secondary' },
    ],
  },
  'ca.english.bachelor': {
    kind: 'estimate',
    topic: 'english',
    label: 'English for a bachelor’s degree',
    unit: 'words',
    values: [{ text: 'IELTS 6.0 or PTE 58–60', note: 'usual, each university decides', ...agency }],
  },
  'ca.english.laurentian': {
    kind: 'estimate',
    topic: 'english',
    label: 'English at Laurentian University',
    unit: 'words',
    values: [
      {
        text: 'IELTS 6.5 (6.0 in each part), PTE 60, TOEFL 88 or Duolingo 120',
        note: 'Laurentian University, as an example',
        ...secondary(
          'torontoeduconsulting.com.np',
          'http://torontoeduconsulting.com.np/university/laurentian-university-2/details',
        ),
      },
    ],
  },
  'ca.entry.bachelor': {
    kind: 'estimate',
    topic: 'entry',
    label: 'Marks for a bachelor’s degree',
    unit: 'words',
    values: [
      { text: 'GPA 2.4–3.0 in class 12', note: 'usual, each university decides', ...agency },
    ],
  },
  'ca.entry.master': {
    kind: 'estimate',
    topic: 'entry',
    label: 'Marks for a master’s degree',
    unit: 'words',
    values: [
      {
        text: 'GPA 3.0 in the bachelor’s degree',
        note: 'usual, each university decides',
        ...agency,
      },
    ],
  },
  'ca.granted': {
    kind: 'estimate',
    topic: 'refusals',
    label: 'Study permits granted',
    unit: 'percent',
    of: 'of all applications',
    values: [
      {
        from: '35',
        to: '38',
        note: 'all countries, January to July 2025 (62–65% were refused); no figure for Nepal was found',
        page_date: '2025-08-30',
        ...secondary(
          'canadavisaportal.ca',
          'https://canadavisaportal.ca/2025/08/30/canada-study-permit-refusals-surge-in-2025-top-9-reasons-and-how-to-overcome-them',
        ),
      },
    ],
  },
  'ca.refusals.reasons': {
    kind: 'estimate',
    topic: 'refusals',
    label: 'Reasons in one refusal',
    unit: 'count',
    of: 'reasons',
    values: [
      { from: '2.6', bound: 'about', note: 'January to May 2024, all countries', ...applyBoard },
    ],
  },
  'ca.refusals.ban': {
    kind: 'rule',
    topic: 'refusals',
    label: 'Ban after false papers',
    unit: 'year',
    values: [
      {
        from: '5',
        note: 'Immigration and Refugee Protection Act, section 40',
        confidence: 'secondary',
      },
    ],
  },
  'ca.refusals.forged-letters': {
    kind: 'estimate',
    topic: 'refusals',
    label: 'Removal cases after forged acceptance letters',
    unit: 'count',
    of: 'students from India',
    values: [{ from: '700', bound: 'about', confidence: 'secondary' }],
  },
  'ca.pearson.award': {
    ...scholarship,
    label: 'Pearson scholarship pays',
    unit: 'words',
    values: [
      {
        text: 'tuition, books, incidental fees and residence for four years',
        ...pearson,
        confidence: 'official',
      },
    ],
  },
  'ca.pearson.count': {
    ...scholarship,
    label: 'Pearson scholarships',
    unit: 'count',
    of: 'students',
    per: 'year',
    values: [{ from: '37', bound: 'about', ...pearson, confidence: 'official' }],
  },
  'ca.pearson.deadline': {
    ...scholarship,
    label: 'Last deadline found for the Pearson scholarship',
    unit: 'words',
    values: [
      {
        text: '18 October 2024 for the university, 8 November 2024 for the scholarship',
        note: 'for the start in 2025; the dates for 2027 were not found',
        confidence: 'secondary',
      },
    ],
  },
  'ca.ubc.deadline': {
    ...scholarship,
    label: 'Last deadline found for UBC’s International Scholars',
    unit: 'words',
    values: [
      {
        text: '15 November 2024',
        note: 'for the start in 2025',
        confidence: 'secondary',
      },
    ],
  },
  'ca.ubc.gap': {
    ...scholarship,
    label: 'Time since school for UBC’s International Scholars',
    unit: 'year',
    values: [{ from: '1', bound: 'up to', confidence: 'secondary' }],
  },
  'ca.exchange.award': {
    ...scholarship,
    label: 'Study in Canada Scholarships',
    unit: 'CAD',
    values: [
      { from: '10200', condition: 'for a term of exchange', confidence: 'secondary' },
      {
        from: '14000',
        condition: 'for graduates',
        note: 'for 5–6 months',
        confidence: 'secondary',
      },
    ],
  },
  'ca.exchange.nepal': {
    ...scholarship,
    label: 'Study in Canada Scholarships, for Nepal',
    unit: 'words',
    values: [
      {
        text: 'open to Nepal',
        page_date: '2024-03-05',
        publisher: 'EduCanada (Government of Canada)',
        is_official: true,
        address:
          'https://www.educanada.ca/scholarships-bourses/news-nouvelles/2024/2024-03-05.aspx?lang=eng',
        confidence: 'official',
      },
    ],
  },
  'ca.exchange.deadline': {
    ...scholarship,
    label: 'Last deadline found for Study in Canada Scholarships',
    unit: 'words',
    values: [
      {
        text: '19 March 2024',
        note: 'the date for 2027 was not found',
        publisher: 'EduCanada (Government of Canada)',
        confidence: 'secondary',
      },
    ],
  },
  'ca.advice.choose': advisedMonths('Choose school and programme', 12),
  'ca.advice.test': advisedMonths('Take the English test', 10),
  'ca.advice.apply': advisedMonths('Apply', 9),
  'ca.advice.offer': advisedMonths('Have the offer and pay the deposit', 6),
  'ca.advice.permit': advisedMonths('Apply for the study permit', 5),
  'ca.advice.flight': advisedMonths('Book the flight', 1),
  'ca.earlier.processing': {
    kind: 'claim',
    topic: 'earlier',
    label: 'Decision on a study permit',
    unit: 'week',
    values: [{ from: '4', to: '6', ...unconfirmed }],
  },
  'ca.earlier.tuition-undergraduate': {
    kind: 'claim',
    topic: 'earlier',
    label: 'Tuition, undergraduate',
    unit: 'CAD',
    per: 'year',
    values: [{ from: '15000', to: '35000', ...unconfirmed }],
  },
  'ca.earlier.tuition-postgraduate': {
    kind: 'claim',
    topic: 'earlier',
    label: 'Tuition, postgraduate',
    unit: 'CAD',
    per: 'year',
    values: [{ from: '20000', to: '50000', ...unconfirmed }],
  },
  'ca.earlier.living': {
    kind: 'claim',
    topic: 'earlier',
    label: 'Living costs',
    unit: 'CAD',
    per: 'year',
    values: [{ from: '10000', to: '20000', ...unconfirmed }],
  },
}
