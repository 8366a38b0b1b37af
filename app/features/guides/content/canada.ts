import type { GuideContent } from '../guide-contract.ts'
import { fact } from './figure.ts'
import { englishTest, noc, usualDocuments } from './from-nepal.ts'

export const canada: GuideContent = {
  code: 'CA',
  slug: 'canada',
  name: 'Canada',
  nameInText: 'Canada',
  label: 'Canada',
  position: 2,
  title: 'Study in Canada from Nepal',
  description:
    'Study in Canada from Nepal: universities, course areas, tuition and living costs, the study permit step by step, scholarships, proof of funds and the NOC.',
  picture: '/social/canada.jpg',

  globe: '/globes/canada.svg',
  outline: '/outlines/canada.svg',
  tagline: 'Study in English or French, with a way into work',
  intro:
    'Canada offers degrees at universities and practical diplomas at colleges. After many programmes you may stay and work.',
  actions: { first: 'Free Consultation', last: 'Free Consultation' },
  gateway: { airport: 'YYZ', city: 'Toronto' },

  answers: {
    funds: fact('ca.funds.living'),
    visaFee: fact('ca.study-permit.fee'),
    visaTime: fact('ca.processing.nepal'),
    work: fact('ca.work.off-campus'),
    stay: fact('ca.pgwp.length'),
    intakes: [9, 1, 5],
  },
  facts: [
    {
      label: 'Post-graduation work permit',
      figure: fact('ca.pgwp.length'),
    },
    { label: 'Languages', text: 'English and French' },
    { label: 'Currency', text: 'Canadian dollar' },
  ],
  reasons: [
    {
      title: 'Stay and work after your degree',
      text: 'The post-graduation work permit lets you work for nearly any employer in Canada.',
      figures: [{ label: 'Length', figure: fact('ca.pgwp.length') }],
    },
    {
      title: 'University or college',
      text: 'Universities give degrees. Colleges give shorter diplomas that prepare for one kind of work.',
    },
    {
      title: 'Work as part of the course',
      text: 'In co-op programmes you change between terms of study and paid terms of work.',
    },
    {
      title: 'Work beside your studies',
      text: 'Most full-time students may work off campus, with a limit in term.',
      figures: [{ label: 'In term', figure: fact('ca.work.off-campus') }],
    },
    {
      title: 'Used to newcomers',
      text: 'People from all over the world live in Canada’s cities. Universities have offices that help you settle in.',
    },
    {
      title: 'Two world languages',
      text: 'You study in English, or in French in Québec, and hear both.',
    },
  ],
  universities: [
    { name: 'University of Toronto', place: 'Toronto, Ontario' },
    { name: 'University of British Columbia', place: 'Vancouver, British Columbia' },
    { name: 'McGill University', place: 'Montréal, Québec' },
    { name: 'University of Alberta', place: 'Edmonton, Alberta' },
    { name: 'University of Waterloo', place: 'Waterloo, Ontario' },
  ],
  courseAreas: [
    'Business and management',
    'Computer science and IT',
    'Engineering',
    'Nursing and health sciences',
    'Data science',
    'Hospitality and tourism',
  ],
  costs: [
    {
      part: 'tuition',
      item: 'Tuition, undergraduate',
      text: 'For a bachelor’s degree.',
      figure: fact('ca.tuition.undergraduate'),
    },
    {
      item: 'Tuition, postgraduate',
      text: 'For a master’s degree or a doctorate.',
      figure: fact('ca.tuition.postgraduate'),
    },
    {
      part: 'living',
      item: 'Living costs',
      text: 'Room, food, transport and books.',
      figure: fact('ca.living'),
    },
    {
      item: 'Study permit',
      text: 'Paid online with the application.',
      figure: fact('ca.study-permit.fee'),
    },
  ],
  scholarships: [
    {
      title: 'University entrance scholarships',
      text: 'Many universities look at your marks when you apply and offer a scholarship with the place.',
    },
    {
      title: 'Lester B. Pearson International Scholarship',
      text: 'For a bachelor’s degree at the University of Toronto. Your school has to nominate you.',
    },
    {
      title: 'Funding for research degrees',
      text: 'Many master’s and doctoral students are paid for research or teaching at their university.',
    },
  ],
  steps: [
    {
      title: 'Choose and apply',
      text: 'The school must be a designated learning institution (DLI). We check that, and apply with you.',
    },
    {
      title: 'Letter of acceptance',
      text: 'The school offers you a place. You accept and pay the deposit that it asks for.',
    },
    {
      title: 'Provincial attestation letter',
      text: 'Many programmes need this letter from the province. The school tells you how to get it.',
    },
    {
      title: 'Prepare your papers',
      text: 'Proof of funds, certificates, and a letter that explains your plan of study.',
    },
    {
      title: 'Apply for the study permit',
      text: 'You apply online, pay the fee, and give your fingerprints and photo.',
      figures: [{ label: 'Study permit fee', figure: fact('ca.study-permit.fee') }],
    },
    {
      title: 'Medical examination and decision',
      text: 'A doctor whom Canada has approved examines you. Then you wait for the decision.',
      figures: [{ label: 'Processing', figure: fact('ca.processing.nepal') }],
    },
    {
      title: 'Visa and departure',
      text: 'You receive the visa in your passport. The study permit is printed when you arrive.',
    },
  ],
  afterwards: [
    {
      title: 'Post-graduation work permit',
      text: 'Its length depends on the length of your programme. Not every programme leads to it, so check before you choose.',
      figures: [{ label: 'Length', figure: fact('ca.pgwp.length') }],
    },
    {
      title: 'Permanent residence',
      text: 'Work in Canada can count when you apply later, through Express Entry or a provincial programme.',
    },
  ],
  intakes: [
    { title: 'September', text: 'The main intake. Apply about a year before it.' },
    { title: 'January', text: 'The second intake, with fewer programmes.' },
    { title: 'May', text: 'A small intake, mostly at colleges.' },
  ],
  documents: [
    ...usualDocuments,
    englishTest,
    'Letter of acceptance from the school',
    'Provincial attestation letter, where it is required',
  ],
  noc,
  proofOfFunds: {
    title: 'Proof of funds',
    text: 'You show that you can pay the first year’s tuition, living costs for yourself, and the journey. The Canadian Government sets the amount for living costs. A guaranteed investment certificate (GIC) from a Canadian bank, an education loan and savings are common proof.',
  },
}
