import type { ServicesContent } from '../contract.ts'

export const services: ServicesContent = {
  slug: 'services',
  title: 'Services',
  description:
    'Career counseling, university selection, applications, visa, scholarships and test preparation: six services, in six steps from Kathmandu to your university.',
  picture: '',
  heading: 'What we do for you',
  intro: 'From the first question to the boarding gate, by people who have done it before.',
  // The steps of every student, in order (specification §9).
  process: {
    heading: 'Six steps from here to there',
    points: [
      { title: 'Initial Consultation', text: 'You tell us your plans. We listen and explain.' },
      { title: 'Profile Assessment', text: 'Your marks, tests and budget, looked at honestly.' },
      { title: 'University Selection', text: 'A short list that fits you, with reasons.' },
      { title: 'Application Process', text: 'Documents and statements, complete and in time.' },
      { title: 'Visa Processing', text: 'Forms, proof of funds and interview, prepared together.' },
      { title: 'Pre-Departure', text: 'Flight, room and first days abroad. Then you go.' },
    ],
  },
  closing: {
    heading: 'Not sure where to begin?',
    text: 'Begin with a question. The first consultation is free, and we answer by {reply_day}.',
  },
}
