import type { DestinationsContent } from '../contract.ts'

export const destinations: DestinationsContent = {
  slug: 'destinations',
  title: 'Study Abroad',
  description:
    'All the countries where we help students from Nepal to study: what each offers, and the way to its universities, costs, scholarships and visa steps.',
  picture: '',
  heading: 'Where will you study?',
  intro:
    'Every way starts in Kathmandu. Choose a country to see its universities, costs and visa steps.',
  closing: {
    heading: 'Undecided between two?',
    text: 'That is a good moment to ask. Tell us your subject, your marks and your budget, and we compare the countries with you. The first consultation is free.',
  },
}
