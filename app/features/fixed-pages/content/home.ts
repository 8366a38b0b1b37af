import type { HomeContent } from '../contract.ts'
import { destinations } from './destinations.ts'
import { services } from './services.ts'

export const home: HomeContent = {
  slug: '',
  title: 'Study abroad from Nepal',
  description:
    '{office} in {address} helps students from Nepal study in Australia, Canada, the UK, the USA, New Zealand and beyond. The first consultation is free.',
  picture: '',
  heading: 'Study abroad with {office}',
  destinations: { heading: destinations.heading, text: destinations.intro },
  services: { heading: services.heading, text: services.intro },
  testimonials: { heading: 'What students say' },
  contact: {
    heading: 'Ask us anything',
    text: 'The first consultation is free. Write to us, and we answer by {reply_day}.',
  },
}
