import { type Static, Type } from 'typebox'
import type { Endpoint } from '#app/contract/endpoint.ts'
import { Lead } from './contract.ts'
import { LeadFilters } from './query-contract.ts'
import { Stage } from './stage-contract.ts'

/** The fields that a card shows or that a move can change. */
const BoardLead = Type.Pick(Lead, [
  'id',
  'name',
  'emails',
  'phones',
  'countries',
  'branch',
  'owner_id',
  'stage_id',
  'awaiting_reply_since',
  'follow_up_at',
  'follow_up_channel',
  'follow_up_note',
  'lost_reason',
])
export type BoardLead = Static<typeof BoardLead>
export const boardColumns = Object.keys(BoardLead.properties) as (keyof BoardLead)[]

const Column = Type.Object({
  stage: Stage,
  /** Number of matching leads, including those that are not listed. */
  total: Type.Integer(),
  /** Earliest follow-up first, leads without follow-up last; at most 50. */
  leads: Type.Array(BoardLead),
})
export type BoardColumn = Static<typeof Column>

export const boardApi = {
  read: {
    method: 'GET',
    url: '/api/leads/board/',
    schema: {
      summary: 'List leads by stage, with the stages in order',
      querystring: LeadFilters,
      response: { 200: Type.Array(Column) },
    },
    config: { access: 'administrator', right: 'leads:work', rowAccess: 'viewer-scope' },
  },
} satisfies Record<string, Endpoint>
