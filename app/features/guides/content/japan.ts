import type { GuideContent } from '../guide-contract.ts'
import { noc, usualDocuments, usualProofs } from './from-nepal.ts'
import { fact } from './read-guide.ts'

export const japan: GuideContent = {
  code: 'JP',
  slug: 'japan',
  name: 'Japan',
  nameInText: 'Japan',
  label: 'Japan',
  position: 6,
  title: 'Study in Japan from Nepal',
  description:
    'Study in Japan from Nepal: universities, MEXT and JASSO scholarships, the Certificate of Eligibility and the visa step by step, costs, deadlines and the NOC.',
  picture: '',
  globe: '',
  outline: '',
  tagline: 'Technology, tradition and a standard tuition fee',
  intro:
    'Japan’s universities are strong in engineering and science. You can study in Japanese after a language school, or choose a programme in English. Your school applies for the Certificate of Eligibility, and with it you apply for the visa.',
  actions: { first: 'Book Free Consultation', last: 'Book Free Consultation' },
  gateway: { airport: 'NRT', city: 'Tokyo' },

  answers: {
    visaFee: fact('jp.visa.fee'),
    visaTime: fact('jp.coe.processing'),
    work: fact('jp.work.with-permission'),
    intakes: [4, 10],
    stay: fact('jp.stay.job-search'),
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
      title: 'A standard fee',
      text: 'The government sets a standard tuition fee for national universities. Most keep to it; some have begun to charge more.',
      figures: [{ label: 'Standard fee', figure: fact('jp.tuition.national') }],
    },
    {
      title: 'Programmes in English',
      text: 'More and more degrees are taught in English, above all master’s degrees and doctorates.',
    },
    {
      title: 'Work beside your studies',
      text: 'You may work part-time with a permission. Until now one could ask for it at the airport; Japan is changing this. Ask your school.',
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
    {
      name: 'The University of Tokyo',
      place: 'Tokyo',
      address: 'https://www.u-tokyo.ac.jp',
      text: 'National. Some degrees are taught in English.',
    },
    {
      name: 'Kyoto University',
      place: 'Kyoto',
      address: 'https://www.kyoto-u.ac.jp',
      text: 'National, with a long tradition in research.',
    },
    {
      name: 'Tohoku University',
      place: 'Sendai',
      address: 'https://www.tohoku.ac.jp',
      text: 'National. It will charge more than the standard fee, so look at the year in which you start.',
      figure: fact('jp.tuition.tohoku'),
    },
    {
      name: 'Nagoya University',
      place: 'Nagoya',
      address: 'https://www.nagoya-u.ac.jp',
      text: 'National, in the region where Japan builds its cars.',
    },
    {
      name: 'Waseda University',
      place: 'Tokyo',
      address: 'https://www.waseda.jp',
      text: 'Private, so the fees are higher than at national universities.',
    },
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
      item: 'Tuition',
      text: 'At national, public and private universities. Private ones add further fees.',
      figure: fact('jp.tuition.national', 'jp.tuition.public', 'jp.tuition.private'),
    },
    {
      part: 'tuition',
      item: 'Admission fee',
      text: 'Paid once, before you start, at national and public universities.',
      figure: fact('jp.admission.national', 'jp.admission.public'),
    },
    {
      item: 'Other fees at private universities',
      text: 'For admission and facilities, beside tuition.',
      figure: fact('jp.admission.private'),
    },
    {
      item: 'First year at a private university',
      text: 'Tuition and all other fees together. The subject makes the difference.',
      figure: fact('jp.first-year.private'),
    },
    {
      part: 'living',
      item: 'Living costs in Sendai',
      text: 'As Tohoku University states them, without rent. Tokyo costs more.',
      figure: fact('jp.living.sendai'),
    },
    {
      part: 'living',
      item: 'Room in Sendai',
      text: 'Dormitories cost least. Ask your school for a place early.',
      figure: fact('jp.room.sendai'),
    },
    {
      part: 'visa',
      item: 'Visa fee',
      text: 'VFS Global adds its own charge. Ask what students from Nepal pay.',
      figure: fact('jp.visa.fee', 'jp.visa.fee.ahead'),
    },
    {
      item: 'Longer permit to stay',
      text: 'Paid in Japan each time that your permit is extended. Look at isa.go.jp for the fee of the day.',
      figure: fact('jp.renewal.fee', 'jp.renewal.fee.ahead'),
    },
  ],
  cities: {
    title: 'What students had a month, by region',
    text: 'Not a price list: the average income of students from abroad who paid for themselves, tuition included. The survey is some years old.',
    list: [
      {
        name: 'Tokyo',
        figure: fact('jp.living.tokyo'),
      },
      {
        name: 'Shikoku',
        figure: fact('jp.living.shikoku'),
      },
      { name: 'All of Japan', figure: fact('jp.living.country'), isAverage: true },
    ],
  },
  entryText:
    'You need your class 12 certificate for a bachelor’s degree or a language school. Schools set their own limits for age and for the years since your last studies, and many ask for a first level of Japanese or a proof of course hours. Programmes in English ask for IELTS or TOEFL. Japan publishes no common marks, so ask each school. We advise you to begin Japanese half a year before you apply.',
  health: [
    {
      title: 'Tuberculosis certificate',
      text: 'You need it already for the Certificate of Eligibility. Only a clinic that Japan has named may issue it. The list stands on jpets.mhlw.go.jp.',
      figures: [
        { label: 'Certificate', figure: fact('jp.tb-certificate') },
        { label: 'It counts for', figure: fact('jp.tb-certificate.validity') },
      ],
    },
    {
      title: 'Health insurance',
      text: 'Residents join the National Health Insurance at the town hall when they register their address. Ask your school what it costs in its town.',
    },
  ],
  family: [
    {
      title: 'Work beside your studies',
      text: 'You need a permission. Work above the limit can cost you the next permit to stay. We advise you to plan your money without work.',
      figures: [
        { label: 'Limit', figure: fact('jp.work.with-permission') },
        { label: 'Permission', figure: fact('jp.work.ahead') },
        { label: 'Checks', figure: fact('jp.work.income-checks') },
      ],
    },
    {
      title: 'Husband, wife and children',
      text: 'Ask your school before you plan to bring them. We advise you to go alone first, and to settle home and money.',
    },
  ],
  scholarships: [
    {
      title: 'MEXT',
      text: 'From the Japanese Government. It pays for tuition, a monthly allowance and the flight. You apply through the Embassy of Japan in Kathmandu or through a university. The places are few. Ask the embassy in April for the next call.',
      figures: [
        { label: 'Bachelor’s', figure: fact('jp.mext.nepal.undergraduate') },
        { label: 'Research students', figure: fact('jp.mext.nepal.research') },
        { label: 'From Nepal', figure: fact('jp.mext.nepal.number') },
      ],
    },
    {
      title: 'JASSO',
      text: 'The Honors Scholarship for students who pay for themselves. You apply through your school in Japan, or are chosen ahead by your result in the EJU examination.',
      figures: [{ label: 'Allowance', figure: fact('jp.jasso.honors') }],
    },
    {
      title: 'Lower tuition fees',
      text: 'Many universities lower or waive the tuition fee for students with good marks and little money.',
    },
  ],
  steps: [
    {
      title: 'Choose your way',
      text: 'A language school first, or a programme in English at once. We look at your marks and plans. Begin Japanese now.',
      who: 'You and we',
    },
    {
      title: 'Apply to the school',
      text: 'You send your papers about half a year ahead. Some schools ask for an interview, the EJU examination or a Japanese test.',
      who: 'You',
    },
    {
      title: 'Admission and tuberculosis test',
      text: 'The school accepts you and asks for the papers that immigration needs. The certificate of the tuberculosis test belongs to them.',
      who: 'The school and you',
      figures: [{ label: 'It counts for', figure: fact('jp.tb-certificate.validity') }],
    },
    {
      title: 'Certificate of Eligibility',
      text: 'Your school applies for the certificate (COE) at the immigration office in Japan, with your tuberculosis certificate and your proof of funds.',
      who: 'The school',
      duration: fact('jp.coe.processing'),
      figures: [{ label: 'Tuberculosis certificate', figure: fact('jp.tb-certificate') }],
    },
    {
      title: 'Pay the first fees',
      text: 'With the certificate granted you get your NOC and pay the school through your bank. The certificate comes to you.',
      who: 'You and your bank',
      duration: fact('np.noc.days'),
    },
    {
      title: 'Apply for the visa',
      text: 'You take the certificate and your passport to VFS Global. Book early: some months are crowded. Appointments are free; who buys one from a broker is banned.',
      who: 'You',
      figures: [
        { label: 'Where', figure: fact('jp.visa.where') },
        { label: 'Crowded', figure: fact('jp.visa.crowded') },
        { label: 'Travel within', figure: fact('jp.visa.validity') },
      ],
    },
    {
      title: 'Departure',
      text: 'You receive your residence card on arrival, and register your address at the town hall.',
      who: 'You',
    },
  ],
  funds: [
    {
      title: 'How much',
      text: 'Japan names no official total. Immigration looks at whether your sponsor can pay tuition and living costs for the whole course. Your school tells you what it expects.',
    },
    {
      title: 'Whose money',
      text: 'Usually that of your parents or of yourself. The sponsor shows a balance certificate, statements, income and tax papers, and the proof that you are related.',
    },
    {
      title: 'Where it comes from',
      text: 'The savings must fit the income. We advise you to keep papers for every large sum, such as the sale of land. Money that appeared lately is a common reason for a refusal.',
    },
  ],
  changes: [
    {
      figure: fact('jp.tuition.tohoku'),
      text: 'For students who enter Tohoku University from that day. Other national universities may follow.',
    },
  ],
  deadlines: [
    {
      title: 'Language school, start in April',
      text: 'The longest course, and the main intake.',
      figure: fact('jp.deadlines.april'),
    },
    { title: 'Language school, start in July', figure: fact('jp.deadlines.july') },
    { title: 'Language school, start in October', figure: fact('jp.deadlines.october') },
    { title: 'Language school, start in January', figure: fact('jp.deadlines.january') },
  ],
  afterwards: [
    {
      title: 'Change to a work visa',
      text: 'With a degree and a job offer in your field you can apply to stay and work.',
    },
    {
      title: 'Time to look for work',
      text: 'For graduates of universities and of professional training colleges (senmon).',
      figures: [
        { label: 'Stay', figure: fact('jp.stay.job-search') },
        { label: 'A second year', figure: fact('jp.stay.job-search.second-year') },
        {
          label: 'After a language school',
          figure: fact('jp.stay.job-search.language-school'),
        },
      ],
    },
  ],
  intakes: [
    {
      title: 'April',
      text: 'The main intake, when the academic year begins. Language schools take your papers in the autumn before.',
    },
    {
      title: 'October',
      text: 'For many programmes in English and for language schools. Some begin in September.',
    },
    { title: 'July and January', text: 'For language schools only.' },
  ],
  documents: [
    ...usualDocuments,
    ...usualProofs,
    'Proof of Japanese (such as JLPT, or course hours) or English, as the school asks',
    'Tuberculosis clearance certificate from a clinic that Japan has named',
    'Certificate of Eligibility (COE), for the visa',
  ],
  noc,
  proofOfFunds: {
    title: 'Proof of funds',
    text: 'Immigration in Japan looks at this with the Certificate of Eligibility. Your sponsor shows bank balance, income and tax papers, and how the savings were made.',
  },
  refusals: [
    {
      title: 'Money that does not fit',
      text: 'The balance appeared lately, or is larger than the income explains. Show how it grew, with papers.',
    },
    {
      title: 'Papers that contradict each other',
      text: 'Names, dates and amounts must agree in all papers and in the interview. We advise you to compare every one before the school sends them.',
    },
    {
      title: 'Too little Japanese',
      text: 'A missing certificate or a failed interview. Learn before you apply, and bring the proof of your course.',
    },
    {
      title: 'A school under limits',
      text: 'Immigration is stricter with some schools. Ask your school how many of its certificates were granted last year.',
    },
    {
      title: 'A gap or an aim without reason',
      text: 'Say in the study plan what you did since your last studies, with proof, and why you need Japanese.',
    },
  ],
  beware: [
    {
      title: 'Borrowed balances',
      text: 'Some cooperatives and brokers lend a balance for a certificate. Immigration asks where the money comes from, and a false paper can end your plan.',
    },
    {
      title: '“Work pays for everything”',
      text: 'It does not: the hours are limited, and tuition is due before you earn.',
    },
    {
      title: 'Sellers of appointments',
      text: 'The appointment for the visa costs nothing. The embassy bans people who buy one.',
    },
    {
      title: 'Schools without accreditation',
      text: 'Language schools need a new accreditation; after a last day only accredited ones may take students from abroad. Ask for it before you pay.',
      figures: [
        { label: 'Accredited', figure: fact('jp.language-schools.accredited') },
        { label: 'Last day', figure: fact('jp.language-schools.deadline') },
      ],
    },
    {
      title: 'Paying before the NOC is clear',
      text: 'Ask the Ministry whether it gives the NOC for your course before you pay a language school.',
      figures: [{ label: 'Language courses', figure: fact('np.noc.language-courses') }],
    },
  ],
  links: [
    { title: 'Embassy of Japan in Nepal', address: 'https://www.np.emb-japan.go.jp' },
    { title: 'Tuberculosis screening (JPETS)', address: 'https://jpets.mhlw.go.jp' },
    { title: 'Study in Japan', address: 'https://www.studyinjapan.go.jp/en/' },
    { title: 'Immigration Services Agency', address: 'https://www.isa.go.jp' },
  ],
}
