import type { FirstFacts } from './first-fact.ts'

const secondary = { confidence: 'secondary' } as const
const official = { is_official: true, confidence: 'official' } as const
const disputed = { status: 'disputed', confidence: 'secondary' } as const

const relocation = {
  publisher: 'amarnepal.com',
  address:
    'https://amarnepal.com/topics/how-to-get-a-no-objection-certificate-noc-to-study-abroad-from-nepal',
  ...secondary,
} as const
const toolspasal = {
  publisher: 'toolspasal.com',
  address: 'https://www.toolspasal.com/guides/nepal-noc-online-application',
  ...secondary,
} as const
const nebgpacalculator = {
  publisher: 'nebgpacalculator.com',
  address: 'https://nebgpacalculator.com/?p=1468',
  page_date: '2026-06-30',
  ...disputed,
} as const
const edusanjal = {
  publisher: 'edusanjal.com',
  address: 'https://edusanjal.com/news/3-percent-education-service-fee-for-abroad-study',
  ...secondary,
} as const
const policeReport = {
  publisher: 'nepallegalfirm.com.np',
  address:
    'https://nepallegalfirm.com.np/articles/police-report-character-certificate-online-nepal',
  ...secondary,
} as const
const passport = {
  publisher: 'Wikipedia',
  address: 'https://en.wikipedia.org/wiki/Nepalese_passport',
  ...disputed,
} as const
const mission = {
  publisher: 'Embassy of Nepal in Moscow',
  address: 'https://ru.nepalembassy.gov.np/attestation/',
  ...official,
} as const
const everest = {
  publisher: 'Everest Bank',
  address:
    'https://www.everestbankltd.com/product-and-services/loan-products/retail-loans/education-loan',
  ...secondary,
} as const
const nepalSbi = {
  publisher: 'Nepal SBI Bank',
  address: 'https://nsbl.statebank/education-loan',
  ...secondary,
} as const

const words = { kind: 'rule', unit: 'words' } as const

/** Costs and requirements in Nepal. */
export const nepal: FirstFacts = {
  'np.noc.portal': {
    ...words,
    topic: 'noc',
    label: 'Where to apply for the NOC',
    values: [{ text: 'noc.moest.gov.np, or the Nagarik app', ...relocation }],
  },
  'np.noc.office': {
    ...words,
    topic: 'noc',
    label: 'Office for the NOC',
    values: [
      { text: 'Sanothimi, Bhaktapur', note: 'it has moved from Keshar Mahal', ...relocation },
    ],
  },
  'np.noc.fee': {
    kind: 'rule',
    topic: 'noc',
    label: 'No Objection Certificate',
    unit: 'NPR',
    values: [
      {
        from: '2000',
        condition: 'per subject',
        note: 'sources differ: another says one fee for all',
        applies_to: 'application',
        ...toolspasal,
      },
      { from: '2000', note: 'for all subjects', ...nebgpacalculator },
    ],
  },
  'np.noc.days': {
    kind: 'service-time',
    topic: 'noc',
    label: 'Time for the NOC',
    unit: 'day',
    values: [
      {
        from: '1',
        to: '5',
        condition: 'after verification',
        note: 'counted in working days; nobody guarantees it, and sources differ',
        ...toolspasal,
      },
      { text: 'no fixed official guarantee', ...nebgpacalculator },
    ],
  },
  'np.noc.language-courses': {
    ...words,
    topic: 'noc',
    label: 'NOC for a language course',
    values: [
      {
        text: 'given again since 27 April 2023, after class 12, for a listed institution',
        note: 'sources differ: a page of December 2025 says usually not',
        publisher: 'universityworldnews.com',
        address: 'https://www.universityworldnews.com/post.php?story=20230502101230133',
        page_date: '2023-05-02',
        ...secondary,
      },
      {
        text: 'usually not given separately',
        publisher: 'abroadkhabar.com',
        address: 'https://abroadkhabar.com/news/0VyRed-2025-12-30-042623',
        page_date: '2025-12-30',
        ...disputed,
      },
    ],
  },
  'np.noc.health': {
    ...words,
    topic: 'noc',
    label: 'NOC for nursing and medicine',
    values: [{ text: 'only after the Medical Education Commission has agreed', ...relocation }],
  },
  'np.noc.pan': {
    ...words,
    topic: 'noc',
    label: 'PAN of the consultancy',
    values: [
      {
        text: 'has to stand on the NOC and on the bank transfer',
        note: 'Economic Bill 2080',
        publisher: 'lokpath.com',
        address: 'https://lokpath.com/?p=648069',
        ...secondary,
      },
    ],
  },
  'np.education-service-fee': {
    kind: 'rule',
    topic: 'fees',
    label: 'Education service fee',
    unit: 'percent',
    of: 'of the foreign exchange bought for studies',
    values: [
      {
        from: '3',
        note: 'since the Economic Bill 2080; whether also on living costs, sources differ',
        applies_to: 'payment',
        ...edusanjal,
        page_date: '2024-05-28',
      },
      {
        from: '3',
        note: 'of the tuition only, by the text of 2080',
        publisher: 'onlinekhabar.com',
        address: 'https://www.onlinekhabar.com/2023/05/1314586',
        ...disputed,
      },
    ],
  },
  'np.education-service-fee.refund': {
    ...words,
    topic: 'fees',
    label: 'Refund of the education service fee',
    values: [
      {
        text: 'paid back through your bank if you do not go',
        note: 'by the procedure of the Inland Revenue Department, criteria of 2078',
        ...edusanjal,
      },
    ],
  },
  'np.education-service-fee.stuck': {
    ...words,
    topic: 'fees',
    label: 'Refunds in practice',
    values: [
      {
        text: 'students who were refused a visa waited for their money',
        note: 'report of 2025',
        publisher: 'khabarhub.com',
        address: 'https://khabarhub.com/2025/23/738934',
        ...secondary,
      },
    ],
  },
  'np.nrb.exchange': {
    ...words,
    topic: 'fees',
    label: 'Foreign exchange that the bank gives you',
    values: [
      {
        text: 'tuition and living costs as the school’s papers state them, otherwise a sum that Nepal Rastra Bank sets',
        note: 'circular of November 2020',
        publisher: 'Nepal Rastra Bank',
        address:
          'https://www.nrb.org.np/2020/11/%E0%A4%89%E0%A4%9A%E0%A5%8D%E0%A4%9A-%E0%A4%B6%E0%A4%BF%E0%A4%95%E0%A5%8D%E0%A4%B7%E0%A4%BE-%E0%A4%85%E0%A4%A7%E0%A5%8D%E0%A4%AF%E0%A4%AF%E0%A4%A8%E0%A4%95%E0%A4%BE-%E0%A4%B2%E0%A4%BE%E0%A4%97/',
        ...official,
      },
    ],
  },
  'np.nrb.student-limit': {
    kind: 'rule',
    topic: 'fees',
    label: 'Foreign exchange for named countries',
    unit: 'USD',
    values: [
      {
        from: '12000',
        bound: 'up to',
        note: 'before 10,000; which countries and whether a year is not known; no cap on everything',
        publisher: 'banijyapost.com',
        address: 'https://banijyapost.com/2023/12/29/4331',
        page_date: '2023-12-29',
        ...disputed,
      },
    ],
  },
  'np.loan.nepal-sbi': {
    kind: 'rule',
    topic: 'funds',
    label: 'Education loan of Nepal SBI Bank',
    unit: 'NPR',
    values: [
      {
        from: '8000000',
        bound: 'up to',
        note: 'against land; the page has no date',
        ...nepalSbi,
      },
    ],
  },
  'np.loan.nepal-sbi.conditions': {
    ...words,
    topic: 'funds',
    label: 'What Nepal SBI Bank asks for',
    values: [
      {
        text: 'land worth 110% of the loan, and a free income of the parents of 1.33 times the interest',
        ...nepalSbi,
      },
    ],
  },
  'np.loan.everest.conditions': {
    ...words,
    topic: 'funds',
    label: 'What Everest Bank asks for',
    values: [{ text: '50% in marks, age 16–30, and collateral of 100%', ...everest }],
  },
  'np.loan.noc': {
    ...words,
    topic: 'funds',
    label: 'When the bank pays the loan out',
    values: [
      {
        text: 'after you bring the NOC',
        publisher: 'lekhapro.com',
        address:
          'https://lekhapro.com/complete-procedures-to-get-education-loan-in-nepal-to-study-abroad/',
        ...secondary,
      },
    ],
  },
  'np.consultancy.licence': {
    ...words,
    topic: 'office',
    label: 'Who licenses consultancies',
    values: [
      {
        text: 'the province (in Bagmati the Ministry of Social Development in Hetauda, through its ECIS portal)',
        publisher: 'attorneynepal.com',
        address: 'https://attorneynepal.com/blog/Education-Consultancy-License-Nepal',
        ...secondary,
      },
    ],
  },
  'np.consultancy.licensed': {
    kind: 'estimate',
    topic: 'office',
    label: 'Consultancies with a licence',
    unit: 'count',
    of: 'of more than 5,000 consultancies',
    values: [
      {
        from: '900',
        bound: 'about',
        publisher: 'khatapana.com',
        address:
          'https://khatapana.com/blogs/524/ministry-of-educations-missing-watch-on-consultancies',
        page_date: '2025-07-29',
        ...secondary,
      },
    ],
  },
  'np.police-report': {
    ...words,
    topic: 'entry',
    label: 'Police report',
    values: [{ text: 'free, at opcr.nepalpolice.gov.np', ...policeReport }],
  },
  'np.police-report.days': {
    kind: 'service-time',
    topic: 'processing',
    label: 'Time for the police report',
    unit: 'day',
    values: [{ from: '3', to: '5', note: 'counted in working days', ...policeReport }],
  },
  'np.passport.fee': {
    kind: 'rule',
    topic: 'fees',
    label: 'Passport',
    unit: 'NPR',
    values: [
      { from: '5000', condition: '34 pages', ...passport },
      { from: '10000', condition: '66 pages', note: 'one source says 64 pages', ...passport },
      { from: '12000', condition: 'fast track', ...passport },
    ],
  },
  'np.attestation': {
    ...words,
    topic: 'entry',
    label: 'Attestation of certificates',
    values: [
      {
        text: 'by the Department of Consular Services of the Ministry of Foreign Affairs',
        note: 'the stamp of a notary alone is not enough',
        ...mission,
      },
    ],
  },
  'np.attestation.mission': {
    kind: 'rule',
    topic: 'fees',
    label: 'Attestation at a Nepali mission abroad',
    unit: 'USD',
    of: 'a certificate',
    values: [{ from: '15', note: 'one mission’s fee, as an example', ...mission }],
  },
  'np.tb.korea': {
    ...words,
    topic: 'health',
    label: 'Hospitals for Korea’s tuberculosis test',
    values: [
      {
        text: 'Patan, Civil Service, Korea-Nepal Friendship and Sukraraj hospitals',
        publisher: 'eenfee.github.io',
        address: 'https://eenfee.github.io/study-abroad/destinations/south-korea/',
        ...disputed,
      },
    ],
  },
}
