import type { GuideContent } from '../guide-contract.ts'
import { fact } from './figure.ts'
import { englishTest, noc, usualDocuments } from './from-nepal.ts'

export const australia: GuideContent = {
  code: 'AU',
  slug: 'australia',
  name: 'Australia',
  nameInText: 'Australia',
  label: 'Australia',
  position: 1,
  title: 'Study in Australia from Nepal',
  description:
    'Study in Australia from Nepal: universities, course areas, scholarships, the student visa step by step, proof of funds and the NOC.',
  picture: '/social/australia.jpg',

  globe: '/globes/australia.svg',
  outline: '/outlines/australia.svg',
  tagline: 'Practical courses, and work beside your studies',
  intro:
    'Many students from Nepal go to Australia. The teaching is in English, the courses are practical, and the rules that protect students are clear.',
  actions: { first: 'Talk to Our Counselors', last: 'Talk to Our Counselors' },
  gateway: { airport: 'SYD', city: 'Sydney' },

  answers: {
    funds: fact('au.funds.living'),
    visaFee: fact('au.student-visa.fee'),
    work: fact('au.work.in-session'),
    stay: fact('au.graduate-visa.length'),
    intakes: [2, 7],
  },
  facts: [
    { label: 'Rank in university systems', figure: fact('au.rank.systems') },
    { label: 'Rank as most popular destination', figure: fact('au.rank.destination') },
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
          figure: fact('au.work.in-session'),
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
    {
      item: 'Visa fee',
      text: 'You pay it online when you apply. You do not get it back.',
      figure: fact('au.student-visa.fee'),
    },
  ],
  scholarships: [
    {
      title: 'Australia Awards',
      text: 'From the Australian Government, for a degree in a field that matters to Nepal. They pay for tuition, travel and living. You come home afterwards for at least two years.',
      figures: [{ label: 'For Nepal', figure: fact('au.awards.nepal') }],
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
      figures: [
        { label: 'Length', figure: fact('au.graduate-visa.length') },
        { label: 'Fee', figure: fact('au.graduate-visa.fee') },
      ],
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
