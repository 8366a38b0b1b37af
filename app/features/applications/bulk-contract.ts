import { type Static, Type } from 'typebox'
import { MAX_BULK_ROWS } from '#app/contract/bulk.ts'
import { Id, OptionalDay, Text } from '#app/contract/common.ts'
import type { Endpoint } from '#app/contract/endpoint.ts'
import { Application } from './contract.ts'
import { MissingDocument } from './step-documents-contract.ts'

const { step_id, owner_id, outcome, outcome_reason, visa_decision } = Application.properties

const changeFields = Type.Partial(
  Type.Object({
    step_id,
    owner_id,
    outcome,
    outcome_reason,
    outcome_note: Text(500, 0),
    decided_on: OptionalDay,
    visa_decision,
    visa_decided_on: OptionalDay,
  }),
).properties

/** The same change for several applications. */
const BulkChange = Type.Object({
  ids: Type.Array(Id, { minItems: 1, maxItems: MAX_BULK_ROWS }),
  ...changeFields,
})
export type BulkChange = Static<typeof BulkChange>

/** The previous values of a changed application. */
const BulkUndoItem = Type.Object({
  id: Id,
  ...changeFields,
  step_value: Type.Optional(Text(200, 0)),
})
export type BulkUndoItem = Static<typeof BulkUndoItem>

/** An application that stays in its step, because documents are missing. */
const RefusedApplication = Type.Object({
  id: Id,
  institution: Type.String(),
  lead_name: Type.String(),
  documents: Type.Array(MissingDocument),
})
export type RefusedApplication = Static<typeof RefusedApplication>

const config = {
  access: 'administrator',
  right: 'leads:work',
  rowAccess: 'viewer-scope',
  keyRight: 'applications:write',
} as const

export const bulkApplicationsApi = {
  change: {
    method: 'POST',
    url: '/api/applications/bulk/',
    schema: {
      summary:
        'Change up to 50 applications; a request that is refused with an error changes none. `before` has the previous values of each changed application, `refused` those whose step lacks documents, which stay unchanged',
      body: BulkChange,
      response: {
        200: Type.Object({
          before: Type.Array(BulkUndoItem),
          refused: Type.Array(RefusedApplication),
        }),
      },
    },
    config,
  },
  undo: {
    method: 'POST',
    url: '/api/applications/bulk/undo/',
    schema: {
      summary: 'Restore the previous values of up to 50 applications',
      body: Type.Object({
        before: Type.Array(BulkUndoItem, { minItems: 1, maxItems: MAX_BULK_ROWS }),
      }),
      response: {
        200: Type.Object({ changed: Type.Integer(), refused: Type.Array(RefusedApplication) }),
      },
    },
    config,
  },
} satisfies Record<string, Endpoint>
