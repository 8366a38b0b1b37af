import { type Static, Type } from 'typebox'
import {
  Email,
  Id,
  IdParams,
  Moment,
  MultilineText,
  NoContent,
  OptionalMultilineText,
  OptionalText,
  Phone,
  Text,
} from '#app/contract/common.ts'
import type { Endpoint } from '#app/contract/endpoint.ts'

export const NewContact = Type.Object({
  name: Text(120),
  email: Email,
  phone: Phone,
  country: OptionalText(60),
  message: MultilineText(5000),
  /** People do not see this field; programs that fill in every field give themselves away. */
  website: OptionalMultilineText(2000),
  /** From where the visitor came, as `readOrigin` reads it; people do not see this field. */
  origin: OptionalText(2000),
  /** The sentence beside the form that said what is kept of it; people do not see this field. */
  consent: OptionalMultilineText(500),
})
export type NewContact = Static<typeof NewContact>

export const Contact = Type.Object({
  id: Id,
  name: Type.String(),
  email: Type.String(),
  phone: Type.String(),
  /** The preferred destination. What is optional is '' when it was not named. */
  country: Type.String(),
  message: Type.String(),
  created_at: Moment,
})
export type Contact = Static<typeof Contact>

/** A contact as the office lists it. */
export const ListedContact = Type.Object({
  ...Contact.properties,
  /** When the office's screen first showed it; null: it is new. */
  seen_at: Type.Union([Moment, Type.Null()]),
  /** Id of its lead; null if it has none yet, or a deleted one. */
  lead_id: Type.Union([Id, Type.Null()]),
})
export type ListedContact = Static<typeof ListedContact>

/** Why an enquiry is held back until the office has looked at it, by what it shows. */
export const spamReasons = [
  'hidden_field',
  'link_in_name',
  'link_code',
  'many_links',
  'same_text',
] as const
export type SpamReason = (typeof spamReasons)[number]

/** A contact that is held back: nobody was told of it, and it has no lead. */
export const SpamContact = Type.Object({
  ...Contact.properties,
  quarantined_reason: Type.Enum([...spamReasons]),
})
export type SpamContact = Static<typeof SpamContact>

/** What the office has not seen yet. */
export const UnseenContacts = Type.Object({
  unseen: Type.Integer(),
  /** How many are held back. */
  spam: Type.Integer(),
  /** The id of the newest contact, seen or not; '' when there is none. */
  newest: Type.String(),
})
export type UnseenContacts = Static<typeof UnseenContacts>

/** What `q` looks into. */
export const searchedFields = [
  'name',
  'email',
  'phone',
  'message',
] as const satisfies (keyof Contact)[]

/** With `-` the last, or newest, first. */
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
  /** How many to skip, for the pages of a screen. */
  offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
  /** Only what comes after the contact of this id: nothing twice while contacts come and go. */
  before: Type.Optional(Id),
  sort: Type.Optional(ContactSort),
  q: OptionalText(200),
})
export type ContactQuery = Static<typeof ContactQuery>

/** What the form always offers as preferred destination (specification §9). */
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

/** The countries among them (ISO 3166). */
export const preferredCodes = ['AU', 'CA', 'GB', 'US', 'NL', 'NZ', 'IE', 'DE']

export const contactsApi = {
  send: {
    method: 'POST',
    url: '/api/contacts/',
    schema: {
      summary: 'Ask for a consultation; the very same again within 10 minutes answers 200',
      body: NewContact,
      response: { 200: Contact, 201: Contact },
    },
    config: { access: 'anyone' },
  },
  list: {
    method: 'GET',
    url: '/api/contacts/',
    schema: {
      summary: 'Contacts, newest first unless sorted; X-Total-Count says how many match',
      querystring: ContactQuery,
      response: { 200: Type.Array(ListedContact) },
    },
    config: { access: 'administrator', right: 'contacts:work' },
  },
  readUnseen: {
    method: 'GET',
    url: '/api/contacts/unseen/',
    schema: {
      summary: 'How many contacts the office has not seen yet, and which is the newest',
      response: { 200: UnseenContacts },
    },
    config: { access: 'administrator', right: 'contacts:work' },
  },
  markSeen: {
    method: 'POST',
    url: '/api/contacts/seen/',
    schema: {
      summary: 'Keep that the office has seen these contacts; they are new no longer',
      body: Type.Object({ ids: Type.Array(Id, { maxItems: 1000 }) }),
      response: { 200: UnseenContacts },
    },
    config: { access: 'administrator', right: 'contacts:work' },
  },
  listSpam: {
    method: 'GET',
    url: '/api/contacts/spam/',
    schema: {
      summary: 'Contacts that look like spam and are held back; queried as the others are',
      querystring: ContactQuery,
      response: { 200: Type.Array(SpamContact) },
    },
    config: { access: 'administrator', right: 'contacts:work' },
  },
  markNotSpam: {
    method: 'POST',
    url: '/api/contacts/:id/not-spam/',
    schema: {
      summary: 'Treat a contact that was held back as a new one; its text is held back no more',
      params: IdParams,
      response: { 200: Contact },
    },
    config: { access: 'administrator', right: 'contacts:work' },
  },
  remove: {
    method: 'DELETE',
    url: '/api/contacts/:id/',
    schema: { summary: 'Delete a contact', params: IdParams, response: { 204: NoContent } },
    config: { access: 'administrator', right: 'contacts:work' },
  },
  restore: {
    method: 'POST',
    url: '/api/contacts/:id/restore/',
    schema: {
      summary: 'Bring a deleted contact back, for 30 days',
      params: IdParams,
      response: { 200: Contact },
    },
    config: { access: 'administrator', right: 'contacts:work' },
  },
} satisfies Record<string, Endpoint>
