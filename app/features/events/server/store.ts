import type { FastifyInstance } from 'fastify'
import { defaultLanguage } from '#app/contract/languages.ts'
import type { DraftQuery } from '#app/features/pages/list-contract.ts'
import {
  describeCovers,
  inEveryLanguage,
  listDrafts,
  listLinks,
  PAGE_SIZE,
  readInLanguage,
  toAddresses,
} from '#app/features/pages/server/page-lists.ts'
import { fillPage } from '#app/features/pages/server/publishing.ts'
import { selectContents, selectPublished, toPublished } from '#app/features/pages/server/store.ts'
import { listFactKeys } from '#app/platform/server/text/fact-texts.ts'
import type { BasePageContent, PublishedPage } from '#app/platform/server/text/page-content.ts'
import type { Database } from '#database/connect.ts'
import {
  type EventCard,
  type ListAddress,
  type OfficeEvent,
  type ShownEvent,
  toListPath,
} from '../contract.ts'
import type { EventContent } from '../event-contract.ts'
import { findState, toLocalTime, toLocalTimes, toMoment } from './event-times.ts'
import { countByEvent, isFull } from './seats.ts'

type AppData = Pick<FastifyInstance, 'db' | 'office'>

/** Returns a page of the office's list of events and drafts, and the number of matches. */
export async function listForOffice(db: Database, query: DraftQuery) {
  const { pages, total } = await listDrafts(db, 'event', query)
  const ids = pages.map(({ id }) => id)
  const drafts = await db
    .selectFrom('page_drafts')
    .select(['page_id', 'content'])
    .where('page_id', 'in', [...ids, ''])
    .execute()
  const contents = new Map(
    drafts.map(({ page_id, content }) => [page_id, JSON.parse(content) as EventContent]),
  )
  const counts = await countByEvent(
    db,
    pages.map(({ id, translation_of }) => translation_of ?? id),
  )
  const events = pages.map((page): OfficeEvent => {
    const content = contents.get(page.id)
    const { registered, waiting } = counts(page.translation_of ?? page.id)
    const starts = content ? toLocalTimes(content).starts : ''
    return { ...page, starts, seats: content?.seats ?? 0, registered, waiting }
  })
  return { events, total }
}

/** Selects the source pages of the next events, or of those that are over. */
async function selectListed({ db, office }: AppData, isPast: boolean) {
  const now = toLocalTime(await office.read(), new Date())
  return db
    .selectFrom('events')
    .where('language', '=', defaultLanguage)
    .where('ends', isPast ? '<=' : '>', now)
}

export async function countEvents(app: AppData, isPast: boolean) {
  const { total } = await (await selectListed(app, isPast))
    .select((count) => count.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

/** Returns the events of a page, in the language if they are translated. */
export async function listCards(
  app: FastifyInstance,
  { isPast, page }: ListAddress,
  language = defaultLanguage,
): Promise<EventCard[]> {
  const direction = isPast ? 'desc' : 'asc'
  const ids = await (await selectListed(app, isPast))
    .select('page_id')
    .orderBy('starts', direction)
    .orderBy('page_id', direction)
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
    .execute()
  const found = await readInLanguage(
    app.db,
    ids.map(({ page_id }) => page_id),
    language,
  )
  const covers = await describeCovers(
    app,
    found.map(({ page: { content } }) => content),
  )
  return Promise.all(
    found.map(async ({ page, source, address }) => {
      const { title, description, place, picture } = page.content as unknown as EventContent
      const texts = { ...page, content: { title, description, place } as never }
      const { content } = await fillPage(app, texts)
      const filled = content as unknown as Pick<EventContent, 'title' | 'description' | 'place'>
      const { link, ...event } = source as unknown as EventContent
      return {
        ...filled,
        ...toLocalTimes(event),
        address,
        language: page.language,
        is_online: link !== '',
        cover: covers.get(picture),
      }
    }),
  )
}

/** Adds times, seats and cover. A translation has those of its source page; the link stays with people who have a seat. */
export async function completeEvent(
  app: FastifyInstance,
  { id, content, translation_of }: PublishedPage,
): Promise<BasePageContent> {
  const source = translation_of
    ? await selectContents(app.db).where('pages.id', '=', translation_of).executeTakeFirst()
    : undefined
  const own = (source ? toPublished(source).content : content) as unknown as EventContent
  const covers = await describeCovers(app, [content])
  const office = await app.office.read()
  const { starts, ends } = toLocalTimes(own)
  const { link, seats, slug } = own
  const sourceId = translation_of ?? id
  const startsAt = starts ? toMoment(office, starts) : undefined
  const endsAt = ends ? toMoment(office, ends) : undefined
  const state = startsAt ? findState(own, startsAt) : 'none'
  const hasQueue =
    state === 'open' && isFull(own, (await countByEvent(app.db, [sourceId]))(sourceId))
  const shown: ShownEvent = {
    id: sourceId,
    slug,
    page_id: id,
    starts,
    ends,
    starts_at: startsAt?.toISOString(),
    ends_at: endsAt?.toISOString(),
    is_over: endsAt !== undefined && endsAt.getTime() <= Date.now(),
    registration: hasQueue ? 'full' : state,
    seats,
    is_online: link !== '',
    link: own.registration === 'none' ? link : '',
    cover: covers.get(content.picture),
  }
  return { ...content, link: '', shown }
}

/** Returns the addresses of all events and of their lists; [] without events. */
export async function listAddresses(app: AppData) {
  const rows = await selectPublished(app.db)
    .innerJoin('events', 'events.page_id', 'pages.id')
    .select(['pages.id', 'type', 'pages.language', 'slug', 'source_id'])
    .select('version.created_at as modified')
    .orderBy('events.starts', 'desc')
    .orderBy('pages.id', 'desc')
    .execute()
  const events = toAddresses(rows)
  const modified = rows
    .map((row) => row.modified)
    .toSorted()
    .at(-1)
  const inEnglish = rows.some(({ language }) => language === defaultLanguage)
  if (modified === undefined || !inEnglish) return events
  const lists: ListAddress[] = [{ isPast: false, page: 1 }]
  if ((await countEvents(app, true)) > 0) lists.push({ isPast: true, page: 1 })
  return [...lists.flatMap((list) => inEveryLanguage(toListPath(list), modified)), ...events]
}

/** Returns published events that link to an address of this site. */
export async function listInboundLinks(db: Database, address: string) {
  const pages = await listAll(db)
  return pages
    .filter(({ content }) => listLinks((content as unknown as EventContent).text).includes(address))
    .map(({ id, title }) => ({ id, title }))
}

/** Returns which facts published events show. */
export async function listFactUsages(db: Database) {
  const pages = await listAll(db)
  return pages.flatMap(({ address: page, content }) =>
    [...new Set(listFactKeys(content))].map((key) => ({ key, page })),
  )
}

async function listAll(db: Database) {
  const rows = await selectContents(db).where('type', '=', 'event').orderBy('pages.id').execute()
  return rows.map(toPublished)
}

/** Returns the pages of events that are not over, in all languages, with office data and facts. */
export async function listNext(app: FastifyInstance) {
  const ids = await (await selectListed(app, false)).select('page_id').execute()
  const sources = ids.map(({ page_id }) => page_id)
  if (sources.length === 0) return []
  const rows = await selectContents(app.db)
    .where((is) => is.or([is('pages.id', 'in', sources), is('translation_of', 'in', sources)]))
    .execute()
  return Promise.all(rows.map((row) => fillPage(app, toPublished(row))))
}
