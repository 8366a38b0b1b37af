import type { FastifyInstance } from 'fastify'
import { describeCovers } from '#app/features/pages/server/page-lists.ts'
import { fillPage } from '#app/features/pages/server/publishing.ts'
import type { BasePageContent, PublishedPage } from '#app/platform/server/text/page-content.ts'
import type { AlbumContent } from '../album-contract.ts'
import type { AlbumCard, AlbumExcerpt, ShownAlbum } from '../contract.ts'

const readAlbum = (page: PublishedPage) => page.content as unknown as AlbumContent

/** Returns the cover, or the first picture. */
function toCover(content: BasePageContent): BasePageContent {
  const { picture, alt, pictures } = content as unknown as AlbumContent
  const [first] = pictures
  if (picture || !first) return { ...content, picture, alt }
  return { ...content, picture: first.picture, alt: first.alt }
}

/** Returns the day of an album's source page. */
async function findDates(app: FastifyInstance) {
  const published = await app.listPublishedPages()
  return new Map(
    published
      .filter(({ type, translation_of }) => type === 'album' && translation_of === null)
      .map((page) => [page.id, readAlbum(page).date]),
  )
}

/** A published album with the day of its source page. */
interface DatedAlbum {
  page: PublishedPage
  date: string
}

/** Returns published albums, the latest first, in the language if they are translated. */
export async function listAlbums(app: FastifyInstance, language?: string): Promise<DatedAlbum[]> {
  const published = await app.listPublishedPagesIn(language)
  const dates = await findDates(app)
  return published
    .filter(({ type }) => type === 'album')
    .map((page) => ({ page, date: dates.get(toSourceId(page)) ?? readAlbum(page).date }))
    .toSorted((a, b) => compare(b.date, a.date) || compare(a.page.address, b.page.address))
}

const toSourceId = ({ id, translation_of }: PublishedPage) => translation_of ?? id

/** Describes albums for a list. */
export async function toCards(app: FastifyInstance, albums: DatedAlbum[]): Promise<AlbumCard[]> {
  const covers = await describeCovers(
    app,
    albums.map(({ page }) => toCover(page.content)),
  )
  return Promise.all(
    albums.map(async ({ page, date }) => {
      const { address, modified, language } = page
      const { title, content } = await fillPage(app, page)
      const { description } = content
      const cover = covers.get(toCover(page.content).picture)
      const count = readAlbum(page).pictures.length
      return { address, language, title, description, date, count, cover, modified }
    }),
  )
}

/** Returns the first pictures of an album, by the id of its source page. */
export async function findExcerpt(
  app: FastifyInstance,
  { id, count, language }: { id: string; count: number; language: string },
): Promise<AlbumExcerpt | undefined> {
  const albums = await listAlbums(app, language)
  const found = albums.find(({ page }) => toSourceId(page) === id)
  if (!found) return undefined
  const { address, language: ofText, title, content } = await fillPage(app, found.page)
  const { pictures } = content as unknown as AlbumContent
  const shown = pictures.slice(0, count)
  return { address, language: ofText, title, count: pictures.length, pictures: shown }
}

const compare = (a: string, b: string) => Number(a > b) - Number(a < b)

/** Adds the day. A translation has that of its source page. */
export async function completeAlbum(
  app: FastifyInstance,
  { content, translation_of }: PublishedPage,
): Promise<BasePageContent> {
  const { date } = content as unknown as AlbumContent
  const ofSource = translation_of ? (await findDates(app)).get(translation_of) : undefined
  const shown: ShownAlbum = { date: ofSource ?? date }
  return { ...content, shown }
}
