import { dayIn } from '#app/contract/date-format.ts'
import { escapeInline } from '#app/features/pages/formatted-text.ts'
import type { Feature, PageTypeDefinition } from '#app/platform/server/feature/feature.ts'
import type { FieldError } from '#app/platform/server/http/errors.ts'
import { createValidator } from '#app/platform/server/http/validation.ts'
import type { BasePageContent } from '#app/platform/server/text/page-content.ts'
import { ArticleContent, ArticleDraft } from '../article-contract.ts'
import { manifest } from '../feature.ts'
import { findAddress } from './find-address.ts'
import { indexArticle } from './index-article.ts'
import { latestArticles } from './latest-articles.ts'
import routes from './routes.ts'
import { searchEntries, toSearchEntry } from './search-entries.ts'
import * as store from './store.ts'

const futureDate =
  'This date is in the future. Schedule the article for that day under “Publish later”, or enter a date until today.'

const articlePageType: PageTypeDefinition = {
  type: 'article',
  schema: ArticleDraft,
  createFields: () => ({
    date: dayIn('Asia/Kathmandu', new Date()),
    author: '',
    alt: '',
    text: '',
    categories: [],
    tags: [],
  }),
  parseDraft: createValidator<BasePageContent>(ArticleDraft),
  parseContent: createValidator<BasePageContent>(ArticleContent),
  findDayErrors: (content, day) => {
    const { date } = content as unknown as ArticleContent
    const errors: Record<string, FieldError> = {}
    if (date > day) errors.date = { code: 'date_future', detail: futureDate }
    return errors
  },
  toSearchEntry,
  escapeText: escapeInline,
  listSuggestions: store.listSuggestions,
  onPublish: indexArticle,
  completeContent: store.completeArticle,
}

/** News and advice of the office. Without a published article, visitors find none of it. */
export const articles: Feature = {
  manifest,
  routes: [routes],
  pageTypes: [articlePageType],
  liveSections: [latestArticles],
  findAddress,
  numerousSearchEntries: searchEntries,
  listInboundLinks: store.listInboundLinks,
  factUsages: ({ db }) => store.listFactUsages(db),
  async translatableTexts({ db }) {
    const names = await store.listTermNames(db, 'category')
    return names.map((source) => ({ source, place: 'Article categories' }))
  },
}
