import type { ServiceContent } from '../service-contract.ts'

export const testPreparation: ServiceContent = {
  title: 'Test Preparation',
  description:
    'Classes and practice tests for IELTS, TOEFL, PTE, GRE and GMAT in Kathmandu. What each test is for, what it consists of, and which one you need.',
  slug: 'test-preparation',
  picture: '',
  position: 6,
  icon: 'book',
  summary: 'Classes and practice tests for IELTS, TOEFL, PTE, GRE and GMAT.',
  intro:
    'Most universities that teach in English ask for an English test, and some for a second test besides. We help you to choose the right one, and to be ready for it.',
  features: {
    heading: 'How we prepare you',
    points: [
      {
        title: 'The right test',
        text: 'Which test your universities accept, and which score they ask for. We look it up with you before you register.',
      },
      {
        title: 'Classes',
        text: 'Regular practice in each part of your test, from listening and speaking to quantitative reasoning.',
      },
      {
        title: 'Practice tests',
        text: 'Whole tests against the clock, so that the real one feels familiar.',
      },
      {
        title: 'Feedback',
        text: 'After each practice test we go through your mistakes with you, and plan what to practise next.',
      },
    ],
  },
  tests: {
    heading: 'The five tests',
    text: 'Three tests of English, and two for further study. You rarely need more than one of each kind.',
    list: [
      {
        name: 'IELTS',
        longName: 'International English Language Testing System',
        purpose:
          'A test of English. For a degree you usually take its Academic version; several countries accept it for the visa too.',
        content: 'Listening, reading, writing and speaking',
      },
      {
        name: 'TOEFL',
        longName: 'Test of English as a Foreign Language',
        purpose:
          'A test of the English that is used at universities. It was made in the United States and is accepted in many other countries.',
        content: 'Reading, listening, speaking and writing',
      },
      {
        name: 'PTE',
        longName: 'Pearson Test of English',
        purpose:
          'A test of English that you take at a computer. Universities ask for its Academic version.',
        content: 'Speaking and writing, reading, listening',
      },
      {
        name: 'GRE',
        longName: 'Graduate Record Examinations',
        purpose:
          'A test of reasoning for master’s and doctoral programmes in many subjects, asked for above all in the United States.',
        content: 'Verbal reasoning, quantitative reasoning and analytical writing',
      },
      {
        name: 'GMAT',
        longName: 'Graduate Management Admission Test',
        purpose: 'A test of reasoning for an MBA and for other master’s programmes in business.',
        content: 'Quantitative reasoning, verbal reasoning and data insights',
      },
    ],
  },
  excerpt: 'english',
  related: ['career-counseling', 'university-selection', 'application-assistance'],
}
