import type { FastifyInstance } from 'fastify'
import { describeCovers } from '#app/features/pages/server/page-lists.ts'
import { fillPage } from '#app/features/pages/server/publishing.ts'
import type { BasePageContent, PublishedPage } from '#app/platform/server/text/page-content.ts'
import type { AlbumContent } from '../album-contract.ts'
import type { AlbumCard, ShownAlbum } from '../contract.ts'

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

/** Returns published albums, the latest first, in the language if they are translated. */
export async function listAlbums(app: FastifyInstance, language?: string): Promise<AlbumCard[]> {
  const published = await app.listPublishedPagesIn(language)
  const albums = published.filter(({ type }) => type === 'album')
  const covers = await describeCovers(
    app,
    albums.map(({ content }) => toCover(content)),
  )
  const dates = await findDates(app)
  const cards = await Promise.all(
    albums.map(async (page): Promise<AlbumCard> => {
      const { pictures, date: ownDate } = readAlbum(page)
      const { title, content } = await fillPage(app, page)
      const { description } = content
      const { id, translation_of, address, modified, language: ofText } = page
      const date = dates.get(translation_of ?? id) ?? ownDate
      const cover = covers.get(toCover(page.content).picture)
      return {
        address,
        language: ofText,
        title,
        description,
        date,
        count: pictures.length,
        cover,
        modified,
      }
    }),
  )
  return cards.toSorted((a, b) => compare(b.date, a.date) || compare(a.address, b.address))
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
