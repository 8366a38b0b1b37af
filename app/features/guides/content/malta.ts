import type { GuideContent } from '../guide-contract.ts'
import { fact } from './figure.ts'
import { englishTest, noc, usualDocuments } from './from-nepal.ts'

export const malta: GuideContent = {
  code: 'MT',
  slug: 'malta',
  name: 'Malta',
  nameInText: 'Malta',
  label: 'Malta',
  position: 8,
  title: 'Study in Malta from Nepal',
  description:
    'Study in Malta from Nepal: universities, course areas, cost of living, the student visa step by step, scholarships, documents, proof of funds and the NOC.',
  picture: '/social/malta.jpg',

  globe: '/globes/malta.svg',
  outline: '/outlines/malta.svg',
  tagline: 'Europe in English, on an island',
  intro:
    'Malta is a small country in the Mediterranean Sea and a member of the European Union. English is an official language, and universities teach in it.',
  actions: { first: 'Apply Now', last: 'Start Your Application' },
  gateway: { airport: 'MLA', city: 'Malta' },

  answers: {
    funds: fact('mt.funds'),
    visaFee: fact('mt.visa.fee'),
    work: fact('mt.work'),
    intakes: [10, 2],
  },
  facts: [
    { label: 'Official languages', text: 'English and Maltese' },
    { label: 'Member of', text: 'EU and Schengen area' },
    { label: 'Visa', text: 'National visa (D)' },
    { label: 'Currency', text: 'Euro' },
  ],
  reasons: [
    {
      title: 'Taught in English',
      text: 'English is an official language. You need no other one for your course or in daily life.',
    },
    {
      title: 'In the European Union',
      text: 'Your degree belongs to the European system, and with a Maltese residence permit you can visit the Schengen area.',
    },
    {
      title: 'Living within reach',
      text: 'Distances are short and buses are everywhere. Sharing a flat keeps the rent down.',
      figures: [{ label: 'Living costs', figure: fact('mt.living') }],
    },
    {
      title: 'Sun, sea and old towns',
      text: 'Winters are mild. Valletta, the capital, is a World Heritage Site, and the sea is always near.',
    },
  ],
  universities: [
    { name: 'University of Malta', place: 'Msida' },
    { name: 'Malta College of Arts, Science and Technology (MCAST)', place: 'Paola' },
    { name: 'American University of Malta', place: 'Bormla (Cospicua)' },
  ],
  courseAreas: [
    'Hospitality and tourism',
    'Business and management',
    'Information technology and games',
    'Nursing and health sciences',
    'Engineering',
    'Maritime studies',
  ],
  costs: [
    {
      part: 'living',
      item: 'Living costs',
      text: 'Room, food and transport. Sliema and St Julian’s cost most.',
      figure: fact('mt.living'),
    },
    { item: 'Tuition fee', text: 'Depends on the institution and the course.' },
    { item: 'Health insurance', text: 'Required for the visa and the residence permit.' },
    {
      item: 'Visa and residence permit',
      text: 'One fee before you travel, one after you arrive.',
      figure: fact('mt.residence-permit.fee'),
    },
  ],
  scholarships: [
    {
      title: 'Scholarships of the institution',
      text: 'Some institutions lower the tuition fee for good marks. Ask before you accept an offer.',
    },
    {
      title: 'Erasmus Mundus',
      text: 'From the European Union, for joint master’s degrees in two or more countries. Students from every country may apply. The University of Malta has taken part in several.',
    },
  ],
  steps: [
    {
      title: 'Choose and apply',
      text: 'We compare the institutions and courses with you and prepare your application.',
    },
    {
      title: 'Letter of acceptance',
      text: 'You accept your place and pay the fees that the institution asks for.',
    },
    {
      title: 'Prepare your papers',
      text: 'Proof of funds, health insurance, a place to live, and your certificates.',
    },
    {
      title: 'Apply for the visa',
      text: 'You apply for a national visa (D). Ask us where applications from Nepal are taken at present.',
    },
    {
      title: 'Departure and residence permit',
      text: 'With the visa in your passport you book your flight. After you arrive, you apply for the residence permit for students.',
    },
  ],
  afterwards: [
    {
      title: 'Stay to look for work',
      text: 'Rules of the European Union give graduates time to look for a job or to start a business.',
    },
    {
      title: 'Work with a single permit',
      text: 'With a job offer, your employer applies with you for a permit to live and work in Malta.',
    },
  ],
  intakes: [
    { title: 'October', text: 'The main intake. Apply in spring, because the visa takes time.' },
    { title: 'February', text: 'A second intake for some courses.' },
  ],
  documents: [
    ...usualDocuments,
    englishTest,
    'Letter of acceptance',
    'Health insurance',
    'Proof of a place to live',
    'Police certificate, where it is asked for',
  ],
  noc,
  proofOfFunds: {
    title: 'Proof of funds',
    text: 'You show that you can pay for tuition, for living in Malta and for the journey home. Bank statements, education loans and the income of your sponsor are the usual proof.',
  },
}
