import { type Static, Type } from 'typebox'
import { Id, Timestamp } from '#app/contract/common.ts'
import type { Endpoint } from '#app/contract/endpoint.ts'
import { LanguageQuery } from '#app/contract/languages.ts'
import { icons } from './service-contract.ts'

export const Service = Type.Object({
  id: Id,
  title: Type.String(),
  description: Type.String(),
  /** The address of the service's page. */
  link: Type.String(),
  icon: Type.Enum([...icons]),
  position: Type.Integer(),
  /** When it was last published. */
  modified: Timestamp,
})
export type Service = Static<typeof Service>

export const servicesApi = {
  list: {
    method: 'GET',
    url: '/api/services/',
    schema: {
      summary: 'List published services in the office’s order',
      querystring: LanguageQuery,
      response: { 200: Type.Array(Service) },
    },
    config: { access: 'anyone' },
  },
} satisfies Record<string, Endpoint>
