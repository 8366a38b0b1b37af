import { type Static, Type } from 'typebox'
import {
  Id,
  IdParams,
  multiLine,
  NoContent,
  OptionalText,
  singleLine,
  Timestamp,
} from '#app/contract/common.ts'
import type { Endpoint } from '#app/contract/endpoint.ts'
import * as patterns from '#app/contract/patterns.ts'
import { bodyWithSeen } from '#app/contract/seen.ts'

export const MAX_ADDRESS_LENGTH = 500
export const MAX_IMPORTED_ROWS = 500

/** An old address on this site. */
const SourceAddress = Type.String({ trim: true, ...singleLine, minLength: 1, maxLength: 300 })
/** A page of this or another site. */
const TargetAddress = Type.String({
  trim: true,
  ...singleLine,
  minLength: 1,
  maxLength: MAX_ADDRESS_LENGTH,
  pattern: patterns.pageOrAddress,
})

export const NewRedirect = Type.Object({
  source: SourceAddress,
  target: TargetAddress,
  /** 301 rather than 302. */
  is_permanent: Type.Optional(Type.Boolean({ default: true })),
})
export type NewRedirect = Static<typeof NewRedirect>

export const Redirect = Type.Object({
  id: Id,
  source: Type.String(),
  target: Type.String(),
  is_permanent: Type.Boolean(),
  created_at: Timestamp,
  created_by: Type.String(),
})
export type Redirect = Static<typeof Redirect>

const RedirectQuery = Type.Object({
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000, default: 1000 })),
  offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
  /** Part of the old address or of the target. */
  q: OptionalText(300),
})
export type RedirectQuery = Static<typeof RedirectQuery>

/**
 * A line of the import file. Allows line breaks, so that the import can report a wrong line instead
 * of rejecting the whole request.
 */
const ImportedRow = Type.Object({
  /** The line number in the file, from 1. */
  line: Type.Integer({ minimum: 1, maximum: 100_000 }),
  source: Type.String({ ...multiLine, maxLength: MAX_ADDRESS_LENGTH }),
  target: Type.String({ ...multiLine, maxLength: MAX_ADDRESS_LENGTH }),
})
export type ImportedRow = Static<typeof ImportedRow>

const ImportError = Type.Object({
  line: Type.Integer(),
  field: Type.Enum(['source', 'target']),
  detail: Type.String(),
})
export type ImportError = Static<typeof ImportError>

const config = { access: 'administrator', right: 'content:write' } as const
const url = '/api/redirects/'

export const redirectsApi = {
  list: {
    method: 'GET',
    url,
    schema: {
      summary: 'List redirects, sorted by old address; X-Total-Count is the number of matches',
      querystring: RedirectQuery,
      response: { 200: Type.Array(Redirect) },
    },
    config,
  },
  add: {
    method: 'POST',
    url,
    schema: {
      summary: 'Add a redirect from an address that is not a page',
      body: NewRedirect,
      response: { 201: Redirect },
    },
    config,
  },
  import: {
    method: 'POST',
    url: `${url}import/`,
    schema: {
      summary: 'Import redirects, all or none; optionally only validate them',
      body: Type.Object({
        rows: Type.Array(ImportedRow, { minItems: 1, maxItems: MAX_IMPORTED_ROWS }),
        is_dry_run: Type.Boolean(),
      }),
      response: {
        200: Type.Object({ added: Type.Integer(), errors: Type.Array(ImportError) }),
      },
    },
    config,
  },
  change: {
    method: 'PATCH',
    url: `${url}:id/`,
    schema: {
      summary: 'Update a redirect',
      params: IdParams,
      body: bodyWithSeen(NewRedirect.properties),
      response: { 200: Redirect },
    },
    config,
  },
  remove: {
    method: 'DELETE',
    url: `${url}:id/`,
    schema: { summary: 'Delete a redirect', params: IdParams, response: { 204: NoContent } },
    config,
  },
  restore: {
    method: 'POST',
    url: `${url}:id/restore/`,
    schema: {
      summary: 'Restore a redirect deleted within the last 30 days',
      params: IdParams,
      response: { 200: Redirect },
    },
    config,
  },
} satisfies Record<string, Endpoint>
