import { type Static, Type } from 'typebox'
import {
  Email,
  Id,
  IdParams,
  OptionalMultilineText,
  OptionalText,
  Phone,
  Text,
  Timestamp,
} from '#app/contract/common.ts'
import type { Endpoint } from '#app/contract/endpoint.ts'
import { Language } from '#app/contract/languages.ts'
import { spamReasons } from '#app/features/contacts/contract.ts'

const State = Type.Enum(['registered', 'waiting', 'cancelled', 'spam'])
export type State = Static<typeof State>

const NewRegistration = Type.Object({
  /** The id of the event. */
  event: Id,
  name: Text(120),
  email: Email,
  phone: Phone,
  /** A question or a wish. */
  note: OptionalMultilineText(1000),
  /** Honeypot: a hidden field that only spam programs fill in. */
  website: OptionalMultilineText(2000),
  /** Consent text shown beside the form; a hidden field. */
  consent: OptionalMultilineText(500),
  /** The language of the visitor's page; default: en. */
  language: Type.Optional(Language),
})
export type NewRegistration = Static<typeof NewRegistration>

const Confirmation = Type.Object({
  state: Type.Enum(['registered', 'waiting']),
  /** Whether a mail is on its way; without a mail server there is none. */
  is_mailed: Type.Boolean(),
  /** The link of an online event; '' without one, or without a seat. */
  link: Type.String(),
})
export type Confirmation = Static<typeof Confirmation>

/** What the link in a mail proves. */
const Secret = Type.Object({ registration: Id, code: Text(100) })

const OwnRegistration = Type.Object({
  state: Type.Enum(['registered', 'waiting', 'cancelled']),
  /** The title of the event in the language of the registration. */
  title: Type.String(),
  /** In the office's time zone, as "2026-12-05T10:00". */
  starts: Type.String(),
  ends: Type.String(),
  is_over: Type.Boolean(),
})
export type OwnRegistration = Static<typeof OwnRegistration>

const TimestampOrNull = Type.Union([Timestamp, Type.Null()])

const fields = {
  id: Id,
  event_id: Id,
  /** The lead; null for spam. */
  lead_id: Type.Union([Id, Type.Null()]),
  state: State,
  spam_reason: Type.Union([Type.Enum([...spamReasons]), Type.Null()]),
  name: Type.String(),
  email: Type.String(),
  phone: Type.String(),
  note: Type.String(),
  language: Type.String(),
  created_at: Timestamp,
  /** When it got a seat after waiting; null for others. */
  moved_up_at: TimestampOrNull,
  /** When a mail told the person of a change of the event; null for none. */
  informed_at: TimestampOrNull,
  cancelled_at: TimestampOrNull,
  is_attended: Type.Boolean(),
}
export const StoredRegistration = Type.Object(fields)
export type StoredRegistration = Static<typeof StoredRegistration>

/** A registration in the office's list. */
const Registration = Type.Object({
  ...fields,
  event_title: Type.String(),
  /** The start of the event, in the office's time zone, as "2026-12-05T10:00". */
  event_starts: Type.String(),
})
export type Registration = Static<typeof Registration>

/** An event with its numbers of registrations. */
const CountedEvent = Type.Object({
  id: Id,
  title: Type.String(),
  starts: Type.String(),
  /** 0 for no limit. */
  seats: Type.Integer(),
  registered: Type.Integer(),
  waiting: Type.Integer(),
  attended: Type.Integer(),
  /** How many people do not know yet that it was changed or cancelled. */
  uninformed: Type.Integer(),
  is_cancelled: Type.Boolean(),
})
export type CountedEvent = Static<typeof CountedEvent>

const RegistrationQuery = Type.Object({
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000, default: 1000 })),
  offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
  /** Returns the registrations after this one in the order of the list. */
  before: Type.Optional(Id),
  sort: Type.Optional(Type.Enum(['created_at', '-created_at'])),
  /** Part of the name, the e-mail address or the phone. */
  q: OptionalText(200),
  event: Type.Optional(Id),
  state: Type.Optional(State),
})
export type RegistrationQuery = Static<typeof RegistrationQuery>

const url = '/api/event-registrations/'
const config = { access: 'administrator', right: 'contacts:work' } as const

export const registrationsApi = {
  send: {
    method: 'POST',
    url,
    schema: {
      summary:
        'Register for an event, or join its waiting list; a repeat returns 200, and 409 means that registration is closed',
      body: NewRegistration,
      response: { 200: Confirmation, 201: Confirmation },
    },
    config: { access: 'anyone' },
  },
  readOwn: {
    method: 'POST',
    url: '/api/public/event-registration/',
    schema: {
      summary: 'Get a registration with the code of the link in its mail; changes nothing',
      body: Secret,
      response: { 200: OwnRegistration },
    },
    config: { access: 'anyone' },
  },
  cancelOwn: {
    method: 'POST',
    url: '/api/public/event-registration/cancel/',
    schema: {
      summary: 'Cancel a registration with the code of the link in its mail',
      body: Secret,
      response: { 200: OwnRegistration },
    },
    config: { access: 'anyone' },
  },
  list: {
    method: 'GET',
    url,
    schema: {
      summary:
        'List registrations, newest first by default; X-Total-Count is the number of matches',
      querystring: RegistrationQuery,
      response: { 200: Type.Array(Registration) },
    },
    config,
  },
  listEvents: {
    method: 'GET',
    url: `${url}events/`,
    schema: {
      summary: 'List published events and those with registrations, the latest first',
      response: { 200: Type.Array(CountedEvent) },
    },
    config,
  },
  inform: {
    method: 'POST',
    url: `${url}inform/`,
    schema: {
      summary:
        'Send a mail about a changed or cancelled event to everyone who does not know it yet; 409 without e-mail',
      body: Type.Object({ event: Id }),
      response: { 200: Type.Object({ informed: Type.Integer() }) },
    },
    config,
  },
  confirm: {
    method: 'POST',
    url: `${url}:id/confirm/`,
    schema: {
      summary:
        'Give a seat to a waiting person, also if all seats are taken, or to a registration that is not spam',
      params: IdParams,
      response: { 200: StoredRegistration },
    },
    config,
  },
  cancel: {
    method: 'POST',
    url: `${url}:id/cancel/`,
    schema: {
      summary: 'Cancel a registration; the first waiting person gets the seat',
      params: IdParams,
      response: { 200: StoredRegistration },
    },
    config,
  },
  setAttendance: {
    method: 'POST',
    url: `${url}:id/attendance/`,
    schema: {
      summary: 'Record whether a registered person has come',
      params: IdParams,
      body: Type.Object({ is_attended: Type.Boolean() }),
      response: { 200: StoredRegistration },
    },
    config,
  },
} satisfies Record<string, Endpoint>
