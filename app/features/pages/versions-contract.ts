import { type Static, Type } from 'typebox'
import { Id, IdParams, Timestamp } from '#app/contract/common.ts'
import type { Endpoint } from '#app/contract/endpoint.ts'
import { Count, PageContent, PageDetails } from './contract.ts'

const config = { access: 'administrator', right: 'content:write' } as const
const url = '/api/pages/:id/versions/'

export const Version = Type.Object({
  number: Count,
  title: Type.String(),
  change_note: Type.String(),
  created_at: Timestamp,
  created_by: Type.String(),
  /** The source version that a translation follows; null for a source page. */
  source_version: Type.Union([Count, Type.Null()]),
})
export type Version = Static<typeof Version>

const VersionParams = Type.Object({
  id: Id,
  number: Type.String({ pattern: '^[1-9][0-9]{0,6}$' }),
})

export const versionsApi = {
  list: {
    method: 'GET',
    url,
    schema: {
      summary: 'List the published versions of a page, newest first',
      params: IdParams,
      response: { 200: Type.Array(Version) },
    },
    config,
  },
  read: {
    method: 'GET',
    url: `${url}:number/`,
    schema: {
      summary: 'Get a version of a page',
      params: VersionParams,
      response: { 200: Type.Object({ ...Version.properties, content: PageContent }) },
    },
    config,
  },
  restore: {
    method: 'POST',
    url: `${url}:number/restore/`,
    schema: {
      summary: 'Restore a version as the draft; the draft keeps its address',
      params: VersionParams,
      body: Type.Object({ revision: Count }),
      response: { 200: PageDetails },
    },
    config,
  },
} satisfies Record<string, Endpoint>
