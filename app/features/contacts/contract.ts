import { type Static, Type } from 'typebox'
import {
  Email,
  Id,
  IdParams,
  MultilineText,
  NoContent,
  OptionalMultilineText,
  OptionalText,
  Phone,
  Text,
  Timestamp,
} from '#app/contract/common.ts'
import type { Endpoint } from '#app/contract/endpoint.ts'
import { Language } from '#app/contract/languages.ts'

export const NewContact = Type.Object({
  name: Text(120),
  email: Email,
  phone: Phone,
  country: OptionalText(60),
  message: MultilineText(5000),
  /** Honeypot: a hidden field that only spam programs fill in. */
  website: OptionalMultilineText(2000),
  /** Traffic source in the format of `readOrigin`; a hidden field. */
  origin: OptionalText(2000),
  /** Consent text shown beside the form; a hidden field. */
  consent: OptionalMultilineText(500),
  /** The language of the visitor's page; default: en. */
  language: Type.Optional(Language),
})
export type NewContact = Static<typeof NewContact>

export const Contact = Type.Object({
  id: Id,
  name: Type.String(),
  email: Type.String(),
  phone: Type.String(),
  /** Preferred destination; '' if none was chosen. */
  country: Type.String(),
  message: Type.String(),
  /** The language of the page with the form. */
  language: Type.String(),
  created_at: Timestamp,
})
export type Contact = Static<typeof Contact>

/** A contact as the sender gets it (specification §9). */
const SentContact = Type.Omit(Contact, ['language'])

export const ListedContact = Type.Object({
  ...Contact.properties,
  /** When the office first saw the contact; null for a new one. */
  seen_at: Type.Union([Timestamp, Type.Null()]),
  /** ID of the lead; null if the contact has no lead, or if the lead is deleted. */
  lead_id: Type.Union([Id, Type.Null()]),
})
export type ListedContact = Static<typeof ListedContact>

/** Why a contact message is marked as spam. */
export const spamReasons = [
  'hidden_field',
  'link_in_name',
  'link_code',
  'many_links',
  'same_text',
] as const
export type SpamReason = (typeof spamReasons)[number]

/** A spam message has no lead and created no notification. */
export const SpamContact = Type.Object({
  ...Contact.properties,
  spam_reason: Type.Enum([...spamReasons]),
})
export type SpamContact = Static<typeof SpamContact>

export const UnseenContacts = Type.Object({
  unseen: Type.Integer(),
  /** Number of spam messages. */
  spam: Type.Integer(),
  /** ID of the newest contact, seen or not; '' if there is none. */
  newest: Type.String(),
})
export type UnseenContacts = Static<typeof UnseenContacts>

/** Fields that `q` searches. */
export const searchedFields = [
  'name',
  'email',
  'phone',
  'message',
] as const satisfies (keyof Contact)[]

/** A `-` sorts in descending order. */
const ContactSort = Type.Enum([
  'name',
  '-name',
  'email',
  '-email',
  'phone',
  '-phone',
  'country',
  '-country',
  'created_at',
  '-created_at',
])
export type ContactSort = Static<typeof ContactSort>
export type ContactKey = Exclude<ContactSort, `-${string}`>

export const ContactQuery = Type.Object({
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000, default: 1000 })),
  offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
  /** Cursor: returns the contacts after this ID, without repeats while contacts are added. */
  before: Type.Optional(Id),
  sort: Type.Optional(ContactSort),
  q: OptionalText(200),
})
export type ContactQuery = Static<typeof ContactQuery>

/** Default options of the preferred destination (specification §9). */
export const preferredDestinations = [
  'Australia',
  'Canada',
  'United Kingdom',
  'United States',
  'Netherlands',
  'New Zealand',
  'Ireland',
  'Germany',
  'Other',
]

/** Country codes of the default options (ISO 3166). */
export const preferredCodes = ['AU', 'CA', 'GB', 'US', 'NL', 'NZ', 'IE', 'DE']

const workConfig = { access: 'administrator', right: 'contacts:work' } as const

export const contactsApi = {
  send: {
    method: 'POST',
    url: '/api/contacts/',
    schema: {
      summary: 'Send a contact message; a repeat within 10 minutes returns 200',
      body: NewContact,
      response: { 200: SentContact, 201: SentContact },
    },
    config: { access: 'anyone' },
  },
  list: {
    method: 'GET',
    url: '/api/contacts/',
    schema: {
      summary: 'List contacts, newest first by default; X-Total-Count is the number of matches',
      querystring: ContactQuery,
      response: { 200: Type.Array(ListedContact) },
    },
    config: workConfig,
  },
  readUnseen: {
    method: 'GET',
    url: '/api/contacts/unseen/',
    schema: {
      summary: 'Get the numbers of unseen and spam contacts, and the ID of the newest contact',
      response: { 200: UnseenContacts },
    },
    config: workConfig,
  },
  markSeen: {
    method: 'POST',
    url: '/api/contacts/seen/',
    schema: {
      summary: 'Mark these contacts as seen',
      body: Type.Object({ ids: Type.Array(Id, { maxItems: 1000 }) }),
      response: { 200: UnseenContacts },
    },
    config: workConfig,
  },
  listSpam: {
    method: 'GET',
    url: '/api/contacts/spam/',
    schema: {
      summary: 'List spam contacts, with the same query as contacts',
      querystring: ContactQuery,
      response: { 200: Type.Array(SpamContact) },
    },
    config: workConfig,
  },
  markNotSpam: {
    method: 'POST',
    url: '/api/contacts/:id/not-spam/',
    schema: {
      summary: 'Move a spam message to the contacts; its text is never spam again',
      params: IdParams,
      response: { 200: Contact },
    },
    config: workConfig,
  },
  remove: {
    method: 'DELETE',
    url: '/api/contacts/:id/',
    schema: { summary: 'Delete a contact', params: IdParams, response: { 204: NoContent } },
    config: workConfig,
  },
  restore: {
    method: 'POST',
    url: '/api/contacts/:id/restore/',
    schema: {
      summary: 'Restore a contact within 30 days after its deletion',
      params: IdParams,
      response: { 200: Contact },
    },
    config: workConfig,
  },
} satisfies Record<string, Endpoint>
