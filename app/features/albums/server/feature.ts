import { dayIn } from '#app/contract/date-format.ts'
import { addLanguagePrefix, defaultLanguage, splitLanguagePrefix } from '#app/contract/languages.ts'
import { escapeInline, plainText } from '#app/features/pages/formatted-text.ts'
import { countPages } from '#app/features/pages/server/page-lists.ts'
import type { Section } from '#app/features/pages/standard-contract.ts'
import type {
  Feature,
  LiveSection,
  PageTypeDefinition,
  SearchEntry,
} from '#app/platform/server/feature/feature.ts'
import { createValidator } from '#app/platform/server/http/validation.ts'
import { siteLanguages } from '#app/platform/server/site-languages.ts'
import type { BasePageContent, PublishedPage } from '#app/platform/server/text/page-content.ts'
import { AlbumContent, AlbumDraft } from '../album-contract.ts'
import { parseListAddress, type ShownAlbums } from '../contract.ts'
import { manifest } from '../feature.ts'
import routes from './routes.ts'
import { completeAlbum, findExcerpt, listAlbums, toCards } from './store.ts'

const albumPageType: PageTypeDefinition = {
  type: 'album',
  schema: AlbumDraft,
  createFields: () => ({
    date: dayIn('Asia/Kathmandu', new Date()),
    alt: '',
    text: '',
    pictures: [],
  }),
  parseDraft: createValidator<BasePageContent>(AlbumDraft),
  parseContent: createValidator<BasePageContent>(AlbumContent),
  toSearchEntry,
  escapeText: escapeInline,
  completeContent: completeAlbum,
}

function toSearchEntry({ address, title, content }: PublishedPage): SearchEntry {
  const { description, text, pictures } = content as unknown as AlbumContent
  const captions = pictures.map(({ caption, alt }) => caption || alt).join('. ')
  const passages = [{ text: description }, { text: plainText(text) }, { text: captions }]
  return { type: 'album', address, title, passages }
}

/** Pictures of an album, or the latest albums, in a section of any page. */
const albumSection: LiveSection = {
  type: 'album',
  async read(app, section, language): Promise<ShownAlbums | undefined> {
    const { album: id, count } = section as Extract<Section, { type: 'album' }>
    if (id) {
      const album = await findExcerpt(app, { id, count, language })
      return album && { album }
    }
    const latest = (await listAlbums(app, language)).slice(0, count)
    return latest.length > 0 ? { albums: await toCards(app, latest) } : undefined
  },
}

/** Albums of pictures. Without a published album, visitors find none of it. */
export const albums: Feature = {
  manifest,
  routes: [routes],
  pageTypes: [albumPageType],
  liveSections: [albumSection],
  /** Albums themselves are pages; this finds their list. */
  async findAddress(app, address) {
    const { language, address: source } = splitLanguagePrefix(address) ?? {
      language: defaultLanguage,
      address,
    }
    const isOfSite = language === defaultLanguage || siteLanguages.includes(language)
    const page = parseListAddress(source)
    if (!page || !isOfSite || address !== addLanguagePrefix(language, source)) return undefined
    return page <= countPages((await listAlbums(app)).length) ? {} : undefined
  },
}
