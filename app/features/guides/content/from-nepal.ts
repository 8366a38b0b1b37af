import type { GuideContent } from '../guide-contract.ts'
import { fact } from './read-guide.ts'

/** Requirements for students from Nepal, for all countries. */
export const noc: GuideContent['noc'] = [
  {
    title: 'What it is',
    text: 'The No Objection Certificate (NOC) comes from the Ministry of Education, Science and Technology. It says that Nepal has no objection to your studies abroad.',
  },
  {
    title: 'Why you need it',
    text: 'Your bank in Nepal needs it before it sends your tuition fees and living costs abroad.',
  },
  {
    title: 'How you get it',
    text: 'You apply on the Ministry’s portal with your offer letter, your certificates and mark sheets, and your passport or citizenship certificate.',
    figures: [
      { label: 'Where', figure: fact('np.noc.portal') },
      { label: 'Fee', figure: fact('np.noc.fee') },
      { label: 'Time', figure: fact('np.noc.days') },
    ],
  },
  {
    title: 'When you pay abroad',
    text: 'The bank adds the education service fee. It comes back through the bank if you do not go.',
    figures: [{ label: 'Education service fee', figure: fact('np.education-service-fee') }],
  },
  {
    title: 'Before you choose a course',
    text: 'The Ministry does not issue it for every kind of course. If you plan a language or diploma course, ask us first.',
  },
]

export const usualDocuments = [
  'Passport',
  'Certificates and mark sheets from SEE, class 12 and all later studies',
  'Statement of purpose: why this course, this university and this country',
  'Letters of recommendation, where the university asks for them',
  'Bank papers, and proof of the income of whoever pays for you',
  'Proof that your sponsor is related to you',
  'English translations of all papers in Nepali',
]

/** Further documents for countries that look at the family’s papers and at gaps. */
export const usualProofs = [
  'Proof of what you did in every gap since your last studies',
  'Citizenship certificates of you and your sponsor',
  'Tax clearance of your sponsor',
  'No Objection Certificate (NOC)',
  'Photographs in the size that the form asks for',
]

export const englishTest = 'Result of an English test, such as IELTS, TOEFL or PTE'
