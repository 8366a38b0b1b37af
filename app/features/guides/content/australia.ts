import type { GuideContent } from '../guide-contract.ts'
import { englishTest, noc } from './from-nepal.ts'
import { fact } from './read-guide.ts'

export const australia: GuideContent = {
  code: 'AU',
  slug: 'australia',
  name: 'Australia',
  nameInText: 'Australia',
  label: 'Australia',
  position: 1,
  title: 'Study in Australia from Nepal',
  description:
    'Study in Australia from Nepal: costs of the first year, money to show, marks and English, the student visa step by step, work and family, refusals and the NOC.',
  picture: '',
  globe: '',
  outline: '',
  tagline: 'Practical courses, and work beside your studies',
  intro:
    'Many students from Nepal go to Australia. The teaching is in English, the courses are practical, and the rules that protect students are clear.',
  actions: { first: 'Talk to Our Counselors', last: 'Talk to Our Counselors' },
  gateway: { airport: 'SYD', city: 'Sydney' },

  answers: {
    funds: fact('au.funds.living'),
    fundsOnTop: fact('au.funds.travel'),
    isTuitionOnTop: true,
    visaFee: fact('au.student-visa.fee'),
    visaTime: fact('au.processing'),
    work: fact('au.work.in-session', 'au.work.breaks'),
    intakes: [2, 7],
    stay: fact('au.graduate-visa.length'),
    dependants: fact('au.dependants'),
    english: fact('au.english.visa'),
    entry: fact('au.academic.usual'),
    evidence: fact('au.evidence-level.nepal'),
  },
  facts: [
    { label: 'Language', text: 'English' },
    { label: 'Visa', text: 'Student visa, subclass 500' },
    { label: 'Length of the visa', figure: fact('au.student-visa.length') },
    { label: 'Currency', text: 'Australian dollar' },
  ],
  reasons: [
    {
      title: 'Degrees that count elsewhere',
      text: 'Employers and universities in many countries know Australian degrees and accept them.',
    },
    {
      title: 'Work beside your studies',
      text: 'A student visa lets you work part-time in session, and without limit in course breaks.',
      figures: [{ label: 'In session', figure: fact('au.work.in-session') }],
    },
    {
      title: 'Time to work afterwards',
      text: 'After your degree you can apply for a Temporary Graduate visa and work in Australia.',
    },
    {
      title: 'Students are protected by law',
      text: 'If your university cannot give you the course that you paid for, you get another place or your money back.',
    },
    {
      title: 'Many people from Nepal',
      text: 'Every large city has a Nepali community. It is easy to find people who remember their own first weeks.',
      figures: [{ label: 'Students from Nepal', figure: fact('au.nepali-students') }],
    },
    {
      title: 'Teaching close to practice',
      text: 'Many courses include projects with companies, placements or internships.',
    },
  ],
  universities: [
    {
      name: 'The University of Melbourne',
      place: 'Melbourne, Victoria',
      address: 'https://www.unimelb.edu.au',
      text: 'A Group of Eight university: research, high marks, high fees.',
    },
    {
      name: 'Australian National University',
      place: 'Canberra',
      address: 'https://www.anu.edu.au',
      text: 'A Group of Eight university in the capital.',
    },
    {
      name: 'The University of Sydney',
      place: 'Sydney, New South Wales',
      address: 'https://www.sydney.edu.au',
      text: 'A Group of Eight university: high marks, and an expensive city.',
    },
    {
      name: 'UNSW Sydney',
      place: 'Sydney, New South Wales',
      address: 'https://www.unsw.edu.au',
      text: 'A Group of Eight university. It counts its fees by units of credit.',
      figure: fact('au.tuition.unsw'),
    },
    {
      name: 'The University of Queensland',
      place: 'Brisbane, Queensland',
      address: 'https://www.uq.edu.au',
      text: 'A Group of Eight university in Queensland’s largest city.',
    },
    {
      name: 'Monash University',
      place: 'Melbourne, Victoria',
      address: 'https://www.monash.edu',
      text: 'A Group of Eight university with many campuses.',
    },
    {
      name: 'Western Sydney University',
      place: 'Sydney, New South Wales',
      address: 'https://www.westernsydney.edu.au',
      text: 'Has a rule of its own for class 12 from Nepal. See the entry requirements.',
    },
    {
      name: 'Macquarie University',
      place: 'Sydney, New South Wales',
      address: 'https://www.mq.edu.au',
      text: 'Asks for better English than the visa does. See the entry requirements.',
    },
    {
      name: 'University of Technology Sydney',
      place: 'Sydney, New South Wales',
      address: 'https://www.uts.edu.au',
      text: 'A city university, often named by agents in Nepal.',
    },
    {
      name: 'Griffith University',
      place: 'Brisbane and Gold Coast, Queensland',
      address: 'https://www.griffith.edu.au/international',
      text: 'Lists its requirements by country. Ask us which list holds for Nepal.',
    },
    {
      name: 'Australian Catholic University',
      place: 'Sydney, Melbourne and Brisbane',
      address: 'https://www.acu.edu.au',
      text: 'Offers a scholarship for business and IT. See the scholarships.',
    },
    {
      name: 'Federation University',
      place: 'Ballarat, Victoria',
      address: 'https://www.federation.edu.au',
      text: 'Outside the largest cities. Check which campus your offer names.',
    },
    {
      name: 'Swinburne University of Technology',
      place: 'Melbourne, Victoria',
      address: 'https://www.swinburne.edu.au/courses/fees',
      text: 'Publishes its fees. A diploma costs less a year and can lead into a bachelor’s.',
      figure: fact('au.tuition.swinburne', 'au.tuition.swinburne.diploma'),
    },
    {
      name: 'Kaplan Business School',
      place: 'Sydney, Melbourne and other cities',
      address: 'https://www.kbs.edu.au/admissions/fees/international-fees',
      text: 'A private business college, not a university. Look at how full its places are: that decides how fast visas are processed.',
      figure: fact('au.tuition.kaplan'),
    },
    {
      name: 'Curtin University',
      place: 'Perth, Western Australia',
      address: 'https://www.curtin.edu.au/study/international-students/',
      text: 'On the west coast, far from the eastern cities.',
    },
    {
      name: 'Adelaide University',
      place: 'Adelaide, South Australia',
      address: 'https://adelaide.edu.au/study/international-students/',
      text: 'New: it replaces the University of Adelaide and the University of South Australia. Older brochures no longer hold.',
    },
  ],
  courseAreas: [
    'Business and management',
    'Accounting and finance',
    'Information technology',
    'Engineering',
    'Nursing and health sciences',
    'Hospitality and tourism',
    'Education and teaching',
  ],
  costs: [
    {
      part: 'tuition',
      level: 'bachelor',
      item: 'Tuition fee, bachelor’s',
      text: 'Australia publishes no average: each university sets its fees. The sum for the first year counts these examples. Your letter of offer says when you pay.',
      figure: fact('au.tuition.swinburne', 'au.tuition.unsw'),
    },
    {
      part: 'living',
      item: 'Living costs',
      text: 'What Australia asks one student to show. Large cities can cost more; see the costs by city.',
      figure: fact('au.funds.living'),
    },
    {
      part: 'health',
      isForWholeVisa: true,
      item: 'Health cover (OSHC)',
      text: 'Required for your whole stay, from the day you arrive. The amount is for twelve months; you buy it before the visa.',
      figure: fact('au.health-cover.price'),
    },
    {
      part: 'visa',
      item: 'Visa fee',
      text: 'You pay it online when you apply. You do not get it back.',
      figure: fact('au.student-visa.fee'),
    },
    {
      item: 'Visa fee for an English course only',
      text: 'For English-only and non-award courses.',
      figure: fact('au.student-visa.fee.elicos'),
    },
    {
      item: 'Application fee',
      text: 'Paid to the university, if it asks for one.',
      figure: fact('au.application-fee'),
    },
  ],
  cities: {
    title: 'Living costs by city',
    text: 'The figures come from different sources and may not contain the same. For other cities we found no figure with a known age.',
    list: [
      {
        name: 'Sydney',
        figure: fact('au.living.sydney'),
      },
      {
        name: 'Sydney, Melbourne, Brisbane, Perth, Adelaide',
        figure: fact('au.living.shared-room'),
        isAverage: true,
      },
    ],
  },
  scholarships: [
    {
      title: 'Australia Awards',
      text: 'From the Australian Government, for a master’s degree in a field that matters to Nepal. They pay for tuition, the return flight, a contribution to living costs, and insurance.',
      figures: [{ label: 'For Nepal', figure: fact('au.awards.nepal') }],
    },
    {
      title: 'ACU Global Excellence',
      text: 'From the Australian Catholic University, for students of business and IT. Ask us for the conditions of your intake.',
      figures: [{ label: 'Lowers the tuition by', figure: fact('au.scholarship.acu') }],
    },
    {
      title: 'University scholarships',
      text: 'Many universities lower the tuition fee for good marks. Some decide together with your application, others want a form of their own.',
    },
  ],
  steps: [
    {
      title: 'Choose and apply',
      text: 'We compare courses with you, you pass the English test, and we send your applications to the universities.',
      who: 'You, with us',
      duration: fact('au.timeline.choose'),
      figures: [{ label: 'Places for all countries', figure: fact('au.planning-level') }],
    },
    {
      title: 'Letter of offer',
      text: 'The university answers with an offer. It names the course, the fees and the conditions.',
      who: 'The university',
      duration: fact('au.timeline.apply'),
    },
    {
      title: 'NOC and proof of funds',
      text: 'You apply for the NOC. We advise you to build up the savings early, so that the bank’s list of transactions shows how they grew.',
      who: 'You and your sponsor',
      duration: fact('au.timeline.prepare'),
    },
    {
      title: 'Accept and pay',
      text: 'You pay the first fees and the health cover. The university sends the Confirmation of Enrolment (CoE). Without it a visa application is not valid.',
      who: 'You, then the university',
    },
    {
      title: 'Apply for the visa',
      text: 'You answer the Genuine Student questions in the online form, attach your papers and pay the fee. Attach all of them with the application.',
      who: 'You, with us',
      figures: [
        { label: 'Before the course starts', figure: fact('au.timeline.lodge') },
        { label: 'Each answer', figure: fact('au.genuine-student.words') },
        { label: 'Papers', figure: fact('au.files') },
      ],
    },
    {
      title: 'Biometrics and health',
      text: 'A letter asks for your fingerprints and photo. For the health examination you get a number (HAP ID). A police certificate is needed only if Australia asks for it.',
      who: 'You',
      duration: fact('au.biometrics.days'),
      figures: [
        { label: 'Biometrics', figure: fact('au.biometrics.place') },
        { label: 'Police certificate is valid for', figure: fact('au.police-certificate') },
      ],
    },
    {
      title: 'Decision and departure',
      text: 'Australia advises not to book a flight before the visa is granted. Then you book it, and your first room.',
      who: 'Home Affairs',
      duration: fact('au.processing'),
      figures: [
        { label: 'Order', figure: fact('au.processing.order') },
        { label: 'Target', figure: fact('au.processing.levels') },
      ],
    },
  ],
  changes: [
    {
      figure: fact('au.evidence-level.nepal'),
      text: 'The level decides which papers on money and English you must attach on the day you apply. We advise you to attach them all, whatever the level.',
    },
    {
      figure: fact('au.fees.update'),
      text: 'Australia usually raises visa fees on this day. If you apply before it, you pay today’s fee.',
    },
  ],
  entry: [
    {
      level: 'Bachelor’s',
      marks: fact('au.academic.usual', 'au.academic.bachelor', 'au.academic.gap'),
      english: fact('au.english.university'),
      text: 'The best academic subjects count, not all of them. Ask us for the rule of your university.',
    },
    {
      level: 'Master’s',
      marks: fact('au.academic.three-year-bachelor'),
      english: fact('au.english.university'),
      text: 'We advise a subject related to your bachelor’s.',
    },
    {
      level: 'Student visa',
      english: fact(
        'au.english.visa',
        'au.english.visa.with-course',
        'au.english.visa.older-tests',
      ),
      text: 'The university may ask for more than the visa.',
    },
  ],
  entryText:
    'A study gap is no bar in itself. Explain it with papers, such as work letters with dates, and say why you want to study now.',
  funds: [
    {
      title: 'What it adds up to',
      text: 'Living costs, travel, and the course fees, for you alone. Add the amounts below for everyone who comes along.',
      figures: [
        { label: 'You', figure: fact('au.funds.living') },
        { label: 'Travel', figure: fact('au.funds.travel') },
        { label: 'Fees', figure: fact('au.funds.fees') },
        { label: 'Husband or wife', figure: fact('au.funds.partner') },
        { label: 'Each child', figure: fact('au.funds.child') },
        { label: 'Each child at school', figure: fact('au.funds.school') },
      ],
    },
    {
      title: 'Savings and loans',
      text: 'Your own savings, those of your parents, or an education loan that is paid out. Show where each large deposit came from.',
      figures: [{ label: 'Source', figure: fact('au.funds.source') }],
    },
    {
      title: 'Income instead of savings',
      text: 'Your parents’ or your partner’s yearly income can take the place of savings, with tax papers.',
      figures: [{ label: 'Income', figure: fact('au.funds.income') }],
    },
  ],
  health: [
    {
      title: 'Overseas Student Health Cover (OSHC)',
      text: 'You buy it before you apply. The insurers are ahm, Allianz, Bupa, CBHS, Medibank and nib. Compare their prices.',
      figures: [
        { label: 'Must cover', figure: fact('au.health-cover.period') },
        { label: 'Price', figure: fact('au.health-cover.price') },
      ],
    },
  ],
  family: [
    {
      title: 'Your work',
      text: 'Your visa allows work within these limits.',
      figures: [
        { label: 'In session', figure: fact('au.work.in-session') },
        { label: 'In breaks', figure: fact('au.work.breaks') },
        { label: 'Research degrees', figure: fact('au.work.research') },
        { label: 'Minimum wage', figure: fact('au.minimum-wage') },
      ],
    },
    {
      title: 'Your family',
      text: 'Name your husband, wife or partner and your children in your own application, even if they follow later or not at all. For each of them you show more money.',
      figures: [{ label: 'Who may come', figure: fact('au.dependants') }],
    },
  ],
  refusals: [
    {
      title: 'Not believed to be a genuine student',
      text: 'We advise you to say in your own words what the course is worth to you in Nepal, why this university, and how it fits your earlier studies. Explain gaps and changes of subject.',
    },
    {
      title: 'Money without a source',
      text: 'We advise you to show transactions over time, the loan contract, and the sponsor’s tax and business papers. A large deposit shortly before looks borrowed.',
    },
    {
      title: 'False papers, or papers that cannot be proved',
      text: 'Hand in nothing that the issuer would not confirm. A false paper also harms later applications.',
      figures: [{ label: 'Possible ban', figure: fact('au.false-papers') }],
    },
    {
      title: 'CoE, health cover or English test missing',
      text: 'Check the list before you pay. A test taken at home does not count.',
      figures: [
        { label: 'Tests', figure: fact('au.english.validity') },
        { label: 'TOEFL', figure: fact('au.english.toefl') },
      ],
    },
  ],
  refusalRate: fact('au.visa-success.nepal'),
  beware: [
    {
      title: '“Guaranteed visa”',
      text: 'Nobody can promise it. Only registered migration agents, lawyers and exempt people may give help with Australian immigration.',
    },
    {
      title: 'Borrowed bank balance',
      text: 'Money that is rented for a day shows in the transactions and costs you the visa.',
    },
    {
      title: 'A cheaper college after arrival',
      text: 'Do not plan it. An unrelated change of course, or a study gap in Australia, counts against your next visa.',
      figures: [
        { label: 'Commission for agents', figure: fact('au.college-change') },
        { label: 'New private colleges', figure: fact('au.new-colleges') },
      ],
    },
    {
      title: 'Fees to an agent’s account',
      text: 'Pay tuition only to the account of the university or college, after your NOC, through your bank.',
    },
    {
      title: 'A college that is not registered',
      text: 'Look it up in CRICOS, the register of courses for students from abroad.',
    },
  ],
  links: [
    {
      title: 'Student visa (subclass 500)',
      address: 'https://immi.homeaffairs.gov.au/visas/getting-a-visa/visa-listing/student-500',
    },
    {
      title: 'Order in which student visas are decided',
      address:
        'https://immi.homeaffairs.gov.au/visas/getting-a-visa/visa-processing-times/visa-processing-priorities/student-visa',
    },
    {
      title: 'Temporary Graduate visa (subclass 485)',
      address:
        'https://immi.homeaffairs.gov.au/visas/getting-a-visa/visa-listing/temporary-graduate-485',
    },
    { title: 'CRICOS, the register of courses', address: 'https://cricos.education.gov.au' },
    {
      title: 'How full the places of each college are',
      address:
        'https://www.education.gov.au/managed-system-international-education-2026/resources/visa-prioritisation-status',
    },
    {
      title: 'The rule on money and English (LIN 19/198)',
      address: 'https://www.legislation.gov.au/F2019L01366/latest/text',
    },
    {
      title: 'Study Australia, the Government’s guide',
      address:
        'https://www.studyaustralia.gov.au/en/plan-your-move/your-guide-to-visas/student-visa-subclass-500',
    },
    { title: 'Australia Awards Nepal', address: 'https://australiaawardsnepal.org' },
  ],
  afterwards: [
    {
      title: 'Temporary Graduate visa (subclass 485)',
      text: 'For graduates of Australian universities. How long it lasts depends on your degree.',
      figures: [
        { label: 'Length', figure: fact('au.graduate-visa.length') },
        { label: 'After a diploma', figure: fact('au.graduate-visa.diploma') },
        { label: 'English', figure: fact('au.english.graduate-visa') },
        { label: 'Fee', figure: fact('au.graduate-visa.fee') },
      ],
    },
    {
      title: 'A second visa for the regions',
      text: 'Who has studied and lived in a regional area can apply once more.',
      figures: [{ label: 'Length', figure: fact('au.graduate-visa.regional') }],
    },
    {
      title: 'Further study',
      text: 'A good bachelor’s degree opens the way to a master’s, and research to a doctorate.',
    },
  ],
  intakes: [
    { title: 'February', text: 'The main intake, with the widest choice of courses.' },
    {
      title: 'July',
      text: 'The second intake. Most universities offer it, but not for each course.',
    },
    {
      title: 'Trimesters',
      text: 'Some universities also start in between. Each sets its own last day for students abroad: ask us.',
    },
  ],
  documents: [
    'Passport, and citizenship certificate',
    'SEE, class 12 and bachelor’s certificates, transcripts and character certificates',
    'Proof for each study gap, such as work letters with dates',
    `${englishTest}, not taken at home`,
    'Confirmation of Enrolment (CoE)',
    'Your answers to the Genuine Student questions, in the form',
    'Proof of health cover (OSHC) for the whole stay',
    'Bank transactions that show how the savings grew',
    'Loan contract and proof of payment, with a loan',
    'Sponsor’s identity card, and proof that you are related',
    'Sponsor’s tax papers, and proof of salary or business',
    'No Objection Certificate (NOC)',
    'Police certificate, if Australia asks for it',
    'Health examination, with your HAP ID',
    'English translations with the name, address, telephone number and qualifications of the translator',
    'Colour scans of the originals; certified copies are not needed',
  ],
  noc,
  proofOfFunds: {
    title: 'Proof of funds',
    text: 'You show that you can pay for travel, and for tuition and living costs of the first year. The Australian Government sets the amounts for living and travel. Savings in a bank and education loans are the usual proof.',
    figures: [
      { label: 'Living', figure: fact('au.funds.living') },
      { label: 'Travel', figure: fact('au.funds.travel') },
      { label: 'Fees', figure: fact('au.funds.fees') },
    ],
  },
  earlier: [
    {
      label: 'Rank in university systems',
      figure: fact('au.earlier.rank-systems'),
      reason: 'We found no source for this rank. Ranks say little about your course.',
    },
    {
      label: 'Rank as most popular destination',
      figure: fact('au.earlier.rank-destination'),
      reason: 'We found no source for this rank.',
    },
  ],
}
