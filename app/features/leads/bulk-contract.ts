import { type Static, Type } from 'typebox'
import { Id, Text } from '#app/contract/common.ts'
import type { Endpoint } from '#app/contract/endpoint.ts'
import { LeadChange } from './contract.ts'

const MAX_LEADS = 1000
const Tags = Type.Array(Text(40), { maxItems: 20 })

const changeFields = Type.Pick(LeadChange, [
  'owner_id',
  'stage_id',
  'lost_reason',
  'follow_up_at',
  'follow_up_channel',
  'follow_up_note',
]).properties

/** The same change for several leads. */
export const BulkChange = Type.Object({
  ids: Type.Array(Id, { minItems: 1, maxItems: MAX_LEADS }),
  ...changeFields,
  add_tags: Type.Optional(Tags),
  remove_tags: Type.Optional(Tags),
})
export type BulkChange = Static<typeof BulkChange>

/** The previous values of a changed lead. */
const BulkUndoItem = Type.Object({
  id: Id,
  ...changeFields,
  ...Type.Pick(LeadChange, ['tags']).properties,
})
export type BulkUndoItem = Static<typeof BulkUndoItem>

const config = { access: 'administrator', right: 'leads:work', rowAccess: 'viewer-scope' } as const

export const bulkApi = {
  change: {
    method: 'POST',
    url: '/api/leads/bulk/',
    schema: {
      summary: 'Change several leads; `before` has the previous values of each changed lead',
      body: BulkChange,
      response: { 200: Type.Object({ changed: Type.Integer(), before: Type.Array(BulkUndoItem) }) },
    },
    config,
  },
  undo: {
    method: 'POST',
    url: '/api/leads/bulk/undo/',
    schema: {
      summary:
        'Restore the previous values of several leads. `kept_owner`: leads that keep their present counsellor because the previous one no longer works on leads',
      body: Type.Object({ before: Type.Array(BulkUndoItem, { minItems: 1, maxItems: MAX_LEADS }) }),
      response: { 200: Type.Object({ changed: Type.Integer(), kept_owner: Type.Integer() }) },
    },
    config,
  },
} satisfies Record<string, Endpoint>
