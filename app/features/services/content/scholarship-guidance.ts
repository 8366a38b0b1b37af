import type { ServiceText } from './service-text.ts'

export const scholarshipGuidance: ServiceText = {
  title: 'Scholarship Guidance',
  description:
    'Which scholarships are open to students from Nepal, when they close, and how to apply for them well: government programmes and university scholarships.',
  path: '/services/scholarship-guidance',
  modified: '2026-11-21',
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
  related: ['university-selection', 'test-preparation', 'application-assistance'],
}
