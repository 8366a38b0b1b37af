import type { PublishedDocument } from '#app/base/server/document-content.ts'
import type { Findable, Passage } from '#app/base/server/feature.ts'
import type { ServiceContent } from '../service-contract.ts'

/** The page of a service, with what its card says. */
export function toFindable({ address, title, content }: PublishedDocument): Findable {
  const service = content as unknown as ServiceContent
  const passages = [...listPassages(service), { text: service.summary }]
  return { kind: 'service', address, title, passages }
}

function listPassages(service: ServiceContent): Passage[] {
  const { intro, features, reasons, process, tests, questions } = service
  const points = (place: string, list: { title: string; text: string }[] = []) =>
    list.map(({ title, text }) => ({ heading: title, place, text }))
  return [
    { text: intro },
    ...points('features', features.points),
    ...points('reasons', reasons?.points),
    ...points('process', process?.points),
    ...points('questions', questions),
    ...(tests?.list ?? []).map(({ name, longName, purpose, content }) => ({
      heading: name,
      place: 'tests',
      text: `${longName}. ${purpose} ${content}.`,
    })),
  ]
}
