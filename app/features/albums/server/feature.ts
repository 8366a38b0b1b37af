import { dayIn } from '#app/contract/date-format.ts'
import { addLanguagePrefix, defaultLanguage, splitLanguagePrefix } from '#app/contract/languages.ts'
import { escapeInline, plainText } from '#app/features/pages/formatted-text.ts'
import type {
  Feature,
  PageTypeDefinition,
  SearchEntry,
} from '#app/platform/server/feature/feature.ts'
import { createValidator } from '#app/platform/server/http/validation.ts'
import { siteLanguages } from '#app/platform/server/site-languages.ts'
import type { BasePageContent, PublishedPage } from '#app/platform/server/text/page-content.ts'
import { AlbumContent, AlbumDraft } from '../album-contract.ts'
import { galleryPath } from '../contract.ts'
import { manifest } from '../feature.ts'
import routes from './routes.ts'
import { completeAlbum } from './store.ts'

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

/** Albums of pictures. Without a published album, visitors find none of it. */
export const albums: Feature = {
  manifest,
  routes: [routes],
  pageTypes: [albumPageType],
  /** Albums themselves are pages; this finds their list. */
  async findAddress(app, address) {
    const { language, address: source } = splitLanguagePrefix(address) ?? {
      language: defaultLanguage,
      address,
    }
    const isOfSite = language === defaultLanguage || siteLanguages.includes(language)
    if (source !== galleryPath || !isOfSite) return undefined
    if (address !== addLanguagePrefix(language, galleryPath)) return undefined
    const published = await app.listPublishedPages()
    return published.some(({ type }) => type === 'album') ? {} : undefined
  },
}
