import { type Static, Type } from 'typebox'
import { MAX_BULK_ROWS } from '#app/contract/bulk.ts'
import { Id, Text } from '#app/contract/common.ts'
import type { Endpoint } from '#app/contract/endpoint.ts'
import { LeadChange } from './contract.ts'

const Tags = Type.Array(Text(40), { maxItems: 20 })

/** Those of one person are not the same for several. */
const changeFields = Type.Omit(LeadChange, [
  'name',
  'phones',
  'emails',
  'phone_labels',
  'guardian_phone',
  'countries',
  'tags',
]).properties

/** The same change for several leads. */
export const BulkChange = Type.Object({
  ids: Type.Array(Id, { minItems: 1, maxItems: MAX_BULK_ROWS }),
  ...changeFields,
  add_tags: Type.Optional(Tags),
  remove_tags: Type.Optional(Tags),
  add_countries: LeadChange.properties.countries,
  remove_countries: LeadChange.properties.countries,
})
export type BulkChange = Static<typeof BulkChange>

/** The previous values of a changed lead. */
const BulkUndoItem = Type.Object({
  id: Id,
  ...changeFields,
  ...Type.Pick(LeadChange, ['tags', 'countries']).properties,
})
export type BulkUndoItem = Static<typeof BulkUndoItem>

const config = { access: 'administrator', right: 'leads:work', rowAccess: 'viewer-scope' } as const

export const bulkApi = {
  change: {
    method: 'POST',
    url: '/api/leads/bulk/',
    schema: {
      summary:
        'Change up to 50 leads, all or none; `before` has the previous values of each changed lead',
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
        'Restore the previous values of up to 50 leads. `kept_owner`: leads that keep their present counsellor because the previous one no longer works on leads',
      body: Type.Object({
        before: Type.Array(BulkUndoItem, { minItems: 1, maxItems: MAX_BULK_ROWS }),
      }),
      response: { 200: Type.Object({ changed: Type.Integer(), kept_owner: Type.Integer() }) },
    },
    config,
  },
} satisfies Record<string, Endpoint>
