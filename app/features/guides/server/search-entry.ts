import type { Passage, SearchEntry } from '#app/platform/server/feature/feature.ts'
import type { PublishedPage } from '#app/platform/server/text/page-content.ts'
import type { GuideContent } from '../guide-contract.ts'

/** Returns the texts of a guide. Its figures are found as facts. */
export function toSearchEntry({ address, content }: PublishedPage): SearchEntry {
  const guide = content as unknown as GuideContent
  const { name, title, intro, universities, courseAreas, costs, documents } = guide
  const passages: Passage[] = [
    { text: intro },
    ...guide.facts.flatMap((fact) =>
      fact.text ? [{ heading: fact.label, anchor: 'facts', text: fact.text }] : [],
    ),
    ...points('reasons', guide.reasons),
    ...universities.map(({ name, place }) => ({
      anchor: 'universities',
      text: `${name}, ${place}`,
    })),
    { anchor: 'courses', text: courseAreas.join(', ') },
    ...costs.map(({ item, text }) => ({ heading: item, anchor: 'costs', text })),
    ...points('scholarships', guide.scholarships),
    ...points('steps', guide.steps),
    ...points('from-nepal', [...guide.intakes, ...guide.noc, guide.proofOfFunds]),
    { anchor: 'from-nepal', text: documents.join(', ') },
    ...points('afterwards', guide.afterwards),
    ...points('questions', guide.questions ?? []),
  ]
  return { type: 'guide', address, title, keywords: name, passages }
}

const points = (anchor: string, list: { title: string; text: string }[]): Passage[] =>
  list.map(({ title, text }) => ({ heading: title, anchor, text }))
