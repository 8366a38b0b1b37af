import { type Static, Type } from 'typebox'
import {
  Email,
  Id,
  IdParams,
  NoContent,
  OptionalMultilineText,
  OptionalText,
  Text,
  Timestamp,
} from '#app/contract/common.ts'
import type { Endpoint } from '#app/contract/endpoint.ts'
import { Language } from '#app/contract/languages.ts'
import { subscribing } from './subscribing-contract.ts'

/** Subscriptions that are not confirmed within these days are deleted. */
export const MAX_UNCONFIRMED_DAYS = 7
/** The confirmation mails of a subscription. */
export const MAX_MAILS = 3

const NewSubscriber = Type.Object({
  email: Email,
  /** The language of the visitor's page; default: en. */
  language: Type.Optional(Language),
  /** The address of the page with the form; a hidden field. */
  page: OptionalText(300),
  /** Consent text shown beside the form; a hidden field. */
  consent: OptionalMultilineText(500),
  /** Honeypot: a hidden field that only spam programs fill in. */
  website: OptionalMultilineText(2000),
})
export type NewSubscriber = Static<typeof NewSubscriber>

const states = ['unconfirmed', 'confirmed'] as const
const State = Type.Enum([...states])
export type SubscriberState = Static<typeof State>

export const Subscriber = Type.Object({
  id: Id,
  email: Type.String(),
  state: State,
  language: Language,
  /** The address of the page with the form; '' if it is unknown. */
  page: Type.String(),
  /** Consent text that the form showed. */
  consent: Type.String(),
  created_at: Timestamp,
  confirmed_at: Type.Union([Timestamp, Type.Null()]),
})
export type Subscriber = Static<typeof Subscriber>

const ListedSubscriber = Type.Object({
  ...Subscriber.properties,
  /** The secret address to unsubscribe; only with `with_links`. A POST unsubscribes (RFC 8058). */
  unsubscribe_url: Type.Optional(Type.String()),
})
export type ListedSubscriber = Static<typeof ListedSubscriber>

export const SubscriberQuery = Type.Object({
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000, default: 1000 })),
  offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
  /** Cursor: returns the subscribers after this ID, without repeats while subscribers are added. */
  before: Type.Optional(Id),
  state: Type.Optional(State),
  with_links: Type.Optional(Type.Boolean()),
  /** Part of the e-mail address. */
  q: OptionalText(200),
})
export type SubscriberQuery = Static<typeof SubscriberQuery>

const NewsletterStatus = Type.Object({
  /** Whether an owner has switched the newsletter on. */
  is_on: Type.Boolean(),
  /** Whether e-mail is set up; without it the form is hidden. */
  has_mail: Type.Boolean(),
  confirmed: Type.Integer(),
  unconfirmed: Type.Integer(),
})
export type NewsletterStatus = Static<typeof NewsletterStatus>

const LinkBody = Type.Object({ token: Text(subscribing.maxLength) })

const workConfig = { access: 'administrator', right: 'contacts:work' } as const

export const newsletterApi = {
  readPublic: {
    method: 'GET',
    url: '/api/public/newsletter/',
    schema: {
      summary: 'Get whether visitors can subscribe to the newsletter',
      response: { 200: Type.Object({ is_open: Type.Boolean() }) },
    },
    config: { access: 'anyone' },
  },
  subscribe: {
    method: 'POST',
    url: '/api/newsletter/subscribers/',
    schema: {
      summary: 'Ask for the newsletter; the response is the same for every address',
      body: NewSubscriber,
      response: { 202: Type.Object({}) },
    },
    config: { access: 'anyone' },
  },
  readLink: {
    method: 'POST',
    url: '/api/newsletter/link/',
    schema: {
      summary: 'Get the state of a subscription by its secret link; changes nothing',
      body: LinkBody,
      response: { 200: Type.Object({ state: State }) },
    },
    config: { access: 'anyone' },
  },
  confirm: {
    method: 'POST',
    url: '/api/newsletter/confirm/',
    schema: {
      summary: 'Confirm a subscription by its secret link',
      body: LinkBody,
      response: { 204: NoContent },
    },
    config: { access: 'anyone' },
  },
  unsubscribe: {
    method: 'POST',
    url: '/api/newsletter/unsubscribe/',
    schema: {
      summary: 'End a subscription by its secret link and delete the address; repeats return 204',
      body: LinkBody,
      response: { 204: NoContent },
    },
    config: { access: 'anyone' },
  },
  readStatus: {
    method: 'GET',
    url: '/api/newsletter/',
    schema: {
      summary: 'Get the settings of the newsletter and the numbers of its subscribers',
      response: { 200: NewsletterStatus },
    },
    config: workConfig,
  },
  changeSettings: {
    method: 'PATCH',
    url: '/api/newsletter/',
    schema: {
      summary: 'Switch the newsletter on or off; subscribers stay and can unsubscribe',
      body: Type.Object({ is_on: Type.Boolean() }),
      response: { 200: NewsletterStatus },
    },
    config: { access: 'administrator', right: 'settings:change' },
  },
  list: {
    method: 'GET',
    url: '/api/newsletter/subscribers/',
    schema: {
      summary: 'List subscribers, newest first; X-Total-Count is the number of matches',
      querystring: SubscriberQuery,
      response: { 200: Type.Array(ListedSubscriber) },
    },
    config: workConfig,
  },
  remove: {
    method: 'DELETE',
    url: '/api/newsletter/subscribers/:id/',
    schema: {
      summary: 'Delete a subscriber permanently',
      params: IdParams,
      response: { 204: NoContent },
    },
    config: workConfig,
  },
} satisfies Record<string, Endpoint>
