import type { GuideContent } from '../guide-contract.ts'
import { noc, usualDocuments, usualProofs } from './from-nepal.ts'
import { fact } from './read-guide.ts'

export const southKorea: GuideContent = {
  code: 'KR',
  slug: 'south-korea',
  name: 'South Korea',
  nameInText: 'South Korea',
  label: 'South Korea',
  position: 7,
  title: 'Study in South Korea from Nepal',
  description:
    'Study in South Korea from Nepal: universities, the Global Korea Scholarship, the D-2 visa step by step, intakes, documents, proof of funds and the NOC.',
  picture: '',
  globe: '',
  outline: '',
  tagline: 'A year for the language, then a degree',
  intro:
    'South Korea invites students with scholarships and good language schools. Many begin with a year of Korean and go on to a degree. Look first whether your institution may invite students at all.',
  actions: { first: 'Free Consultation', last: 'Free Consultation' },
  gateway: { airport: 'ICN', city: 'Seoul' },

  answers: {
    funds: fact('kr.funds.degree'),
    visaTime: fact('kr.visa.processing'),
    work: fact('kr.work.with-permission'),
    intakes: [3, 9],
    stay: fact('kr.stay.d10'),
  },
  facts: [
    { label: 'Languages', text: 'Korean, some English' },
    { label: 'Visa for a degree', text: 'D-2' },
    { label: 'Visa for the language', text: 'D-4' },
    { label: 'Scholarship', text: 'Global Korea Scholarship' },
    { label: 'Currency', text: 'South Korean won' },
  ],
  reasons: [
    {
      title: 'Home of large technology companies',
      text: 'Electronics, cars, ships and batteries are made here. Universities work closely with the companies.',
    },
    {
      title: 'Scholarships from the state',
      text: 'The Global Korea Scholarship pays for nearly everything, and universities have their own.',
    },
    {
      title: 'A year for the language',
      text: 'Most universities have a language institute. You can learn Korean there before your degree.',
    },
    {
      title: 'Life in a modern country',
      text: 'Fast internet, and hospitals, buses and trains in every city.',
    },
  ],
  universities: [
    {
      name: 'Seoul National University',
      place: 'Seoul',
      address: 'https://www.snu.ac.kr',
      text: 'National, and in great demand.',
    },
    {
      name: 'KAIST',
      place: 'Daejeon',
      address: 'https://www.kaist.ac.kr',
      text: 'Science and engineering, mostly taught in English.',
    },
    {
      name: 'Yonsei University',
      place: 'Seoul',
      address: 'https://www.yonsei.ac.kr',
      text: 'Private, with a large language institute. Fees for students from abroad differ by subject.',
      figure: fact('kr.tuition.yonsei'),
    },
    {
      name: 'Korea University',
      place: 'Seoul',
      address: 'https://int.korea.edu',
      text: 'Private. Fees for students from abroad differ by subject.',
      figure: fact('kr.tuition.korea-university'),
    },
    {
      name: 'POSTECH',
      place: 'Pohang',
      address: 'https://www.postech.ac.kr',
      text: 'Science and engineering, above all for master’s degrees and doctorates.',
    },
    { name: 'Dongguk University', place: 'Seoul', address: 'https://en.dongguk.edu' },
    { name: 'Ajou University', place: 'Suwon', address: 'https://www.ajou.ac.kr' },
    {
      name: 'Pusan National University',
      place: 'Busan',
      address: 'https://international.pusan.ac.kr',
    },
    {
      name: 'Chungbuk National University',
      place: 'Cheongju',
      address: 'https://iss.chungbuk.ac.kr',
    },
    {
      name: 'Kangwon National University',
      place: 'Chuncheon',
      address: 'https://oiaknu.kangwon.ac.kr',
    },
    {
      name: 'SolBridge International School of Business',
      place: 'Daejeon',
      address: 'https://solbridge.ac.kr',
    },
  ],
  courseAreas: [
    'Engineering',
    'Computer science and IT',
    'Business and trade',
    'Korean language and culture',
    'Design and media',
    'Hospitality and tourism',
  ],
  costs: [
    {
      part: 'tuition',
      item: 'Tuition for students from abroad',
      text: 'The fees of private universities in Seoul.',
      figure: fact('kr.tuition.yonsei', 'kr.tuition.korea-university'),
    },
    {
      item: 'Rise of tuition for students from abroad',
      text: 'Plan with a higher fee for every further year.',
      figure: fact('kr.tuition.rise'),
    },
    {
      item: 'Tuition for Korean students',
      text: 'To compare. National universities usually cost less than private ones.',
      figure: fact('kr.tuition'),
    },
    { item: 'Language institute', text: 'Paid per term; a year has four terms.' },
    { item: 'Living costs', text: 'Dormitories cost least. Seoul costs more than other cities.' },
    {
      item: 'National health insurance',
      text: 'Students from abroad have to join and pay monthly.',
      figure: fact('kr.insurance'),
    },
    { item: 'Visa fee', text: 'Paid at the visa centre (KVAC), which adds its own charge.' },
  ],
  entryText:
    'For a bachelor’s degree you need class 12, for a master’s degree a bachelor’s. Universities ask for a level of Korean (TOPIK) or English (IELTS or TOEFL), and look at your marks and at the years since your last studies. There is no common rule, so ask each university. EPS-TOPIK, the test for workers, does not count.',
  health: [
    {
      title: 'National Health Insurance',
      text: 'You join by law and pay every month. Until then we advise you to take a private insurance for the first weeks.',
      figures: [{ label: 'From when', figure: fact('kr.insurance') }],
    },
    {
      title: 'Tuberculosis test',
      text: 'You need the report for the visa, from a hospital that the embassy accepts. Ask the visa centre for the list.',
    },
  ],
  family: [
    {
      title: 'Work for a degree (D-2)',
      text: 'You need a permit before the first day of work. Your level of Korean decides how long you may work.',
      figures: [
        { label: 'Limit', figure: fact('kr.work.with-permission') },
        { label: 'Level', figure: fact('kr.work.level') },
      ],
    },
    {
      title: 'Work for the language (D-4)',
      text: 'Other rules count, and at first no work is allowed. Ask the institute before you plan with it.',
    },
    {
      title: 'Husband, wife and children',
      text: 'Ask the university before you plan to bring them. We advise you to go alone first.',
    },
  ],
  scholarships: [
    {
      title: 'Global Korea Scholarship (GKS)',
      text: 'From the Korean Government. It pays for the flight, the language year, tuition and a monthly allowance. You apply through the embassy or through a university. The embassy publishes the next call in the autumn.',
      figures: [
        { label: 'By the embassy', figure: fact('kr.gks.undergraduate.nepal') },
        { label: 'Marks and age', figure: fact('kr.gks.undergraduate.criteria') },
        { label: 'Allowance', figure: fact('kr.gks.pays') },
      ],
    },
    {
      title: 'University scholarships',
      text: 'Many universities lower the tuition fee for good marks or a good result in the Korean test (TOPIK).',
    },
    {
      title: 'Research groups',
      text: 'Professors in science and engineering often pay master’s and doctoral students in their laboratories.',
    },
  ],
  steps: [
    {
      title: 'Choose your way',
      text: 'A language year first (D-4), or a degree at once (D-2). We look at your marks and plans. You take TOPIK or an English test.',
      who: 'You and we',
    },
    {
      title: 'Apply to the university',
      text: 'Look first whether it is certified for students from abroad. You send your papers, with the certificates confirmed in the way the university asks for.',
      who: 'You',
      figures: [{ label: 'Certified', figure: fact('kr.universities.certified') }],
    },
    {
      title: 'Certificate of Admission',
      text: 'The university accepts you, you pay the first fees with your NOC, and it sends the certificate with its business registration.',
      who: 'The university and you',
      duration: fact('np.noc.days'),
    },
    {
      title: 'Prepare your papers',
      text: 'Proof of funds, certificates, and a tuberculosis test.',
      who: 'You',
    },
    {
      title: 'Apply for the visa',
      text: 'You hand in the papers at the visa centre. The Korean Embassy decides, and may invite you to an interview.',
      who: 'You and the embassy',
      duration: fact('kr.visa.processing'),
      figures: [{ label: 'Where', figure: fact('kr.visa.where') }],
    },
    {
      title: 'Departure',
      text: 'After you arrive you register as a resident. Then the health insurance begins.',
      who: 'You',
      figures: [{ label: 'Registration', figure: fact('kr.registration') }],
    },
  ],
  funds: [
    {
      title: 'How much',
      text: 'The visa decides, and where the university is. The fees come on top. Some universities ask for more.',
      figures: [
        { label: 'Degree (D-2)', figure: fact('kr.funds.degree') },
        { label: 'Language (D-4)', figure: fact('kr.funds.language') },
      ],
    },
    {
      title: 'Whose money, and for how long',
      text: 'Usually yours or your parents’. For Nepal we found no published rule on how long it must have been there: ask the visa centre. We advise you to have it early and to leave it untouched.',
    },
    {
      title: 'Colleges in the trial',
      text: 'Some vocational programmes ask for Korean in place of the balance.',
      figures: [{ label: 'Trial', figure: fact('kr.pilot.vocational') }],
    },
  ],
  afterwards: [
    {
      title: 'Visa to look for work (D-10)',
      text: 'Graduates of Korean universities can apply to stay while they look for a job.',
      figures: [{ label: 'Stay', figure: fact('kr.stay.d10') }],
    },
    {
      title: 'Work in your field (E-7)',
      text: 'With a job offer that fits your degree you can change to a work visa.',
    },
    {
      title: 'From the language to a degree',
      text: 'You change from D-4 to D-2 in Korea. Your attendance decides whether you may stay.',
      figures: [{ label: 'Attendance', figure: fact('kr.language.attendance') }],
    },
  ],
  intakes: [
    { title: 'March', text: 'The main intake, when the academic year begins.' },
    {
      title: 'September',
      text: 'The second intake. Language institutes also begin in June and December.',
    },
  ],
  documents: [
    ...usualDocuments,
    ...usualProofs,
    'Standard Admission Certificate and the business registration of the university, with copies',
    'Scholarship paper, or the affidavit of a professor, if there is one',
    'Cover letter and study plan',
    'Proof of Korean (TOPIK) or English, as the programme asks. EPS-TOPIK, the test for workers, does not count',
    'Certificates confirmed in the way that the embassy and the university ask for',
    'Tuberculosis test certificate',
  ],
  noc,
  proofOfFunds: {
    title: 'Proof of funds',
    text: 'You or your parents show a bank balance. The amount depends on the visa and on where the university is. The embassy also looks at your family’s income.',
    figures: [
      { label: 'Degree (D-2)', figure: fact('kr.funds.degree') },
      { label: 'Language (D-4)', figure: fact('kr.funds.language') },
    ],
  },
  refusals: [
    {
      title: 'Money that does not fit',
      text: 'The balance appeared lately, or is larger than the income explains. Show how it grew, with papers.',
    },
    {
      title: 'Papers that contradict each other',
      text: 'Names, dates and amounts must agree in all papers and in the interview. We advise you to compare every one.',
    },
    {
      title: 'Too little Korean or English',
      text: 'No certificate, or a failed interview. Learn before you apply.',
    },
    {
      title: 'An institution under limits',
      text: 'After each review Korea bars institutions from inviting students. Ask for its status before you pay.',
      figures: [{ label: 'Barred', figure: fact('kr.universities.barred') }],
    },
    {
      title: 'A gap or an aim without reason',
      text: 'Say in the study plan what you did since your last studies, with proof, and why you need this course.',
    },
  ],
  beware: [
    {
      title: 'Borrowed balances',
      text: 'Some cooperatives and brokers lend a balance for a certificate, the same one to many. The embassy asks where the money comes from.',
    },
    {
      title: '“Work pays for everything”',
      text: 'It does not: the hours are limited, and you need a permit first.',
    },
    {
      title: 'EPS and study are two ways',
      text: 'EPS is for workers. Its test, EPS-TOPIK, opens no university, and a student visa is no way to a factory job.',
    },
    {
      title: 'Paying before the NOC is clear',
      text: 'Ask the Ministry whether it gives the NOC for a language course before you pay an institute.',
      figures: [{ label: 'Language courses', figure: fact('np.noc.language-courses') }],
    },
  ],
  links: [
    {
      title: 'Embassy of the Republic of Korea in Nepal',
      address: 'https://overseas.mofa.go.kr/np-en',
    },
    { title: 'Korea Visa Application Center', address: 'https://www.visaforkorea-np.com' },
    { title: 'Immigration (HiKorea)', address: 'https://www.hikorea.go.kr' },
    { title: 'Study in Korea', address: 'https://www.studyinkorea.go.kr' },
  ],
}
