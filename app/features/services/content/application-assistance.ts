import type { ServiceText } from './service-text.ts'

export const applicationAssistance: ServiceText = {
  title: 'Application Assistance',
  description:
    'Documents, statement of purpose, recommendations and deadlines: we help you to send university applications that are complete, correct and early.',
  path: '/services/application-assistance',
  modified: '2026-11-21',
  intro:
    'A good application is complete, correct and early. You write it in your own words. We check with you what is still missing and what is due when.',
  features: {
    heading: 'What we help you with',
    points: [
      {
        title: 'Documents',
        text: 'A list made for you: transcripts, certificates, passport, test results, translations. We check each page before it leaves.',
      },
      {
        title: 'Statement of purpose',
        text: 'Why this course, why there, why you. We ask the questions and read your drafts. The words stay yours.',
      },
      {
        title: 'Recommendations',
        text: 'Whom to ask, when to ask, and what the university wants to know. Your teachers write them; we never do.',
      },
      {
        title: 'Deadlines and offers',
        text: 'One calendar for all your applications. When an offer comes, we read its conditions with you before you accept.',
      },
    ],
  },
  related: ['university-selection', 'test-preparation', 'visa-processing'],
}
