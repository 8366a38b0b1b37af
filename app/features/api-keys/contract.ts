import { type Static, Type } from 'typebox'
import {
  Email,
  Id,
  IdParams,
  OptionalMultilineText,
  OptionalPhone,
  Text,
  Timestamp,
} from '#app/contract/common.ts'
import type { Endpoint } from '#app/contract/endpoint.ts'
import { Origin } from '#app/contract/enquiry.ts'
import { keyRights } from '#app/contract/rights.ts'

const TimestampOrNull = Type.Union([Timestamp, Type.Null()])

export const NewApiKey = Type.Object({
  /** Who uses the key, and for what. */
  name: Text(80),
  rights: Type.Array(Type.Enum([...keyRights]), { minItems: 1, uniqueItems: true }),
  /** The key expires at this moment; null: never. */
  expires_at: TimestampOrNull,
})
export type NewApiKey = Static<typeof NewApiKey>

export const ApiKey = Type.Object({
  id: Id,
  ...NewApiKey.properties,
  /** First characters of the key, to recognise it. */
  prefix: Type.String(),
  created_at: Timestamp,
  created_by: Type.String(),
  /** Up to a minute older than the last use, because not every use is recorded. */
  last_used_at: TimestampOrNull,
  revoked_at: TimestampOrNull,
})
export type ApiKey = Static<typeof ApiKey>

/** An enquiry from another site; phone or email is required. */
export const NewEnquiry = Type.Object({
  name: Text(120),
  email: Type.Optional(Type.Union([Email, Type.Literal('')])),
  phone: Type.Optional(OptionalPhone),
  message: OptionalMultilineText(5000),
  /** ISO 3166-1 alpha-2 codes of countries. */
  countries: Type.Optional(Type.Array(Type.String({ pattern: '^[A-Z]{2}$' }), { maxItems: 12 })),
  origin: Type.Optional(Type.Partial(Origin)),
  /** Text of the consent that the person gave. */
  consent: OptionalMultilineText(500),
})
export type NewEnquiry = Static<typeof NewEnquiry>

const Received = Type.Object({ id: Id, received_at: Timestamp })

const config = { access: 'administrator', right: 'programs:manage' } as const
const url = '/api/api-keys/'

export const apiKeysApi = {
  list: {
    method: 'GET',
    url,
    schema: {
      summary: 'List API keys, newest first, including revoked ones',
      response: { 200: Type.Array(ApiKey) },
    },
    config,
  },
  add: {
    method: 'POST',
    url,
    schema: {
      summary: 'Create an API key; `secret` is returned only once',
      body: NewApiKey,
      response: { 201: Type.Object({ ...ApiKey.properties, secret: Type.String() }) },
    },
    config: { ...config, reauthentication: 'recent' },
  },
  revoke: {
    method: 'POST',
    url: `${url}:id/revoke/`,
    schema: {
      summary: 'Revoke an API key immediately and permanently',
      params: IdParams,
      response: { 200: ApiKey },
    },
    config: { ...config, reauthentication: 'recent' },
  },
} satisfies Record<string, Endpoint>

export const enquiriesApi = {
  add: {
    method: 'POST',
    url: '/api/v1/leads/',
    schema: {
      summary:
        'Create an enquiry from another site. With the header Idempotency-Key a repeat within a day returns the stored enquiry (200), and another enquiry is refused (422)',
      body: NewEnquiry,
      response: { 200: Received, 201: Received },
    },
    config: { access: 'key', right: 'leads:create' },
  },
} satisfies Record<string, Endpoint>
