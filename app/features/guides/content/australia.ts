import { englishTest, noc, usualDocuments } from './from-nepal.ts'
import type { Guide } from './guide.ts'

export const australia: Guide = {
  code: 'AU',
  path: '/australia',
  name: 'Australia',
  nameInText: 'Australia',
  title: 'Study in Australia from Nepal',
  description:
    'Study in Australia from Nepal: universities, course areas, scholarships, the student visa step by step, proof of funds and the NOC.',
  picture: '/social/australia.jpg',
  modified: '2026-11-21',

  globe: '/globes/australia.svg',
  tagline: 'Practical courses, and work beside your studies',
  intro:
    'Many students from Nepal go to Australia. The teaching is in English, the courses are practical, and the rules that protect students are clear.',
  actions: { first: 'Talk to Our Counselors', last: 'Talk to Our Counselors' },
  gateway: { airport: 'SYD', city: 'Sydney' },

  answers: {
    funds: {
      from: 29_710,
      unit: 'AUD',
      per: 'year',
      note: 'for living, beside tuition and travel',
      source: { name: 'scroll.in' },
      asOf: '2024-05-10',
    },
    visaFee: {
      from: 2_500,
      unit: 'AUD',
      source: { name: 'studyaustralia.gov.au' },
      asOf: '2026-10-05',
    },
    work: {
      from: 48,
      unit: 'hour',
      per: 'fortnight',
      bound: 'up to',
      source: { name: 'financialexpress.com' },
      asOf: '2026-02-28',
    },
    intakes: [2, 7],
  },
  facts: [
    { label: 'Rank in university systems', figure: { from: 9, unit: 'rank' } },
    { label: 'Rank as most popular destination', figure: { from: 3, unit: 'rank' } },
    { label: 'Language', text: 'English' },
    { label: 'Visa', text: 'Student visa, subclass 500' },
    { label: 'Currency', text: 'Australian dollar' },
  ],
  reasons: [
    {
      title: 'Degrees that count elsewhere',
      text: 'Employers and universities in many countries know Australian degrees and accept them.',
    },
    {
      title: 'Work beside your studies',
      text: 'A student visa lets you work part-time in term, and more during the breaks.',
      figures: [
        {
          label: 'In term',
          figure: { from: 48, unit: 'hour', per: 'fortnight', bound: 'up to' },
        },
      ],
    },
    {
      title: 'Time to work afterwards',
      text: 'After your degree you can apply for a Temporary Graduate visa and work in Australia.',
    },
    {
      title: 'Students are protected by law',
      text: 'If your university cannot give you the course that you paid for, you get another place or your money back.',
    },
    {
      title: 'Many people from Nepal',
      text: 'Every large city has a Nepali community. It is easy to find people who remember their own first weeks.',
    },
    {
      title: 'Teaching close to practice',
      text: 'Many courses include projects with companies, placements or internships.',
    },
  ],
  universities: [
    { name: 'The University of Melbourne', place: 'Melbourne, Victoria' },
    { name: 'Australian National University', place: 'Canberra' },
    { name: 'The University of Sydney', place: 'Sydney, New South Wales' },
    { name: 'UNSW Sydney', place: 'Sydney, New South Wales' },
    { name: 'The University of Queensland', place: 'Brisbane, Queensland' },
    { name: 'Monash University', place: 'Melbourne, Victoria' },
  ],
  courseAreas: [
    'Business and management',
    'Accounting and finance',
    'Information technology',
    'Engineering',
    'Nursing and health sciences',
    'Hospitality and tourism',
    'Education and teaching',
  ],
  costs: [
    { item: 'Tuition fee', text: 'Depends on the university and the course. You pay per term.' },
    { item: 'Living costs', text: 'Rent is the largest part. Sydney costs more than most cities.' },
    { item: 'Health cover (OSHC)', text: 'Required for the whole time of your visa.' },
    { item: 'Visa fee', text: 'You pay it online when you apply. You do not get it back.' },
  ],
  scholarships: [
    {
      title: 'Australia Awards',
      text: 'From the Australian Government, for a degree in a field that matters to Nepal. They pay for tuition, travel and living. You come home afterwards for at least two years.',
    },
    {
      title: 'University scholarships',
      text: 'Many universities lower the tuition fee for good marks. Some decide together with your application, others want a form of their own.',
    },
  ],
  steps: [
    {
      title: 'Choose and apply',
      text: 'We compare courses with you and send your applications to the universities.',
    },
    {
      title: 'Letter of offer',
      text: 'The university answers with an offer. It names the course, the fees and the conditions.',
    },
    {
      title: 'Accept and pay',
      text: 'You pay the first fees and the health cover. The university sends the Confirmation of Enrolment (CoE).',
    },
    {
      title: 'Prepare your papers',
      text: 'Proof of funds, certificates, and your answers to the Genuine Student questions.',
    },
    {
      title: 'Apply for the visa',
      text: 'You apply online for the student visa (subclass 500) and pay the fee.',
    },
    {
      title: 'Biometrics and health',
      text: 'You give your fingerprints and photo, and have the health examination.',
    },
    {
      title: 'Visa and departure',
      text: 'When the visa is granted, you book your flight and your first room.',
    },
  ],
  afterwards: [
    {
      title: 'Temporary Graduate visa (subclass 485)',
      text: 'For graduates of Australian universities. How long it lasts depends on your degree.',
    },
    {
      title: 'Further study',
      text: 'A good bachelor’s degree opens the way to a master’s, and research to a doctorate.',
    },
  ],
  intakes: [
    { title: 'February', text: 'The main intake, with the widest choice of courses.' },
    {
      title: 'July',
      text: 'The second intake. Most universities offer it, but not for each course.',
    },
  ],
  documents: [
    ...usualDocuments,
    englishTest,
    'Confirmation of Enrolment (CoE)',
    'Proof of health cover (OSHC)',
  ],
  noc,
  proofOfFunds: {
    title: 'Proof of funds',
    text: 'You show that you can pay for travel, and for tuition and living costs of the first year. The Australian Government sets the amount for living costs. Savings in a bank and education loans are the usual proof.',
  },
}
