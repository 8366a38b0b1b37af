import type { GuideContent } from '../guide-contract.ts'
import { noc } from './from-nepal.ts'
import { fact } from './read-guide.ts'

export const malta: GuideContent = {
  code: 'MT',
  slug: 'malta',
  name: 'Malta',
  nameInText: 'Malta',
  label: 'Malta',
  position: 8,
  title: 'Study in Malta from Nepal',
  description:
    'Study in Malta from Nepal: first-year costs, funds to show, the student visa step by step, work, residence permit, documents, refusals and the NOC.',
  picture: '',
  globe: '',
  outline: '',
  tagline: 'Europe in English, on an island',
  intro:
    'Malta is a small country in the Mediterranean Sea and a member of the European Union. English is an official language, and universities teach in it.',
  actions: { first: 'Apply Now', last: 'Start Your Application' },
  gateway: { airport: 'MLA', city: 'Malta' },

  answers: {
    funds: fact('mt.funds'),
    isTuitionOnTop: true,
    visaFee: fact('mt.visa.fee'),
    visaTime: fact('mt.processing'),
    work: fact('mt.work'),
    stay: fact('mt.stay'),
    english: fact('mt.english.um'),
    intakes: [10, 2],
  },
  facts: [
    { label: 'Official languages', text: 'English and Maltese' },
    { label: 'Member of', text: 'EU and Schengen area' },
    { label: 'Visa', text: 'National visa (D)' },
    { label: 'Currency', text: 'Euro' },
    {
      label: 'Also teach',
      text: 'Institute of Tourism Studies (ITS), Global College Malta, St Martin’s',
    },
  ],
  reasons: [
    {
      title: 'Taught in English',
      text: 'English is an official language. You need no other one for your course or in daily life.',
    },
    {
      title: 'In the European Union',
      text: 'Your degree belongs to the European system, and with the card of a Maltese residence permit you can visit the Schengen area.',
    },
    {
      title: 'Living within reach',
      text: 'Distances are short and buses are everywhere. Sharing a flat keeps the rent down.',
      figures: [
        { label: 'Room', figure: fact('mt.rent') },
        { label: 'Food', figure: fact('mt.food') },
      ],
    },
    {
      title: 'Sun, sea and old towns',
      text: 'Winters are mild. Valletta, the capital, is a World Heritage Site, and the sea is always near.',
    },
  ],
  universities: [
    {
      name: 'University of Malta',
      place: 'Msida',
      address: 'https://www.um.edu.mt',
      text: 'The public university, with the widest choice. It closes early for students who need a visa.',
      figure: fact('mt.tuition.um'),
    },
    {
      name: 'Malta College of Arts, Science and Technology (MCAST)',
      place: 'Paola',
      address: 'https://mcast.edu.mt/',
      text: 'Practical courses, from diplomas to degrees. Ask it for the fee of students from outside the EU.',
    },
    {
      name: 'American University of Malta',
      place: 'Bormla (Cospicua)',
      text: 'Private. Check its licence and the licence of your course on the register before you pay.',
    },
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
      part: 'tuition',
      level: 'bachelor',
      item: 'Tuition fee, bachelor’s',
      text: 'At the University of Malta. No confirmed figure yet for master’s degrees.',
      figure: fact('mt.tuition.um'),
    },
    {
      part: 'living',
      item: 'Room',
      text: 'Sliema and St Julian’s cost most.',
      figure: fact('mt.rent'),
    },
    {
      part: 'living',
      item: 'Food',
      text: 'An estimate of the University of Malta, as for the room.',
      figure: fact('mt.food'),
    },
    {
      part: 'visa',
      item: 'Visa',
      text: 'Paid before you travel. The visa centre adds a charge of its own; ask us for it.',
      figure: fact('mt.visa.fee'),
    },
    {
      part: 'visa',
      item: 'Residence permit',
      text: 'Paid after you arrive.',
      figure: fact('mt.residence-permit.fee'),
    },
    {
      item: 'Application to the University of Malta',
      text: 'Paid with the application.',
      figure: fact('mt.um.application-fee'),
    },
    {
      item: 'Tuition fee, medicine',
      text: 'At the University of Malta.',
      figure: fact('mt.tuition.um.medicine'),
    },
  ],
  funds: [
    {
      title: 'Your own money',
      text: 'Bank statements in your name. Show where large sums come from.',
    },
    {
      title: 'Your parents’ money',
      text: 'With their declaration before a notary, your birth certificate and their statements.',
      figures: [{ label: 'Statements of', figure: fact('mt.statements') }],
    },
    {
      title: 'What comes on top',
      text: 'The amount for living is only a part. You also show the fee of the course and the journey home.',
    },
  ],
  proofOfFunds: {
    title: 'Proof of funds',
    text: 'You show money for every month of the stay, for tuition and for the journey home. The amount follows the Maltese minimum wage, so it rises with it.',
    figures: [
      { label: 'For living', figure: fact('mt.funds') },
      { label: 'Minimum wage', figure: fact('mt.minimum-wage') },
    ],
  },
  entry: [
    {
      level: 'Bachelor’s',
      english: fact('mt.english.um'),
      text: 'The University of Malta publishes pages by country. Ask us for the marks from Nepal.',
    },
  ],
  entryText:
    'No confirmed marks for class 12 and no rule on study gaps were found. Be ready to explain a gap with papers.',
  health: [
    {
      title: 'Health insurance',
      text: 'You need it for the visa and the residence permit. A travel policy with a small sum is refused for the permit.',
      figures: [{ label: 'Cover', figure: fact('mt.insurance') }],
    },
  ],
  family: [
    {
      title: 'Work beside your studies',
      text: 'The licence comes from Jobsplus, and the employer asks for it. Do not begin before it is there. No rule for the holidays was found.',
      figures: [
        { label: 'Limit', figure: fact('mt.work') },
        { label: 'Minimum wage', figure: fact('mt.minimum-wage') },
      ],
    },
    {
      title: 'Husband, wife and children',
      text: 'No confirmed rule was found. Ask us before you plan with your family.',
    },
  ],
  scholarships: [
    {
      title: 'Scholarships of the institution',
      text: 'Some institutions lower the tuition fee for good marks. Ask before you accept an offer. The award of the University of Malta for small island states is not open to Nepal.',
    },
    {
      title: 'Erasmus Mundus',
      text: 'From the European Union, for joint master’s degrees in two or more countries. Students from every country may apply. The University of Malta has taken part in several.',
    },
  ],
  steps: [
    {
      title: 'Choose and apply',
      text: 'From November to April. We compare the institutions and courses with you and prepare your application. Hand in the English result in time.',
      who: 'You, with us',
      figures: [{ label: 'At the latest', figure: fact('mt.um.deadline') }],
    },
    {
      title: 'Letter of acceptance',
      text: 'You accept your place and pay the fees that the institution asks for, into its own account.',
      who: 'The institution',
    },
    {
      title: 'NOC',
      text: 'You apply for it when you have the letter. Your bank needs it before it sends the fee.',
      who: 'You, at the Ministry in Nepal',
      duration: fact('np.noc.days'),
      figures: [{ label: 'Fee', figure: fact('np.noc.fee') }],
    },
    {
      title: 'Lease',
      text: 'The landlord registers it. You need the approval letter of the Housing Authority and a form signed by a notary or lawyer; without them the permit is refused.',
      who: 'You and the landlord',
      figures: [{ label: 'Lease', figure: fact('mt.housing') }],
    },
    {
      title: 'Prepare your papers',
      text: 'Proof of funds, health insurance, the place to live, and your certificates.',
      who: 'You, with us',
      figures: [
        { label: 'Passport', figure: fact('mt.passport') },
        { label: 'Bank statements', figure: fact('mt.statements') },
      ],
    },
    {
      title: 'Appointment for the visa',
      text: 'You book early: the wait can be long. You hand in the national visa (D) application at the visa centre, which does not decide.',
      who: 'You, at the visa centre',
      figures: [
        { label: 'Where', figure: fact('mt.where') },
        { label: 'Fee', figure: fact('mt.visa.fee') },
      ],
    },
    {
      title: 'Decision and departure',
      text: 'With the visa in your passport you book your flight.',
      who: 'The Maltese authorities',
      duration: fact('mt.processing'),
    },
    {
      title: 'Residence permit',
      text: 'After you arrive, you apply online. Until you have the card, the receipt is valid only in Malta: do not travel.',
      who: 'You, in Malta',
      figures: [
        { label: 'Apply within', figure: fact('mt.residence-permit.within') },
        { label: 'Fee', figure: fact('mt.residence-permit.fee') },
      ],
    },
  ],
  afterwards: [
    {
      title: 'Stay to look for work',
      text: 'You apply before your permit ends. It does not itself allow work and cannot be renewed.',
      figures: [{ label: 'Length', figure: fact('mt.stay') }],
    },
    {
      title: 'Work with a single permit',
      text: 'With a job offer, your employer applies with you for a permit to live and work in Malta.',
    },
  ],
  intakes: [
    {
      title: 'October',
      text: 'The main intake. Applications open in November of the year before. Apply by April, because the visa takes time.',
      figures: [{ label: 'University of Malta', figure: fact('mt.um.deadline') }],
    },
    { title: 'February', text: 'A second intake for some courses.' },
  ],
  documents: [
    'Application form and photo',
    'Passport',
    'Certificates and transcripts of SEE, class 12 and the bachelor’s degree',
    'Result of an English test, such as IELTS, PTE or TOEFL',
    'No Objection Certificate (NOC)',
    'Original letter of acceptance, with cost, hours and credits',
    'Timetable of the course',
    'Receipt of the tuition fee',
    'Bank statements, and proof of the income of whoever pays',
    'Sponsor’s declaration before a notary, where a sponsor pays',
    'Birth certificate and your parents’ letter, where their money is used',
    'Health insurance',
    'Registered lease, with the letter of the Housing Authority',
    'Itinerary of the journey',
    'Police certificate, where it is asked for',
    'English or certified translations of all papers in Nepali',
  ],
  refusals: [
    {
      title: 'Too little money',
      text: 'Living for every month, tuition and the journey home have to be there together. We advise you to show more than the least.',
      figures: [{ label: 'For living', figure: fact('mt.funds') }],
    },
    {
      title: 'Insurance with too small a sum',
      text: 'We advise you to buy one that meets the rule of the permit at once.',
      figures: [{ label: 'Cover', figure: fact('mt.insurance') }],
    },
    {
      title: 'Lease that is not registered',
      text: 'We advise you to ask the landlord for the approval letter before you pay.',
    },
    {
      title: 'School or course without a licence',
      text: 'Look for both on the register of the authority (MFHEA).',
    },
    {
      title: 'Late or incomplete papers, weak interview',
      text: 'We advise you to book the appointment as soon as you have the letter, and to explain your plan in your own words.',
    },
  ],
  beware: [
    {
      title: 'Money to show for a day',
      text: 'Sellers lend the sum for the bank statement. The authorities look at the months before.',
    },
    {
      title: '“Work visa of a year after your studies”',
      text: 'There is only a permit to look for work.',
      figures: [{ label: 'It is', figure: fact('mt.stay') }],
    },
    {
      title: 'Fees before the visa that nobody returns',
      text: 'Also the promise to return most of the fee. Ask for the refund rule of the school itself, in writing.',
    },
    {
      title: '“No English test needed”',
      text: 'The University of Malta asks for one.',
    },
    {
      title: 'Appointments for sale',
      text: 'Reselling the appointments of the visa centre is illegal. You book your own.',
    },
    {
      title: 'Schools that you have not checked',
      text: 'Check the school and the course on the register of licences before you pay. Middlesex University Malta has closed.',
      figures: [{ label: 'American University of Malta', figure: fact('mt.aum.teaches') }],
    },
    {
      title: 'The Skills Pass',
      text: 'This course before departure is for workers. Students do not need it.',
    },
  ],
  links: [
    {
      title: 'Types of visa (Identità)',
      address: 'https://identita.gov.mt/central-visa-unit-sec-page-visa-types/',
    },
    {
      title: 'Student visa for long courses',
      address: 'https://identita.gov.mt/central-visa-unit-student-visa-courses-exceeding-90-days/',
    },
    {
      title: 'Documents for the student visa (PDF)',
      address:
        'https://identita.gov.mt/wp-content/uploads/2025/08/03a.-List-of-Required-Documents-Student_National_Visa.pdf',
    },
    {
      title: 'Register of licensed schools and courses (MFHEA)',
      address: 'https://mfhea.mt/list-of-licensed-providers-and-accredited-programmes/',
    },
    { title: 'Registration of leases', address: 'https://rentregistration.mt' },
    { title: 'Licence to work (Jobsplus)', address: 'https://jobsplus.gov.mt/employment-licences' },
    {
      title: 'Visas (University of Malta)',
      address: 'https://www.um.edu.mt/international/students/visas',
    },
    { title: 'Institute of Tourism Studies (ITS)', address: 'https://its.edu.mt/' },
    { title: 'Global College Malta', address: 'https://gcm.edu.mt/' },
  ],
  earlier: [
    {
      label: 'Living costs',
      figure: fact('mt.earlier.living'),
      reason: 'The estimate of a seller. Its lower end does not pay for a shared room and food.',
      instead: fact('mt.rent', 'mt.food'),
    },
  ],
  noc,
}
