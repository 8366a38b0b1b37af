import type { GuideContent } from '../guide-contract.ts'
import { englishTest, noc } from './from-nepal.ts'
import { fact } from './read-guide.ts'

export const newZealand: GuideContent = {
  code: 'NZ',
  slug: 'newzealand',
  name: 'New Zealand',
  nameInText: 'New Zealand',
  label: 'New Zealand',
  position: 5,
  title: 'Study in New Zealand from Nepal',
  description:
    'Study in New Zealand from Nepal: the student visa in seven steps, the Funds Transfer Scheme, costs of the first year, marks and English, deadlines, work after studies and the NOC.',
  picture: '',
  globe: '',
  outline: '',
  tagline: 'Small classes, wide horizons',
  intro:
    'New Zealand has eight universities, and all of them are public. Classes are small, teachers are easy to reach, and nature is never far.',
  actions: { first: 'Free Consultation', last: 'Free Consultation' },
  gateway: { airport: 'AKL', city: 'Auckland' },

  answers: {
    funds: fact('nz.funds.tertiary'),
    isTuitionOnTop: true,
    visaFee: fact('nz.student-visa.fee'),
    visaTime: fact('nz.processing'),
    work: fact('nz.work.in-term', 'nz.work.holidays'),
    intakes: [2, 7],
    stay: fact('nz.post-study.length'),
    dependants: fact('nz.dependants'),
    english: fact('nz.english.visa', 'nz.english.bachelor'),
    entry: fact('nz.academic.master'),
    evidence: fact('nz.funds-transfer-scheme'),
  },
  facts: [
    { label: 'Study for the post-study visa', figure: fact('nz.post-study.weeks') },
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
    {
      name: 'University of Auckland',
      place: 'Auckland',
      address: 'https://www.auckland.ac.nz',
      text: 'In the largest city. Publishes its fees and its last days for students from abroad.',
      figure: fact('nz.tuition.auckland'),
    },
    {
      name: 'Auckland University of Technology',
      place: 'Auckland',
      address: 'https://www.aut.ac.nz',
      text: 'Practical courses in the centre of the largest city.',
    },
    {
      name: 'University of Waikato',
      place: 'Hamilton',
      address: 'https://www.waikato.ac.nz',
      text: 'Lists its requirements by country. See the entry requirements.',
    },
    {
      name: 'Massey University',
      place: 'Palmerston North',
      address: 'https://www.massey.ac.nz',
      text: 'Away from the large cities.',
    },
    {
      name: 'Victoria University of Wellington',
      place: 'Wellington',
      address: 'https://www.wgtn.ac.nz',
      text: 'In the capital. See its last days below.',
    },
    {
      name: 'University of Canterbury',
      place: 'Christchurch',
      address: 'https://www.canterbury.ac.nz',
      text: 'Publishes what living in Christchurch costs.',
    },
    {
      name: 'Lincoln University',
      place: 'Lincoln, near Christchurch',
      address: 'https://www.lincoln.ac.nz',
      text: 'A small university for agriculture and the environment.',
    },
    {
      name: 'University of Otago',
      place: 'Dunedin',
      address: 'https://www.otago.ac.nz',
      text: 'A student town. It closes its applications earlier than the others.',
    },
    {
      name: 'Unitec',
      place: 'Auckland',
      address: 'https://www.unitec.ac.nz',
      text: 'A polytechnic, merged with MIT this year. Check which name your offer carries.',
      figure: fact('nz.tuition.unitec'),
    },
    {
      name: 'Otago Polytechnic',
      place: 'Dunedin',
      address: 'https://www.otagopolytechnic.co.nz',
      text: 'A polytechnic with practical courses. Polytechnics are being reorganised: ask who will award your degree.',
    },
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
    {
      part: 'tuition',
      level: 'bachelor',
      item: 'Tuition fee, bachelor’s',
      text: 'Depends on the university and the course.',
      figure: fact('nz.tuition.bachelor'),
    },
    {
      part: 'tuition',
      level: 'master',
      item: 'Tuition fee, master’s',
      text: 'The same range holds for other postgraduate courses.',
      figure: fact('nz.tuition.postgraduate'),
    },
    {
      item: 'Tuition fee, doctorate',
      text: 'Like students from New Zealand.',
      figure: fact('nz.tuition.doctorate'),
    },
    {
      part: 'living',
      item: 'Living costs',
      text: 'What the universities and the Government say. The sum counts at least what New Zealand wants to see; see proof of funds.',
      figure: fact(
        'nz.living.auckland',
        'nz.living.wellington',
        'nz.living.christchurch',
        'nz.living.hamilton',
      ),
    },
    {
      part: 'visa',
      item: 'Student visa fee',
      text: 'Paid online with the application.',
      figure: fact('nz.student-visa.fee'),
    },
    {
      part: 'health',
      item: 'Health and travel insurance',
      text: 'Required for the whole time of your studies.',
      figure: fact('nz.insurance.price'),
    },
  ],
  cities: {
    title: 'Living costs by city',
    text: 'Each university counts in its own way: some with a room on campus, some with a shared flat.',
    list: [
      {
        name: 'Auckland',
        figure: fact('nz.living.auckland'),
      },
      {
        name: 'Wellington',
        figure: fact('nz.living.wellington'),
      },
      {
        name: 'Christchurch',
        figure: fact('nz.living.christchurch'),
      },
      {
        name: 'Hamilton',
        figure: fact('nz.living.hamilton'),
      },
      {
        name: 'Dunedin',
        figure: fact('nz.living.dunedin'),
      },
    ],
  },
  scholarships: [
    {
      title: 'Manaaki New Zealand Scholarships',
      text: 'From the Government of New Zealand. They pay tuition, a sum for the start and a weekly amount for living. Look at the official page for the next dates.',
      figures: [
        { label: 'From Nepal', figure: fact('nz.manaaki.level') },
        { label: 'For living', figure: fact('nz.manaaki.living') },
        { label: 'At the start', figure: fact('nz.manaaki.start') },
        { label: 'Applications', figure: fact('nz.manaaki.dates') },
      ],
    },
    {
      title: 'University scholarships',
      text: 'Each of the eight universities has scholarships for students from abroad. Most lower the tuition fee of the first year.',
    },
    {
      title: 'Doctoral students',
      text: 'At New Zealand’s universities, new doctoral students from abroad pay the same fees as those from New Zealand.',
      figures: [{ label: 'Tuition', figure: fact('nz.tuition.doctorate') }],
    },
  ],
  steps: [
    {
      title: 'Choose your course',
      text: 'We compare universities and courses with you, and see which ones suit your marks and budget. You pass the English test.',
      who: 'You, with us',
      duration: fact('nz.timeline.choose'),
    },
    {
      title: 'Apply for a place',
      text: 'You apply with your certificates and your English test. The university sends an offer of place. A conditional offer is enough for the visa application.',
      who: 'You, then the university',
      duration: fact('nz.timeline.apply'),
    },
    {
      title: 'Prepare your funds and the NOC',
      text: 'You show money for tuition and for living, and where it comes from. You apply for the NOC.',
      who: 'You and your sponsor',
      duration: fact('nz.timeline.prepare'),
    },
    {
      title: 'Medical and police certificates',
      text: 'For a long stay you have a chest X-ray, unless your country has little tuberculosis: ask us what holds for Nepal. A police certificate may be needed too.',
      who: 'You',
      figures: [{ label: 'Police certificate for stays', figure: fact('nz.police-certificate') }],
    },
    {
      title: 'Apply for the student visa',
      text: 'You apply to Immigration New Zealand online and pay the fee. We advise you to apply earlier still for February, when most people apply.',
      who: 'You',
      figures: [
        { label: 'Before the course starts', figure: fact('nz.processing.ahead') },
        { label: 'Its own advice', figure: fact('nz.visa-timing') },
        { label: 'Visa fee', figure: fact('nz.student-visa.fee') },
      ],
    },
    {
      title: 'Approval in principle',
      text: 'Now you pay the tuition fee and send the university’s receipt. Your living money goes to an account at ANZ New Zealand.',
      who: 'Immigration New Zealand, then you',
      duration: fact('nz.processing'),
      figures: [
        { label: 'Tuition', figure: fact('nz.tuition-after-approval') },
        { label: 'Funds Transfer Scheme', figure: fact('nz.funds-transfer-scheme') },
        { label: 'Amount', figure: fact('nz.funds-transfer-scheme.amount') },
      ],
    },
    {
      title: 'Visa and departure',
      text: 'The visa comes by email. You arrange insurance, a room and your flight. Do not book the flight before.',
      who: 'Immigration New Zealand',
    },
  ],
  changes: [
    {
      figure: fact('nz.polytechnics.closing'),
      text: 'For students of polytechnics: they stand on their own or merge. Ask yours who teaches your course and awards your degree after this day.',
    },
  ],
  deadlines: [
    { title: 'University of Auckland, February', figure: fact('nz.deadline.auckland.february') },
    {
      title: 'Victoria University of Wellington, February',
      figure: fact('nz.deadline.victoria.february'),
    },
    { title: 'University of Otago, July', figure: fact('nz.deadline.otago.july') },
    { title: 'Victoria University of Wellington, July', figure: fact('nz.deadline.victoria.july') },
    { title: 'University of Auckland, July', figure: fact('nz.deadline.auckland.july') },
  ],
  entry: [
    {
      level: 'Bachelor’s',
      english: fact('nz.english.bachelor'),
      text: 'Each university has its own rule for class 12 from Nepal. Bring your mark sheets: we ask it.',
    },
    {
      level: 'Master’s',
      marks: fact('nz.academic.master'),
      english: fact('nz.english.postgraduate'),
      text: 'The average is on New Zealand’s scale, not the Nepali one.',
    },
    {
      level: 'Student visa',
      english: fact('nz.english.visa'),
    },
  ],
  entryText:
    'A study gap is no bar in itself. Explain it with papers, such as work letters with dates, and say why you want to study now.',
  funds: [
    {
      title: 'What it adds up to',
      text: 'Living costs, tuition, and the ticket home.',
      figures: [
        { label: 'Living', figure: fact('nz.funds.tertiary') },
        { label: 'Tuition', figure: fact('nz.funds.tuition') },
        { label: 'Ticket', figure: fact('nz.funds.ticket') },
      ],
    },
    {
      title: 'Funds Transfer Scheme: new for Nepal',
      text: 'Before the visa is issued, you send the living money to an account at ANZ New Zealand. The bank pays it out to you each month in New Zealand. You need the NOC to send it.',
      figures: [
        { label: 'Nepal', figure: fact('nz.funds-transfer-scheme') },
        { label: 'Amount', figure: fact('nz.funds-transfer-scheme.amount') },
      ],
    },
    {
      title: 'Where it comes from',
      text: 'Your own savings, those of your parents, or an education loan. Show transactions that tell how they grew, and the income and tax papers behind them.',
    },
  ],
  health: [
    {
      title: 'Insurance',
      text: 'You need health and travel insurance that the university accepts. Many universities sell one; you may bring another.',
      figures: [
        { label: 'Must cover', figure: fact('nz.insurance.period') },
        { label: 'Price', figure: fact('nz.insurance.price') },
      ],
    },
  ],
  family: [
    {
      title: 'Your work',
      text: 'Your eVisa says what you may do. Visas granted earlier may say less.',
      figures: [
        { label: 'In term', figure: fact('nz.work.in-term') },
        { label: 'In holidays', figure: fact('nz.work.holidays') },
        { label: 'Minimum wage', figure: fact('nz.minimum-wage') },
      ],
    },
    {
      title: 'Your family',
      text: 'Whether your husband, wife or partner may work depends on your course. Check it before you choose.',
      figures: [{ label: 'Rule', figure: fact('nz.dependants') }],
    },
  ],
  refusals: [
    {
      title: 'Not believed to be a genuine student',
      text: 'We advise you to say in your own words what the course is worth to you, why this university, and how it fits your earlier studies. Explain gaps and changes of subject.',
    },
    {
      title: 'Money without a source',
      text: 'We advise you to show transactions over time, the loan contract, and the sponsor’s tax and business papers. A large deposit shortly before looks borrowed.',
    },
    {
      title: 'False papers, or papers that cannot be proved',
      text: 'Hand in nothing that the issuer would not confirm. A false paper also harms later applications.',
    },
    {
      title: 'Late or incomplete',
      text: 'We advise you to send all papers together, well before the busy months. Who applies late may miss the start of the course.',
    },
    {
      title: 'An agent’s receipt for the tuition',
      text: 'Only the university’s own receipt counts. Pay it directly.',
    },
    {
      title: 'What the numbers say',
      text: 'For Nepal we found only an older report.',
      figures: [{ label: 'Declined', figure: fact('nz.declines.nepal') }],
    },
  ],
  refusalRate: fact('nz.visa-success'),
  beware: [
    {
      title: '“Guaranteed visa”',
      text: 'Nobody can promise it. New Zealand publishes how many applications of each agent it approves.',
    },
    {
      title: 'An agent who stays out of the form',
      text: 'An education agent may guide you, but must be named in the application.',
    },
    {
      title: 'Borrowed bank balance',
      text: 'Money that is rented for a day shows in the transactions and costs you the visa.',
    },
    {
      title: 'Fees to an agent’s account',
      text: 'Pay tuition only to the university, after approval in principle, and through your bank.',
    },
  ],
  links: [
    {
      title: 'Fee-paying student visa',
      address: 'https://www.immigration.govt.nz/visas/fee-paying-student-visa/',
    },
    {
      title: 'Money to show',
      address:
        'https://www.immigration.govt.nz/process-to-apply/applying-for-a-visa/providing-evidence-and-documents-to-support-your-visa-application/student-fund-requirements/',
    },
    {
      title: 'Funds Transfer Scheme at ANZ',
      address: 'https://www.anz.co.nz/personal/moving-to-new-zealand/funds-transfer-scheme/',
    },
    {
      title: 'Work on a student visa',
      address:
        'https://www.immigration.govt.nz/study/once-you-have-a-student-visa/working-on-a-student-visa/',
    },
    {
      title: 'Post-study work visa',
      address: 'https://www.immigration.govt.nz/visas/post-study-work-visa/',
    },
    {
      title: 'Approvals by agent',
      address:
        'https://www.immigration.govt.nz/study/for-education-providers/data-and-processing-times-for-international-student-visas/education-agent-performance-data/',
    },
    {
      title: 'Manaaki scholarships: eligible countries',
      address: 'https://nzscholarships.govt.nz/check-eligible-countries/',
    },
    {
      title: 'Study with New Zealand: costs',
      address: 'https://www.studywithnewzealand.govt.nz/en/plan-your-studies/cost-of-living',
    },
  ],
  afterwards: [
    {
      title: 'Post-study work visa',
      text: 'For graduates who studied in New Zealand for long enough. How long it lasts depends on your qualification.',
      figures: [
        { label: 'Length', figure: fact('nz.post-study.length') },
        { label: 'Study with a degree', figure: fact('nz.post-study.weeks') },
        { label: 'Apply', figure: fact('nz.post-study.apply') },
        { label: 'Fee', figure: fact('nz.post-study.fee') },
        { label: 'Money to show', figure: fact('nz.post-study.funds') },
      ],
    },
    {
      title: 'Short-term Graduate Work Visa',
      text: 'A different visa, for shorter courses that give no right to the post-study work visa.',
      figures: [
        { label: 'Length', figure: fact('nz.short-term-graduate.length') },
        { label: 'Study', figure: fact('nz.short-term-graduate.weeks') },
        { label: 'Apply', figure: fact('nz.short-term-graduate.apply') },
        { label: 'Money to show', figure: fact('nz.short-term-graduate.funds') },
      ],
    },
    {
      title: 'Work for an accredited employer',
      text: 'With a job offer from an accredited employer you can change to a work visa.',
    },
    {
      title: 'Residence',
      text: 'Skilled work can lead to the Skilled Migrant Category of resident visas. Its points change from time to time, so check the age of any advice.',
    },
  ],
  intakes: [
    { title: 'February', text: 'The main intake, when the academic year begins.' },
    { title: 'July', text: 'The second intake, in the middle of the year.' },
  ],
  documents: [
    'Passport, and citizenship certificate',
    'SEE, class 12 and bachelor’s certificates, transcripts and character certificates',
    'Proof for each study gap, such as work letters with dates',
    englishTest,
    'Offer of place from the university',
    'Statement of purpose: why this course, this university and this country',
    'Bank transactions that show how the savings grew',
    'Loan contract and proof of payment, with a loan',
    'Sponsor’s identity card, and proof that you are related',
    'Sponsor’s tax papers, and proof of salary or business',
    'No Objection Certificate (NOC)',
    'Chest X-ray, where Immigration New Zealand asks for it',
    'Police certificate, for long stays',
    'After approval in principle: the university’s receipt, and proof of the transfer to ANZ New Zealand',
    'Proof of insurance, and the ticket home or its price',
    'English translations of all papers in Nepali',
  ],
  noc,
  proofOfFunds: {
    title: 'Proof of funds',
    text: 'You show the first year’s tuition and money for living. Immigration New Zealand also wants to know where the money comes from.',
    figures: [
      { label: 'A full year', figure: fact('nz.funds.tertiary') },
      {
        label: 'If you study less than one year, each month',
        figure: fact('nz.funds.tertiary.month'),
      },
    ],
  },
  earlier: [
    {
      label: 'Visa fee',
      figure: fact('nz.earlier.visa-fee'),
      reason: 'The fee has risen since.',
      instead: fact('nz.student-visa.fee'),
    },
    {
      label: 'Living costs, each year',
      figure: fact('nz.earlier.funds'),
      reason: 'Immigration New Zealand asks for more for tertiary study.',
      instead: fact('nz.funds.tertiary'),
    },
    {
      label: 'Living costs, each month',
      figure: fact('nz.earlier.funds.month'),
      reason: 'It has risen, and counts only for courses of less than one year.',
      instead: fact('nz.funds.tertiary.month'),
    },
  ],
}
