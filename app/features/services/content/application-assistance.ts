import type { ServiceContent } from '../service-contract.ts'

export const applicationAssistance: ServiceContent = {
  title: 'Application Assistance',
  description:
    'Documents, statement of purpose, recommendations and deadlines: we help you to send university applications that are complete, correct and early.',
  slug: 'application-assistance',
  picture: '',
  position: 3,
  icon: 'file',
  summary: 'Complete, correct and in time: documents, statement of purpose and recommendations.',
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
