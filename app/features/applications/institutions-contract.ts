import { type Static, Type } from 'typebox'
import {
  Id,
  IdParams,
  OptionalCountry,
  OptionalDay,
  OptionalText,
  singleLine,
  Text,
} from '#app/contract/common.ts'
import type { Endpoint } from '#app/contract/endpoint.ts'
import { webAddress } from '#app/contract/patterns.ts'
import { bodyWithSeen } from '#app/contract/seen.ts'
import { Amount, Currency } from './money-contract.ts'

/** Limits of names, which applications share. */
export const MAX_INSTITUTION_NAME = 150
export const MAX_COURSE_NAME = 150
export const MAX_CITY = 100
export const MAX_WEBSITE = 300
export const MAX_LEVEL = 60

const courseFields = {
  name: Text(MAX_COURSE_NAME),
  level: Text(MAX_LEVEL, 0),
  currency: Currency,
  fee: Amount,
}

/** A course of an institution. */
export const Course = Type.Object({
  id: Id,
  ...courseFields,
  /** An archived course is no longer suggested. Its applications keep it. */
  is_archived: Type.Boolean(),
})
export type Course = Static<typeof Course>

const NewCourse = Type.Object({
  ...Type.Partial(Type.Object(courseFields)).properties,
  name: courseFields.name,
})
export type NewCourse = Static<typeof NewCourse>

const courseChanges = Type.Partial(Type.Object({ ...courseFields, is_archived: Type.Boolean() }))
export type CourseChange = Static<typeof courseChanges>

const fields = {
  name: Text(MAX_INSTITUTION_NAME),
  /** In Nepali; '' if it has none. */
  name_ne: Text(MAX_INSTITUTION_NAME, 0),
  /** '' if unknown. */
  country: OptionalCountry,
  city: Text(MAX_CITY, 0),
  website: Type.String({ trim: true, ...singleLine, maxLength: MAX_WEBSITE, pattern: webAddress }),
  /** Whether the office has an agreement with it. */
  is_partner: Type.Boolean(),
  /** Last day of the agreement. */
  agreement_until: OptionalDay,
}

/** An institution that represents those merged into it. */
export const Institution = Type.Object({
  id: Id,
  ...fields,
  /** An archived institution is no longer suggested. Its applications keep it. */
  is_archived: Type.Boolean(),
})
export type Institution = Static<typeof Institution>

const NewInstitution = Type.Object({
  ...Type.Partial(Type.Object(fields)).properties,
  name: fields.name,
})
export type NewInstitution = Static<typeof NewInstitution>

const changes = Type.Partial(Type.Object({ ...fields, is_archived: Type.Boolean() }))
export type InstitutionChange = Static<typeof changes>

const Suggestion = Type.Object({
  id: Id,
  name: Type.String(),
  name_ne: Type.String(),
  country: OptionalCountry,
  city: Type.String(),
  courses: Type.Array(Course),
})
export type Suggestion = Static<typeof Suggestion>

export const ListedInstitution = Type.Object({
  ...Institution.properties,
  /** Number of applications in the viewer's scope, with those of merged institutions. */
  applications: Type.Integer(),
  /** Number of courses that are not archived. */
  courses: Type.Integer(),
})
export type ListedInstitution = Static<typeof ListedInstitution>

const OtherInstitution = Type.Object({
  id: Id,
  name: Type.String(),
  country: OptionalCountry,
  city: Type.String(),
})
export type OtherInstitution = Static<typeof OtherInstitution>

export const InstitutionDetails = Type.Object({
  ...Institution.properties,
  applications: Type.Integer(),
  /** By name; archived ones last. */
  courses: Type.Array(Course),
  /** Institutions that were merged into this one. */
  merged: Type.Array(OtherInstitution),
  /** Institutions with the same words in their name, in the same or an unknown country. */
  possible_duplicates: Type.Array(OtherInstitution),
})
export type InstitutionDetails = Static<typeof InstitutionDetails>

const sorts = ['name', 'agreement_until', 'applications'] as const

const InstitutionQuery = Type.Object({
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000, default: 50 })),
  offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
  /** Returns the institutions after this one in the order of the list. */
  before: Type.Optional(Id),
  sort: Type.Optional(Type.Enum([...sorts, ...sorts.map((name) => `-${name}` as const)])),
  /** Words of which each is in a name or the city. */
  q: OptionalText(200),
  /** A country code, or 'unknown'. */
  country: Type.Optional(Type.String({ pattern: '^([A-Z]{2}|unknown)$' })),
  /** 'ending': partners whose agreement has ended or ends within 60 days. */
  partner: Type.Optional(Type.Enum(['yes', 'no', 'ending'])),
  /** Default: those that are not archived; 'duplicate': those of them that may be in the list twice. */
  state: Type.Optional(Type.Enum(['archived', 'all', 'duplicate'])),
})
export type InstitutionQuery = Static<typeof InstitutionQuery>

const readConfig = {
  access: 'administrator',
  right: 'leads:work',
  rowAccess: 'viewer-scope',
} as const
const writeConfig = { access: 'administrator', right: 'settings:change' } as const
const url = '/api/institutions/'

export const institutionsApi = {
  list: {
    method: 'GET',
    url,
    schema: {
      summary: 'List institutions by name unless sorted; X-Total-Count has the number of matches',
      querystring: InstitutionQuery,
      response: { 200: Type.Array(ListedInstitution) },
    },
    config: readConfig,
  },
  suggest: {
    method: 'GET',
    url: `${url}suggestions/`,
    schema: {
      summary:
        'List up to 20 institutions whose name or city contains a text, or whose name may mean the same, with their courses',
      querystring: Type.Object({ q: OptionalText(MAX_INSTITUTION_NAME) }),
      response: { 200: Type.Array(Suggestion) },
    },
    config: { access: 'administrator', right: 'leads:work', rowAccess: 'none' },
  },
  find: {
    method: 'GET',
    url: `${url}:id/`,
    schema: {
      summary: 'Find an institution with its courses; for a merged one the one it was merged into',
      params: IdParams,
      response: { 200: InstitutionDetails },
    },
    config: readConfig,
  },
  add: {
    method: 'POST',
    url,
    schema: {
      summary: 'Add an institution',
      body: NewInstitution,
      response: { 201: Institution },
    },
    config: writeConfig,
  },
  change: {
    method: 'PATCH',
    url: `${url}:id/`,
    schema: {
      summary: 'Update, archive or unarchive an institution; omitted fields stay unchanged',
      params: IdParams,
      body: bodyWithSeen(changes.properties),
      response: { 200: Institution },
    },
    config: writeConfig,
  },
  merge: {
    method: 'POST',
    url: `${url}:id/merge/`,
    schema: {
      summary:
        'Merge another institution into this one, which gets its applications, courses and missing values',
      params: IdParams,
      body: Type.Object({ other_id: Id }),
      response: { 200: Institution },
    },
    config: writeConfig,
  },
  unmerge: {
    method: 'POST',
    url: `${url}:id/unmerge/`,
    schema: {
      summary: 'Undo the merge of this institution into another one',
      params: IdParams,
      response: { 200: Institution },
    },
    config: writeConfig,
  },
  addCourse: {
    method: 'POST',
    url: `${url}:id/courses/`,
    schema: {
      summary: 'Add a course to an institution',
      params: IdParams,
      body: NewCourse,
      response: { 201: Course },
    },
    config: writeConfig,
  },
  changeCourse: {
    method: 'PATCH',
    url: '/api/courses/:id/',
    schema: {
      summary: 'Update, archive or unarchive a course; omitted fields stay unchanged',
      params: IdParams,
      body: bodyWithSeen(courseChanges.properties),
      response: { 200: Course },
    },
    config: writeConfig,
  },
} satisfies Record<string, Endpoint>
