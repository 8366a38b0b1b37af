import type { GuideContent } from '../guide-contract.ts'
import { noc } from './from-nepal.ts'
import { fact } from './read-guide.ts'

export const uk: GuideContent = {
  code: 'GB',
  slug: 'uk',
  name: 'United Kingdom',
  nameInText: 'the UK',
  label: 'UK',
  position: 3,
  title: 'Study in the UK from Nepal',
  description:
    'Study in the UK from Nepal: first-year costs, funds to show, the Student visa step by step, deadlines, entry requirements, documents, scholarships and refusals.',
  picture: '',
  globe: '',
  outline: '',
  tagline: 'Old universities, short degrees',
  intro:
    'In most of the UK a bachelor’s degree takes three years and a master’s degree one. You begin to work sooner, and you pay for fewer years.',
  actions: { first: 'Apply Now', last: 'Apply Now' },
  gateway: { airport: 'LHR', city: 'London' },

  answers: {
    funds: fact('uk.funds.elsewhere', 'uk.funds.london'),
    isTuitionOnTop: true,
    visaFee: fact('uk.student-visa.fee'),
    visaTime: fact('uk.processing'),
    work: fact('uk.work.in-term'),
    stay: fact('uk.graduate.length'),
    dependants: fact('uk.dependants.taught', 'uk.dependants.research'),
    english: fact('uk.english.visa'),
    entry: fact('uk.marks.bachelor', 'uk.marks.master'),
    evidence: fact('uk.visa-brake'),
    intakes: [9, 1],
  },
  facts: [
    { label: 'Post-study work visa', figure: fact('uk.graduate.length') },
    { label: 'Language', text: 'English' },
    { label: 'Currency', text: 'Pound sterling' },
    { label: 'Study visas for Nepalis', figure: fact('uk.visas.nepal') },
    { label: 'Universities that recruit in Nepal', figure: fact('uk.recruiting') },
  ],
  reasons: [
    {
      title: 'Short degrees',
      text: 'Three years for most bachelor’s degrees, four in Scotland, and one for most master’s degrees.',
    },
    {
      title: 'Known in every country',
      text: 'Some of the oldest universities in the world are here, and their degrees are understood everywhere.',
    },
    {
      title: 'Work beside your studies',
      text: 'Students on a degree course may work part-time in term, and full-time in the breaks.',
      figures: [{ label: 'In term', figure: fact('uk.work.in-term') }],
    },
    {
      title: 'Time to work afterwards',
      text: 'The Graduate visa lets you stay and work after your degree. You need no job offer for it.',
      figures: [{ label: 'Length', figure: fact('uk.graduate.length') }],
    },
  ],
  universities: [
    {
      name: 'University of Oxford',
      place: 'Oxford, England',
      address: 'https://www.ox.ac.uk',
      text: 'You apply to a college. Bachelor’s applications close in October, earlier than elsewhere.',
    },
    {
      name: 'University of Cambridge',
      place: 'Cambridge, England',
      address: 'https://www.cam.ac.uk',
      text: 'You apply to a college. Bachelor’s applications close in October, earlier than elsewhere.',
    },
    {
      name: 'Imperial College London',
      place: 'London, England',
      address: 'https://www.imperial.ac.uk',
      text: 'Science, engineering, medicine and business. You show the funds for London.',
    },
    {
      name: 'UCL (University College London)',
      place: 'London, England',
      address: 'https://www.ucl.ac.uk',
      text: 'Almost every subject. You show the funds for London.',
    },
    {
      name: 'The University of Edinburgh',
      place: 'Edinburgh, Scotland',
      address: 'https://www.ed.ac.uk',
      text: 'It lists the Nepali institutions whose degrees it accepts for a master’s.',
    },
  ],
  courseAreas: [
    'Business and management',
    'Computer science and IT',
    'Engineering',
    'Nursing and public health',
    'Law',
    'Accounting and finance',
  ],
  costs: [
    {
      part: 'tuition',
      level: 'master',
      item: 'Tuition fee, master’s',
      text: 'Depends on the university and the course. Laboratory and medical courses cost most.',
      figure: fact('uk.tuition.master'),
    },
    {
      part: 'tuition',
      level: 'bachelor',
      item: 'Tuition fee, bachelor’s',
      text: 'Depends on the university and the course. Laboratory and medical courses cost most.',
      figure: fact('uk.tuition.bachelor'),
    },
    {
      part: 'living',
      item: 'Living costs',
      text: 'From what the visa asks for a month, over a whole year, to what a study found for an acceptable standard. London costs more than the rest of the country.',
      figure: fact('uk.funds.elsewhere', 'uk.funds.london', 'uk.living.min-standard'),
    },
    {
      part: 'visa',
      item: 'Visa fee',
      text: 'Paid online with the application.',
      figure: fact('uk.student-visa.fee'),
    },
    {
      part: 'health',
      isForWholeVisa: true,
      item: 'Immigration Health Surcharge',
      text: 'Paid at once with the visa, for its whole length. The visa is longer than the course, so even a short master’s pays for more than its length.',
      figure: fact('uk.health-surcharge'),
    },
    {
      item: 'Example: Bristol, bachelor’s',
      text: 'Ask every university whether the fee rises in later years.',
      figure: fact('uk.tuition.bristol'),
    },
    {
      item: 'UCAS application',
      text: 'For a bachelor’s degree. Most master’s applications go to the university itself.',
      figure: fact('uk.ucas.fee'),
    },
  ],
  cities: {
    title: 'Rent by city',
    text: 'A room for a month in a shared home, bills included.',
    list: [
      { name: 'London', figure: fact('uk.rent.london') },
      { name: 'Sheffield', figure: fact('uk.rent.sheffield') },
      { name: 'Average of the UK', figure: fact('uk.rent.average'), isAverage: true },
    ],
  },
  funds: [
    {
      title: 'Your own money',
      text: 'In an account in your own name.',
    },
    {
      title: 'Your parents’ money',
      text: 'With your birth certificate and a letter in which they allow you to use it. Ask us before you use the money of another relative.',
    },
    {
      title: 'A student loan',
      text: 'From a government or a regulated student-loan scheme. A personal loan or one from a cooperative may be refused. Confirm with us.',
    },
    {
      title: 'What does not count',
      text: 'Overdrafts, shares, pensions and crypto; banks that are not regulated or keep no electronic records. Ask us before you use a cooperative.',
    },
  ],
  proofOfFunds: {
    title: 'Proof of funds',
    text: 'You show living costs for some months and what is unpaid of the first year’s fee. The sum must not fall on any day of the period. In London it is higher.',
    figures: [
      { label: 'Outside London', figure: fact('uk.funds.elsewhere') },
      { label: 'In London', figure: fact('uk.funds.london') },
      { label: 'Tuition', figure: fact('uk.funds.tuition') },
      { label: 'In the bank', figure: fact('uk.funds.held-for') },
    ],
  },
  changes: [
    {
      figure: fact('uk.funds.elsewhere', 'uk.funds.london'),
      text: 'More funds to show, for everybody who applies for the visa from this day. The day of the application decides, not the day of the bank statement.',
    },
    {
      figure: fact('uk.graduate.length'),
      text: 'A shorter stay after study, for everybody who applies for the Graduate visa from this day. Whoever starts a taught course now gets the shorter one.',
    },
    {
      figure: fact('uk.sponsor.completion'),
      text: 'A stricter limit for universities. Expect careful offers and more questions before the CAS.',
    },
    {
      figure: fact('uk.levy'),
      text: 'Universities in England may pass it on to students. Ask for the fee of every year.',
    },
  ],
  deadlines: [
    {
      title: 'UCAS, Oxford, Cambridge and medicine',
      text: 'Bachelor’s degrees.',
      figure: fact('uk.ucas.deadline.early'),
    },
    {
      title: 'UCAS, all other bachelor’s degrees',
      text: 'Later applications count only while places are left.',
      figure: fact('uk.ucas.deadline'),
    },
  ],
  entry: [
    { level: 'Foundation year', marks: fact('uk.marks.foundation') },
    {
      level: 'Bachelor’s',
      marks: fact('uk.marks.bachelor'),
      english: fact('uk.english.bachelor', 'uk.english.bristol'),
    },
    {
      level: 'Master’s',
      marks: fact('uk.marks.master', 'uk.marks.edinburgh'),
      english: fact('uk.english.master'),
    },
    { level: 'For the visa', english: fact('uk.english.visa') },
  ],
  entryText:
    'These are usual marks; each course has its own. No general rule on study gaps was found: be ready to explain yours with papers. For a taught master’s some universities ask for a longer bachelor’s degree than Nepali colleges offered in the past.',
  health: [
    {
      title: 'Health surcharge',
      text: 'You pay it with the visa and may then use the public health service. It is counted on the length of the visa, and the visa is longer than the course.',
      figures: [{ label: 'Surcharge', figure: fact('uk.health-surcharge') }],
    },
    {
      title: 'Tuberculosis test',
      text: 'Only clinics on the British list count. Go when the visa application is near, so that the certificate is still valid.',
      figures: [{ label: 'Valid for', figure: fact('uk.tb-certificate') }],
    },
  ],
  family: [
    {
      title: 'Work in term and holidays',
      text: 'No self-employment, freelancing or gig work, such as delivery by app. We advise you to stay below the limit in every week.',
      figures: [
        { label: 'In term', figure: fact('uk.work.in-term') },
        { label: 'In the holidays', figure: fact('uk.work.holidays') },
      ],
    },
    {
      title: 'Husband, wife and children',
      text: 'Whoever promises that your family can come with a usual master’s degree is wrong.',
      figures: [
        { label: 'Taught course', figure: fact('uk.dependants.taught') },
        { label: 'Exception', figure: fact('uk.dependants.research') },
      ],
    },
  ],
  scholarships: [
    {
      title: 'Chevening',
      text: 'From the UK Government, for a one-year master’s degree. It pays for tuition, travel and living. You need experience of work, and you return to Nepal afterwards.',
      figures: [
        { label: 'Last round', figure: fact('uk.chevening.round') },
        { label: 'From Nepal', figure: fact('uk.chevening.nepal') },
      ],
    },
    {
      title: 'University scholarships',
      text: 'Most universities have some for students from abroad. Many are a reduction of the tuition fee. Bristol is an example.',
      figures: [{ label: 'Bristol', figure: fact('uk.scholarship.bristol') }],
    },
  ],
  steps: [
    {
      title: 'Choose and apply',
      text: 'From November to January: English test and shortlist. You apply through UCAS for a bachelor’s degree, and to the university itself for most master’s degrees, from November to May.',
      who: 'You, with us',
      figures: [{ label: 'UCAS until', figure: fact('uk.ucas.deadline') }],
    },
    {
      title: 'Offer',
      text: 'The offer may name conditions, such as a mark or a test result. When you meet them, the place is yours. A university with too many refused visas may no longer sponsor students, so offers are careful.',
      who: 'The university',
      figures: [
        { label: 'Refused, at most', figure: fact('uk.sponsor.refusals') },
        { label: 'Enrolled', figure: fact('uk.sponsor.enrolment') },
      ],
    },
    {
      title: 'NOC',
      text: 'You apply for it when you have the offer. Your bank needs it before it sends the deposit.',
      who: 'You, at the Ministry in Nepal',
      duration: fact('np.noc.days'),
      figures: [{ label: 'Fee', figure: fact('np.noc.fee') }],
    },
    {
      title: 'Deposit and CAS',
      text: 'You pay the deposit into the university’s own account. It sends the Confirmation of Acceptance for Studies (CAS).',
      who: 'You, then the university',
    },
    {
      title: 'ATAS certificate',
      text: 'Only if your CAS says so. You apply online, before the visa.',
      who: 'You, then the Foreign Office of the UK',
      duration: fact('uk.atas'),
    },
    {
      title: 'Proof of funds',
      text: 'The money has to be in the bank for some time in a row before you apply, without a day below the sum.',
      who: 'You or your parents',
      duration: fact('uk.funds.held-for'),
    },
    {
      title: 'Tuberculosis test',
      text: 'Students from Nepal need a certificate from a clinic that the UK has approved.',
      who: 'You, at the clinic',
      figures: [{ label: 'Valid for', figure: fact('uk.tb-certificate') }],
    },
    {
      title: 'Apply for the Student visa',
      text: 'You apply online, pay the fee and the health surcharge, and give your fingerprints and photo. There may be an interview.',
      who: 'You, with us',
      figures: [
        { label: 'Earliest', figure: fact('uk.apply-window') },
        { label: 'Fee', figure: fact('uk.student-visa.fee') },
      ],
    },
    {
      title: 'Decision and departure',
      text: 'You get the decision by email and set up a UKVI account for the eVisa. Then you book your flight and your room.',
      who: 'UK Visas and Immigration',
      duration: fact('uk.processing'),
      figures: [{ label: 'Visa', figure: fact('uk.evisa') }],
    },
  ],
  afterwards: [
    {
      title: 'Graduate visa',
      text: 'You apply in the UK, before the Student visa ends, and after the university has reported that you finished. An application before this report is refused, and the fee is lost.',
      figures: [
        { label: 'Length', figure: fact('uk.graduate.length') },
        { label: 'Fee', figure: fact('uk.graduate.fee') },
        { label: 'Health surcharge', figure: fact('uk.graduate.surcharge') },
      ],
    },
    {
      title: 'Skilled Worker visa',
      text: 'With a job offer from an employer who may sponsor you, you can change to this visa.',
    },
    {
      title: 'Settlement',
      text: 'The government has asked for opinions on longer waits before settlement. Nothing is decided.',
    },
  ],
  intakes: [
    { title: 'September', text: 'The main intake. Some universities begin in October.' },
    {
      title: 'January',
      text: 'The second intake, above all for master’s degrees in business and IT.',
    },
  ],
  documents: [
    'Passport',
    'Certificates and transcripts of SEE, class 12 and the bachelor’s degree',
    'Result of an English test, such as IELTS or PTE',
    'Statement of purpose, and letters of recommendation where the university asks for them',
    'No Objection Certificate (NOC)',
    'Confirmation of Acceptance for Studies (CAS): its number',
    'Receipt of the deposit',
    'Bank statement or bank letter, with name, account number, date and the bank’s contacts',
    'Birth certificate and your parents’ letter, where their money is used',
    'Loan letter of a government or a regulated student-loan scheme, if there is a loan',
    'Letter of the sponsor, if a government pays',
    'Tuberculosis test certificate',
    'ATAS certificate, if the CAS asks for it',
    'Consent of both parents, if you are under age',
    'English or certified translations of all papers in Nepali',
    'Online application, and receipts of the visa fee and the health surcharge',
  ],
  refusals: [
    {
      title: 'The balance dips, or the statement is old',
      text: 'A single day below the sum is enough. We advise you to keep the money untouched until the decision.',
      figures: [{ label: 'In the bank', figure: fact('uk.funds.held-for') }],
    },
    {
      title: 'Money that appeared lately',
      text: 'Large deposits without a source look borrowed. We advise you to show the sale, the loan or the salary behind each.',
    },
    {
      title: 'Not a genuine student',
      text: 'At the interview, the choice of the course, a gap or the finances were not explained. We advise you to practise in your own words.',
    },
    {
      title: 'CAS and papers differ',
      text: 'Compare names, dates and fees before you apply, and check that the university is still on the register of sponsors.',
    },
    {
      title: 'English, TB test or ATAS missing',
      text: 'Each has its own validity. We advise you to write the dates into one list.',
    },
    {
      title: 'An earlier refusal that was hidden',
      text: 'This counts as deception. Tell us of every refusal, in any country.',
    },
  ],
  refusalRate: fact('uk.visas.granted'),
  beware: [
    {
      title: 'A longer stay after your master’s',
      text: 'Agents still sell the old length.',
      figures: [{ label: 'It is', figure: fact('uk.graduate.length') }],
    },
    {
      title: '“Bring your wife or husband”',
      figures: [{ label: 'In fact', figure: fact('uk.dependants.taught') }],
      text: 'A usual master’s degree is a taught course.',
    },
    {
      title: 'A CAS or a job certificate for sale',
      text: 'Nobody can sell one. A sold paper ends in a refusal.',
    },
    {
      title: 'Calls that ask for money',
      text: 'The Home Office never asks for money by telephone.',
    },
    {
      title: 'A deposit into a private account',
      text: 'Pay only into the university’s own account, after you found it on the register of sponsors.',
    },
  ],
  links: [
    { title: 'Student visa', address: 'https://www.gov.uk/student-visa' },
    { title: 'Money for the Student visa', address: 'https://www.gov.uk/student-visa/money' },
    {
      title: 'Health surcharge: how much you pay',
      address: 'https://www.gov.uk/healthcare-immigration-application/how-much-pay',
    },
    {
      title: 'Tuberculosis test: clinics in Nepal',
      address:
        'https://www.gov.uk/government/publications/tuberculosis-test-for-a-uk-visa-clinics-in-nepal',
    },
    {
      title: 'Register of licensed sponsors: students',
      address: 'https://www.gov.uk/government/publications/register-of-licensed-sponsors-students',
    },
    {
      title: 'ATAS: who needs it',
      address: 'https://www.gov.uk/guidance/academic-technology-approval-scheme',
    },
    { title: 'Graduate visa', address: 'https://www.gov.uk/graduate-visa' },
    {
      title: 'Frauds, tricks and scams',
      address:
        'https://www.gov.uk/government/publications/frauds-tricks-and-scams/fraud-tricks-and-scams',
    },
    { title: 'University of Leeds', address: 'https://www.leeds.ac.uk' },
    { title: 'University of Hull', address: 'https://www.hull.ac.uk' },
    { title: 'University of Lincoln', address: 'https://www.lincoln.ac.uk' },
    { title: 'Bangor University', address: 'https://www.bangor.ac.uk' },
    { title: 'Aberystwyth University', address: 'https://www.aber.ac.uk' },
    { title: 'Glasgow Caledonian University', address: 'https://www.gcu.ac.uk' },
    { title: 'University of Lancashire', address: 'https://www.lancashire.ac.uk' },
    { title: 'Cardiff University', address: 'https://www.cardiff.ac.uk' },
  ],
  earlier: [
    {
      label: 'Tuition fee',
      figure: fact('uk.earlier.tuition'),
      reason: 'No source names it, and bachelor’s and master’s degrees differ.',
      instead: fact('uk.tuition.master', 'uk.tuition.bachelor'),
    },
    {
      label: 'Living costs',
      figure: fact('uk.earlier.living'),
      reason: 'A year in London costs more than this, even by the sum that the visa asks for.',
      instead: fact('uk.living.min-standard'),
    },
    {
      label: 'Post-study work visa',
      figure: fact('uk.earlier.stay'),
      reason: 'The rule has changed for everybody who finishes a taught course from now on.',
      instead: fact('uk.graduate.length'),
    },
  ],
  noc,
}
