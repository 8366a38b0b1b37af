import type { ServiceContent } from '../service-contract.ts'

export const universitySelection: ServiceContent = {
  title: 'University Selection',
  description:
    'A short list of universities that fits your subject, your budget and your chances of being admitted, with a reason for each name on it.',
  slug: 'university-selection',
  picture: '',
  position: 2,
  icon: 'cap',
  summary: 'A short list that fits your subject, your budget and your chances of being admitted.',
  intro:
    'There are thousands of universities. You need a few that fit. We make a short list with you, and we give you a reason for each name on it.',
  features: {
    heading: 'What we look at with you',
    points: [
      {
        title: 'The subject first',
        text: 'We compare what is really taught: modules, practice, internships. Two courses with the same name can be very different.',
      },
      {
        title: 'What the degree is worth',
        text: 'Whether the university may teach students from abroad, and whether its degree counts for the work that you want to do.',
      },
      {
        title: 'The whole course',
        text: 'Tuition, rent, food, insurance and travel until the last semester, and not only for the first one.',
      },
      {
        title: 'A reason for each name',
        text: 'Why it fits, what it costs and what speaks against it. Bring whoever pays: the list must fit them too.',
      },
    ],
  },
  process: {
    heading: 'Our advice: how to make a short list',
    points: [
      {
        title: 'Budget',
        text: 'Lay what your family can pay beside the first-year range in the guide of each country.',
      },
      {
        title: 'Marks and English',
        text: 'Compare your GPA, your gap and your English score with what each institution asks.',
      },
      {
        title: 'Intake',
        text: 'Count back from the first day of the course: offer, NOC, funds and visa come before it.',
      },
      {
        title: 'City',
        text: 'Compare rent and daily costs of the cities too, not only the tuition.',
      },
      {
        title: 'Register',
        text: 'Look up the institution in the official register of its country. Check the offer letter with the institution itself.',
      },
      {
        title: 'Ambitious, likely, safe',
        text: 'Keep some of each, so that one refusal does not end your plan.',
      },
    ],
  },
  excerpt: 'universities',
  related: ['career-counseling', 'scholarship-guidance', 'application-assistance'],
}
