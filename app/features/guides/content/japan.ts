import type { GuideContent } from '../guide-contract.ts'
import { fact } from './figure.ts'
import { noc, usualDocuments } from './from-nepal.ts'

export const japan: GuideContent = {
  code: 'JP',
  slug: 'japan',
  name: 'Japan',
  nameInText: 'Japan',
  label: 'Japan',
  position: 6,
  title: 'Study in Japan from Nepal',
  description:
    'Study in Japan from Nepal: universities, MEXT and JASSO scholarships, the Certificate of Eligibility and the visa step by step, costs, documents and the NOC.',
  picture: '/social/japan.jpg',

  globe: '/globes/japan.svg',
  outline: '/outlines/japan.svg',
  tagline: 'Technology, tradition and steady tuition fees',
  intro:
    'Japan’s universities are strong in engineering and science. You can study in Japanese after a language school, or choose a programme in English.',
  actions: { first: 'Book Free Consultation', last: 'Book Free Consultation' },
  gateway: { airport: 'NRT', city: 'Tokyo' },

  answers: {
    work: fact('jp.work.with-permission'),
    intakes: [4, 10],
  },
  facts: [
    { label: 'Languages', text: 'Japanese, some English' },
    { label: 'Way to the visa', text: 'Certificate of Eligibility' },
    { label: 'Scholarships', text: 'MEXT and JASSO' },
    { label: 'Currency', text: 'Japanese yen' },
  ],
  reasons: [
    {
      title: 'Strong in technology',
      text: 'Universities and companies have worked together for generations in engineering, robotics and materials.',
    },
    {
      title: 'Fees you can plan with',
      text: 'The government sets a standard tuition fee for national universities, and most of them keep to it.',
      figures: [
        {
          label: 'Standard fee',
          figure: fact('jp.tuition.national'),
        },
      ],
    },
    {
      title: 'Programmes in English',
      text: 'More and more degrees are taught in English, above all master’s degrees and doctorates.',
    },
    {
      title: 'Work beside your studies',
      text: 'With a permission that you can ask for at the airport, you may work part-time.',
      figures: [{ label: 'In term', figure: fact('jp.work.with-permission') }],
    },
    {
      title: 'Easy to get around',
      text: 'Trains and buses reach every town, on time. Signs in cities are in English too.',
    },
    {
      title: 'Companies that look for graduates',
      text: 'Japan’s population is growing older. Graduates who speak Japanese are in demand.',
    },
  ],
  universities: [
    { name: 'The University of Tokyo', place: 'Tokyo' },
    { name: 'Kyoto University', place: 'Kyoto' },
    { name: 'Tohoku University', place: 'Sendai' },
    { name: 'Nagoya University', place: 'Nagoya' },
    { name: 'Waseda University', place: 'Tokyo' },
  ],
  courseAreas: [
    'Engineering and robotics',
    'Computer science and IT',
    'Business and economics',
    'Japanese language and culture',
    'Hospitality and tourism',
    'Nursing and care',
  ],
  costs: [
    {
      part: 'tuition',
      item: 'Tuition at national universities',
      text: 'The standard set by the government. Some universities charge more.',
      figure: fact('jp.tuition.national'),
    },
    {
      item: 'Admission fee at national universities',
      text: 'Paid once, before you start.',
      figure: fact('jp.admission.national'),
    },
    { item: 'Tuition at private universities', text: 'Differs by university and course.' },
    { item: 'Language school', text: 'Usually paid for a half or a full year.' },
    { item: 'Living costs', text: 'Tokyo costs most. Smaller cities and dormitories cost less.' },
  ],
  scholarships: [
    {
      title: 'MEXT',
      text: 'From the Japanese Government. It pays for tuition, a monthly allowance and the flight. You apply through the Embassy of Japan in Kathmandu or through a university.',
    },
    {
      title: 'JASSO',
      text: 'The Honors Scholarship for students who pay for themselves. It is a monthly allowance, and you apply through your school in Japan.',
    },
    {
      title: 'Lower tuition fees',
      text: 'Many universities lower or waive the tuition fee for students with good marks and little money.',
    },
  ],
  steps: [
    {
      title: 'Choose your way',
      text: 'A language school first, or a programme in English at once. We look at your marks and plans.',
    },
    {
      title: 'Apply to the school',
      text: 'You send your papers. Some schools ask for an interview, the EJU examination or a Japanese test.',
    },
    {
      title: 'Admission',
      text: 'The school accepts you and asks for the papers that immigration needs.',
    },
    {
      title: 'Certificate of Eligibility',
      text: 'Your school applies for the certificate (COE) at the immigration office in Japan.',
    },
    {
      title: 'Pay the first fees',
      text: 'You pay the school, with the NOC for your bank. The certificate comes to you.',
    },
    {
      title: 'Apply for the visa',
      text: 'You take the certificate and your passport to the application for the student visa in Kathmandu.',
      figures: [{ label: 'Tuberculosis certificate', figure: fact('jp.tb-certificate') }],
    },
    {
      title: 'Departure',
      text: 'You receive your residence card on arrival, and register your address at the town hall.',
    },
  ],
  afterwards: [
    {
      title: 'Change to a work visa',
      text: 'With a degree and a job offer in your field you can apply to stay and work.',
    },
    {
      title: 'Time to look for work',
      text: 'Graduates may apply to stay on for a while to look for a job.',
    },
  ],
  intakes: [
    { title: 'April', text: 'The main intake, when the academic year begins.' },
    {
      title: 'October',
      text: 'For many programmes in English and for language schools. Some begin in September.',
    },
  ],
  documents: [
    ...usualDocuments,
    'Proof of Japanese (such as JLPT) or English, as the programme asks',
    'Certificate of Eligibility (COE)',
    'Tuberculosis clearance certificate from a clinic that Japan has named',
  ],
  noc,
  proofOfFunds: {
    title: 'Proof of funds',
    text: 'Immigration in Japan looks at this with the Certificate of Eligibility. Your sponsor shows bank balance, income and tax papers, and how the savings were made.',
  },
}
