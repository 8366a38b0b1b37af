import type { PageFacts } from '#app/base/browser/page-facts.ts'

export const destinationsFacts: PageFacts = {
  title: 'Study Abroad',
  description:
    'All the countries where we help students from Nepal to study: what each offers, and the way to its universities, costs, scholarships and visa steps.',
  path: '/destinations',
  modified: '2026-11-21',
}
