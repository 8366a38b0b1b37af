import { type Static, Type } from 'typebox'
import { Id, IdParams, NoContent, Timestamp } from '#app/contract/common.ts'
import type { Endpoint } from '#app/contract/endpoint.ts'

/** A link ends this many days after it was created or last opened. */
export const LINK_DAYS = 90

/** The address of the page without the secret. */
export const progressPath = '/progress'

const orNull = <Schema extends Parameters<typeof Type.Union>[0][number]>(schema: Schema) =>
  Type.Union([schema, Type.Null()])

const link = {
  id: Id,
  /** null: the link of the student. */
  guardian_id: orNull(Id),
  created_at: Timestamp,
  /** Name of the administrator. */
  created_by: Type.String(),
  /** When a person last opened it; null for never. */
  last_opened_at: orNull(Timestamp),
  /** When it ends unless it is opened before. */
  expires_at: Timestamp,
}

/** A link that works. */
export const ProgressLink = Type.Object(link)
export type ProgressLink = Static<typeof ProgressLink>

/** A link with its address, which the server knows only now. */
const NewProgressLink = Type.Object({
  ...link,
  address: Type.String(),
  /** With which the office sends the address, in the language of the person. */
  message: Type.String(),
})
export type NewProgressLink = Static<typeof NewProgressLink>

/** A link in a data export. */
export const StoredProgressLink = Type.Object({
  ...link,
  lead_id: Id,
  revoked_at: orNull(Timestamp),
})
export type StoredProgressLink = Static<typeof StoredProgressLink>

const config = { access: 'administrator', right: 'leads:work', rowAccess: 'viewer-scope' } as const
const leadUrl = '/api/leads/:id/progress-links/'

export const progressLinksApi = {
  list: {
    method: 'GET',
    url: leadUrl,
    schema: {
      summary: 'List the progress links of a lead that work',
      params: IdParams,
      response: { 200: Type.Array(ProgressLink) },
    },
    config,
  },
  add: {
    method: 'POST',
    url: leadUrl,
    schema: {
      summary:
        'Create the progress link of a lead; its former link stops working. Only this response has the address',
      params: IdParams,
      response: { 201: NewProgressLink },
    },
    config,
  },
  revoke: {
    method: 'DELETE',
    url: '/api/progress-links/:id/',
    schema: {
      summary: 'Revoke a progress link, which stops working at once',
      params: IdParams,
      response: { 204: NoContent },
    },
    config,
  },
} satisfies Record<string, Endpoint>
