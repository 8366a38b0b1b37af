import { type Static, Type } from 'typebox'
import { Id, IdParams, NoContent, Timestamp } from '#app/contract/common.ts'
import type { Endpoint } from '#app/contract/endpoint.ts'
import { PublicPage } from './published-contract.ts'

const config = { access: 'administrator', right: 'content:write' } as const
const url = '/api/pages/:id/previews/'

export const Preview = Type.Object({
  id: Id,
  created_at: Timestamp,
  created_by: Type.String(),
  expires_at: Timestamp,
})
export type Preview = Static<typeof Preview>

export const previewsApi = {
  list: {
    method: 'GET',
    url,
    schema: {
      summary: 'List the active preview links of a draft',
      params: IdParams,
      response: { 200: Type.Array(Preview) },
    },
    config,
  },
  add: {
    method: 'POST',
    url,
    schema: {
      summary: 'Create a preview link: valid for 7 days if shared, otherwise for a day',
      params: IdParams,
      body: Type.Object({ is_shared: Type.Boolean() }),
      response: { 201: Type.Object({ ...Preview.properties, token: Type.String() }) },
    },
    config,
  },
  revoke: {
    method: 'DELETE',
    url: '/api/previews/:id/',
    schema: { summary: 'Revoke a preview link', params: IdParams, response: { 204: NoContent } },
    config,
  },
  read: {
    method: 'GET',
    url: '/api/public/preview/',
    schema: {
      summary: 'Get the draft of a preview link',
      querystring: Type.Object({ token: Type.String({ pattern: '^[0-9a-f]{64}$' }) }),
      response: { 200: PublicPage },
    },
    config: { access: 'anyone' },
  },
} satisfies Record<string, Endpoint>
