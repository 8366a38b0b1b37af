import type { GuideContent } from '../guide-contract.ts'
import { fact } from './figure.ts'
import { englishTest, noc, usualDocuments } from './from-nepal.ts'

export const newZealand: GuideContent = {
  code: 'NZ',
  slug: 'newzealand',
  name: 'New Zealand',
  nameInText: 'New Zealand',
  label: 'New Zealand',
  position: 5,
  title: 'Study in New Zealand from Nepal',
  description:
    'Study in New Zealand from Nepal: the student visa in seven steps, funds, fees and processing time, intakes, post-study pathways, universities and the NOC.',
  picture: '/social/new-zealand.jpg',

  globe: '/globes/new-zealand.svg',
  outline: '/outlines/new-zealand.svg',
  tagline: 'Small classes, wide horizons',
  intro:
    'New Zealand has eight universities, and all of them are public. Classes are small, teachers are easy to reach, and nature is never far.',
  actions: { first: 'Free Consultation', last: 'Free Consultation' },
  gateway: { airport: 'AKL', city: 'Auckland' },

  answers: {
    funds: fact('nz.funds.tertiary'),
    visaFee: fact('nz.student-visa.fee'),
    visaTime: fact('nz.processing'),
    work: fact('nz.work.in-term'),
    stay: fact('nz.post-study.length'),
    intakes: [2, 7],
  },
  facts: [
    {
      label: 'Study for the post-study visa',
      figure: fact('nz.post-study.weeks'),
    },
    { label: 'Language', text: 'English' },
    { label: 'Universities', text: 'Eight, all public' },
    { label: 'Currency', text: 'New Zealand dollar' },
  ],
  reasons: [
    {
      title: 'Eight public universities',
      text: 'All of them belong to the state. Compare their courses, their fees and the cities they are in.',
    },
    {
      title: 'Close to your teachers',
      text: 'Groups are small. You can ask, and people know your name.',
    },
    {
      title: 'Rules that protect you',
      text: 'A code of practice says how universities must look after students from abroad.',
    },
    {
      title: 'A way into work',
      text: 'After your course you may be able to stay and work with a post-study work visa.',
    },
  ],
  universities: [
    { name: 'University of Auckland', place: 'Auckland' },
    { name: 'Auckland University of Technology', place: 'Auckland' },
    { name: 'University of Waikato', place: 'Hamilton' },
    { name: 'Massey University', place: 'Palmerston North' },
    { name: 'Victoria University of Wellington', place: 'Wellington' },
    { name: 'University of Canterbury', place: 'Christchurch' },
    { name: 'Lincoln University', place: 'Lincoln, near Christchurch' },
    { name: 'University of Otago', place: 'Dunedin' },
  ],
  courseAreas: [
    'Agriculture and food science',
    'Information technology',
    'Engineering',
    'Business and management',
    'Nursing and health sciences',
    'Environmental science',
    'Tourism and hospitality',
  ],
  costs: [
    { item: 'Tuition fee', text: 'Depends on the university and the course.' },
    {
      item: 'Student visa fee',
      text: 'Paid online with the application.',
      figure: fact('nz.student-visa.fee'),
    },
    {
      part: 'living',
      item: 'Living costs',
      text: 'What New Zealand wants to see for it; see proof of funds below.',
      figure: fact('nz.funds.tertiary'),
    },
    { item: 'Health and travel insurance', text: 'Required for the whole time of your studies.' },
  ],
  scholarships: [
    {
      title: 'University scholarships',
      text: 'Each of the eight universities has scholarships for students from abroad. Most lower the tuition fee of the first year.',
    },
    {
      title: 'Doctoral students',
      text: 'At New Zealand’s universities, new doctoral students from abroad pay the same fees as those from New Zealand.',
    },
  ],
  steps: [
    {
      title: 'Choose your course',
      text: 'We compare universities and courses with you, and see which ones suit your marks and budget.',
    },
    {
      title: 'Apply for a place',
      text: 'You apply with your certificates and your English test. The university sends an offer of place.',
    },
    {
      title: 'Prepare your funds',
      text: 'You show money for tuition and for living, and where it comes from.',
    },
    {
      title: 'Medical and police certificates',
      text: 'You have a chest X-ray or a medical examination. For long stays you need a police certificate.',
      figures: [{ label: 'Police certificate for stays', figure: fact('nz.police-certificate') }],
    },
    {
      title: 'Apply for the student visa',
      text: 'You apply to Immigration New Zealand online and pay the fee.',
      figures: [{ label: 'Visa fee', figure: fact('nz.student-visa.fee') }],
    },
    {
      title: 'Approval in principle',
      text: 'When your application is accepted, you pay the tuition fee and send the receipt.',
      figures: [{ label: 'Processing time', figure: fact('nz.processing') }],
    },
    {
      title: 'Visa and departure',
      text: 'The visa comes by email. You arrange insurance, a room and your flight.',
    },
  ],
  afterwards: [
    {
      title: 'Post-study work visa',
      text: 'For graduates who studied in New Zealand for long enough. How long it lasts depends on your qualification.',
      figures: [
        { label: 'Length', figure: fact('nz.post-study.length') },
        { label: 'Study in New Zealand', figure: fact('nz.post-study.weeks') },
      ],
    },
    {
      title: 'Work for an accredited employer',
      text: 'With a job offer from an accredited employer you can change to a work visa.',
    },
    {
      title: 'Residence',
      text: 'Skilled work can lead to the Skilled Migrant Category of resident visas.',
    },
  ],
  intakes: [
    { title: 'February', text: 'The main intake, when the academic year begins.' },
    { title: 'July', text: 'The second intake, in the middle of the year.' },
  ],
  documents: [
    ...usualDocuments,
    englishTest,
    'Offer of place from the university',
    'Medical certificate or chest X-ray',
    'Police certificate, for long stays',
  ],
  noc,
  proofOfFunds: {
    title: 'Proof of funds',
    text: 'You show the first year’s tuition and money for living. Immigration New Zealand also wants to know where the money comes from.',
    figures: [
      { label: 'A full year', figure: fact('nz.funds.tertiary') },
      { label: 'Or each month', figure: fact('nz.funds.tertiary.month') },
    ],
  },
}
