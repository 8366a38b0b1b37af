import type { PageFacts } from '#app/base/browser/page-facts.ts'

export const servicesFacts: PageFacts = {
  title: 'Services',
  description:
    'Career counseling, university selection, applications, visa, scholarships and test preparation: six services, in six steps from Kathmandu to your university.',
  path: '/services',
  modified: '2026-11-21',
}
