import type { FirstFacts } from './first-fact.ts'

const secondary = { confidence: 'secondary' } as const
const official = { is_official: true, confidence: 'official' } as const
const disputed = { status: 'disputed', confidence: 'secondary' } as const

const embassy = {
  publisher: 'Embassy of Japan in Nepal',
  address: 'https://www.np.emb-japan.go.jp/itpr_ja/11_000001_00824.html',
  ...official,
} as const
const mextSurvey = {
  publisher: 'MEXT survey, by newscafe.ne.jp',
  address: 'https://s.newscafe.ne.jp/article/2026/01/09/2996131.html',
  page_date: '2026-01-09',
  ...secondary,
} as const
const privateSurvey = {
  publisher: 'MEXT survey, by gifu-np.co.jp',
  address: 'https://www.gifu-np.co.jp/articles/-/650530',
  ...secondary,
} as const
const tohoku = {
  publisher: 'Tohoku University',
  address: 'https://sup.bureau.tohoku.ac.jp/en/arrival-e/pre-e/expenses-e/',
  ...secondary,
} as const
const jassoSurvey = {
  publisher: 'JASSO survey, by mediachina.jp',
  address: 'http://mediachina.jp/info/3965715',
  ...secondary,
} as const
const permission = {
  publisher: 'lo-pal.app',
  address: 'https://lo-pal.app/guide/en/student-work-28h-japan',
  ...secondary,
} as const
const workAhead = {
  publisher: 'Nikkei, by asiae.co.kr',
  address: 'https://cm.asiae.co.kr/en/article/2025121411164566994',
  page_date: '2025-12-14',
  ...secondary,
} as const
const renewal = {
  publisher: 'mediachina.jp',
  address: 'http://mediachina.jp/info/6127420',
  valid_from: '2025-04-01',
  applies_to: 'application',
  ...secondary,
} as const
const jasso = {
  publisher: 'studyinjapan.go.jp',
  address: 'https://studyinjapan.go.jp/en/planning/scholarships/jasso-scholarships/index.html',
  ...official,
} as const
const mext = {
  publisher: 'sahdhiraj.com.np',
  address: 'https://sahdhiraj.com.np/2025/04/mextscholarship2026.html',
  ...secondary,
} as const
const isi = {
  note: 'calendar of one school, ISI; others are similar',
  publisher: 'ISI Japanese Language School',
  address: 'https://www.isi-education.com',
  ...secondary,
} as const
const agents = { publisher: 'pages of agents', ...disputed } as const

const tuition = { kind: 'rule', topic: 'tuition', unit: 'JPY', per: 'year' } as const
const average = { kind: 'estimate', topic: 'tuition', unit: 'JPY' } as const
const words = { kind: 'rule', unit: 'words' } as const
const income = { kind: 'estimate', topic: 'expenses', unit: 'JPY', per: 'month' } as const
const calendar = { kind: 'estimate', topic: 'deadlines', unit: 'words' } as const

export const japan: FirstFacts = {
  'jp.visa.fee': {
    kind: 'rule',
    topic: 'fees',
    label: 'Visa, single entry',
    unit: 'JPY',
    values: [
      {
        from: '3000',
        note: 'a rise to JPY 15,000 was planned, so ask before you pay',
        publisher: 'newlandchase.com',
        address:
          'https://newlandchase.com/japan-considers-significant-increase-in-immigration-related-fees/feed',
        ...secondary,
      },
      { from: '15000', publisher: 'astmil.co.jp', ...disputed },
    ],
  },
  'jp.visa.fee.ahead': {
    ...words,
    topic: 'fees',
    label: 'Planned visa fee',
    values: [
      {
        text: 'JPY 15,000 for a single entry',
        note: 'in the budget for the fiscal year 2026; whether it is in force is not known',
        publisher: 'newlandchase.com',
        address:
          'https://newlandchase.com/japan-considers-significant-increase-in-immigration-related-fees/feed',
        ...secondary,
      },
    ],
  },
  'jp.renewal.fee': {
    kind: 'rule',
    topic: 'fees',
    label: 'Longer permit to stay',
    unit: 'JPY',
    values: [
      { from: '6000', condition: 'at the counter', note: 'a higher fee is coming', ...renewal },
      { from: '5500', condition: 'online', note: 'a higher fee is coming', ...renewal },
    ],
  },
  'jp.renewal.fee.ahead': {
    ...words,
    topic: 'fees',
    label: 'Higher fee for a longer permit to stay',
    values: [
      {
        text: 'up to JPY 100,000, by length of stay',
        note: 'law of May 2026; the amounts are not known; sources differ on the first day, 31 March 2027 at the latest',
        publisher: 'goasia.cc',
        address: 'https://goasia.cc/en/news/japan-visa-residency-fee-hike-jesta-2026',
        ...secondary,
      },
      {
        text: 'from 1 October 2026',
        publisher: 'girlswars.com',
        address:
          'https://girlswars.com/japan-overhauls-immigration-fee-structure-a-strategic-shift-in-visa-administration/',
        ...disputed,
      },
    ],
  },
  'jp.visa.validity': {
    kind: 'rule',
    topic: 'entry',
    label: 'How long you can use the visa to travel',
    unit: 'month',
    values: [{ from: '3', note: 'from the day of issue', applies_to: 'issue', ...embassy }],
  },
  'jp.visa.where': {
    ...words,
    topic: 'entry',
    label: 'Where to apply for the visa',
    values: [
      {
        text: 'VFS Global in Kathmandu, by appointment',
        note: 'the embassy takes no applications itself',
        ...embassy,
      },
    ],
  },
  'jp.visa.crowded': {
    ...words,
    topic: 'processing',
    label: 'When many people apply for the visa',
    values: [{ text: 'March–April and September–November', ...embassy }],
  },
  'jp.coe.processing': {
    kind: 'service-time',
    topic: 'processing',
    label: 'Certificate of Eligibility',
    unit: 'month',
    values: [
      {
        from: '1',
        to: '2',
        bound: 'about',
        condition: 'for the Certificate of Eligibility',
        note: 'the calendars of language schools allow three',
        publisher: 'University of Tsukuba',
        address:
          'http://www.global.tsukuba.ac.jp/support/immigration/before-arrival/certificate-eligibility',
        ...secondary,
      },
    ],
  },
  'jp.tb-certificate': {
    ...words,
    topic: 'health',
    label: 'Tuberculosis clearance certificate',
    values: [
      {
        text: 'needed with the application',
        note: 'for the Certificate of Eligibility, or for the visa',
        valid_from: '2025-06-23',
        applies_to: 'application',
        publisher: 'jpets.mhlw.go.jp',
        address: 'https://jpets.mhlw.go.jp/vi/emi',
        ...official,
      },
    ],
  },
  'jp.tb-certificate.validity': {
    kind: 'rule',
    topic: 'health',
    label: 'How long the tuberculosis certificate counts',
    unit: 'day',
    values: [
      {
        from: '180',
        note: 'from the day of the X-ray',
        publisher: 'tokutei-gino.com',
        address: 'https://tokutei-gino.com/articles/085f71426bcace1e7049bb10daab10b0',
        ...secondary,
      },
      { from: '90', note: 'in some cases', ...disputed },
    ],
  },
  'jp.tuition.national': {
    ...tuition,
    label: 'Tuition at national universities',
    values: [{ from: '535800', note: 'the standard; some charge more', ...mextSurvey }],
  },
  'jp.tuition.tohoku': {
    ...tuition,
    label: 'Tuition at Tohoku University',
    values: [
      { from: '535800', ...mextSurvey },
      {
        from: '900000',
        valid_from: '2027-04-01',
        applies_to: 'entry',
        status: 'announced',
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
    values: [{ from: '282000', note: 'once', ...mextSurvey }],
  },
  'jp.tuition.public': {
    ...average,
    per: 'year',
    label: 'Tuition at public universities',
    values: [{ from: '536520', bound: 'on average', note: 'in 2025', ...mextSurvey }],
  },
  'jp.admission.public': {
    kind: 'estimate',
    topic: 'fees',
    label: 'Admission fee at public universities',
    unit: 'JPY',
    values: [{ from: '382806', bound: 'on average', note: 'once; in 2025', ...mextSurvey }],
  },
  'jp.tuition.private': {
    ...average,
    per: 'year',
    label: 'Tuition at private universities',
    values: [{ from: '968069', bound: 'on average', note: 'entrants of 2025', ...mextSurvey }],
  },
  'jp.admission.private': {
    kind: 'estimate',
    topic: 'fees',
    label: 'Other fees at private universities',
    unit: 'JPY',
    values: [
      {
        from: '240365',
        bound: 'on average',
        condition: 'for admission',
        note: 'once; entrants of 2025',
        ...mextSurvey,
      },
      {
        from: '172550',
        bound: 'on average',
        condition: 'for facilities',
        note: 'entrants of 2025',
        ...mextSurvey,
      },
    ],
  },
  'jp.first-year.private': {
    ...average,
    label: 'All fees of the first year at private universities',
    values: [
      { from: '1507647', condition: 'on average', note: 'entrants of 2025', ...privateSurvey },
      { from: '1212235', condition: 'in the arts', note: 'entrants of 2025', ...privateSurvey },
      { from: '1602053', condition: 'in the sciences', note: 'entrants of 2025', ...privateSurvey },
    ],
  },
  'jp.tuition.language-school': {
    ...average,
    per: 'year',
    label: 'Tuition at language schools',
    values: [{ from: '680000', bound: 'about', publisher: 'jobloving.com', ...disputed }],
  },
  'jp.living.sendai': {
    ...income,
    label: 'Living costs in Sendai, without rent',
    values: [{ from: '80000', note: 'beside tuition; the page has no date', ...tohoku }],
  },
  'jp.room.sendai': {
    ...income,
    label: 'Room in Sendai',
    values: [
      { from: '13000', to: '33900', condition: 'in a dormitory', ...tohoku },
      { from: '40000', bound: 'from', condition: 'for a flat', ...tohoku },
    ],
  },
  'jp.living.tokyo': {
    ...income,
    label: 'What students had in Tokyo',
    values: [{ from: '166000', note: 'average income, early 2020', ...jassoSurvey }],
  },
  'jp.living.country': {
    ...income,
    topic: 'living',
    label: 'What students had in all of Japan',
    values: [{ from: '148000', note: 'average income, early 2020', ...jassoSurvey }],
  },
  'jp.living.shikoku': {
    ...income,
    label: 'What students had on Shikoku',
    values: [{ from: '119000', note: 'average income, early 2020', ...jassoSurvey }],
  },
  'jp.work.with-permission': {
    kind: 'rule',
    topic: 'work',
    label: 'Work with permission',
    unit: 'hour',
    per: 'week',
    values: [
      { from: '28', bound: 'up to', condition: 'in term', ...permission },
      {
        text: 'up to 8 hours a day',
        condition: 'in long school holidays',
        publisher: 'ISI Japanese Language School',
        address: 'https://www.isi-education.com/application/process/student-visa/',
        ...secondary,
      },
    ],
  },
  'jp.work.ahead': {
    ...words,
    topic: 'work',
    label: 'How the permission to work is given',
    values: [
      {
        text: 'by a review of each application after arrival',
        note: 'announced for the fiscal year 2026; whether it has begun is not known',
        ...workAhead,
      },
    ],
  },
  'jp.work.income-checks': {
    ...words,
    topic: 'work',
    label: 'Checks of what students earn',
    values: [{ text: 'through the My Number system from 2027', note: 'announced', ...workAhead }],
  },
  'jp.stay.job-search': {
    kind: 'rule',
    topic: 'stay',
    label: 'Stay to look for work',
    unit: 'month',
    values: [
      {
        from: '6',
        note: 'can be extended once; the school must recommend you, and you must have searched before you graduate',
        publisher: 'keiei-sakai.com',
        address: 'https://global.keiei-sakai.com/news/1531',
        ...secondary,
      },
    ],
  },
  'jp.stay.job-search.second-year': {
    ...words,
    topic: 'stay',
    label: 'A second year to look for work',
    values: [
      {
        text: 'only in the programme of a municipality',
        publisher: 'Toyo University',
        address:
          'https://www.toyo.ac.jp/en/international-exchange/international/immigration_visa/visa_graduating/designated/',
        ...secondary,
      },
    ],
  },
  'jp.stay.job-search.language-school': {
    ...words,
    topic: 'stay',
    label: 'Stay to look for work after a language school',
    values: [
      {
        text: 'only with a bachelor’s degree from abroad',
        publisher: 'keiei-sakai.com',
        address: 'https://global.keiei-sakai.com/news/1531',
        ...secondary,
      },
    ],
  },
  'jp.language-schools.accredited': {
    kind: 'rule',
    topic: 'admission',
    label: 'Language schools with the new accreditation',
    unit: 'count',
    of: 'schools',
    values: [
      {
        from: '64',
        note: 'in November 2025',
        publisher: 'nj.alc.co.jp',
        address: 'https://nj.alc.co.jp/entry/20251205-ninteikikan',
        page_date: '2025-12-05',
        ...secondary,
      },
    ],
  },
  'jp.language-schools.deadline': {
    kind: 'rule',
    topic: 'deadlines',
    label: 'Last day on which language schools can do without accreditation',
    unit: 'date',
    values: [
      {
        from: '2029-03-31',
        valid_until: '2029-03-31',
        publisher: 'reseed.resemom.jp',
        address: 'https://reseed.resemom.jp/article/2025/04/08/10652.html',
        page_date: '2025-04-08',
        ...secondary,
      },
    ],
  },
  'jp.language-school.requirements': {
    ...words,
    topic: 'admission',
    label: 'What language schools ask for',
    values: [
      { text: '12 years of school, from age 18', condition: 'for all', ...agents },
      { text: 'JLPT N5 or equivalent', condition: 'in Japanese', ...agents },
      {
        text: 'up to 24 after class 12, 28 after a bachelor’s, 32 after a master’s',
        condition: 'in years of age',
        ...agents,
      },
    ],
  },
  'jp.deadlines.april': {
    ...calendar,
    label: 'Start in April (two years)',
    values: [
      {
        text: 'papers to the school in late October, certificate filed in late November, result in late February, visa in early March',
        ...isi,
      },
    ],
  },
  'jp.deadlines.july': {
    ...calendar,
    label: 'Start in July (one year and nine months)',
    values: [
      {
        text: 'papers to the school in early February, certificate filed in mid or late March, result in late May, visa in early June',
        ...isi,
      },
    ],
  },
  'jp.deadlines.october': {
    ...calendar,
    label: 'Start in October (one year and six months)',
    values: [
      {
        text: 'papers to the school in late April, certificate filed in early June, result in late August, visa in early September',
        ...isi,
      },
    ],
  },
  'jp.deadlines.january': {
    ...calendar,
    label: 'Start in January (one year and three months)',
    values: [
      {
        text: 'papers to the school in early August, certificate filed in mid-September, result in early November, visa in early December',
        ...isi,
      },
    ],
  },
  'jp.jasso.honors': {
    kind: 'rule',
    topic: 'scholarships',
    label: 'JASSO Honors Scholarship',
    unit: 'JPY',
    per: 'month',
    values: [
      { from: '48000', condition: 'at a university', note: 'for 6 or 12 months', ...jasso },
      { from: '30000', condition: 'at a language school', note: 'for 6 or 12 months', ...jasso },
    ],
  },
  'jp.mext.nepal.undergraduate': {
    ...words,
    topic: 'scholarships',
    label: 'MEXT for a bachelor’s, marks in SEE and class 12',
    values: [
      {
        text: '75% or CGPA 3.5',
        condition: 'in the sciences',
        note: 'born on or after 2 April 2001; intake of 2026',
        ...mext,
      },
      {
        text: '65% or CGPA 2.9',
        condition: 'in the humanities',
        note: 'born on or after 2 April 2001; intake of 2026',
        ...mext,
      },
    ],
  },
  'jp.mext.nepal.research': {
    ...words,
    topic: 'scholarships',
    label: 'MEXT for research students, marks and age',
    values: [
      {
        text: '70% or CGPA 3.1, or 60% or CGPA 2.5; under 35',
        note: 'intake of 2025, with a deadline on 2 June; ask the embassy which marks count for you',
        publisher: 'sahdhiraj.com.np',
        address: 'https://www.sahdhiraj.com.np/2024/05/mext-scholarship-for-2025-application.html',
        ...secondary,
      },
    ],
  },
  'jp.mext.nepal.number': {
    kind: 'rule',
    topic: 'scholarships',
    label: 'MEXT students from Nepal',
    unit: 'count',
    of: 'students',
    values: [
      {
        from: '7',
        note: 'left in spring 2024, two of them for a bachelor’s',
        publisher: 'spotlightnepal.com',
        address:
          'https://www.spotlightnepal.com/2024/03/22/ambassador-kikuta-encouraged-new-japanese-government-scholarship-students/',
        page_date: '2024-03-22',
        ...secondary,
      },
    ],
  },
}
