import { type Static, Type } from 'typebox'
import { Timestamp } from '#app/contract/common.ts'
import type { Endpoint } from '#app/contract/endpoint.ts'
import { LanguageQuery } from '#app/contract/languages.ts'
import { Answers, Costs, Deadlines, GuideContent } from './guide-contract.ts'

/** The data of a published guide for links and the comparison. */
export const GuideBrief = Type.Object({
  /** The country code (ISO 3166). */
  code: Type.String(),
  address: Type.String(),
  name: Type.String(),
  nameInText: Type.String(),
  /** The outline of the country, or the office's picture. */
  outline: Type.String(),
  /** When it was last changed. */
  modified: Timestamp,
  answers: Answers,
  costs: Costs,
  deadlines: Type.Optional(Deadlines),
})
export type GuideBrief = Static<typeof GuideBrief>

/** The parts of guides that other pages show country by country. */
export const excerpts = ['english', 'visa', 'universities', 'scholarships'] as const
export type ExcerptName = (typeof excerpts)[number]

/** The content of a published guide for pages on one topic of all countries. */
export const GuideParts = Type.Object({
  address: Type.String(),
  modified: Timestamp,
  ...Type.Pick(GuideContent, [
    'code',
    'name',
    'answers',
    'entry',
    'steps',
    'universities',
    'scholarships',
  ]).properties,
})
export type GuideParts = Static<typeof GuideParts>

export const guidesApi = {
  list: {
    method: 'GET',
    url: '/api/guides/',
    schema: {
      summary: 'List published guides with their figures for comparison',
      querystring: LanguageQuery,
      response: { 200: Type.Array(GuideBrief) },
    },
    config: { access: 'anyone' },
  },
  listParts: {
    method: 'GET',
    url: '/api/guides/parts/',
    schema: {
      summary: 'List published guides with entry, visa steps, universities and scholarships',
      querystring: LanguageQuery,
      response: { 200: Type.Array(GuideParts) },
    },
    config: { access: 'anyone' },
  },
} satisfies Record<string, Endpoint>

/** Links to countries without a guide lead to the home page (specification §2). */
export const noGuide = { address: '/' }

/**
 * The query of /compare?countries=au,ca: codes of published guides in alphabetical order. Any other
 * value counts as `other`.
 */
export const comparison = {
  path: '/compare',
  name: 'countries',
  minCountries: 2,
  maxCountries: 4,
  // Four of ten countries would be more pages than the cache holds.
  maxCachedValues: 3,
  other: 'other',
}

/** The query of /find?budget=60&level=bachelor&country=au; '' or a missing field is any. */
export const finding = {
  path: '/find',
  fields: ['budget', 'level', 'country'],
  maxLength: 20,
} as const
