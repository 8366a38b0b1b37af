import type { ServiceContent } from '../service-contract.ts'

export const visaProcessing: ServiceContent = {
  title: 'Visa Processing',
  description:
    'Student visa from Nepal: forms, proof of funds, the No Objection Certificate (NOC) and the interview, prepared together and checked twice.',
  slug: 'visa-processing',
  picture: '',
  position: 4,
  icon: 'stamp',
  summary: 'Forms, proof of funds, NOC and interview: prepared together, checked twice.',
  intro:
    'The country that you go to decides about your visa, and nobody can promise it. What we can do is prepare with you: the forms, the papers and the interview.',
  features: {
    heading: 'What we prepare with you',
    points: [
      {
        title: 'Forms',
        text: 'Every country has its own. We go through yours line by line. Everything that you state in them must be true.',
      },
      {
        title: 'Proof of funds',
        text: 'Which amount, which papers, and how long the money must have been there. We check yours against the rules of the day.',
      },
      {
        title: 'No Objection Certificate',
        text: 'You need the NOC of the Ministry of Education to study abroad, and your bank asks for it before it sends tuition fees.',
      },
      {
        title: 'Interview',
        text: 'Where there is one, we practise it: clear answers about your course, your money and your plans, in your own words.',
      },
    ],
  },
  excerpt: 'visa',
  related: ['application-assistance', 'scholarship-guidance', 'university-selection'],
}
