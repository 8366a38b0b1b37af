import { Type } from 'typebox'
import { IdParams } from '#app/contract/common.ts'
import type { Endpoint } from '#app/contract/endpoint.ts'
import { SavedDraft } from './contract.ts'

export const presenceApi = {
  heartbeat: {
    method: 'POST',
    url: '/api/pages/:id/presence/',
    schema: {
      summary: 'Send an editor heartbeat; returns the other editors and the last save',
      params: IdParams,
      response: {
        200: Type.Object({ others: Type.Array(Type.String()), ...SavedDraft.properties }),
      },
    },
    config: { access: 'administrator', right: 'content:write' },
  },
} satisfies Record<string, Endpoint>
