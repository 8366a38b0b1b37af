import { type Static, Type } from 'typebox'
import { Id, IdParams, MultilineText, NoContent, Timestamp } from '#app/contract/common.ts'
import type { Endpoint } from '#app/contract/endpoint.ts'

/** A link ends this many days after it was created or last opened. */
export const LINK_DAYS = 90

/** A code opens stored documents for this long, once, unless it was mistyped too often. */
export const CODE_MINUTES = 10
export const CODE_TRIES = 5

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
  /** When the person asked for a code and got none by e-mail; null after the office gave one. */
  code_asked_at: orNull(Timestamp),
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

/** What a guardian may see. The right to open stored documents includes the list of documents. */
const sight = {
  applications: Type.Boolean(),
  /** Which documents are needed and which the office has; the guardian may send pages. */
  documents: Type.Boolean(),
  stored_documents: Type.Boolean(),
}
export const sightNames = ['applications', 'documents', 'stored_documents'] as const
export type Sight = Record<(typeof sightNames)[number], boolean>

/** What the student agreed to. */
export const GuardianConsent = Type.Object({
  guardian_id: Id,
  ...sight,
  agreed_on: Type.String(),
  /** Name of the administrator; '' if the student agreed on the page. */
  recorded_by: Type.String(),
  note: Type.String(),
})
export type GuardianConsent = Static<typeof GuardianConsent>

const ConsentChange = Type.Object({
  ...sight,
  /** How the student agreed. */
  note: MultilineText(500, 0),
})
export type ConsentChange = Static<typeof ConsentChange>

/** A consent in a data export. */
export const StoredConsent = Type.Object({
  lead_id: Id,
  guardian_id: Id,
  ...sight,
  agreed_on: Type.String(),
  note: Type.String(),
})

const ProgressLinks = Type.Object({
  links: Type.Array(ProgressLink),
  consents: Type.Array(GuardianConsent),
})
export type ProgressLinks = Static<typeof ProgressLinks>

/** A code for stored documents, which the server knows only now. */
const NewCode = Type.Object({ code: Type.String(), expires_at: Timestamp })
export type NewCode = Static<typeof NewCode>

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
      summary: 'List the progress links of a lead that work, and what its guardians may see',
      params: IdParams,
      response: { 200: ProgressLinks },
    },
    config,
  },
  add: {
    method: 'POST',
    url: leadUrl,
    schema: {
      summary:
        'Create the progress link of a lead or of one of its guardians; the former link stops working. Only this response has the address',
      params: IdParams,
      body: Type.Object({ guardian_id: orNull(Id) }),
      response: { 201: NewProgressLink },
    },
    config,
  },
  recordConsent: {
    method: 'PUT',
    url: '/api/leads/:id/progress-consents/:guardian_id/',
    schema: {
      summary: 'Record what a guardian may see, as the student has told the office',
      params: Type.Object({ id: Id, guardian_id: Id }),
      body: ConsentChange,
      response: { 200: GuardianConsent },
    },
    config,
  },
  addCode: {
    method: 'POST',
    url: '/api/progress-links/:id/codes/',
    schema: {
      summary:
        'Create a code with which the person opens stored documents; the former code stops working. Only this response has it',
      params: IdParams,
      response: { 201: NewCode },
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
