import { type Static, Type } from 'typebox'
import { Id, IdParams } from '#app/contract/common.ts'
import type { Endpoint } from '#app/contract/endpoint.ts'
import { Lead } from './contract.ts'

/** Fields with one value, which the user chooses. E-mails, phones, countries and tags are combined. */
export const mergeFields = [
  ...(['name', 'city', 'preferred_channel'] as const),
  ...(['guardian_name', 'guardian_relation', 'guardian_phone'] as const),
  ...(['level', 'subject', 'intake', 'budget', 'test_scores'] as const),
  ...(['qualification', 'qualification_year', 'grades'] as const),
  ...(['owner_id', 'branch', 'stage_id', 'lost_reason'] as const),
  ...(['follow_up_at', 'follow_up_channel', 'follow_up_note'] as const),
]
export type MergeField = (typeof mergeFields)[number]

const Other = Type.Object({ other_id: Id })

const Merge = Type.Object({
  ...Other.properties,
  /** Fields that are taken from the other lead. */
  fields: Type.Array(Type.Enum([...mergeFields]), { maxItems: mergeFields.length }),
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
