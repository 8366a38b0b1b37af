import type { ServiceContent } from '../service-contract.ts'

export const careerCounseling: ServiceContent = {
  title: 'Career Counseling',
  description:
    'Find the subject, country and career that suit you before you spend money on applications. Four steps to a clear plan, with a free first talk in Kathmandu.',
  slug: 'career-counseling',
  picture: '',
  position: 1,
  icon: 'compass',
  summary: 'Find out what suits you: your strengths, your marks and the work you would like to do.',
  intro:
    'Before you choose a country, choose a direction. We sit down with you, listen, and find out together what you want to do and what you can reach.',
  features: {
    heading: 'What we look at together',
    points: [
      {
        title: 'Your strengths',
        text: 'What you do well, and what you like to do. Good marks in a subject that bores you are not yet a career.',
      },
      {
        title: 'Your marks',
        text: 'Your results, read honestly: which courses are open to you now, and which one more test would open.',
      },
      {
        title: 'Your budget',
        text: 'Tuition, living costs and proof of funds, in rupees. A good plan is one that your family can pay to the end.',
      },
      {
        title: 'Your work later',
        text: 'Which jobs a course leads to, in Nepal and abroad, and how long graduates may stay to work.',
      },
    ],
  },
  reasons: {
    heading: 'Why it helps to talk first',
    points: [
      {
        title: 'You save money and time',
        text: 'Every application costs fees and weeks. Whoever knows the direction makes fewer applications, and better ones.',
      },
      {
        title: 'You can explain your choice',
        text: 'Universities and visa officers ask why you chose this course. If you have thought about it, you can answer in your own words.',
      },
      {
        title: 'Your family sees the plan',
        text: 'Bring your parents. Costs, risks and the next steps are easier to discuss at one table.',
      },
    ],
  },
  process: {
    heading: 'Four steps to a clear plan',
    points: [
      { title: 'First talk', text: 'You tell us what you have in mind. We ask, and we listen.' },
      { title: 'Your profile', text: 'We go through your marks, tests, gaps and budget.' },
      { title: 'Your options', text: 'A few ways that fit you, with their costs and their risks.' },
      { title: 'Your plan', text: 'What to do next, and by when, written down for you.' },
    ],
  },
  related: ['university-selection', 'test-preparation', 'scholarship-guidance'],
}
