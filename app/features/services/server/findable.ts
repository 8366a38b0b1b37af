import type { Findable, Passage } from '#app/base/server/feature.ts'
import type { Database } from '#database/connect.ts'
import type { ServiceText } from '../content/service-text.ts'
import { serviceTexts } from '../content/service-texts.ts'
import * as store from './store.ts'

/** The page of each service, with what its card says. */
export async function listFindable(db: Database): Promise<Findable[]> {
  const cards = await store.list(db)
  return Object.values(serviceTexts).map((service) => {
    const card = cards.filter(({ link }) => link === service.path)
    const { title, path: address } = service
    const said = [...listPassages(service), ...card.map(({ description: text }) => ({ text }))]
    return { kind: 'service', address, title, passages: said }
  })
}

function listPassages(service: ServiceText): Passage[] {
  const { intro, features, reasons, process, tests } = service
  const points = (place: string, list: { title: string; text: string }[] = []) =>
    list.map(({ title, text }) => ({ heading: title, place, text }))
  return [
    { text: intro },
    ...points('features', features.points),
    ...points('reasons', reasons?.points),
    ...points('process', process?.points),
    ...(tests?.list ?? []).map(({ name, longName, purpose, content }) => ({
      heading: name,
      place: 'tests',
      text: `${longName}. ${purpose} ${content}.`,
    })),
  ]
}
