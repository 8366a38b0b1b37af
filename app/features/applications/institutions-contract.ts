import { type Static, Type } from 'typebox'
import { Id, OptionalCountry, OptionalText } from '#app/contract/common.ts'
import type { Endpoint } from '#app/contract/endpoint.ts'

/** Limits of names, which applications share. */
export const MAX_INSTITUTION_NAME = 150
export const MAX_COURSE_NAME = 150

const Course = Type.Object({
  id: Id,
  name: Type.String(),
  level: Type.String(),
})

export const Institution = Type.Object({
  id: Id,
  name: Type.String(),
  /** In Nepali; '' if it has none. */
  name_ne: Type.String(),
  /** '' if unknown. */
  country: OptionalCountry,
  city: Type.String(),
  courses: Type.Array(Course),
})
export type Institution = Static<typeof Institution>

export const institutionsApi = {
  suggest: {
    method: 'GET',
    url: '/api/institutions/suggestions/',
    schema: {
      summary: 'List up to 20 institutions whose name or city contains a text, with their courses',
      querystring: Type.Object({ q: OptionalText(MAX_INSTITUTION_NAME) }),
      response: { 200: Type.Array(Institution) },
    },
    config: { access: 'administrator', right: 'leads:work', rowAccess: 'none' },
  },
} satisfies Record<string, Endpoint>
