import type { Passage, SearchEntry } from '#app/platform/server/feature/feature.ts'
import type { PublishedPage } from '#app/platform/server/text/page-content.ts'
import type { ServiceContent } from '../service-contract.ts'

/** Returns a search entry for a service page and its card. */
export function toSearchEntry({ address, title, content }: PublishedPage): SearchEntry {
  const service = content as unknown as ServiceContent
  const passages = [...listPassages(service), { text: service.summary }]
  return { type: 'service', address, title, passages }
}

function listPassages(service: ServiceContent): Passage[] {
  const { intro, features, reasons, process, tests, questions } = service
  const points = (anchor: string, list: { title: string; text: string }[] = []) =>
    list.map(({ title, text }) => ({ heading: title, anchor, text }))
  return [
    { text: intro },
    ...points('features', features.points),
    ...points('reasons', reasons?.points),
    ...points('process', process?.points),
    ...points('questions', questions),
    ...(tests?.list ?? []).map(({ name, longName, purpose, content }) => ({
      heading: name,
      anchor: 'tests',
      text: `${longName}. ${purpose} ${content}.`,
    })),
  ]
}
