import type { GuideContent } from '../guide-contract.ts'
import { englishTest, noc, usualDocuments } from './from-nepal.ts'
import { fact } from './read-guide.ts'

export const germany: GuideContent = {
  code: 'DE',
  slug: 'germany',
  name: 'Germany',
  nameInText: 'Germany',
  label: 'Germany',
  position: 9,
  title: 'Study in Germany from Nepal',
  description:
    'Study in Germany from Nepal: public universities without a tuition fee, the blocked account, Studienkolleg after class 12, the visa step by step and the NOC.',
  picture: '',

  globe: '',
  outline: '',
  tagline: 'Public universities, most without a tuition fee',
  intro:
    'Most public universities in Germany charge no tuition fee. You pay for living and health insurance, and you show the money in a blocked account. A bachelor’s degree usually needs German first.',
  actions: { first: 'Apply Now', last: 'Start Your Application' },
  gateway: { airport: 'FRA', city: 'Frankfurt' },

  answers: {
    funds: fact('de.funds'),
    visaFee: fact('de.visa.fee'),
    visaTime: fact('de.processing'),
    work: fact('de.work.in-term', 'de.work.days'),
    intakes: [10, 4],
    stay: fact('de.stay'),
    entry: fact('de.admission.class-12'),
    evidence: fact('de.aps'),
  },
  facts: [
    { label: 'Language', text: 'German; many master’s degrees in English' },
    { label: 'Visa', text: 'National visa (D)' },
    { label: 'Member of', text: 'EU and Schengen area' },
    { label: 'Currency', text: 'Euro' },
  ],
  reasons: [
    {
      title: 'No tuition fee at most public universities',
      text: 'You pay a contribution each semester. In many places it includes a ticket for buses and trains.',
      figures: [{ label: 'Semester contribution', figure: fact('de.semester-contribution') }],
    },
    {
      title: 'Engineering and research',
      text: 'Universities of technology work with industry, and universities of applied sciences teach with practice in companies.',
    },
    {
      title: 'Work beside your studies',
      text: 'You choose between hours in term and days in a year. Work as a student assistant at the university has rules of its own.',
      figures: [
        { label: 'In term', figure: fact('de.work.in-term') },
        { label: 'In a year', figure: fact('de.work.days') },
      ],
    },
    {
      title: 'Time to look for work afterwards',
      text: 'After your degree you can stay and look for a job that fits it, and work in any job meanwhile.',
      figures: [{ label: 'Length', figure: fact('de.stay') }],
    },
  ],
  universities: [
    {
      name: 'Technical University of Munich',
      place: 'Munich, Bavaria',
      address: 'https://www.tum.de',
      text: 'In Bavaria a university may charge students from outside the EU. Look at the fee of your course.',
    },
    {
      name: 'RWTH Aachen University',
      place: 'Aachen, North Rhine-Westphalia',
      address: 'https://www.rwth-aachen.de',
      text: 'Engineering and natural sciences.',
    },
    {
      name: 'Technische Universität Berlin',
      place: 'Berlin',
      address: 'https://www.tu.berlin',
      text: 'Engineering, computer science and planning in the capital.',
    },
    {
      name: 'University of Stuttgart',
      place: 'Stuttgart, Baden-Württemberg',
      address: 'https://www.uni-stuttgart.de',
      text: 'This state charges students from outside the EU a tuition fee.',
    },
    {
      name: 'HTWG Konstanz, University of Applied Sciences',
      place: 'Konstanz, Baden-Württemberg',
      address: 'https://www.htwg-konstanz.de',
      text: 'With a preparatory college of its own, and written rules for certificates from Nepal. Tuition fee of the state.',
    },
  ],
  courseAreas: [
    'Mechanical and electrical engineering',
    'Computer science and data science',
    'Business and management',
    'Natural sciences',
    'Architecture and planning',
    'Nursing and health sciences',
  ],
  costs: [
    {
      part: 'tuition',
      item: 'Tuition fee, public universities',
      text: 'Private universities set their own fees. They are not in this sum.',
      figure: fact('de.tuition.public'),
    },
    {
      part: 'tuition',
      item: 'Semester contribution',
      text: 'For the students’ union, canteens and, in many places, buses and trains.',
      figure: fact('de.semester-contribution'),
    },
    {
      part: 'living',
      item: 'Living costs',
      text: 'Rent is the largest part. Munich costs most; smaller towns in the east cost least.',
      figure: fact('de.living'),
    },
    {
      part: 'health',
      item: 'Health insurance',
      text: 'Without it no university enrols you. Students above an age limit pay more.',
      figure: fact('de.health-insurance'),
    },
    {
      part: 'visa',
      item: 'Visa fee',
      text: 'Not returned when the visa is refused. Holders of a scholarship from public funds do not pay it.',
      figure: fact('de.visa.fee'),
    },
    {
      part: 'visa',
      item: 'Residence permit',
      text: 'Paid in Germany, at the foreigners’ office of your town.',
      figure: fact('de.residence-permit.fee'),
    },
    {
      item: 'Check of your certificates',
      text: 'Many universities let uni-assist check certificates from abroad before they decide.',
      figure: fact('de.uni-assist.fee'),
    },
  ],
  funds: [
    {
      title: 'The blocked account',
      text: 'You open it with a bank or provider for Germany, send the whole sum from Nepal with your NOC, and get a part back each month after you arrive.',
      figures: [{ label: 'Whole sum', figure: fact('de.funds') }],
    },
    {
      title: 'Other proof',
      text: 'A scholarship, or a declaration of commitment by somebody who lives in Germany, can take its place. A bank balance in Nepal alone does not.',
    },
  ],
  changes: [
    {
      figure: fact('de.minimum-wage'),
      text: 'For everybody who works beside the studies from that day. Expect no job to pay less.',
    },
  ],
  deadlines: [
    {
      title: 'Summer semester, which begins in April',
      text: 'Fewer courses begin then. With a visa still to come, we advise the winter semester.',
      figure: fact('de.deadline.summer'),
    },
    {
      title: 'Winter semester, which begins in October',
      text: 'Courses with limited places and many master’s degrees close earlier. The day on the course page counts.',
      figure: fact('de.deadline.winter'),
    },
  ],
  entry: [
    {
      level: 'Bachelor, after class 12',
      marks: fact('de.admission.class-12'),
      text: 'The preparatory college has an entrance test in German. Its final test opens the university.',
    },
    {
      level: 'Preparatory college in Konstanz',
      marks: fact('de.admission.konstanz'),
      text: 'Other colleges may ask for more.',
    },
    {
      level: 'Master',
      text: 'A bachelor’s degree in the same subject from a recognised university. The university compares your marks with its own.',
    },
  ],
  entryText:
    'Degrees in German ask for a German test, degrees in English for an English test; each course names its own level. No rule for a study gap was found: explain every year in your CV.',
  health: [
    {
      title: 'Public insurance',
      text: 'The usual choice for students under the age limit. You need it on the day of enrolment.',
      figures: [{ label: 'Each month', figure: fact('de.health-insurance') }],
    },
    {
      title: 'For the journey and the first weeks',
      text: 'A travel insurance covers the time until the public one begins. The embassy asks for it.',
    },
    {
      title: 'In a preparatory college or language course',
      text: 'Public insurers do not take you in a course before the degree. Ask for a private policy that the foreigners’ office accepts.',
    },
  ],
  family: [
    {
      title: 'Work',
      text: 'Working for yourself is not part of the permission. Time in a preparatory college has stricter rules.',
      figures: [
        { label: 'In term', figure: fact('de.work.in-term') },
        { label: 'In a year', figure: fact('de.work.days') },
      ],
    },
    {
      title: 'Husband, wife and children',
      text: 'They apply for a visa of their own, for family reunion, with proof of rent and income. We advise that the student goes first.',
    },
  ],
  scholarships: [
    {
      title: 'DAAD',
      text: 'The German Academic Exchange Service pays for master’s degrees and doctorates, above all in subjects that matter for development. Its database shows what is open to Nepal.',
    },
    {
      title: 'Foundations and universities',
      text: 'Political and church foundations support students already in Germany. Universities help with small sums, usually after the first semesters.',
    },
  ],
  steps: [
    {
      title: 'German and a list of courses',
      text: 'Learn German to the level of your course. We choose courses with you and check whether your certificates open them.',
      who: 'You and our office',
    },
    {
      title: 'Apply to universities',
      text: 'Directly, or through uni-assist, which checks your certificates.',
      who: 'You',
      figures: [{ label: 'uni-assist', figure: fact('de.uni-assist.fee') }],
    },
    {
      title: 'Letter of admission',
      text: 'From the university or the preparatory college.',
      who: 'The university',
    },
    {
      title: 'NOC and blocked account',
      text: 'With the letter you get the NOC. Your bank then sends the sum to the blocked account.',
      who: 'You and your bank',
      figures: [{ label: 'Blocked account', figure: fact('de.funds') }],
    },
    {
      title: 'Appointment at the German Embassy',
      text: 'You book it yourself on the embassy’s page, apply in person in Kathmandu, and pay the fee in rupees.',
      who: 'You',
      figures: [{ label: 'Visa fee', figure: fact('de.visa.fee') }],
    },
    {
      title: 'Decision',
      text: 'The embassy asks the foreigners’ office of your town in Germany. Book no flight before.',
      who: 'The embassy and the foreigners’ office',
      duration: fact('de.processing'),
    },
    {
      title: 'Arrival',
      text: 'You register your address, begin your health insurance, enrol, and apply for the residence permit before the visa ends.',
      who: 'You',
      figures: [{ label: 'Residence permit', figure: fact('de.residence-permit.fee') }],
    },
  ],
  intakes: [
    { title: 'October', text: 'The winter semester, with nearly all courses.' },
    { title: 'April', text: 'The summer semester, with fewer courses.' },
  ],
  documents: [
    ...usualDocuments,
    englishTest,
    'German certificate at the level that the course or the preparatory college asks for',
    'Letter of admission',
    'Confirmation of the blocked account, the scholarship or the declaration of commitment',
    'Travel health insurance',
    'Visa application forms, signed, and the declaration on true and complete information',
    'Biometric photos',
    'Citizenship certificate and birth certificate',
    'CV without gaps',
  ],
  noc,
  proofOfFunds: {
    title: 'Proof of funds',
    text: 'The whole sum for a year is in a blocked account before you apply. You pay the semester contribution, the journey and the first rent from other money.',
    figures: [{ label: 'Blocked account', figure: fact('de.funds') }],
  },
  refusals: [
    {
      title: 'The way from class 12 is not clear',
      text: 'We advise: say in your letter which preparatory college takes you, and what you will study afterwards.',
    },
    {
      title: 'Too little German for a course in German',
      text: 'We advise: take the certificate before the appointment, and speak at the appointment.',
    },
    {
      title: 'Money that comes from nowhere',
      text: 'We advise: pay into the blocked account from your own or your parents’ account, and keep the papers of the income.',
    },
    {
      title: 'A course that does not follow from your studies',
      text: 'We advise: give reasons for a change of subject and for every year without study or work.',
    },
    {
      title: 'Missing papers',
      text: 'The embassy accepts complete applications only. We go through its checklist with you.',
    },
  ],
  beware: [
    {
      title: 'Sold appointments',
      text: 'The embassy’s appointments are free. Nobody can sell you one.',
    },
    {
      title: 'A private college sold as a public university',
      text: 'Look the institution up with DAAD. Private fees are high, and some courses do not lead to a visa.',
    },
    {
      title: 'A blocked account with borrowed money',
      text: 'You live from this money. Whoever lends it for the visa alone leaves you without rent.',
    },
    {
      title: 'An APS certificate for Nepalis',
      text: 'Nobody with certificates from Nepal has to buy one.',
      figures: [{ label: 'APS', figure: fact('de.aps') }],
    },
  ],
  links: [
    {
      title: 'German Embassy Kathmandu: study visa',
      address: 'https://kathmandu.diplo.de/np-en/service/01-VisaEinreise/-/2225320',
    },
    {
      title: 'German Embassy Kathmandu: appointments',
      address:
        'https://service2.diplo.de/rktermin/extern/choose_category.do?locationCode=kath&realmId=321&categoryId=2263',
    },
    {
      title: 'DAAD: money and living in Germany',
      address: 'https://www.daad.de/en/studying-in-germany/living-in-germany/finances/',
    },
    {
      title: 'Make it in Germany: work beside your studies',
      address:
        'https://www.make-it-in-germany.com/en/study-vocational-training/studies-in-germany/work',
    },
    {
      title: 'uni-assist: fees',
      address: 'https://www.uni-assist.de/en/how-to-apply/pay-all-fees/handling-fees/',
    },
  ],
  afterwards: [
    {
      title: 'Residence permit to look for work',
      text: 'You apply before your student permit ends, with your degree, money to live on and health insurance.',
      figures: [{ label: 'Length', figure: fact('de.stay') }],
    },
    {
      title: 'EU Blue Card and other work permits',
      text: 'With a job that fits your degree you change to a work permit. Its salary decides which one.',
    },
  ],
}
