import type { FirstFacts } from './first-fact.ts'

const secondary = { confidence: 'secondary' } as const
const official = { is_official: true, confidence: 'official' } as const
const disputed = { status: 'disputed', confidence: 'secondary' } as const

const ministry = {
  valid_from: '2023-07-03',
  applies_to: 'application',
  publisher: 'Ministry of Justice, by koreadailyus.com',
  address: 'https://koreadailyus.com/?p=24025',
  ...secondary,
} as const
const dongguk = {
  publisher: 'Dongguk University',
  address: 'https://en.dongguk.edu/article/GLOBALNOLTICE/detail/26762143',
  page_date: '2025-10-17',
  ...secondary,
} as const
const averages = {
  note: 'for Korean students, 2025; students from abroad often pay more',
  publisher: 'Ministry of Education, by koreajoongangdaily.joins.com',
  address:
    'https://koreajoongangdaily.joins.com/news/2025-04-29/national/kcampus/70-percent-of-Korean-universities-hiked-tuition-this-year-data-shows/2296427',
  page_date: '2025-04-29',
  ...secondary,
} as const
const fromAbroad = {
  publisher: 'vnnow.net',
  address:
    'https://vnnow.net/en/education/south-korean-universities-to-significantly-raise-tuition-fees-for-international-students-174743.html',
  page_date: '2026-01-25',
  ...secondary,
} as const
const review = {
  publisher: 'koreaherald.com',
  address: 'https://www.koreaherald.com/article/10675663',
  ...secondary,
} as const
const embassy = {
  publisher: 'Embassy of the Republic of Korea in Nepal',
  address: 'https://overseas.mofa.go.kr/np-en/brd/m_25533/view.do?seq=151',
  page_date: '2025-10-03',
  ...official,
} as const
const insurance = {
  publisher: 'Korea University and Soonchunhyang University',
  address: 'https://int.korea.edu/kuis/community/notice_gsis.do?mode=view&articleNo=255729',
  ...secondary,
} as const
const livingPage = {
  publisher: 'stayabroad.net',
  address: 'https://stayabroad.net/tag/international-student-guide',
  ...disputed,
} as const
const d10 = {
  publisher: 'talent-link.co.kr, k-withus.kr, flipkorea.com',
  address: 'https://talent-link.co.kr/blog_detail?bg_idx=231',
  page_date: '2026-02-21',
} as const
const eenfee = {
  publisher: 'eenfee.github.io',
  address: 'https://eenfee.github.io/study-abroad/destinations/south-korea/',
  ...disputed,
} as const
const visaFee = {
  publisher: 'fastlagos.com',
  address: 'https://fastlagos.com/how-much-is-south-korea-visa-fee/',
  ...disputed,
} as const

const funds = { kind: 'rule', topic: 'funds', unit: 'KRW' } as const
const work = { kind: 'rule', topic: 'work', unit: 'hour', per: 'week' } as const
const tuition = { kind: 'estimate', topic: 'tuition', unit: 'KRW', per: 'year' } as const
const words = { kind: 'rule', unit: 'words' } as const

export const southKorea: FirstFacts = {
  'kr.funds.degree': {
    ...funds,
    label: 'Bank balance to show for a degree (D-2)',
    values: [
      { from: '20000000', condition: 'for a degree (D-2), in Seoul', ...ministry },
      { from: '16000000', condition: 'for a degree (D-2), outside Seoul', ...ministry },
    ],
  },
  'kr.funds.language': {
    ...funds,
    label: 'Bank balance to show for the language (D-4)',
    values: [
      { from: '10000000', condition: 'for the language (D-4), in Seoul', ...ministry },
      { from: '8000000', condition: 'for the language (D-4), outside Seoul', ...ministry },
    ],
  },
  'kr.visa.fee': {
    kind: 'rule',
    topic: 'fees',
    label: 'Visa for more than 90 days',
    unit: 'USD',
    values: [
      { from: '60', condition: 'single entry', ...visaFee },
      { from: '90', condition: 'multiple entry', ...visaFee },
    ],
  },
  'kr.visa.processing': {
    kind: 'service-time',
    topic: 'processing',
    label: 'Visa for the language',
    unit: 'month',
    values: [
      {
        from: '1',
        bound: 'about',
        condition: 'for the language (D-4)',
        note: 'in general; for Nepal no time is published',
        publisher: 'Kangwon National University',
        address: 'https://oiaknu.kangwon.ac.kr/oiaknu/language/korean/sojourn02.do',
        ...secondary,
      },
    ],
  },
  'kr.visa.where': {
    ...words,
    topic: 'entry',
    label: 'Where to apply for the visa',
    values: [
      {
        text: 'Korea Visa Application Center (KVAC), OneSky Building, Lalitpur',
        note: 'sources differ: an older page sends you to the embassy',
        publisher: 'theannapurnaexpress.com',
        address: 'https://theannapurnaexpress.com/category/society/?page=3',
        ...secondary,
      },
      {
        text: 'directly at the embassy',
        publisher: 'a travel page',
        page_date: '2026-04-25',
        ...disputed,
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
    ...work,
    label: 'Work with permission, for a degree (D-2)',
    values: [
      {
        from: '30',
        bound: 'up to',
        condition: 'on weekdays for a bachelor’s, with the level of Korean',
        note: 'weekends and holidays without limit',
        ...dongguk,
      },
      {
        from: '35',
        bound: 'up to',
        condition: 'on weekdays for graduate students, with the level of Korean',
        note: 'weekends and holidays without limit',
        ...dongguk,
      },
      {
        from: '10',
        bound: 'up to',
        condition: 'for a bachelor’s, without the level of Korean',
        note: 'weekends included',
        ...dongguk,
      },
      {
        from: '15',
        bound: 'up to',
        condition: 'for graduate students, without the level of Korean',
        note: 'weekends included',
        ...dongguk,
      },
      { from: '25', publisher: 'Chungbuk National University', ...disputed },
      { from: '20', publisher: 'Ajou University', ...disputed },
    ],
  },
  'kr.work.level': {
    ...words,
    topic: 'work',
    label: 'Level of Korean for more work',
    values: [
      {
        text: 'TOPIK 3 in the first two years, TOPIK 4 after',
        note: 'with a GPA of 2.0 in the last semester; the permit comes first; two workplaces at most',
        ...dongguk,
      },
    ],
  },
  'kr.work.language': {
    ...work,
    label: 'Work with permission, for the language (D-4)',
    values: [
      {
        from: '20',
        bound: 'up to',
        note: 'weekends included; forbidden at first',
        publisher: 'koreainfo-hub.com',
        address: 'https://www.koreainfo-hub.com/visa/d-2-d-4/',
        page_date: '2026-06-03',
        ...disputed,
      },
    ],
  },
  'kr.tuition': {
    ...tuition,
    label: 'Average tuition of Korean students',
    values: [
      { from: '7100000', condition: 'at all universities', ...averages },
      { from: '8000000', condition: 'at private universities', ...averages },
      { from: '4200000', condition: 'at national universities', ...averages },
    ],
  },
  'kr.tuition.yonsei': {
    ...tuition,
    label: 'Tuition at Yonsei University for students from abroad',
    values: [
      {
        from: '9000000',
        to: '15000000',
        condition: 'at Yonsei University',
        note: 'two semesters of KRW 4.5–7.5 million',
        ...fromAbroad,
      },
    ],
  },
  'kr.tuition.korea-university': {
    ...tuition,
    label: 'Tuition at Korea University for students from abroad',
    values: [
      {
        from: '11600000',
        to: '15600000',
        condition: 'at Korea University',
        note: 'two semesters of KRW 5.8–7.8 million',
        ...fromAbroad,
      },
    ],
  },
  'kr.tuition.rise': {
    kind: 'estimate',
    topic: 'tuition',
    label: 'Rise of tuition for students from abroad',
    unit: 'percent',
    values: [{ from: '3', to: '11', note: 'in 2026', ...fromAbroad }],
  },
  'kr.living': {
    kind: 'estimate',
    topic: 'living',
    label: 'Living costs',
    unit: 'KRW',
    per: 'month',
    values: [
      { from: '200000', to: '600000', condition: 'for a dormitory', ...livingPage },
      { from: '400000', to: '800000', condition: 'for a room', ...livingPage },
      { from: '300000', to: '500000', condition: 'for food', ...livingPage },
      { from: '50000', to: '100000', condition: 'for transport', ...livingPage },
    ],
  },
  'kr.insurance': {
    ...words,
    topic: 'health',
    label: 'National Health Insurance',
    values: [
      {
        text: 'compulsory from registration as a resident',
        condition: 'for a degree (D-2)',
        note: 'at half price since March 2023',
        ...insurance,
      },
      {
        text: 'compulsory six months after entry',
        condition: 'for the language (D-4)',
        note: 'at half price since March 2023',
        ...insurance,
      },
    ],
  },
  'kr.universities.certified': {
    kind: 'rule',
    topic: 'admission',
    label: 'Universities certified for students from abroad',
    unit: 'count',
    values: [
      { from: '181', condition: 'for degrees', note: 'review of February 2026', ...review },
      { from: '123', condition: 'for the language', note: 'review of February 2026', ...review },
    ],
  },
  'kr.universities.barred': {
    kind: 'rule',
    topic: 'admission',
    label: 'Institutions whose students get no visa',
    unit: 'count',
    of: 'institutions',
    values: [
      {
        from: '20',
        note: 'for a year from autumn 2026; among them Geumgang, Suwon Catholic, Joong-Ang Sangha and Hyupsung',
        ...review,
      },
    ],
  },
  'kr.language.attendance': {
    ...words,
    topic: 'stay',
    label: 'Attendance for a longer stay on D-4',
    values: [
      {
        text: 'no extension below 50%, or below 70% in two terms running',
        note: 'since October 2023',
        publisher: 'koreatimes.co.kr',
        address: 'https://w.koreatimes.co.kr/www/nation/2023/09/356_244592.html',
        ...secondary,
      },
    ],
  },
  'kr.stay.d10': {
    kind: 'rule',
    topic: 'stay',
    label: 'Visa to look for work (D-10)',
    unit: 'year',
    values: [
      {
        from: '2',
        to: '3',
        note: 'in all, in permits of 6 months; sources differ; no points for the first change after a Korean degree',
        ...d10,
        ...secondary,
      },
      { from: '2', note: 'only, by one of the pages', ...d10, ...disputed },
    ],
  },
  'kr.pilot.vocational': {
    ...words,
    topic: 'admission',
    label: 'Trial at colleges',
    values: [
      {
        text: '16 programmes: TOPIK 3 replaces the bank balance, 35 hours of work a week, later E-7-M',
        note: 'until the end of 2027',
        valid_until: '2027-12-31',
        publisher: 'vnnow.net',
        address:
          'https://vnnow.net/en/education/south-korea-pilots-new-work-visa-for-international-students-180982.html',
        ...secondary,
      },
    ],
  },
  'kr.gks.undergraduate.nepal': {
    kind: 'rule',
    topic: 'scholarships',
    label: 'Global Korea Scholarship for a bachelor’s, by the embassy',
    unit: 'count',
    of: 'places',
    values: [{ from: '2', note: 'for Nepal, intake of 2026: one General, one R-GKS', ...embassy }],
  },
  'kr.gks.undergraduate.criteria': {
    ...words,
    topic: 'scholarships',
    label: 'Global Korea Scholarship for a bachelor’s, marks and age',
    values: [
      {
        text: 'top 20%, or 80%, or CGPA 2.64 of 4.0; under 25',
        note: 'intake of 2026',
        ...embassy,
      },
    ],
  },
  'kr.gks.pays': {
    kind: 'rule',
    topic: 'scholarships',
    label: 'Monthly allowance of the Global Korea Scholarship',
    unit: 'KRW',
    per: 'month',
    values: [
      {
        from: '1000000',
        condition: 'for a bachelor’s',
        note: 'and the flight; the page has no date',
        publisher: 'Ajou University',
        address: 'https://www.ajou.ac.kr/iadmissions_en/gks/gks01.do',
        ...secondary,
      },
    ],
  },
  'kr.admission': {
    ...words,
    topic: 'admission',
    label: 'What universities usually ask students from Nepal for',
    values: [
      { text: 'GPA 3.2, gap from 2022, IELTS 5.5', condition: 'for a bachelor’s', ...eenfee },
      { text: 'GPA 2.8 or 55%', condition: 'for a master’s', ...eenfee },
    ],
  },
}
