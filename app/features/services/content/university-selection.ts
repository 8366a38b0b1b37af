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
    heading: 'How we choose with you',
    points: [
      {
        title: 'The subject first',
        text: 'We compare what is really taught: modules, practice, internships. Two courses with the same name can be very different.',
      },
      {
        title: 'Your chances',
        text: 'The entry requirements beside your marks and test scores. Your list has safe choices, and one or two that are ambitious.',
      },
      {
        title: 'The whole cost',
        text: 'Tuition, rent, food, insurance and travel, for the whole course and not only for the first semester.',
      },
      {
        title: 'What the degree is worth',
        text: 'Whether the university may teach students from abroad, and whether its degree counts for the work that you want to do.',
      },
    ],
  },
  related: ['career-counseling', 'scholarship-guidance', 'application-assistance'],
}
