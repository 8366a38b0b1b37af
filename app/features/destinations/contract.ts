import { type Static, Type } from 'typebox'
import {
  Id,
  IdParams,
  Moment,
  Nothing,
  PictureAddress,
  Position,
  Text,
} from '#app/contract/common.ts'
import type { Endpoint } from '#app/contract/endpoint.ts'

/** Shown for a destination without a flag of its own. */
export const defaultFlag = '/flags/default.svg'

const Benefits = Type.Array(Text(120), { maxItems: 12 })

export const NewDestination = Type.Object({
  country: Text(60),
  description: Text(2000),
  benefits: Type.Optional(Benefits),
  /** An address, or '' to take the picture away; a file goes as the form's `flag`. */
  flag: Type.Optional(PictureAddress),
  position: Type.Optional(Position),
})
export type NewDestination = Static<typeof NewDestination>

export const DestinationChange = Type.Partial(NewDestination)
export type DestinationChange = Static<typeof DestinationChange>

export const Destination = Type.Object({
  id: Id,
  country: Type.String(),
  flag: Type.String(),
  flag_updated: Moment,
  description: Type.String(),
  benefits: Type.Array(Type.String()),
  position: Type.Integer(),
})
export type Destination = Static<typeof Destination>

export const destinationsApi = {
  list: {
    method: 'GET',
    url: '/api/destinations/',
    schema: {
      summary: "Study destinations, in the office's order",
      response: { 200: Type.Array(Destination) },
    },
    config: { access: 'anyone' },
  },
  add: {
    method: 'POST',
    url: '/api/destinations/',
    schema: {
      summary: 'Add a destination; `benefits` is a JSON list when sent as a form',
      body: NewDestination,
      response: { 201: Destination },
    },
    config: { access: 'administrator', upload: 'flag' },
  },
  change: {
    method: 'PATCH',
    url: '/api/destinations/:id/',
    schema: {
      summary: 'Change only what is sent',
      params: IdParams,
      body: DestinationChange,
      response: { 200: Destination },
    },
    config: { access: 'administrator', upload: 'flag' },
  },
  order: {
    method: 'POST',
    url: '/api/destinations/order/',
    schema: {
      summary: 'Put all destinations in this order; `ids` names each once',
      body: Type.Object({ ids: Type.Array(Id) }),
      response: { 200: Type.Array(Destination) },
    },
    config: { access: 'administrator' },
  },
  remove: {
    method: 'DELETE',
    url: '/api/destinations/:id/',
    schema: { summary: 'Delete a destination', params: IdParams, response: { 204: Nothing } },
    config: { access: 'administrator' },
  },
} satisfies Record<string, Endpoint>
