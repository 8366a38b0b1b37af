import type { GuideContent } from '../guide-contract.ts'
import { englishTest, noc, usualDocuments } from './from-nepal.ts'
import { fact } from './read-guide.ts'

export const canada: GuideContent = {
  code: 'CA',
  slug: 'canada',
  name: 'Canada',
  nameInText: 'Canada',
  label: 'Canada',
  position: 2,
  title: 'Study in Canada from Nepal',
  description:
    'Study in Canada from Nepal: universities, course areas, tuition and living costs, the study permit step by step, scholarships, proof of funds and the NOC.',
  picture: '',
  globe: '',
  outline: '',
  tagline: 'Study in English or French, with a way into work',
  intro:
    'Canada offers degrees at universities and practical diplomas at colleges. After many programmes you may stay and work.',
  actions: { first: 'Free Consultation', last: 'Free Consultation' },
  gateway: { airport: 'YYZ', city: 'Toronto' },

  answers: {
    funds: fact('ca.funds.living'),
    isTuitionOnTop: true,
    visaFee: fact('ca.study-permit.fee'),
    visaTime: fact('ca.processing'),
    work: fact('ca.work.off-campus'),
    stay: fact('ca.pgwp.length'),
    dependants: fact('ca.dependants', 'ca.dependants.master'),
    english: fact('ca.english.bachelor'),
    entry: fact('ca.entry.bachelor', 'ca.entry.master'),
    intakes: [9, 1, 5],
  },
  facts: [
    {
      label: 'Post-graduation work permit',
      figure: fact('ca.pgwp.length'),
    },
    { label: 'Languages', text: 'English and French' },
    { label: 'Currency', text: 'Canadian dollar' },
  ],
  reasons: [
    {
      title: 'Stay and work after your degree',
      text: 'The post-graduation work permit lets you work for nearly any employer in Canada.',
      figures: [{ label: 'Length', figure: fact('ca.pgwp.length') }],
    },
    {
      title: 'University or college',
      text: 'Universities give degrees. Colleges give shorter diplomas that prepare for one kind of work.',
    },
    {
      title: 'Work as part of the course',
      text: 'In co-op programmes you change between terms of study and paid terms of work. The study permit covers these terms.',
      figures: [{ label: 'No separate permit since', figure: fact('ca.work.co-op') }],
    },
    {
      title: 'Work beside your studies',
      text: 'Most full-time students may work off campus, with a limit in term.',
      figures: [{ label: 'Off campus', figure: fact('ca.work.off-campus') }],
    },
    {
      title: 'Used to newcomers',
      text: 'People from all over the world live in Canada’s cities. Universities have offices that help you settle in.',
    },
    {
      title: 'Two world languages',
      text: 'You study in English, or in French in Québec, and hear both.',
    },
  ],
  universities: [
    {
      name: 'University of Toronto',
      place: 'Toronto, Ontario',
      address: 'https://future.utoronto.ca',
      text: 'Gives the Pearson scholarship, which pays for a whole bachelor’s degree. Toronto is one of the expensive cities.',
    },
    {
      name: 'University of British Columbia',
      place: 'Vancouver, British Columbia',
      address: 'https://you.ubc.ca',
      text: 'Gives scholarships by need to very good students. Look up its own fees: the average says little about one university.',
    },
    {
      name: 'McGill University',
      place: 'Montréal, Québec',
      address: 'https://www.mcgill.ca',
      text: 'In Québec you also need the CAQ, and you show Québec’s own amount of money.',
    },
    {
      name: 'University of Alberta',
      place: 'Edmonton, Alberta',
      address: 'https://www.ualberta.ca',
      text: 'A public university, so master’s students need no attestation letter under the rules of this year.',
    },
    {
      name: 'University of Waterloo',
      place: 'Waterloo, Ontario',
      address: 'https://uwaterloo.ca',
      text: 'Many of its programmes have co-op terms.',
    },
  ],
  courseAreas: [
    'Business and management',
    'Computer science and IT',
    'Engineering',
    'Nursing and health sciences',
    'Data science',
    'Hospitality and tourism',
  ],
  costs: [
    {
      part: 'tuition',
      level: 'bachelor',
      item: 'Tuition, bachelor’s degree',
      text: 'The average, and two universities as examples. The average is not the top: look up the fee of your course.',
      figure: fact('ca.tuition.undergraduate', 'ca.tuition.manitoba', 'ca.tuition.york'),
    },
    {
      part: 'tuition',
      level: 'master',
      item: 'Tuition, master’s degree',
      text: 'The average, and one university as an example. Fees differ much between subjects.',
      figure: fact('ca.tuition.postgraduate', 'ca.tuition.york-graduate'),
    },
    {
      part: 'living',
      item: 'Living costs',
      text: 'What Canada and Québec ask you to have for a year, and what a student in Toronto needs.',
      figure: fact('ca.funds.living', 'ca.living.toronto'),
    },
    {
      part: 'visa',
      item: 'Study permit',
      text: 'Paid online with the application.',
      figure: fact('ca.study-permit.fee'),
    },
    {
      part: 'visa',
      item: 'Biometrics',
      text: 'Fingerprints and photo, paid with the application.',
      figure: fact('ca.biometrics.fee'),
    },
    {
      part: 'health',
      item: 'Health insurance',
      text: 'Each province and university has its own plan.',
      figure: fact('ca.health', 'ca.health.british-columbia'),
    },
    {
      item: 'Québec acceptance certificate',
      text: 'Only for studies in Québec.',
      figure: fact('ca.caq.fee'),
    },
    {
      item: 'A month in Toronto',
      text: 'What students pay for a room, food and bills.',
      figure: fact('ca.living.toronto-month'),
    },
    {
      item: 'A whole year in Toronto',
      text: 'York University’s own estimate for its students.',
      figure: fact('ca.year.toronto'),
    },
  ],
  cities: {
    title: 'Living costs by city',
    text: 'Room, food and personal costs of a year. For other cities no recent figure with a source was found; none costs less than the study permit asks you to show.',
    list: [
      {
        name: 'Toronto',
        figure: fact('ca.living.toronto'),
      },
    ],
  },
  entry: [
    {
      level: 'Bachelor’s degree',
      marks: fact('ca.entry.bachelor'),
      english: fact('ca.english.bachelor'),
      text: 'Engineering, nursing and business often ask for more.',
    },
    {
      level: 'Master’s degree',
      marks: fact('ca.entry.master'),
      english: fact('ca.english.laurentian'),
      text: 'Many programmes also ask for references, and some for work experience.',
    },
  ],
  entryText:
    'We found no rule on a study gap. We advise you to explain each gap in your letter, and to add papers of your work or training in that time. Marks and scores are what agencies in Nepal report; the page of your programme decides. The study permit itself has no score that we could confirm.',
  scholarships: [
    {
      title: 'University entrance scholarships',
      text: 'Many universities look at your marks when you apply and offer a scholarship with the place.',
    },
    {
      title: 'Lester B. Pearson International Scholarship',
      text: 'For a bachelor’s degree at the University of Toronto. Your school has to nominate you, and you are in the last year of school or have just finished it.',
      figures: [
        { label: 'It pays', figure: fact('ca.pearson.award') },
        { label: 'Given to', figure: fact('ca.pearson.count') },
        { label: 'Last deadline found', figure: fact('ca.pearson.deadline') },
      ],
    },
    {
      title: 'International Scholars, University of British Columbia',
      text: 'By need, for students with the best marks. Not for nursing.',
      figures: [
        { label: 'Gap after school', figure: fact('ca.ubc.gap') },
        { label: 'Last deadline found', figure: fact('ca.ubc.deadline') },
      ],
    },
    {
      title: 'Study in Canada Scholarships',
      text: 'For an exchange, not for a whole degree. You study at a university in Nepal, and its partner in Canada applies for you.',
      figures: [
        { label: 'Nepal', figure: fact('ca.exchange.nepal') },
        { label: 'Amount', figure: fact('ca.exchange.award') },
        { label: 'Last deadline found', figure: fact('ca.exchange.deadline') },
      ],
    },
    {
      title: 'Funding for research degrees',
      text: 'Many master’s and doctoral students are paid for research or teaching at their university.',
    },
  ],
  steps: [
    {
      title: 'Choose the programme',
      text: 'The school must be a designated learning institution (DLI). Check also that the programme leads to the work permit that you plan for. We do both with you.',
      who: 'You, with us',
      figures: [
        { label: 'We advise, before the course', figure: fact('ca.advice.choose') },
        { label: 'English test', figure: fact('ca.advice.test') },
      ],
    },
    {
      title: 'Apply and receive the letter of acceptance',
      text: 'The school offers you a place. You accept it and pay the deposit that it asks for.',
      who: 'You and the school',
      figures: [
        { label: 'Application', figure: fact('ca.advice.apply') },
        { label: 'Offer and deposit', figure: fact('ca.advice.offer') },
      ],
    },
    {
      title: 'Provincial attestation letter',
      text: 'The province gives it through the school. Without it IRCC returns your application and the fees, so ask the school whether you are excepted.',
      who: 'The school and the province',
      figures: [
        { label: 'This year', figure: fact('ca.attestation-letter') },
        { label: 'Not needed for', figure: fact('ca.attestation-letter.exception') },
        { label: 'Permits for this year', figure: fact('ca.cap') },
      ],
    },
    {
      title: 'In Québec: acceptance certificate (CAQ)',
      text: 'You apply to the province before you apply to Canada. It takes the place of the attestation letter.',
      who: 'You and Québec',
      duration: fact('ca.caq.time'),
      figures: [{ label: 'Fee', figure: fact('ca.caq.fee') }],
    },
    {
      title: 'NOC, payment and papers',
      text: 'With the NOC your bank sends the money. Prepare proof of funds, certificates, and a letter that explains your plan of study.',
      who: 'You and your bank',
    },
    {
      title: 'Apply for the study permit',
      text: 'You apply online and pay. Then you give fingerprints and photo at the visa application centre in Kathmandu.',
      who: 'You',
      figures: [
        { label: 'Study permit fee', figure: fact('ca.study-permit.fee') },
        { label: 'Biometrics', figure: fact('ca.biometrics.fee') },
        { label: 'We advise, before the course', figure: fact('ca.advice.permit') },
      ],
    },
    {
      title: 'Medical examination and decision',
      text: 'A panel physician whom Canada has approved examines you, in Kathmandu at IOM or TMMC. Then you wait. IRCC’s online tool counts by country of residence; look there first.',
      who: 'A panel physician, then IRCC',
      duration: fact('ca.processing'),
      figures: [{ label: 'For courses of more than', figure: fact('ca.medical.course-length') }],
    },
    {
      title: 'Visa and departure',
      text: 'You receive the visa in your passport. The study permit is printed when you arrive. Then apply for a social insurance number (SIN), which you need for work.',
      who: 'You',
      figures: [{ label: 'Flight', figure: fact('ca.advice.flight') }],
    },
  ],
  changes: [
    {
      figure: fact('ca.attestation-letter.until'),
      text: 'The rules of this year on attestation letters end. If you apply later, ask us or the school first: the new rules may ask for the letter from others.',
    },
    {
      figure: fact('ca.cap.new'),
      text: 'Canada plans fewer permits for new students. Apply early, while your province still has letters.',
    },
    {
      figure: fact('ca.funds.next-change'),
      text: 'The amount to show for living changes every September. The day of your application counts.',
    },
  ],
  funds: [
    {
      title: 'Your own and your parents’ savings',
      text: 'We advise money that has been in the account for some time. Explain each large deposit with the sale, loan or salary behind it.',
      figures: [{ label: 'Statements of the last', figure: fact('ca.funds.statements') }],
    },
    {
      title: 'GIC',
      text: 'A guaranteed investment certificate from a Canadian bank. You pay the money in, and receive it back in parts after you arrive.',
    },
    {
      title: 'Education loan and sponsor',
      text: 'A loan letter from the bank, or a letter of the sponsor with proof of income and relationship.',
    },
    {
      title: 'Receipts',
      text: 'Tuition and rent that you have already paid count, with the receipt.',
    },
    {
      title: 'With husband, wife or children',
      text: 'You show more for each person who comes with you.',
      figures: [{ label: 'Living', figure: fact('ca.funds.family') }],
    },
  ],
  health: [
    {
      title: 'The plan depends on the province',
      text: 'In Ontario universities enrol you in UHIP. British Columbia has a fee of the province. In Québec students from Nepal need a private plan.',
    },
    {
      title: 'Dental care and glasses',
      text: 'Student plans often add them. Ask whether you can leave such a plan if you already have cover.',
    },
  ],
  family: [
    {
      title: 'Your work in term and in breaks',
      text: 'Start only when your course has begun and you have a SIN. More hours than allowed can cost you the permit.',
      figures: [{ label: 'Off campus', figure: fact('ca.work.off-campus') }],
    },
    {
      title: 'Husband or wife',
      text: 'Their open work permit depends on your programme. After other programmes they can come only as visitors or students.',
      figures: [
        { label: 'Work permit', figure: fact('ca.dependants') },
        { label: 'Length of a master’s programme', figure: fact('ca.dependants.master') },
      ],
    },
  ],
  refusals: [
    {
      title: 'The officer doubts that you will leave Canada',
      text: 'Show what you come back to: family, property, a field with work in Nepal. The reasons here stand in the order of the data for one part of a year; most refusals name several.',
      figures: [{ label: 'In one refusal', figure: fact('ca.refusals.reasons') }],
    },
    {
      title: 'The money does not convince',
      text: 'The sum is too small, new in the account or without a source. We advise statements that show where it came from, and a plan for the whole course.',
    },
    {
      title: 'The purpose is not clear',
      text: 'The course does not follow from what you studied or worked. Say in your own words why this course, here and now.',
    },
    {
      title: 'Papers are missing or false',
      text: 'Check every paper against the list. One false paper, also from an agent, closes the door for years.',
      figures: [{ label: 'Ban', figure: fact('ca.refusals.ban') }],
    },
    {
      title: 'No attestation letter',
      text: 'This is not a refusal: the application comes back with the fees. But the time is lost.',
    },
  ],
  refusalRate: fact('ca.granted'),
  beware: [
    {
      title: 'Paid advice without a licence',
      text: 'Only lawyers, notaries of Québec and members of the College of Immigration and Citizenship Consultants may advise on Canadian immigration for money. Look up the name in the College’s register.',
    },
    {
      title: 'Forged letters of acceptance',
      text: 'Students learned years later that their letters were false. Ask the school by its own address whether your letter is real.',
      figures: [{ label: 'Removal cases', figure: fact('ca.refusals.forged-letters') }],
    },
    {
      title: 'ircc.com',
      text: 'This is a private site. The authority’s pages are on canada.ca.',
    },
    {
      title: 'Private “partner” colleges',
      text: 'Programmes that a private college teaches under a public curriculum lead to no work permit after graduation.',
    },
    {
      title: 'Promises and rents',
      text: 'Nepal’s embassy in Ottawa warns of exaggerated promotion, of rent paid in advance to people met on social media, and of jobs called certain.',
    },
  ],
  links: [
    {
      title: 'IRCC: money you must show',
      address:
        'https://www.canada.ca/en/immigration-refugees-citizenship/services/study-canada/study-permit/get-documents/financial-support.html',
    },
    {
      title: 'IRCC: apply for a study permit',
      address:
        'https://www.canada.ca/en/immigration-refugees-citizenship/services/study-canada/study-permit/apply.html',
    },
    {
      title: 'IRCC: attestation letters',
      address:
        'https://www.canada.ca/en/immigration-refugees-citizenship/corporate/publications-manuals/operational-bulletins-manuals/temporary-residents/study-permits/attestation-letters.html',
    },
    {
      title: 'IRCC: designated learning institutions',
      address:
        'https://www.canada.ca/en/immigration-refugees-citizenship/services/study-canada/study-permit/prepare/designated-learning-institutions-list.html',
    },
    {
      title: 'EduCanada: programmes and scholarships',
      address: 'https://www.educanada.ca',
    },
    {
      title: 'Visa application centre for Canada in Nepal',
      address: 'https://visa.vfsglobal.com/npl/en/can',
    },
    {
      title: 'College of Immigration and Citizenship Consultants',
      address: 'https://college-ic.ca/about-the-college/who-we-are',
    },
  ],
  earlier: [
    {
      label: 'Processing',
      figure: fact('ca.earlier.processing'),
      reason: 'No source was found.',
      instead: fact('ca.processing'),
    },
    {
      label: 'Tuition, undergraduate',
      figure: fact('ca.earlier.tuition-undergraduate'),
      reason: 'No source was found, and the average is higher.',
      instead: fact('ca.tuition.undergraduate'),
    },
    {
      label: 'Tuition, postgraduate',
      figure: fact('ca.earlier.tuition-postgraduate'),
      reason: 'No source was found.',
      instead: fact('ca.tuition.postgraduate'),
    },
    {
      label: 'Living costs',
      figure: fact('ca.earlier.living'),
      reason: 'No source was found, and the study permit asks for more.',
      instead: fact('ca.funds.living'),
    },
  ],
  afterwards: [
    {
      title: 'Post-graduation work permit',
      text: 'Its length follows the length of your programme, and it ends when your passport does. After a degree any field leads to it, also from a college; below a degree only some fields do.',
      figures: [
        { label: 'Length', figure: fact('ca.pgwp.length') },
        { label: 'After a short master’s degree', figure: fact('ca.pgwp.master') },
        { label: 'Language', figure: fact('ca.pgwp.language') },
        { label: 'Field', figure: fact('ca.pgwp.field') },
        { label: 'Apply within', figure: fact('ca.pgwp.deadline') },
        { label: 'Fee', figure: fact('ca.pgwp.fee') },
      ],
    },
    {
      title: 'Permanent residence',
      text: 'Work in Canada can count when you apply through Express Entry. Several programmes of the provinces for graduates have closed, so do not choose a course because of one.',
      figures: [
        { label: 'Ontario, master’s, closed', figure: fact('ca.residence.ontario') },
        { label: 'British Columbia, closed', figure: fact('ca.residence.british-columbia') },
        { label: 'Québec, closed', figure: fact('ca.residence.quebec') },
      ],
    },
  ],
  intakes: [
    { title: 'September', text: 'The main intake. We advise to begin a good year before it.' },
    { title: 'January', text: 'The second intake, with fewer programmes.' },
    { title: 'May', text: 'A small intake, mostly at colleges.' },
  ],
  documents: [
    ...usualDocuments,
    englishTest,
    'Curriculum vitae, and letters of experience for every study gap',
    'Character and migration certificates of your last school or university',
    'Letter of acceptance from the school',
    'Provincial attestation letter or, in Québec, the CAQ',
    'Proof of funds: bank statements, GIC, loan letter, tuition receipt, letter of the sponsor',
    'Often asked by agencies: proof of relationship and of income, tax clearance, valuation of property',
    'Letter of explanation for the visa officer',
    'Certified translations, with a copy of the original',
    'Receipt of the medical examination, for longer courses',
    'Confirmation of biometrics',
    'No Objection Certificate, for your bank',
  ],
  noc,
  proofOfFunds: {
    title: 'Proof of funds',
    text: 'You show that you can pay the first year’s tuition, living costs and the journey, and you explain how you will pay for the whole course. The authority sets the amount for living costs; Québec has its own.',
    figures: [
      { label: 'Living, one student', figure: fact('ca.funds.living') },
      { label: 'Journey', figure: fact('ca.funds.travel') },
    ],
  },
}
