import { type Static, Type } from 'typebox'
import { Id, IdParams } from '#app/contract/common.ts'
import type { Endpoint } from '#app/contract/endpoint.ts'
import { Lead } from './contract.ts'
import { singleNames } from './fields-contract.ts'

const Other = Type.Object({ other_id: Id })

const Merge = Type.Object({
  ...Other.properties,
  /** Fields that are taken from the other lead. Lists are combined, and all tasks stay: follow-up fields change nothing. */
  fields: Type.Array(Type.Enum(singleNames), { maxItems: singleNames.length }),
})
export type Merge = Static<typeof Merge>

const config = { access: 'administrator', right: 'leads:work', rowAccess: 'viewer-scope' } as const

export const mergeApi = {
  merge: {
    method: 'POST',
    url: '/api/leads/:id/merge/',
    schema: {
      summary: 'Merge another lead into this one; the merge can be undone',
      params: IdParams,
      body: Merge,
      response: { 200: Lead },
    },
    config,
  },
  unmerge: {
    method: 'POST',
    url: '/api/leads/:id/unmerge/',
    schema: {
      summary: 'Unmerge two leads; each gets back its values and keeps its own later activities',
      params: IdParams,
      body: Other,
      response: { 200: Lead },
    },
    config,
  },
  dismissDuplicate: {
    method: 'POST',
    url: '/api/leads/:id/dismiss-duplicate/',
    schema: {
      summary: 'Dismiss a possible duplicate',
      params: IdParams,
      body: Other,
      response: { 200: Lead },
    },
    config,
  },
  restoreDuplicate: {
    method: 'POST',
    url: '/api/leads/:id/restore-duplicate/',
    schema: {
      summary: 'Restore a dismissed possible duplicate',
      params: IdParams,
      body: Other,
      response: { 200: Lead },
    },
    config,
  },
} satisfies Record<string, Endpoint>
