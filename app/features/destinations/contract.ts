import { type Static, Type } from 'typebox'
import {
  Focus,
  Id,
  MultilineText,
  OptionalCountry,
  PictureAddress,
  Position,
  Text,
  Timestamp,
} from '#app/contract/common.ts'
import type { Endpoint } from '#app/contract/endpoint.ts'
import { LanguageQuery } from '#app/contract/languages.ts'
import { orderedListApi } from '#app/contract/ordered-list.ts'

/** The default flag. */
export const defaultFlag = '/flags/default.svg'

const Benefits = Type.Array(Text(120), { maxItems: 12 })

export const NewDestination = Type.Object({
  country: Text(60),
  /** Country code (ISO 3166). If blank, it is derived from the country's name. */
  code: Type.Optional(OptionalCountry),
  description: MultilineText(2000),
  benefits: Type.Optional(Benefits),
  /** An address, or '' to remove the picture. Files are sent as `flag`. */
  flag: Type.Optional(PictureAddress),
  position: Type.Optional(Position),
})
export type NewDestination = Static<typeof NewDestination>

export const DestinationChange = Type.Partial(NewDestination)
export type DestinationChange = Static<typeof DestinationChange>

export const Destination = Type.Object({
  id: Id,
  country: Type.String(),
  code: Type.Union([Type.String(), Type.Null()]),
  flag: Type.String(),
  flag_updated: Timestamp,
  flag_focus: Focus,
  description: Type.String(),
  benefits: Type.Array(Type.String()),
  position: Type.Integer(),
})
export type Destination = Static<typeof Destination>

const listedApi = orderedListApi('/api/destinations/', {
  singular: 'destination',
  plural: 'study destinations',
  row: Destination,
  createBody: NewDestination,
  updateBody: DestinationChange,
  readConfig: { access: 'anyone' },
  writeConfig: { access: 'administrator', right: 'content:write', upload: 'flag' },
})

export const destinationsApi = {
  ...listedApi,
  list: {
    ...listedApi.list,
    schema: { ...listedApi.list.schema, querystring: LanguageQuery },
  },
  listSource: {
    ...listedApi.list,
    url: '/api/destinations/source/',
    schema: {
      ...listedApi.list.schema,
      summary: 'List study destinations with fact references instead of fact values',
    },
    config: { access: 'administrator', right: 'content:write' },
  },
} satisfies Record<string, Endpoint>
