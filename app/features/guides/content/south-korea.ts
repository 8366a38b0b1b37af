import type { GuideContent } from '../guide-contract.ts'
import { fact } from './figure.ts'
import { noc, usualDocuments } from './from-nepal.ts'

export const southKorea: GuideContent = {
  code: 'KR',
  slug: 'south-korea',
  name: 'South Korea',
  nameInText: 'South Korea',
  label: 'South Korea',
  position: 7,
  title: 'Study in South Korea from Nepal',
  description:
    'Study in South Korea from Nepal: universities, the Global Korea Scholarship, the D-2 visa step by step, intakes, documents, proof of funds and the NOC.',
  picture: '/social/south-korea.jpg',

  globe: '/globes/south-korea.svg',
  outline: '/outlines/south-korea.svg',
  tagline: 'A year for the language, then a degree',
  intro:
    'South Korea invites students with scholarships and good language schools. Many begin with a year of Korean and go on to a degree.',
  actions: { first: 'Free Consultation', last: 'Free Consultation' },
  gateway: { airport: 'ICN', city: 'Seoul' },

  answers: {
    funds: fact('kr.funds'),
    work: fact('kr.work.with-permission'),
    intakes: [3, 9],
  },
  facts: [
    { label: 'Languages', text: 'Korean, some English' },
    { label: 'Visa for a degree', text: 'D-2' },
    { label: 'Visa for the language', text: 'D-4' },
    { label: 'Scholarship', text: 'Global Korea Scholarship' },
    { label: 'Currency', text: 'South Korean won' },
  ],
  reasons: [
    {
      title: 'Home of large technology companies',
      text: 'Electronics, cars, ships and batteries are made here. Universities work closely with the companies.',
    },
    {
      title: 'Scholarships from the state',
      text: 'The Global Korea Scholarship pays for nearly everything, and universities have their own.',
    },
    {
      title: 'A year for the language',
      text: 'Most universities have a language institute. You can learn Korean there before your degree.',
    },
    {
      title: 'Life in a modern country',
      text: 'Fast internet, and hospitals, buses and trains in every city.',
    },
  ],
  universities: [
    { name: 'Seoul National University', place: 'Seoul' },
    { name: 'KAIST', place: 'Daejeon' },
    { name: 'Yonsei University', place: 'Seoul' },
    { name: 'Korea University', place: 'Seoul' },
    { name: 'POSTECH', place: 'Pohang' },
  ],
  courseAreas: [
    'Engineering',
    'Computer science and IT',
    'Business and trade',
    'Korean language and culture',
    'Design and media',
    'Hospitality and tourism',
  ],
  costs: [
    { item: 'Tuition fee', text: 'National universities usually cost less than private ones.' },
    { item: 'Language institute', text: 'Paid per term; a year has four terms.' },
    { item: 'Living costs', text: 'Dormitories cost least. Seoul costs more than other cities.' },
    {
      item: 'National health insurance',
      text: 'Students from abroad have to join and pay monthly.',
    },
    { item: 'Visa fee', text: 'Paid when you apply.' },
  ],
  scholarships: [
    {
      title: 'Global Korea Scholarship (GKS)',
      text: 'From the Korean Government. It pays for the flight, the language year, tuition and a monthly allowance. You apply through the embassy or through a university.',
      figures: [{ label: 'By the embassy', figure: fact('kr.gks.undergraduate.nepal') }],
    },
    {
      title: 'University scholarships',
      text: 'Many universities lower the tuition fee for good marks or a good result in the Korean test (TOPIK).',
    },
    {
      title: 'Research groups',
      text: 'Professors in science and engineering often pay master’s and doctoral students in their laboratories.',
    },
  ],
  steps: [
    {
      title: 'Choose your way',
      text: 'A language year first (D-4), or a degree at once (D-2). We look at your marks and plans.',
    },
    {
      title: 'Apply to the university',
      text: 'You send your papers, with the certificates confirmed in the way the university asks for.',
    },
    {
      title: 'Certificate of Admission',
      text: 'The university accepts you, you pay the first fees, and it sends the certificate.',
    },
    {
      title: 'Prepare your papers',
      text: 'Proof of funds, certificates, and a tuberculosis test.',
    },
    {
      title: 'Apply for the visa',
      text: 'You apply for the visa in Kathmandu. The Korean Embassy decides, and may invite you to an interview.',
    },
    {
      title: 'Departure',
      text: 'After you arrive you register as a resident.',
      figures: [{ label: 'Registration', figure: fact('kr.registration') }],
    },
  ],
  afterwards: [
    {
      title: 'Visa to look for work (D-10)',
      text: 'Graduates of Korean universities can apply to stay while they look for a job.',
    },
    {
      title: 'Work in your field (E-7)',
      text: 'With a job offer that fits your degree you can change to a work visa.',
    },
  ],
  intakes: [
    { title: 'March', text: 'The main intake, when the academic year begins.' },
    {
      title: 'September',
      text: 'The second intake. Language institutes also begin in June and December.',
    },
  ],
  documents: [
    ...usualDocuments,
    'Proof of Korean (TOPIK) or English, as the programme asks. EPS-TOPIK, the test for workers, does not count',
    'Certificate of Admission',
    'Tuberculosis test certificate',
  ],
  noc,
  proofOfFunds: {
    title: 'Proof of funds',
    text: 'You or your parents show a bank balance that covers tuition and living costs. The amount depends on the visa and on the university. The embassy also looks at your family’s income.',
  },
}
