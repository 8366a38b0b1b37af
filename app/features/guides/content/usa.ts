import type { GuideContent } from '../guide-contract.ts'
import { englishTest, noc, usualDocuments } from './from-nepal.ts'
import { fact } from './read-guide.ts'

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
  picture: '',
  globe: '',
  outline: '',
  tagline: 'A wide choice, and room to change your mind',
  intro:
    'Universities differ in size, fees and subjects, so compare several. You often choose your major in the second year, after you have tried several.',
  actions: { first: 'Contact Counsellors', last: 'Contact Counsellors' },
  gateway: { airport: 'JFK', city: 'New York' },

  answers: {
    funds: fact('us.funds'),
    work: fact('us.work.on-campus'),
    visaFee: fact('us.visa.fee'),
    stay: fact('us.opt.length', 'us.opt.stem'),
    dependants: fact('us.dependants'),
    english: fact('us.english.arlington'),
    entry: fact('us.entry.fairmont'),
    evidence: fact('us.proclamation'),
    intakes: [8, 1],
  },
  facts: [
    { label: 'SEVIS fee', figure: fact('us.sevis.fee') },
    { label: 'Language', text: 'English' },
    { label: 'Visa', text: 'F-1 student visa' },
    { label: 'Validity of the visa', figure: fact('us.visa.validity') },
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
      figures: [{ label: 'On campus', figure: fact('us.work.on-campus') }],
    },
    {
      title: 'Many students from Nepal',
      text: 'Nepal is among the countries that send most students to the USA.',
      figures: [
        { label: 'Students', figure: fact('us.nepal.students') },
        { label: 'Visas', figure: fact('us.nepal.visas') },
      ],
    },
  ],
  universities: [
    {
      name: 'Harvard University',
      place: 'Cambridge, Massachusetts',
      address: 'https://www.harvard.edu',
      text: 'Takes few of those who apply. Apply also to others.',
    },
    {
      name: 'Massachusetts Institute of Technology',
      place: 'Cambridge, Massachusetts',
      address: 'https://www.mit.edu',
      text: 'Science and engineering. Takes few of those who apply.',
    },
    {
      name: 'Stanford University',
      place: 'Stanford, California',
      address: 'https://www.stanford.edu',
      text: 'Takes few of those who apply, and living there is expensive.',
    },
    {
      name: 'Arizona State University',
      place: 'Tempe, Arizona',
      address: 'https://www.asu.edu',
      text: 'A large public university: students from abroad pay the fee for those from outside the state.',
    },
    {
      name: 'The University of Texas at Arlington',
      place: 'Arlington, Texas',
      address: 'https://www.uta.edu',
      text: 'Publishes its English scores and deadlines, which you find in this guide. Students from Nepal are not exempt from the English test.',
    },
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
      level: 'bachelor',
      item: 'Tuition, bachelor’s degree',
      text: 'Averages. Public universities ask more from students from outside their state, so from you. A scholarship of the university lowers the fee.',
      figure: fact('us.tuition'),
    },
    {
      part: 'living',
      item: 'Living costs',
      text: 'Room, food, books and transport: the average, and three towns. Large cities on the coasts cost more; no figure with a source was found for them.',
      figure: fact('us.living', 'us.living.greenville', 'us.living.syracuse', 'us.living.tampa'),
    },
    {
      part: 'visa',
      item: 'SEVIS fee (I-901)',
      text: 'Paid once, before the visa interview.',
      figure: fact('us.sevis.fee'),
    },
    {
      part: 'visa',
      item: 'Visa application fee',
      text: 'Paid before you book the interview.',
      figure: fact('us.visa.fee'),
    },
    {
      part: 'health',
      item: 'Health insurance',
      text: 'Most universities require it and offer a plan.',
      figure: fact('us.health'),
    },
    {
      item: 'Whole year, three examples',
      text: 'Tuition, living and insurance as the universities themselves count them, also for a master’s degree.',
      figure: fact('us.year'),
    },
    {
      item: 'Tuition, community college',
      text: 'Some students begin there and move to a university later.',
      figure: fact('us.tuition.community-college'),
    },
    {
      item: 'Housing and food alone',
      text: 'Averages on campus.',
      figure: fact('us.living.housing'),
    },
    {
      item: 'Application to a university',
      text: 'Paid to each university that you apply to.',
      figure: fact('us.application.fee'),
    },
  ],
  cities: {
    title: 'Living costs by city',
    text: 'A year as universities count it, without tuition and insurance. The years differ.',
    list: [
      {
        name: 'Greenville, North Carolina',
        figure: fact('us.living.greenville'),
      },
      {
        name: 'Syracuse, New York',
        figure: fact('us.living.syracuse'),
      },
      {
        name: 'Tampa, Florida',
        figure: fact('us.living.tampa'),
      },
      {
        name: 'Average of public universities',
        figure: fact('us.living'),
        isAverage: true,
      },
    ],
  },
  entry: [
    {
      level: 'Bachelor’s degree',
      marks: fact('us.entry.fairmont'),
      english: fact('us.english.arlington'),
      text: 'Universities differ much. Some also ask for the SAT.',
    },
    {
      level: 'Master’s degree',
      text: 'Most ask for a bachelor’s degree in a related field, references and an essay, and some for the GRE or GMAT. Not every university accepts a three-year bachelor’s degree.',
    },
  ],
  entryText:
    'No law sets a minimum GPA, marks or English score: each university decides. We found no rule on a study gap. We advise you to explain each gap with letters of experience, and to be ready to talk about it in the interview.',
  scholarships: [
    {
      title: 'Fulbright',
      text: 'From the US Government, for a whole master’s degree in the USA, not in medicine or nursing. A three-year bachelor’s degree alone does not qualify, and you need work experience. You apply to the United States Educational Foundation (USEF-Nepal).',
      figures: [
        { label: 'Who can apply', figure: fact('us.fulbright.requirements') },
        { label: 'Time to apply', figure: fact('us.fulbright.deadline') },
        { label: 'Given to', figure: fact('us.fulbright.count') },
      ],
    },
    {
      title: 'Global UGRAD',
      text: 'One term at a university in the USA, for students who are in the middle of a bachelor’s degree at home. Ask USEF-Nepal whether there is a new call.',
      figures: [{ label: 'Nepal', figure: fact('us.ugrad.nepal') }],
    },
    {
      title: 'University scholarships and assistantships',
      text: 'Universities lower the fee for good students. Assistants in research or teaching are paid, and often pay no tuition.',
    },
  ],
  steps: [
    {
      title: 'Check the requirements',
      text: 'Most universities look at your marks, an English test, and sometimes the SAT, GRE or GMAT. Each university sets its own minimum.',
      who: 'You, with us',
      figures: [
        { label: 'We advise, before the course', figure: fact('us.advice.test') },
        { label: 'Example', figure: fact('us.entry.fairmont') },
      ],
    },
    {
      title: 'Choose and apply',
      text: 'You apply to several universities, each with its own deadline and essays.',
      who: 'You, with us',
      figures: [{ label: 'We advise, before the course', figure: fact('us.advice.apply') }],
    },
    {
      title: 'Form I-20',
      text: 'You accept a place and show that you can pay. The university sends the I-20.',
      who: 'The university',
      figures: [
        { label: 'To show', figure: fact('us.funds') },
        { label: 'We advise, before the course', figure: fact('us.advice.i20') },
      ],
    },
    {
      title: 'SEVIS fee',
      text: 'You pay the I-901 fee at FMJfee.com, at no other address, and keep the receipt.',
      who: 'You',
      figures: [
        { label: 'Fee', figure: fact('us.sevis.fee') },
        { label: 'For exchange visitors (J-1)', figure: fact('us.sevis.fee-j1') },
      ],
    },
    {
      title: 'Form DS-160',
      text: 'You fill in the visa application online, set your social-media profiles to public, pay the visa fee and book the interview.',
      who: 'You',
      figures: [
        { label: 'Visa fee', figure: fact('us.visa.fee') },
        { label: 'We advise, before the course', figure: fact('us.advice.interview') },
      ],
    },
    {
      title: 'Embassy interview',
      text: 'You explain your plan at the US Embassy in Kathmandu. We practise it with you. Waiting times change; look at the table of the State Department before you plan.',
      who: 'You and the consular officer',
      figures: [{ label: 'Interview', figure: fact('us.interview') }],
    },
    {
      title: 'Visa and departure',
      text: 'You may enter the country shortly before your programme starts. Report to the international office (DSO) by the start.',
      who: 'You',
      figures: [
        { label: 'Visa issued before the start', figure: fact('us.visa.earliest') },
        { label: 'Entry before the start', figure: fact('us.entry.before-start') },
        { label: 'Visa valid for', figure: fact('us.visa.validity') },
      ],
    },
  ],
  changes: [
    {
      figure: fact('us.stay.fixed-admission'),
      text: 'A fixed limit of the stay would mean an extension for long degrees. A court has put it off, so today you stay as long as you study. Ask us before you choose a doctorate.',
    },
    {
      figure: fact('us.cpt'),
      text: 'Training during the course is now for few. Do not choose a university because it promises work from the first day.',
    },
    {
      figure: fact('us.integrity-fee'),
      text: 'Once it is collected, everybody who receives a visa pays it beside the visa fee and the SEVIS fee.',
    },
    {
      figure: fact('us.practical-training'),
      text: 'Work after the degree may change for those who start now. Plan so that the degree is worth it without OPT.',
    },
  ],
  deadlines: [
    {
      title: 'UT Arlington, master’s degree, fall 2027',
      text: 'An example. Many universities close between December and March.',
      figure: fact('us.deadline.fall'),
    },
    {
      title: 'UT Arlington, master’s degree, spring 2028',
      figure: fact('us.deadline.spring'),
    },
  ],
  funds: [
    {
      title: 'Family',
      text: 'Savings and income of parents count, and those of others who sign for you. We advise papers that show where the money comes from.',
    },
    {
      title: 'Scholarship and assistantship',
      text: 'What the university gives lowers the amount that you show. It stands on the I-20.',
    },
    {
      title: 'Education loan',
      text: 'The letter of the bank names the sum and says that it is approved.',
    },
    {
      title: 'Work in the USA',
      text: 'It does not count: you may not plan to pay the first year by working.',
    },
  ],
  health: [
    {
      title: 'No free treatment',
      text: 'The law asks no insurance of F-1 students, but most universities do. Treatment is expensive, so do not travel without cover.',
    },
    {
      title: 'The university’s plan or your own',
      text: 'Some universities accept another plan. Ask before you buy one in Nepal.',
    },
  ],
  family: [
    {
      title: 'Your work',
      text: 'On campus in term, and more in the holidays. Work off campus needs permission; work without it ends your status.',
      figures: [
        { label: 'On campus', figure: fact('us.work.on-campus') },
        { label: 'Off campus', figure: fact('us.work.off-campus') },
        { label: 'CPT', figure: fact('us.cpt') },
      ],
    },
    {
      title: 'Husband, wife and children',
      text: 'They come with an F-2 visa. Plan to live on one income: they may not work.',
      figures: [{ label: 'F-2', figure: fact('us.dependants') }],
    },
    {
      title: 'Parents who visit',
      text: 'Visitors from Nepal may have to leave a bond. It does not concern students.',
      figures: [{ label: 'Bond', figure: fact('us.visitor-bond') }],
    },
  ],
  refusals: [
    {
      title: 'The officer thinks that you will stay (214(b))',
      text: 'There is no appeal, but you may apply again. Show what ties you to Nepal, and what has changed since the last time. Our advice follows this order; only the first place is sure.',
    },
    {
      title: 'Not convincing as a student',
      text: 'Know your course, your university and why you chose them. Answer in your own words: learned answers are noticed.',
    },
    {
      title: 'The money is not credible',
      text: 'Know who pays, from what income, and for all years, not only the first.',
    },
    {
      title: 'False papers',
      text: 'The embassy checks transcripts. A false paper ends this application and those after it.',
    },
    {
      title: 'Something is missing (221(g))',
      text: 'The application waits until you send what the officer asks for. Send it at once.',
    },
  ],
  beware: [
    {
      title: '“Day-one CPT”',
      text: 'Universities that promise work from the first day put your status at risk.',
    },
    {
      title: 'STEM by name',
      text: 'The CIP code on the I-20 decides, not the title of the course.',
    },
    {
      title: 'Payment sites',
      text: 'Pay the SEVIS fee only at FMJfee.com.',
    },
    {
      title: 'Guaranteed visas and coached answers',
      text: 'Nobody can promise a visa. Do not let others write your story.',
    },
  ],
  links: [
    { title: 'US Embassy in Nepal', address: 'https://np.usembassy.gov' },
    { title: 'USEF-Nepal: advice and Fulbright', address: 'https://usefnepal.org' },
    {
      title: 'Study in the States (Homeland Security)',
      address: 'https://studyinthestates.dhs.gov',
    },
    { title: 'SEVIS fee: information', address: 'https://www.ice.gov/sevis/i901' },
    { title: 'SEVIS fee: payment', address: 'https://www.fmjfee.com' },
    {
      title: 'Waiting times for interviews',
      address:
        'https://travel.state.gov/content/travel/en/us-visas/visa-information-resources/global-visa-wait-times.html',
    },
    {
      title: 'Visa fees and validity for Nepal',
      address:
        'https://travel.state.gov/content/travel/en/us-visas/Visa-Reciprocity-and-Civil-Documents-by-Country/Nepal.html',
    },
  ],
  earlier: [
    {
      label: 'Minimum GPA',
      figure: fact('us.earlier.gpa'),
      reason: 'No such rule exists: each university decides.',
    },
    {
      label: 'Or marks of',
      figure: fact('us.earlier.marks'),
      reason: 'No such rule exists: each university decides.',
    },
    {
      label: 'Processing',
      figure: fact('us.earlier.processing'),
      reason: 'No source was found. The wait for an interview changes; look at the official table.',
    },
    {
      label: 'Tuition',
      figure: fact('us.earlier.tuition'),
      reason: 'No source was found.',
      instead: fact('us.tuition'),
    },
    {
      label: 'Living costs',
      figure: fact('us.earlier.living'),
      reason: 'No source was found, and the average is higher.',
      instead: fact('us.living'),
    },
  ],
  afterwards: [
    {
      title: 'How long you may stay',
      text: 'While you study full-time, and a short time after.',
      figures: [{ label: 'Today', figure: fact('us.stay.duration') }],
    },
    {
      title: 'Optional Practical Training (OPT)',
      text: 'Work in your field after the degree, without a new visa. Apply in time, and look for work before it begins.',
      figures: [
        { label: 'Length', figure: fact('us.opt.length') },
        { label: 'Apply', figure: fact('us.opt.application') },
        { label: 'Fee', figure: fact('us.opt.fee') },
        { label: 'Without work', figure: fact('us.opt.unemployment') },
      ],
    },
    {
      title: 'STEM extension',
      text: 'More time for graduates in science, technology, engineering and mathematics, with conditions for course and employer.',
      figures: [{ label: 'In addition', figure: fact('us.opt.stem') }],
    },
    {
      title: 'Work visa (H-1B) and immigration',
      text: 'The H-1B visa is drawn by lot, and its rules change. We promise nothing here, and advise no plan that depends on it.',
      figures: [
        { label: 'H-1B', figure: fact('us.h1b') },
        { label: 'Payment', figure: fact('us.h1b.payment') },
        { label: 'Immigrant visas', figure: fact('us.immigrant-visas') },
      ],
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
    'Curriculum vitae, and letters of experience for every study gap',
    'For the I-20: the money papers that the university’s office asks for',
    'Form I-20, SEVIS receipt and DS-160 confirmation',
    'Receipt of the visa fee, and a photo as the form asks for',
    'For the interview: passport, transcripts, I-20. The embassy once told students to bring no bank statements; ask us what it says today',
    'No police report and no medical examination for the visa, as far as we found; confirm with us',
    'No Objection Certificate, for your bank. The visa does not need it',
  ],
  noc,
  proofOfFunds: {
    title: 'Proof of funds',
    text: 'The university wants to see that the first year is paid for before it sends the I-20, and the officer at the interview may ask again. The I-20 names the amount. Savings, family income, education loans and scholarships count together.',
    figures: [{ label: 'To show', figure: fact('us.funds') }],
  },
}
