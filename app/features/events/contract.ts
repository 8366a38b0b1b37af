import { type Static, Type } from 'typebox'
import type { Endpoint } from '#app/contract/endpoint.ts'
import { LanguageQuery } from '#app/contract/languages.ts'
import { Page } from '#app/features/pages/contract.ts'
import { Cover, DraftQuery, PageAddress } from '#app/features/pages/list-contract.ts'

export const eventsPath = '/events'
export const pastPath = `${eventsPath}/past`

/** The page with the form, for example /events/register?event=education-fair. */
export const registering = { path: `${eventsPath}/register`, fields: ['event'], maxLength: 80 }
/** The page of the link in mails. */
export const cancelling = {
  path: `${eventsPath}/cancel`,
  fields: ['registration', 'code'],
  maxLength: 100,
  isSecret: true,
}

/** Returns the day of a local time such as "2026-12-05T10:00". */
export const dayOf = (local: string) => local.slice(0, 10)

export const toCalendarPath = (id: string) => `${eventsPath}/calendar/${id}.ics`

/**
 * `open`: seats are left. `full`: visitors join the waiting list. `closed`: registration has ended.
 * `none`: the event has no registration.
 */
const RegistrationState = Type.Enum(['open', 'full', 'closed', 'none'])
export type RegistrationState = Static<typeof RegistrationState>

const times = {
  /** In the office's time zone, as "2026-12-05T10:00". */
  starts: Type.String(),
  ends: Type.String(),
}

/** What the view of an event needs besides its own content. */
export interface ShownEvent {
  /** The id and the slug of the source page. */
  id: string
  slug: string
  /** The id of the page itself, for its calendar file. */
  page_id: string
  starts: string
  ends: string
  /** In UTC; undefined in a draft without valid times. */
  starts_at?: string
  ends_at?: string
  is_over: boolean
  registration: RegistrationState
  /** 0 for no limit. */
  seats: number
  /** Whether it takes place online. */
  is_online: boolean
  /** Only for events without registration. */
  link: string
  cover?: Cover
}

/** A published event in a list. */
export const EventCard = Type.Object({
  address: Type.String(),
  /** The language of the text. */
  language: Type.String(),
  title: Type.String(),
  description: Type.String(),
  ...times,
  place: Type.String(),
  is_online: Type.Boolean(),
  cover: Type.Optional(Cover),
})
export type EventCard = Static<typeof EventCard>

export const EventList = Type.Object({
  total: Type.Integer(),
  /** The number of pages; 0 without events. */
  pages: Type.Integer(),
  /** Whether there are events that are over. */
  has_past: Type.Boolean(),
  events: Type.Array(EventCard),
})
export type EventList = Static<typeof EventList>

/** The address of a list: the next events, or those that are over. */
export interface ListAddress {
  isPast: boolean
  page: number
}

const listPattern = /^\/events(\/past)?(?:\/page\/([1-9]\d{0,3}))?$/

/**
 * Reads the address of a list, such as /events/past/page/2; undefined for others.
 * @param address decoded, without the prefix of a language
 */
export function parseListAddress(address: string): ListAddress | undefined {
  const [isList, past, number = '1'] = listPattern.exec(address) ?? []
  // The first page has no number.
  if (isList === undefined || isList.endsWith('/page/1')) return undefined
  return { isPast: past !== undefined, page: Number(number) }
}

export function toListPath({ isPast, page }: ListAddress) {
  const list = isPast ? pastPath : eventsPath
  return page > 1 ? `${list}/page/${page}` : list
}

/** An event in the office's list. */
const OfficeEvent = Type.Object({
  ...Page.properties,
  /** Of the draft, in the office's time zone, as "2026-12-05T10:00". */
  starts: Type.String(),
  /** 0 for no limit. */
  seats: Type.Integer(),
  registered: Type.Integer(),
  waiting: Type.Integer(),
})
export type OfficeEvent = Static<typeof OfficeEvent>

export const eventsApi = {
  list: {
    method: 'GET',
    url: '/api/events/',
    schema: {
      summary:
        'List events and drafts, the last changed first; X-Total-Count is the number of matches',
      querystring: DraftQuery,
      response: { 200: Type.Array(OfficeEvent) },
    },
    config: { access: 'administrator', right: 'content:write' },
  },
  listPublic: {
    method: 'GET',
    url: '/api/public/events/',
    schema: {
      summary: 'List a page of the next events, the first one first, or of past events',
      querystring: Type.Object({
        ...LanguageQuery.properties,
        page: Type.Optional(Type.Integer({ minimum: 1, maximum: 9999 })),
        kind: Type.Optional(Type.Enum(['past'])),
      }),
      response: { 200: EventList },
    },
    config: { access: 'anyone' },
  },
  listAddresses: {
    method: 'GET',
    url: '/api/public/events/addresses/',
    schema: {
      summary: 'List the addresses of events and of their lists, for the sitemap',
      response: { 200: Type.Array(PageAddress) },
    },
    config: { access: 'anyone' },
  },
} satisfies Record<string, Endpoint>
