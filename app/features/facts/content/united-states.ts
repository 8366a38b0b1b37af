import type { NewFactValue } from '../value-contract.ts'
import { type FirstFacts, unconfirmed } from './first-fact.ts'

const application = { applies_to: 'application' } as const

/** Pages of the authorities, read on this day. */
const read = { is_official: true, page_date: '2026-10-07', confidence: 'read' } as const
const stateDepartment = { ...read, publisher: 'US Department of State' } as const
const studyInTheStates = { ...read, publisher: 'Study in the States (DHS)' } as const
const uscis = { ...read, publisher: 'USCIS' } as const
const iceFees = {
  ...read,
  publisher: 'ICE, I-901 SEVIS fee',
  address: 'https://www.ice.gov/sevis/i901',
} as const

const secondary = (publisher: string, address: string) =>
  ({ publisher, address, confidence: 'secondary' }) as const
const collegeBoard = {
  bound: 'on average',
  valid_from: '2025-09-01',
  ...secondary(
    'College Board 2025-26 (stuartmartinchamber.org)',
    'https://cm-dev.stuartmartinchamber.org/news/details/news-release-11-19-2025-10232',
  ),
} as const
const university = (publisher: string, address: string) =>
  ({ publisher, address, confidence: 'official' }) as const
const syracuse = university('SUNY-ESF, Syracuse', 'https://www.esf.edu/international/expenses.php')
const tampa = university(
  'University of Tampa',
  'https://internationalservices.ut.edu/index.cfm?FuseAction=Abroad.ViewLink&Parent_ID=0&Link_ID=0B9DC4A3-E4B5-FA2F-0B17464BA941FE94',
)
const greenville = university(
  'Pitt Community College',
  'https://pittcc.edu/academics/pcc-global/international-students/estimated-expenses/',
)
const arlingtonGraduate = university(
  'University of Texas at Arlington',
  'https://www.uta.edu/admissions/apply/international-graduate',
)
const fulbright = secondary(
  'edusanjal.com',
  'https://edusanjal.com/scholarship/fulbright-scholarship-competition',
)
const scholarship = { kind: 'rule', topic: 'scholarships' } as const

/** A stage of the preparation: advice of the office, without a source. */
const advisedMonths = (label: string, months: Pick<NewFactValue, 'from' | 'to'>) => ({
  kind: 'claim' as const,
  topic: 'office' as const,
  label: `${label}, before the course`,
  unit: 'month' as const,
  values: [{ ...months, bound: 'about', note: 'our advice', ...unconfirmed }] as [NewFactValue],
})

export const unitedStates: FirstFacts = {
  'us.sevis.fee': {
    kind: 'rule',
    topic: 'fees',
    label: 'SEVIS fee (I-901)',
    unit: 'USD',
    values: [
      { from: '350', note: 'paid before the interview', valid_from: '2019-06-24', ...iceFees },
    ],
  },
  'us.sevis.fee-j1': {
    kind: 'rule',
    topic: 'fees',
    label: 'SEVIS fee for exchange visitors (J-1)',
    unit: 'USD',
    values: [{ from: '220', ...iceFees }],
  },
  'us.visa.fee': {
    kind: 'rule',
    topic: 'fees',
    label: 'Visa application fee',
    unit: 'USD',
    values: [
      {
        from: '185',
        note: 'beside the SEVIS fee; not refunded',
        ...application,
        ...stateDepartment,
      },
    ],
  },
  'us.integrity-fee': {
    kind: 'rule',
    topic: 'fees',
    label: 'Visa integrity fee',
    unit: 'USD',
    values: [
      {
        text: 'USD 250, enacted on 4 July 2025, not collected so far',
        note: 'on 7 October 2026 not on the fee schedule; it would be paid when the visa is issued',
        applies_to: 'issue',
        page_date: '2026-10-07',
        ...secondary(
          'alliance-exchange.org',
          'https://www.alliance-exchange.org/alliance-commentary/rollout-details-and-timing-of-new-visa-integrity-fee-remain-unclear',
        ),
      },
    ],
  },
  'us.opt.fee': {
    kind: 'rule',
    topic: 'fees',
    label: 'OPT application',
    unit: 'USD',
    values: [
      { from: '470', condition: 'online', ...application, ...uscis },
      { from: '520', condition: 'on paper', ...application, ...uscis },
    ],
  },
  'us.application.fee': {
    kind: 'estimate',
    topic: 'fees',
    label: 'Application to a university',
    unit: 'USD',
    values: [
      {
        from: '75',
        to: '90',
        condition: 'at UT Arlington',
        publisher: 'University of Texas at Arlington',
        confidence: 'secondary',
      },
      {
        from: '40',
        condition: 'at Louisiana Monroe, postgraduate',
        note: 'catalogue of 2022–23',
        ...university(
          'University of Louisiana Monroe',
          'https://catalog.ulm.edu/content.php?catoid=39&navoid=4544',
        ),
      },
    ],
  },
  'us.visa.validity': {
    kind: 'rule',
    topic: 'stay',
    label: 'Validity of the visa for Nepalis',
    unit: 'month',
    values: [
      {
        from: '60',
        note: 'F-1 and F-2, several entries, no issuance fee',
        page_date: '2024-01-10',
        applies_to: 'issue',
        publisher: 'US Department of State',
        is_official: true,
        address:
          'https://travel.state.gov/content/travel/en/us-visas/Visa-Reciprocity-and-Civil-Documents-by-Country/Nepal.html',
        confidence: 'official',
      },
    ],
  },
  'us.interview': {
    kind: 'rule',
    topic: 'processing',
    label: 'Interview',
    unit: 'words',
    values: [
      {
        text: 'in person, for everybody; booked where you live or hold nationality',
        valid_from: '2025-10-01',
        ...application,
        publisher: 'US Department of State',
        is_official: true,
        page_date: '2026-09-18',
        confidence: 'read',
      },
    ],
  },
  'us.visa.earliest': {
    kind: 'rule',
    topic: 'processing',
    label: 'Visa issued before the programme starts',
    unit: 'day',
    values: [
      {
        from: '365',
        bound: 'up to',
        ...secondary(
          'hio.harvard.edu',
          'https://www.hio.harvard.edu/news/f-1-student-visa-applications',
        ),
      },
    ],
  },
  'us.appointment.kathmandu': {
    kind: 'service-time',
    topic: 'processing',
    label: 'Wait for an interview in Kathmandu',
    unit: 'week',
    values: [
      {
        from: '2',
        to: '8',
        note: 'a blog, January 2026; no current figure was found',
        status: 'disputed',
        publisher: 'khabarhub.com; dewarshi',
        confidence: 'secondary',
      },
      {
        text: '10 months',
        note: 'the embassy in September 2024',
        status: 'disputed',
        address:
          'https://travel.state.gov/content/travel/en/us-visas/visa-information-resources/global-visa-wait-times.html',
        confidence: 'secondary',
      },
    ],
  },
  'us.entry.before-start': {
    kind: 'rule',
    topic: 'entry',
    label: 'Entry before the programme starts',
    unit: 'day',
    values: [
      {
        from: '30',
        bound: 'up to',
        ...secondary(
          'hio.harvard.edu',
          'https://www.hio.harvard.edu/news/f-1-student-visa-applications',
        ),
      },
    ],
  },
  'us.funds': {
    kind: 'rule',
    topic: 'funds',
    label: 'Funds to show',
    unit: 'words',
    values: [
      {
        text: 'the first-year amount on your I-20',
        note: 'no law sets a sum',
        ...studyInTheStates,
      },
    ],
  },
  'us.tuition': {
    kind: 'estimate',
    topic: 'tuition',
    label: 'Tuition fee',
    unit: 'USD',
    per: 'year',
    values: [
      {
        from: '31880',
        condition: 'at public universities',
        note: 'for students from outside the state, which foreigners pay',
        ...collegeBoard,
      },
      {
        from: '45000',
        condition: 'at private universities',
        ...collegeBoard,
      },
    ],
  },
  'us.tuition.community-college': {
    kind: 'estimate',
    topic: 'tuition',
    label: 'Tuition fee, a community college',
    unit: 'USD',
    per: 'year',
    values: [{ from: '8048', condition: 'at Pitt Community College, Greenville', ...greenville }],
  },
  'us.year': {
    kind: 'estimate',
    topic: 'tuition',
    label: 'Whole year with tuition',
    unit: 'USD',
    per: 'year',
    values: [
      { from: '45319', condition: 'in Syracuse, bachelor’s', note: '2024–25', ...syracuse },
      { from: '44651', condition: 'in Syracuse, postgraduate', note: '2024–25', ...syracuse },
      { from: '53100', condition: 'in Tampa, bachelor’s', note: '2023–24', ...tampa },
      { from: '37322', condition: 'in Tampa, postgraduate', note: '2023–24', ...tampa },
      { from: '26154', condition: 'in Greenville, community college', ...greenville },
    ],
  },
  'us.living': {
    kind: 'estimate',
    topic: 'living',
    label: 'Living costs',
    unit: 'USD',
    per: 'year',
    values: [
      {
        from: '19040',
        condition: 'at public universities',
        note: 'everything beside tuition: 50,920 less 31,880',
        ...collegeBoard,
      },
    ],
  },
  'us.living.housing': {
    kind: 'estimate',
    topic: 'expenses',
    label: 'Housing and food',
    unit: 'USD',
    per: 'year',
    values: [
      {
        from: '13900',
        condition: 'at public universities',
        ...collegeBoard,
      },
      {
        from: '15920',
        condition: 'at private universities',
        ...collegeBoard,
      },
    ],
  },
  'us.living.syracuse': {
    kind: 'estimate',
    topic: 'expenses',
    label: 'Living costs, Syracuse',
    unit: 'USD',
    per: 'year',
    values: [
      {
        from: '18080',
        condition: 'in Syracuse, New York',
        note: 'room 10,200 and food 7,880, 2024–25',
        ...syracuse,
      },
    ],
  },
  'us.living.tampa': {
    kind: 'estimate',
    topic: 'expenses',
    label: 'Living costs, Tampa',
    unit: 'USD',
    per: 'year',
    values: [
      {
        from: '19676',
        condition: 'in Tampa, Florida',
        note: 'room and board 12,676 and other costs 7,000, 2023–24',
        ...tampa,
      },
    ],
  },
  'us.living.greenville': {
    kind: 'estimate',
    topic: 'expenses',
    label: 'Living costs, Greenville',
    unit: 'USD',
    per: 'year',
    values: [{ from: '16956', condition: 'in Greenville, North Carolina', ...greenville }],
  },
  'us.health': {
    kind: 'estimate',
    topic: 'health',
    label: 'Health insurance',
    unit: 'USD',
    per: 'year',
    values: [
      {
        from: '2532',
        condition: 'at SUNY-ESF, Syracuse',
        note: 'an example, 2024–25',
        ...syracuse,
      },
    ],
  },
  'us.work.on-campus': {
    kind: 'rule',
    topic: 'work',
    label: 'Work on campus',
    unit: 'hour',
    per: 'week',
    values: [
      {
        from: '20',
        bound: 'up to',
        condition: 'in term',
        note: 'only on campus',
        ...studyInTheStates,
        address: 'https://studyinthestates.dhs.gov/students/getting-started/working-united-states',
      },
    ],
  },
  'us.work.off-campus': {
    kind: 'rule',
    topic: 'work',
    label: 'Work off campus',
    unit: 'words',
    values: [
      {
        text: 'only after one year of study, in special cases',
        ...studyInTheStates,
        address: 'https://studyinthestates.dhs.gov/students/getting-started/working-united-states',
      },
    ],
  },
  'us.cpt': {
    kind: 'rule',
    topic: 'work',
    label: 'Curricular Practical Training (CPT)',
    unit: 'words',
    values: [
      {
        text: 'only where the training is obligatory for all students of the course',
        note: 'a suit of 5 October 2026 is undecided',
        valid_from: '2026-08-24',
        ...read,
        publisher: 'SEVP broadcasts 2608-01 and 2608-02',
      },
    ],
  },
  'us.opt.length': {
    kind: 'rule',
    topic: 'stay',
    label: 'Optional Practical Training (OPT)',
    unit: 'month',
    values: [
      {
        from: '12',
        bound: 'up to',
        note: 'in your field; a year of full-time CPT forfeits it',
        ...uscis,
      },
    ],
  },
  'us.opt.stem': {
    kind: 'rule',
    topic: 'stay',
    label: 'More OPT in STEM fields',
    unit: 'month',
    values: [
      {
        from: '24',
        bound: 'up to',
        note: 'more in STEM fields: CIP code on the DHS list, E-Verify employer, form I-983, paid work',
        ...uscis,
      },
    ],
  },
  'us.opt.application': {
    kind: 'rule',
    topic: 'stay',
    label: 'Time to apply for OPT',
    unit: 'words',
    values: [{ text: 'from 90 days before to 60 days after the end of the programme', ...uscis }],
  },
  'us.opt.unemployment': {
    kind: 'rule',
    topic: 'stay',
    label: 'Time without work during OPT',
    unit: 'day',
    values: [
      { from: '90', bound: 'up to', ...uscis },
      { from: '150', bound: 'up to', condition: 'in all with STEM', ...uscis },
    ],
  },
  'us.stay.duration': {
    kind: 'rule',
    topic: 'stay',
    label: 'Stay during and after the studies',
    unit: 'words',
    values: [
      {
        text: 'as long as you study (duration of status), and 60 days after',
        applies_to: 'entry',
        ...stateDepartment,
      },
    ],
  },
  'us.stay.fixed-admission': {
    kind: 'rule',
    topic: 'stay',
    label: 'Limit of the stay with a student visa',
    unit: 'words',
    values: [
      {
        text: '4 years at most and 30 days’ grace: postponed nationwide on 14 September 2026',
        note: 'published on 17 July 2026, due on 15 September; appeal of 30 September 2026 (1st Circuit, 26-2112) open',
        applies_to: 'entry',
        publisher: 'Court dockets',
        page_date: '2026-10-06',
        confidence: 'read',
      },
    ],
  },
  'us.practical-training': {
    kind: 'rule',
    topic: 'stay',
    label: 'New rules on practical training',
    unit: 'words',
    values: [
      {
        text: 'proposal planned for February 2027',
        note: 'a proposal on the OPT fee passed review on 11 September 2026 and is not published',
        page_date: '2026-10-07',
        confidence: 'read',
      },
    ],
  },
  'us.h1b': {
    kind: 'rule',
    topic: 'stay',
    label: 'H-1B work visas in a year',
    unit: 'words',
    values: [
      {
        text: '65,000, and 20,000 more for master’s degrees; drawn by wage, 15% at level I',
        page_date: '2026-10-07',
        confidence: 'read',
      },
    ],
  },
  'us.h1b.payment': {
    kind: 'rule',
    topic: 'stay',
    label: 'Payment for an H-1B visa',
    unit: 'words',
    values: [
      {
        text: 'USD 100,000 struck down on 30 September 2026, appeals open; a fee of USD 103,265 is only proposed',
        page_date: '2026-10-07',
        confidence: 'read',
      },
    ],
  },
  'us.proclamation': {
    kind: 'rule',
    topic: 'entry',
    label: 'Entry ban of Proclamation 10998',
    unit: 'words',
    values: [
      {
        text: 'Nepal is not among the 39 countries',
        page_date: '2026-10-07',
        confidence: 'read',
      },
    ],
  },
  'us.visitor-bond': {
    kind: 'rule',
    topic: 'dependants',
    label: 'Bond for visitors from Nepal (B-1/B-2)',
    unit: 'USD',
    values: [
      {
        from: '5000',
        to: '20000',
        note: 'for parents who visit, not for students; sources differ',
        valid_from: '2026-01-21',
        confidence: 'secondary',
      },
      {
        from: '5000',
        to: '15000',
        note: '5,000, 10,000 or 15,000, January 2026',
        status: 'disputed',
        confidence: 'secondary',
      },
      {
        from: '10000',
        to: '20000',
        status: 'disputed',
        page_date: '2026-10-07',
        confidence: 'read',
      },
    ],
  },
  'us.immigrant-visas': {
    kind: 'rule',
    topic: 'stay',
    label: 'Immigrant visas for Nepalis',
    unit: 'words',
    values: [
      {
        text: 'paused in January 2026; diversity visas no longer issued since 31 August 2026',
        page_date: '2026-10-07',
        confidence: 'secondary',
      },
    ],
  },
  'us.dependants': {
    kind: 'rule',
    topic: 'dependants',
    label: 'Husband, wife and children (F-2)',
    unit: 'words',
    values: [
      {
        text: 'may come with their own I-20 and without a SEVIS fee; no work, part-time study',
        ...stateDepartment,
      },
    ],
  },
  'us.english.arlington': {
    kind: 'rule',
    topic: 'english',
    label: 'English at UT Arlington, bachelor’s',
    unit: 'words',
    values: [
      {
        text: 'IELTS 6.5, TOEFL 79 or Duolingo 100 (engineering 105)',
        note: 'at UT Arlington, as an example; Nepal is not exempt',
        ...university(
          'University of Texas at Arlington',
          'https://catalog.uta.edu/midyearaddendum/admin-updates',
        ),
      },
    ],
  },
  'us.entry.fairmont': {
    kind: 'rule',
    topic: 'entry',
    label: 'Marks and English at Fairmont State',
    unit: 'words',
    values: [
      {
        text: 'GPA 2.0 and IELTS 6.0',
        note: 'at Fairmont State, as an example, 2019–20',
        ...university(
          'Fairmont State University',
          'https://catalog.fairmontstate.edu/content.php?catoid=1&navoid=88',
        ),
      },
    ],
  },
  'us.deadline.fall': {
    kind: 'rule',
    topic: 'deadlines',
    label: 'UT Arlington, postgraduate, fall',
    unit: 'date',
    values: [
      {
        from: '2027-02-15',
        note: 'sources differ: another copy of the page says 15 March',
        valid_until: '2027-02-15',
        ...arlingtonGraduate,
      },
      { from: '2027-03-15', status: 'disputed', ...arlingtonGraduate },
    ],
  },
  'us.deadline.spring': {
    kind: 'rule',
    topic: 'deadlines',
    label: 'UT Arlington, postgraduate, spring',
    unit: 'date',
    values: [
      {
        from: '2027-07-15',
        note: 'sources differ: another copy of the page says 15 August',
        valid_until: '2027-07-15',
        ...arlingtonGraduate,
      },
      { from: '2027-08-15', status: 'disputed', ...arlingtonGraduate },
    ],
  },
  'us.nepal.students': {
    kind: 'ranking',
    topic: 'rankings',
    label: 'Students from Nepal in the USA',
    unit: 'count',
    of: 'students',
    values: [
      {
        from: '16742',
        note: 'in 2023/24, place 10; most in Texas, New York, Ohio, Louisiana and Illinois',
        page_date: '2024-11-19',
        ...secondary(
          'nepyork.com',
          'https://nepyork.com/2024/11/19/u-s-hosts-record-1-13-million-international-students-in-2023-24-nepal-hits-historic-high-ranks-10th/',
        ),
      },
    ],
  },
  'us.nepal.visas': {
    kind: 'ranking',
    topic: 'rankings',
    label: 'Student visas for Nepalis',
    unit: 'count',
    of: 'visas',
    values: [
      {
        from: '13187',
        note: 'F-1, in the US financial year 2024; no rate of refusals was found',
        page_date: '2025-07-11',
        ...secondary(
          'nepyork.com',
          'https://nepyork.com/2025/07/11/record-breaking-u-s-student-visas-for-nepali-students-in-may-amid-policy-shifts',
        ),
      },
    ],
  },
  'us.fulbright.count': {
    ...scholarship,
    label: 'Fulbright scholarships for Nepal',
    unit: 'count',
    of: 'students',
    per: 'year',
    values: [{ from: '4', bound: 'about', ...fulbright }],
  },
  'us.fulbright.requirements': {
    ...scholarship,
    label: 'Fulbright, who can apply',
    unit: 'words',
    values: [
      {
        text: '16 years of study with 60% or GPA 3.0, and 3 years of work after the bachelor’s degree',
        ...fulbright,
      },
    ],
  },
  'us.fulbright.deadline': {
    ...scholarship,
    label: 'Fulbright, time to apply',
    unit: 'words',
    values: [
      {
        text: 'February to 30 April',
        note: 'in 2025 and 2026; the call for 2027 was not found',
        ...fulbright,
      },
    ],
  },
  'us.ugrad.nepal': {
    ...scholarship,
    label: 'Global UGRAD, for Nepal',
    unit: 'words',
    values: [
      {
        text: 'open to Nepal in 2024–25 and 2025–26; last call closed on 15 December 2024',
        note: 'no later call was found',
        ...secondary(
          'USEF-Nepal, for 2024–25',
          'https://usefnepal.org/fulbright/global-undergrad-exchange-fellowship-ugrad/about-the-program/',
        ),
      },
    ],
  },
  'us.advice.test': advisedMonths('Take the tests', { from: '14' }),
  'us.advice.apply': advisedMonths('Apply', { from: '9', to: '12' }),
  'us.advice.i20': advisedMonths('Have the I-20, pay SEVIS, fill in the DS-160', { from: '6' }),
  'us.advice.interview': advisedMonths('Book the interview', { from: '5' }),
  'us.earlier.gpa': {
    kind: 'claim',
    topic: 'earlier',
    label: 'Minimum GPA',
    unit: 'grade points of 4.0',
    values: [{ from: '2.5', bound: 'about', ...unconfirmed }],
  },
  'us.earlier.marks': {
    kind: 'claim',
    topic: 'earlier',
    label: 'Minimum marks',
    unit: 'percent',
    values: [{ from: '60', bound: 'about', ...unconfirmed }],
  },
  'us.earlier.processing': {
    kind: 'claim',
    topic: 'earlier',
    label: 'Visa processing',
    unit: 'week',
    values: [{ from: '3', to: '6', ...unconfirmed }],
  },
  'us.earlier.tuition': {
    kind: 'claim',
    topic: 'earlier',
    label: 'Tuition fee',
    unit: 'USD',
    per: 'year',
    values: [{ from: '25000', to: '45000', ...unconfirmed }],
  },
  'us.earlier.living': {
    kind: 'claim',
    topic: 'earlier',
    label: 'Living costs',
    unit: 'USD',
    per: 'year',
    values: [{ from: '12000', to: '18000', ...unconfirmed }],
  },
}
