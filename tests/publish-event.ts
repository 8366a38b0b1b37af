import type { ApiClient } from '#app/contract/api-client.ts'
import type { EventContent } from '#app/features/events/event-contract.ts'
import { type PageContent, pagesApi } from '#app/features/pages/contract.ts'
import { translationsApi } from '#app/features/pages/translations-contract.ts'

/** An event as the editor saves it. */
export const makeEvent = (given: Partial<EventContent> = {}): EventContent => ({
  slug: 'education-fair',
  title: 'Education fair',
  description: 'Meet ten universities.',
  date: '2036-12-05',
  time: '10:00',
  end_date: '',
  end_time: '16:30',
  place: 'Hotel Example, Lalitpur',
  link: '',
  registration: 'form',
  seats: 2,
  closing_hours: 0,
  picture: '',
  alt: '',
  text: 'Bring your **papers**.',
  ...given,
})

async function publish(administrator: ApiClient, id: string, content: PageContent) {
  const { revision: old } = await administrator.call(pagesApi.read, { params: { id } })
  const saving = { params: { id }, body: { revision: old, content } }
  const { revision } = await administrator.call(pagesApi.save, saving)
  return administrator.call(pagesApi.publish, { params: { id }, body: { revision } })
}

/** Publishes a new event, or changes one. */
export async function publishEvent(
  administrator: ApiClient,
  given: Partial<EventContent> = {},
  existing?: string,
) {
  const content = makeEvent(given)
  const body = { type: 'event' as const, title: content.title }
  const id = existing ?? (await administrator.call(pagesApi.add, { body })).id
  return publish(administrator, id, { ...content })
}

/** Publishes the Nepali translation of an event. */
export async function translateEvent(
  administrator: ApiClient,
  id: string,
  given: Partial<EventContent>,
) {
  const body = { language: 'ne' as const }
  const translation = await administrator.call(translationsApi.create, { params: { id }, body })
  return publish(administrator, translation.id, { ...translation.draft, ...given })
}
