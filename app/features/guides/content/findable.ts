import type { Findable, Passage } from '#app/base/server/feature.ts'
import type { FactRef } from './figure.ts'
import type { PointOf, WrittenGuide } from './guide.ts'

/** What a guide says in words; its figures are found by themselves, as facts. */
export function toFindable(guide: WrittenGuide): Findable {
  const { name, path, title, intro, universities, courseAreas, costs, documents } = guide
  const passages: Passage[] = [
    { text: intro },
    ...guide.facts.flatMap((fact) =>
      'text' in fact ? [{ heading: fact.label, place: 'facts', text: fact.text }] : [],
    ),
    ...points('reasons', guide.reasons),
    ...universities.map(({ name, place }) => ({
      place: 'universities',
      text: `${name}, ${place}`,
    })),
    { place: 'courses', text: courseAreas.join(', ') },
    ...costs.map(({ item, text }) => ({ heading: item, place: 'costs', text })),
    ...points('scholarships', guide.scholarships),
    ...points('steps', guide.steps),
    ...points('from-nepal', [...guide.intakes, ...guide.noc, guide.proofOfFunds]),
    { place: 'from-nepal', text: documents.join(', ') },
    ...points('afterwards', guide.afterwards),
  ]
  return { kind: 'guide', address: path, title, also: name, passages }
}

const points = (place: string, list: PointOf<FactRef>[]): Passage[] =>
  list.map(({ title, text }) => ({ heading: title, place, text }))
