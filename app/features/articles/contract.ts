import { type Static, Type } from 'typebox'
import { OptionalText } from '#app/contract/common.ts'
import type { Endpoint } from '#app/contract/endpoint.ts'
import { LanguageQuery } from '#app/contract/languages.ts'
import { Page } from '#app/features/pages/contract.ts'
import { Cover, DraftQuery, PageAddress } from '#app/features/pages/list-contract.ts'

export const articlesPath = '/articles'
export const feedPath = `${articlesPath}/feed.xml`

/** A category or a tag. */
export const Term = Type.Object({
  name: Type.String(),
  /** The last part of the address of its list. */
  slug: Type.String(),
})
export type Term = Static<typeof Term>

/** What the view of an article needs besides its own content. */
export interface ShownArticle {
  date: string
  categories: Term[]
  tags: Term[]
  cover?: Cover
}

/** A published article in a list. */
export const ArticleCard = Type.Object({
  address: Type.String(),
  /** The language of the text. */
  language: Type.String(),
  title: Type.String(),
  description: Type.String(),
  date: Type.String(),
  author: Type.String(),
  cover: Type.Optional(Cover),
})
export type ArticleCard = Static<typeof ArticleCard>

export const ArticleList = Type.Object({
  /** The name of the category or tag; '' for all articles. */
  name: Type.String(),
  total: Type.Integer(),
  /** The number of pages; 0 without articles. */
  pages: Type.Integer(),
  articles: Type.Array(ArticleCard),
})
export type ArticleList = Static<typeof ArticleList>

/** The address of a list: all articles, or those of a category or a tag. */
export interface ListAddress {
  kind?: 'category' | 'tag'
  slug?: string
  page: number
}

const listPattern = /^\/articles(?:\/(category|tag)\/([^/]+))?(?:\/page\/([1-9]\d{0,3}))?$/

/**
 * Reads the address of a list, such as /articles/category/visa/page/2; undefined for others.
 * @param address decoded, without the prefix of a language
 */
export function parseListAddress(address: string): ListAddress | undefined {
  const [isList, kind, slug, number = '1'] = listPattern.exec(address) ?? []
  const page = Number(number)
  // The first page has no number.
  if (isList === undefined || isList.endsWith('/page/1')) return undefined
  if (kind === 'category' || kind === 'tag') return { kind, slug, page }
  return { page }
}

export function toListPath({ kind, slug = '', page }: ListAddress) {
  const list = kind ? `${articlesPath}/${kind}/${encodeURIComponent(slug)}` : articlesPath
  return page > 1 ? `${list}/page/${page}` : list
}

/** Returns the last part of the address of a category or tag; '' if the name has no letters. */
export function toTermSlug(name: string) {
  const words = name
    .normalize('NFC')
    .toLowerCase()
    .replace(/\p{Cf}/gu, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
  // Encoded, a letter of Devanagari has nine characters.
  return [...words].slice(0, 40).join('').trim().replaceAll(' ', '-')
}

export const articlesApi = {
  list: {
    method: 'GET',
    url: '/api/articles/',
    schema: {
      summary:
        'List articles and drafts, the last changed first; X-Total-Count is the number of matches',
      querystring: DraftQuery,
      response: { 200: Type.Array(Page) },
    },
    config: { access: 'administrator', right: 'content:write' },
  },
  listPublic: {
    method: 'GET',
    url: '/api/public/articles/',
    schema: {
      summary: 'List a page of published articles, of a category or a tag, the latest first',
      querystring: Type.Object({
        ...LanguageQuery.properties,
        page: Type.Optional(Type.Integer({ minimum: 1, maximum: 9999 })),
        kind: Type.Optional(Type.Enum(['category', 'tag'])),
        slug: OptionalText(200),
      }),
      response: { 200: ArticleList },
    },
    config: { access: 'anyone' },
  },
  listAddresses: {
    method: 'GET',
    url: '/api/public/articles/addresses/',
    schema: {
      summary: 'List the addresses of articles, categories and their list, for the sitemap',
      response: { 200: Type.Array(PageAddress) },
    },
    config: { access: 'anyone' },
  },
} satisfies Record<string, Endpoint>
