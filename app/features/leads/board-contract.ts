import { type Static, Type } from 'typebox'
import type { Endpoint } from '#app/contract/endpoint.ts'
import { Lead } from './contract.ts'
import { LeadFilters } from './query-contract.ts'
import { Stage } from './stage-contract.ts'

/** What a card says of a lead, and what moving it may change. */
const BoardLead = Type.Pick(Lead, [
  ...([
    'id',
    'name',
    'countries',
    'branch',
    'owner_id',
    'stage_id',
    'awaiting_reply_since',
  ] as const),
  ...(['follow_up_at', 'follow_up_channel', 'follow_up_note', 'lost_reason'] as const),
])
export type BoardLead = Static<typeof BoardLead>
export const boardColumns = Object.keys(BoardLead.properties) as (keyof BoardLead)[]

const Column = Type.Object({
  stage: Stage,
  /** How many match, also those that are not shown. */
  total: Type.Integer(),
  /** What is due soonest first, and what has no date last; 50 at most. */
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
    config: { access: 'administrator', right: 'leads:work', rows: 'by-viewer' },
  },
} satisfies Record<string, Endpoint>
