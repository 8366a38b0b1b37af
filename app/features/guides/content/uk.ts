import type { GuideContent } from '../guide-contract.ts'
import { fact } from './figure.ts'
import { englishTest, noc, usualDocuments } from './from-nepal.ts'

export const uk: GuideContent = {
  code: 'GB',
  slug: 'uk',
  name: 'United Kingdom',
  nameInText: 'the UK',
  label: 'UK',
  position: 3,
  title: 'Study in the UK from Nepal',
  description:
    'Study in the UK from Nepal: universities, courses, tuition and living costs, the Student visa step by step, scholarships, proof of funds and the NOC.',
  picture: '/social/united-kingdom.jpg',

  globe: '/globes/united-kingdom.svg',
  outline: '/outlines/united-kingdom.svg',
  tagline: 'Old universities, short degrees',
  intro:
    'In most of the UK a bachelor’s degree takes three years and a master’s degree one. You begin to work sooner, and you pay for fewer years.',
  actions: { first: 'Apply Now', last: 'Apply Now' },
  gateway: { airport: 'LHR', city: 'London' },

  answers: {
    funds: fact('uk.funds.elsewhere', 'uk.funds.london'),
    visaFee: fact('uk.student-visa.fee'),
    visaTime: fact('uk.processing'),
    work: fact('uk.work.in-term'),
    stay: fact('uk.graduate.length'),
    intakes: [9, 1],
  },
  facts: [
    { label: 'Post-study work visa', figure: fact('uk.graduate.length') },
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
      figures: [{ label: 'In term', figure: fact('uk.work.in-term') }],
    },
    {
      title: 'Time to work afterwards',
      text: 'The Graduate visa lets you stay and work after your degree. You need no job offer for it.',
      figures: [{ label: 'Length', figure: fact('uk.graduate.length') }],
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
      figure: fact('uk.tuition'),
    },
    {
      part: 'living',
      item: 'Living costs',
      text: 'London costs more than the rest of the country.',
      figure: fact('uk.living'),
    },
    {
      item: 'Visa fee',
      text: 'Paid online with the application.',
      figure: fact('uk.student-visa.fee'),
    },
    {
      item: 'Immigration Health Surcharge',
      text: 'Paid with the visa, for each year of it. You may then use the public health service.',
      figure: fact('uk.health-surcharge'),
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
      text: 'The money has to be in the bank for some time in a row before you apply.',
      figures: [{ label: 'In the bank', figure: fact('uk.funds.held-for') }],
    },
    {
      title: 'Apply for the Student visa',
      text: 'You apply online, pay the fee and the health surcharge, and give your fingerprints and photo.',
    },
    {
      title: 'Decision and departure',
      text: 'You get the decision by email. Then you book your flight and your room.',
      figures: [{ label: 'Decision', figure: fact('uk.processing') }],
    },
  ],
  afterwards: [
    {
      title: 'Graduate visa',
      text: 'You apply for it in the UK when your course is finished. It is longer after a doctorate.',
      figures: [{ label: 'Length', figure: fact('uk.graduate.length') }],
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
    text: 'You show the unpaid tuition of the first year and living costs for some months. The UK Government sets the monthly amount; it is higher in London. The money may be yours or your parents’, or come from an education loan.',
  },
}
