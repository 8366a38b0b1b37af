import { type Static, Type } from 'typebox'
import {
  Day,
  Id,
  MultilineText,
  OptionalCountry,
  OptionalMultilineText,
  OptionalText,
  Position,
  Text,
} from '#app/contract/common.ts'
import type { Endpoint } from '#app/contract/endpoint.ts'
import { LanguageQuery } from '#app/contract/languages.ts'
import { orderedListApi } from '#app/contract/ordered-list.ts'

/** Texts may contain fact references in braces. */
export const NewScholarship = Type.Object({
  title: Text(120),
  provider: Text(120),
  /** Country code (ISO 3166, two letters); '' for any country. */
  country: Type.Optional(OptionalCountry),
  /** The level, for example "Master’s". */
  level: OptionalText(60),
  amount: MultilineText(200),
  /** The last day to apply in office time, for example 2027-01-31. */
  deadline: Day,
  /** The provider's page. */
  source: Text(500),
  note: OptionalMultilineText(600),
  /** Whether it is public until the deadline; false by default. */
  is_published: Type.Optional(Type.Boolean()),
  position: Type.Optional(Position),
})
export type NewScholarship = Static<typeof NewScholarship>

export const ScholarshipChange = Type.Partial(NewScholarship)
export type ScholarshipChange = Static<typeof ScholarshipChange>

const texts = {
  id: Id,
  title: Type.String(),
  provider: Type.String(),
  country: Type.String(),
  level: Type.String(),
  amount: Type.String(),
  deadline: Day,
  source: Type.String(),
  note: Type.String(),
}

export const Scholarship = Type.Object({
  ...texts,
  is_published: Type.Boolean(),
  position: Type.Integer(),
})
export type Scholarship = Static<typeof Scholarship>

export const OpenScholarship = Type.Object({
  ...texts,
  /** Days left; 0 on the last day. */
  days_left: Type.Integer({ minimum: 0 }),
})
export type OpenScholarship = Static<typeof OpenScholarship>

const listedApi = orderedListApi('/api/scholarships/', {
  singular: 'scholarship',
  row: Scholarship,
  createBody: NewScholarship,
  updateBody: ScholarshipChange,
  readConfig: { access: 'administrator', right: 'content:write' },
  writeConfig: { access: 'administrator', right: 'content:write' },
})

export const scholarshipsApi = {
  ...listedApi,
  listPublic: {
    method: 'GET',
    url: '/api/public/scholarships/',
    schema: {
      summary: 'List published scholarships that are open today, earliest deadline first',
      querystring: LanguageQuery,
      response: { 200: Type.Array(OpenScholarship) },
    },
    config: { access: 'anyone' },
  },
} satisfies Record<string, Endpoint>

/** The query of /scholarships?country=gb. Any unknown country counts as `other`; pages with at most one country are cached. */
export const byCountry = {
  path: '/scholarships',
  name: 'country',
  maxCachedValues: 1,
  other: 'other',
}
