import type { GuideContent } from '../guide-contract.ts'
import { fact } from './figure.ts'
import { englishTest, noc, usualDocuments } from './from-nepal.ts'

export const usa: GuideContent = {
  code: 'US',
  slug: 'usa',
  name: 'United States',
  nameInText: 'the USA',
  label: 'USA',
  position: 4,
  title: 'Study in the USA from Nepal',
  description:
    'Study in the USA from Nepal: universities, courses, tuition and living costs, I-20, SEVIS, DS-160 and the interview, scholarships, proof of funds and the NOC.',
  picture: '/social/united-states.jpg',

  globe: '/globes/united-states.svg',
  outline: '/outlines/united-states.svg',
  tagline: 'A wide choice, and room to change your mind',
  intro:
    'Universities differ in size, fees and subjects, so compare several. You often choose your major in the second year, after you have tried several.',
  actions: { first: 'Contact Counsellors', last: 'Contact Counsellors' },
  gateway: { airport: 'JFK', city: 'New York' },

  answers: {
    work: fact('us.work.on-campus'),
    visaFee: fact('us.visa.fee'),
    visaTime: fact('us.appointment.kathmandu'),
    stay: fact('us.opt.length', 'us.opt.stem'),
    intakes: [8, 1],
  },
  facts: [
    { label: 'Minimum GPA', figure: fact('us.admission.gpa') },
    { label: 'Or marks of', figure: fact('us.admission.marks') },
    { label: 'SEVIS fee', figure: fact('us.sevis.fee') },
    { label: 'Language', text: 'English' },
    { label: 'Visa', text: 'F-1 student visa' },
    { label: 'Currency', text: 'US dollar' },
  ],
  reasons: [
    {
      title: 'Choose your major later',
      text: 'In the first years you take courses in several subjects. Most students decide after that.',
    },
    {
      title: 'Research from the beginning',
      text: 'Professors take students into their laboratories, also before the first degree.',
    },
    {
      title: 'Scholarships from the university',
      text: 'Many universities give money for good marks, and some also to those who need it.',
    },
    {
      title: 'Work on campus',
      text: 'With an F-1 visa you may work at your university, part-time while classes are held.',
      figures: [{ label: 'In term', figure: fact('us.work.on-campus') }],
    },
  ],
  universities: [
    { name: 'Harvard University', place: 'Cambridge, Massachusetts' },
    { name: 'Massachusetts Institute of Technology', place: 'Cambridge, Massachusetts' },
    { name: 'Stanford University', place: 'Stanford, California' },
    { name: 'Arizona State University', place: 'Tempe, Arizona' },
    { name: 'The University of Texas at Arlington', place: 'Arlington, Texas' },
  ],
  courseAreas: [
    'Computer science and data science',
    'Engineering',
    'Business administration',
    'Nursing and public health',
    'Biology and chemistry',
    'Economics and social sciences',
  ],
  costs: [
    {
      part: 'tuition',
      item: 'Tuition fee',
      text: 'Private universities usually cost more than those of a state.',
      figure: fact('us.tuition'),
    },
    {
      part: 'living',
      item: 'Living costs',
      text: 'Room, food, books and transport. Large cities on the coasts cost most.',
      figure: fact('us.living'),
    },
    {
      item: 'SEVIS fee (I-901)',
      text: 'Paid once, before the visa interview.',
      figure: fact('us.sevis.fee'),
    },
    {
      item: 'Visa application fee',
      text: 'Paid before you book the interview.',
      figure: fact('us.visa.fee'),
    },
    { item: 'Health insurance', text: 'Most universities require it and offer a plan.' },
  ],
  scholarships: [
    {
      title: 'Fulbright',
      text: 'From the US Government, for a master’s degree in the USA. In Nepal you apply to the United States Educational Foundation (USEF-Nepal).',
    },
    {
      title: 'Global UGRAD',
      text: 'One term at a university in the USA, for students who are in the middle of a bachelor’s degree at home.',
    },
    {
      title: 'University scholarships and assistantships',
      text: 'Universities lower the fee for good students. Assistants in research or teaching are paid, and often pay no tuition.',
    },
  ],
  steps: [
    {
      title: 'Check the requirements',
      text: 'Most universities look at your marks, an English test, and sometimes the SAT, GRE or GMAT.',
      figures: [
        {
          label: 'Minimum GPA',
          figure: fact('us.admission.gpa'),
        },
        { label: 'Or marks of', figure: fact('us.admission.marks') },
      ],
    },
    {
      title: 'Choose and apply',
      text: 'You apply to several universities, each with its own deadline and essays.',
    },
    {
      title: 'Form I-20',
      text: 'You accept a place and show that you can pay. The university sends the I-20.',
    },
    {
      title: 'SEVIS fee',
      text: 'You pay the I-901 fee online and keep the receipt.',
      figures: [{ label: 'Fee', figure: fact('us.sevis.fee') }],
    },
    {
      title: 'Form DS-160',
      text: 'You fill in the visa application online, pay the visa fee and book the interview.',
    },
    {
      title: 'Embassy interview',
      text: 'You explain your plan at the US Embassy in Kathmandu. We practise it with you.',
    },
    {
      title: 'Visa and departure',
      text: 'You may enter the country shortly before your programme starts.',
      figures: [
        { label: 'Wait for an interview', figure: fact('us.appointment.kathmandu') },
        { label: 'Entry before the start', figure: fact('us.entry.before-start') },
      ],
    },
  ],
  afterwards: [
    {
      title: 'Optional Practical Training (OPT)',
      text: 'Work in your field after the degree, without a new visa.',
      figures: [{ label: 'Length', figure: fact('us.opt.length') }],
    },
    {
      title: 'STEM extension',
      text: 'More time for graduates in science, technology, engineering and mathematics.',
      figures: [{ label: 'In addition', figure: fact('us.opt.stem') }],
    },
  ],
  intakes: [
    {
      title: 'August (fall)',
      text: 'The main intake. Most deadlines are between December and March before it.',
    },
    { title: 'January (spring)', text: 'The second intake, with fewer scholarships.' },
  ],
  documents: [
    ...usualDocuments,
    englishTest,
    'SAT, GRE or GMAT result, where the university asks for it',
    'Form I-20, SEVIS receipt and DS-160 confirmation',
  ],
  noc,
  proofOfFunds: {
    title: 'Proof of funds',
    text: 'The university wants to see that the first year is paid for before it sends the I-20, and the officer at the interview may ask again. The I-20 names the amount. Savings, family income, education loans and scholarships count together.',
  },
}
