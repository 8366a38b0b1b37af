import { type Static, Type } from 'typebox'
import { Id, OptionalDay, OptionalText, Position, Text } from '#app/contract/common.ts'
import type { Endpoint } from '#app/contract/endpoint.ts'
import { Language } from '#app/contract/languages.ts'
import { orderedListApi } from '#app/contract/ordered-list.ts'

export const NewAnnouncement = Type.Object({
  text: Text(200),
  /** Pages in this language show it; English by default. */
  language: Type.Optional(Language),
  /** A page of this site, as "/contact", or an address that begins with https://; '' for no link. */
  link: OptionalText(500),
  /** The text of the link; '' for the usual one. */
  link_text: OptionalText(40),
  /** The first and the last day in office time; '' for no limit. */
  first_day: Type.Optional(OptionalDay),
  last_day: Type.Optional(OptionalDay),
  position: Type.Optional(Position),
})
export type NewAnnouncement = Static<typeof NewAnnouncement>

export const AnnouncementChange = Type.Partial(NewAnnouncement)
export type AnnouncementChange = Static<typeof AnnouncementChange>

const texts = {
  id: Id,
  text: Type.String(),
  language: Language,
  link: Type.String(),
  link_text: Type.String(),
}

const Announcement = Type.Object({
  ...texts,
  first_day: OptionalDay,
  last_day: OptionalDay,
  position: Type.Integer(),
})
export type Announcement = Static<typeof Announcement>

const PublicAnnouncement = Type.Object(texts)
export type PublicAnnouncement = Static<typeof PublicAnnouncement>

const config = { access: 'administrator', right: 'content:write' } as const

export const announcementsApi = {
  ...orderedListApi('/api/announcements/', {
    singular: 'announcement',
    row: Announcement,
    createBody: NewAnnouncement,
    updateBody: AnnouncementChange,
    readConfig: config,
    writeConfig: config,
  }),
  listPublic: {
    method: 'GET',
    url: '/api/public/announcements/',
    schema: {
      summary: 'List today’s announcements; pages show the first one in their language',
      response: { 200: Type.Array(PublicAnnouncement) },
    },
    config: { access: 'anyone' },
  },
} satisfies Record<string, Endpoint>
