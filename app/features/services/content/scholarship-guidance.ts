import type { ServiceContent } from '../service-contract.ts'

export const scholarshipGuidance: ServiceContent = {
  title: 'Scholarship Guidance',
  description:
    'Which scholarships are open to students from Nepal, when they close, and how to apply for them well: government programmes and university scholarships.',
  slug: 'scholarship-guidance',
  picture: '',
  position: 5,
  icon: 'award',
  summary: 'Which scholarships are open to students from Nepal, and how to apply for them well.',
  intro:
    'Scholarships go to students who start early and follow the rules exactly. We show you which ones are open to you, and help you to apply for them well.',
  features: {
    heading: 'How we help you',
    points: [
      {
        title: 'Government programmes',
        text: 'Australia Awards, Fulbright, Global UGRAD, MEXT and others: who may apply, and what each of them pays.',
      },
      {
        title: 'University scholarships',
        text: 'Many universities lower the tuition fee for good students. We look for these while we choose your universities.',
      },
      {
        title: 'Your application',
        text: 'Essays, references and certificates, in the form that is asked for. We read your drafts and say what is weak.',
      },
      {
        title: 'Dates',
        text: 'Many scholarships close long before the course begins. Their dates go into your plan on the first day.',
      },
    ],
  },
  excerpt: 'scholarships',
  related: ['university-selection', 'test-preparation', 'application-assistance'],
}
