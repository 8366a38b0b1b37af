import { englishTest, noc, usualDocuments } from './from-nepal.ts'
import type { Guide } from './guide.ts'

export const uk: Guide = {
  code: 'GB',
  path: '/uk',
  name: 'United Kingdom',
  nameInText: 'the UK',
  title: 'Study in the UK from Nepal',
  description:
    'Study in the UK from Nepal: universities, courses, tuition and living costs, the Student visa step by step, scholarships, proof of funds and the NOC.',
  picture: '/social/united-kingdom.jpg',
  modified: '2026-11-21',

  globe: '/globes/united-kingdom.svg',
  tagline: 'Old universities, short degrees',
  intro:
    'In most of the UK a bachelor’s degree takes three years and a master’s degree one. You begin to work sooner, and you pay for fewer years.',
  actions: { first: 'Apply Now', last: 'Apply Now' },
  gateway: { airport: 'LHR', city: 'London' },

  answers: {
    funds: {
      from: 1_171,
      to: 1_529,
      unit: 'GBP',
      per: 'month',
      note: 'for up to 9 months, more in London; £1,203–£1,570 from 30 November 2026',
      source: { name: 'gov.uk' },
      asOf: '2025-11-11',
    },
    visaFee: { from: 558, unit: 'GBP', source: { name: 'gov.uk' }, asOf: '2026-10-05' },
    visaTime: { from: 3, unit: 'week', source: { name: 'gov.uk' }, asOf: '2026-10-05' },
    work: { from: 20, unit: 'hour', per: 'week', bound: 'up to', source: { name: 'gov.uk' } },
    intakes: [9, 1],
    stay: { from: 2, to: 3, unit: 'year', note: 'with the Graduate visa' },
  },
  facts: [
    { label: 'Post-study work visa', figure: { from: 2, to: 3, unit: 'year' } },
    { label: 'Language', text: 'English' },
    { label: 'Currency', text: 'Pound sterling' },
  ],
  reasons: [
    {
      title: 'Short degrees',
      text: 'Three years for most bachelor’s degrees, four in Scotland, and one for most master’s degrees.',
    },
    {
      title: 'Known in every country',
      text: 'Some of the oldest universities in the world are here, and their degrees are understood everywhere.',
    },
    {
      title: 'Work beside your studies',
      text: 'Students on a degree course may work part-time in term, and full-time in the breaks.',
      figures: [
        { label: 'In term', figure: { from: 20, unit: 'hour', per: 'week', bound: 'up to' } },
      ],
    },
    {
      title: 'Time to work afterwards',
      text: 'The Graduate visa lets you stay and work after your degree. You need no job offer for it.',
      figures: [{ label: 'Length', figure: { from: 2, to: 3, unit: 'year' } }],
    },
  ],
  universities: [
    { name: 'University of Oxford', place: 'Oxford, England' },
    { name: 'University of Cambridge', place: 'Cambridge, England' },
    { name: 'Imperial College London', place: 'London, England' },
    { name: 'UCL (University College London)', place: 'London, England' },
    { name: 'The University of Edinburgh', place: 'Edinburgh, Scotland' },
  ],
  courseAreas: [
    'Business and management',
    'Computer science and IT',
    'Engineering',
    'Nursing and public health',
    'Law',
    'Accounting and finance',
  ],
  costs: [
    {
      part: 'tuition',
      item: 'Tuition fee',
      text: 'Depends on the university and the course. Laboratory and medical courses cost most.',
      figure: { from: 10_000, to: 38_000, unit: 'GBP', per: 'year' },
    },
    {
      part: 'living',
      item: 'Living costs',
      text: 'London costs more than the rest of the country.',
      figure: { from: 12_000, to: 15_000, unit: 'GBP', per: 'year', bound: 'about' },
    },
    { item: 'Visa fee', text: 'Paid online with the application.' },
    {
      item: 'Immigration Health Surcharge',
      text: 'Paid with the visa, for each year of it. You may then use the public health service.',
    },
  ],
  scholarships: [
    {
      title: 'Chevening',
      text: 'From the UK Government, for a one-year master’s degree. It pays for tuition, travel and living. You need experience of work, and you return to Nepal afterwards.',
    },
    {
      title: 'University scholarships',
      text: 'Most universities have some for students from abroad. Many are a reduction of the tuition fee.',
    },
  ],
  steps: [
    {
      title: 'Choose and apply',
      text: 'You apply through UCAS for a bachelor’s degree, and to the university itself for most master’s degrees.',
    },
    {
      title: 'Offer',
      text: 'The offer may name conditions, such as a mark or a test result. When you meet them, the place is yours.',
    },
    {
      title: 'Deposit and CAS',
      text: 'You pay the deposit. The university sends the Confirmation of Acceptance for Studies (CAS).',
    },
    {
      title: 'Tuberculosis test',
      text: 'Students from Nepal need a certificate from a clinic that the UK has approved.',
    },
    {
      title: 'Proof of funds',
      text: 'The money has to be in the bank for 28 days in a row before you apply.',
    },
    {
      title: 'Apply for the Student visa',
      text: 'You apply online, pay the fee and the health surcharge, and give your fingerprints and photo.',
    },
    {
      title: 'Decision and departure',
      text: 'You get the decision by email. Then you book your flight and your room.',
      figures: [{ label: 'Decision', figure: { from: 3, unit: 'week' } }],
    },
  ],
  afterwards: [
    {
      title: 'Graduate visa',
      text: 'You apply for it in the UK when your course is finished. It is longer after a doctorate.',
      figures: [{ label: 'Length', figure: { from: 2, to: 3, unit: 'year' } }],
    },
    {
      title: 'Skilled Worker visa',
      text: 'With a job offer from an employer who may sponsor you, you can change to this visa.',
    },
  ],
  intakes: [
    { title: 'September', text: 'The main intake. Some universities begin in October.' },
    {
      title: 'January',
      text: 'The second intake, above all for master’s degrees in business and IT.',
    },
  ],
  documents: [
    ...usualDocuments,
    englishTest,
    'Confirmation of Acceptance for Studies (CAS)',
    'Tuberculosis test certificate',
  ],
  noc,
  proofOfFunds: {
    title: 'Proof of funds',
    text: 'You show the unpaid tuition of the first year and living costs for up to nine months. The UK Government sets the monthly amount; it is higher in London. The money may be yours or your parents’, or come from an education loan.',
  },
}
