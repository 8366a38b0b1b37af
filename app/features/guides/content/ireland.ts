import type { GuideContent } from '../guide-contract.ts'
import { englishTest, noc, usualDocuments } from './from-nepal.ts'
import { fact } from './read-guide.ts'

export const ireland: GuideContent = {
  code: 'IE',
  slug: 'ireland',
  name: 'Ireland',
  nameInText: 'Ireland',
  label: 'Ireland',
  position: 10,
  title: 'Study in Ireland from Nepal',
  description:
    'Study in Ireland from Nepal: universities, funds to show and how long, fees to pay before the study visa, work, the graduate programme, documents and the NOC.',
  picture: '',

  globe: '',
  outline: '',
  tagline: 'An English-speaking country in the European Union',
  intro:
    'Ireland teaches in English, belongs to the European Union, and lets graduates stay to work. The visa asks for money that has been in the account for months, so plan early.',
  actions: { first: 'Apply Now', last: 'Start Your Application' },
  gateway: { airport: 'DUB', city: 'Dublin' },

  answers: {
    funds: fact('ie.funds'),
    visaFee: fact('ie.visa.fee'),
    work: fact('ie.work.in-term', 'ie.work.holidays'),
    intakes: [9, 1],
    stay: fact('ie.stay'),
  },
  facts: [
    { label: 'Languages', text: 'English and Irish' },
    { label: 'Visa', text: 'Long-stay study visa (D)' },
    { label: 'Member of', text: 'EU, not the Schengen area' },
    { label: 'Currency', text: 'Euro' },
  ],
  reasons: [
    {
      title: 'Taught in English',
      text: 'You study, work and live in English.',
    },
    {
      title: 'Home of international companies',
      text: 'Companies in software, medicines and finance have their European offices here, many of them in Dublin and Cork.',
    },
    {
      title: 'Work beside your studies',
      text: 'Students on a listed full-time course may work part-time in term, and full-time in the holidays that the rule names.',
      figures: [
        { label: 'In term', figure: fact('ie.work.in-term') },
        { label: 'In the holidays', figure: fact('ie.work.holidays') },
      ],
    },
    {
      title: 'Stay after your degree',
      text: 'The Third Level Graduate Programme gives graduates time to find work.',
      figures: [{ label: 'Length', figure: fact('ie.stay') }],
    },
  ],
  universities: [
    {
      name: 'Trinity College Dublin',
      place: 'Dublin',
      address: 'https://www.tcd.ie',
      text: 'The oldest university of the country, in the centre of Dublin.',
    },
    {
      name: 'University College Dublin',
      place: 'Dublin',
      address: 'https://www.ucd.ie',
      text: 'On one large campus in the south of the city.',
    },
    {
      name: 'University College Cork',
      place: 'Cork',
      address: 'https://www.ucc.ie',
      text: 'In the second city, where rents are lower than in Dublin.',
    },
    {
      name: 'University of Galway',
      place: 'Galway',
      address: 'https://www.universityofgalway.ie',
      text: 'In the west of the country. Look for a room early.',
    },
    {
      name: 'Dublin City University',
      place: 'Dublin',
      address: 'https://www.dcu.ie',
      text: 'Business, computing and engineering, with placements in companies.',
    },
  ],
  courseAreas: [
    'Computer science and data',
    'Business and management',
    'Pharmacy and life sciences',
    'Engineering',
    'Nursing and health sciences',
    'Hospitality',
  ],
  costs: [
    {
      part: 'tuition',
      item: 'Tuition fee',
      text: 'Each university names the fee for students from outside the EU on the page of the course. A part of it is paid before the visa.',
      figure: fact('ie.tuition'),
    },
    {
      item: 'Paid before you apply for the visa',
      text: 'On the account of the college. Keep the receipt.',
      figure: fact('ie.fees.paid-before'),
    },
    {
      part: 'visa',
      item: 'Visa fee',
      text: 'With several entries you can travel home and come back.',
      figure: fact('ie.visa.fee'),
    },
    {
      part: 'visa',
      item: 'Registration',
      text: 'You register your permission to stay after you arrive, and again every year.',
      figure: fact('ie.registration.fee'),
    },
    {
      item: 'Private health insurance',
      text: 'What the policy has to cover at least, not its price. Some colleges have a policy for a group.',
      figure: fact('ie.health-insurance'),
    },
  ],
  funds: [
    {
      title: 'A balance with a history',
      text: 'The statements show the money over months. A large sum that came in shortly before the application is not accepted.',
      figures: [
        { label: 'Sum', figure: fact('ie.funds') },
        { label: 'In the account', figure: fact('ie.funds.held-for') },
      ],
    },
    {
      title: 'Whose money',
      text: 'Yours or your sponsor’s. We advise: a letter of the sponsor, proof of the relation, and papers for the income behind the balance.',
    },
  ],
  entry: [
    {
      level: 'Bachelor',
      text: 'Class 12 with the subjects that the course asks for. Some universities ask for a foundation year first.',
    },
    {
      level: 'Master',
      text: 'A bachelor’s degree in a subject that fits. Each course names marks and English on its page.',
    },
  ],
  entryText:
    'Universities set marks and English for each course; we found no figure that holds for all. The visa officer asks about years without study: show what you did, with papers.',
  health: [
    {
      title: 'Private insurance',
      text: 'You need it for the visa and for every registration. Public hospitals charge students from outside the EU.',
      figures: [{ label: 'Cover', figure: fact('ie.health-insurance') }],
    },
  ],
  family: [
    {
      title: 'Work',
      text: 'The holidays are fixed by the rule, not by your college. Work as a delivery rider is not part of the permission.',
      figures: [
        { label: 'In term', figure: fact('ie.work.in-term') },
        { label: 'In the holidays', figure: fact('ie.work.holidays') },
      ],
    },
    {
      title: 'Husband, wife and children',
      text: 'We have no confirmed rule for families of students. Ask the immigration service before you plan with them.',
    },
  ],
  scholarships: [
    {
      title: 'Government of Ireland International Education Scholarships',
      text: 'For students from outside the EU with an offer from an Irish university. A call each year; read in it whether your level is included.',
    },
    {
      title: 'University scholarships',
      text: 'Most are a reduction of the first fee for good marks. Some are given with the offer, others need an application.',
    },
  ],
  steps: [
    {
      title: 'Choose a listed course',
      text: 'Only courses on the official list lead to a study visa. Older texts call it the ILEP.',
      who: 'You and our office',
    },
    {
      title: 'Apply and accept the offer',
      text: 'To the university itself for most students from abroad. Then you pay the part of the fee that the visa asks for.',
      who: 'You',
      figures: [{ label: 'At least', figure: fact('ie.fees.paid-before') }],
    },
    {
      title: 'Money in the account',
      text: 'Begin early: the balance needs a history before you apply.',
      who: 'You or your sponsor',
      duration: fact('ie.funds.held-for'),
    },
    {
      title: 'NOC and health insurance',
      text: 'The NOC lets your bank send the fee. The policy has to name the cover that the rule asks for.',
      who: 'You',
    },
    {
      title: 'Visa application',
      text: 'You fill in the form online (AVATS), print the summary, and hand in the papers through VFS.',
      who: 'You',
      figures: [{ label: 'Visa fee', figure: fact('ie.visa.fee') }],
    },
    {
      title: 'Decision',
      text: 'We have no confirmed time for Nepal. Apply as soon as the papers are complete, and book no flight before.',
      who: 'The Irish visa office',
    },
    {
      title: 'Arrival and registration',
      text: 'You show your papers at the border, register with the immigration service and get the residence permit (IRP).',
      who: 'You',
      figures: [{ label: 'Registration', figure: fact('ie.registration.fee') }],
    },
  ],
  intakes: [
    {
      title: 'September',
      text: 'The main intake. Each university sets its own deadline; we advise to apply in the winter before.',
    },
    { title: 'January', text: 'A second intake for some master’s degrees.' },
  ],
  documents: [
    ...usualDocuments,
    englishTest,
    'Letter of acceptance for a full-time course on the official list',
    'Receipt for the fee paid to the college',
    'Bank statements over the months that the rule names',
    'Letter of the sponsor, and papers for the income',
    'Private health insurance',
    'Summary of the online application, signed',
    'Papers for every year without study',
    'Letters about earlier visa refusals, of any country',
  ],
  noc,
  proofOfFunds: {
    title: 'Proof of funds',
    text: 'You show the money for the first year in an account with a history, and the receipt for the fee. You also state how the later years are paid.',
    figures: [
      { label: 'To show', figure: fact('ie.funds') },
      { label: 'In the account', figure: fact('ie.funds.held-for') },
      { label: 'Fee paid before', figure: fact('ie.fees.paid-before') },
    ],
  },
  refusals: [
    {
      title: 'Fresh deposits',
      text: 'We advise: leave the money where it is, and explain each large sum with a paper.',
    },
    {
      title: 'A sponsor whose income does not fit',
      text: 'We advise: tax papers, salary slips or business papers for the same months as the statements.',
    },
    {
      title: 'The course does not fit your history',
      text: 'We advise: say why this course follows from your studies or your work.',
    },
    {
      title: 'A refusal that you do not mention',
      text: 'We advise: name every earlier refusal and attach its letter.',
    },
  ],
  beware: [
    {
      title: 'Courses that are not on the list',
      text: 'A place on such a course does not lead to a study visa, whatever the seller says. Check before you pay.',
    },
    {
      title: 'Money lent for the statement',
      text: 'It comes too late for the rule, and the visa officer sees where it came from.',
    },
    {
      title: 'Fees to a private account',
      text: 'Pay the college only, to the account in its own letter.',
    },
  ],
  links: [
    {
      title: 'Immigration service: coming to study',
      address: 'https://www.irishimmigration.ie/coming-to-study-in-ireland/',
    },
    {
      title: 'Official list of courses for the study visa',
      address: 'https://www.trustedireland.ie/check-eligible-courses-for-study-visas',
    },
    {
      title: 'Education in Ireland: student visas',
      address: 'https://www.educationinireland.com/en/plan-your-study-abroad/student-visas',
    },
    {
      title: 'Immigration service: what each stamp allows',
      address:
        'https://www.irishimmigration.ie/registering-your-immigration-permission/information-on-registering/immigration-permission-stamps/',
    },
    {
      title: 'Immigration service: graduate programme',
      address:
        'https://www.irishimmigration.ie/my-situation-has-changed-since-i-arrived-in-ireland/third-level-graduate-programme/',
    },
  ],
  afterwards: [
    {
      title: 'Third Level Graduate Programme',
      text: 'You stay with the permission to work and look for a job. The time depends on your degree.',
      figures: [
        { label: 'Length', figure: fact('ie.stay') },
        { label: 'Apply', figure: fact('ie.stay.apply-within') },
      ],
    },
    {
      title: 'Employment permit',
      text: 'With a job offer in an occupation that Ireland needs, your employer applies for a permit.',
    },
  ],
}
