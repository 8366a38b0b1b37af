import type { Part } from '../service-contract.ts'

/** The way of every student, in its order (specification §9). */
export const sixSteps: Part = {
  heading: 'Six steps from here to there',
  points: [
    { title: 'Initial Consultation', text: 'You tell us your plans. We listen and explain.' },
    { title: 'Profile Assessment', text: 'Your marks, tests and budget, looked at honestly.' },
    { title: 'University Selection', text: 'A short list that fits you, with reasons.' },
    { title: 'Application Process', text: 'Documents and statements, complete and in time.' },
    { title: 'Visa Processing', text: 'Forms, proof of funds and interview, prepared together.' },
    { title: 'Pre-Departure', text: 'Flight, room and first days abroad. Then you go.' },
  ],
}
