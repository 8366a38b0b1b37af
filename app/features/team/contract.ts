import { type Static, Type } from 'typebox'
import {
  Focus,
  Id,
  OptionalMultilineText,
  OptionalText,
  PictureAddress,
  Position,
  Text,
} from '#app/contract/common.ts'
import type { Endpoint } from '#app/contract/endpoint.ts'
import { LanguageQuery } from '#app/contract/languages.ts'
import { orderedListApi } from '#app/contract/ordered-list.ts'

export const teamPath = '/team'

export const NewTeamMember = Type.Object({
  name: Text(80),
  /** For example "Senior counsellor". */
  role: Text(120),
  /** The languages that the person speaks, for example "Nepali, English, Hindi". */
  languages: OptionalText(120),
  /** The name of a branch in the office profile; '' for none. */
  branch: OptionalText(60),
  text: OptionalMultilineText(600),
  /** An address, or '' to remove the picture. Files are sent as `picture`. */
  picture: Type.Optional(PictureAddress),
  /** Whether visitors see the person; false by default. */
  is_published: Type.Optional(Type.Boolean()),
  position: Type.Optional(Position),
})
export type NewTeamMember = Static<typeof NewTeamMember>

export const TeamMemberChange = Type.Partial(NewTeamMember)
export type TeamMemberChange = Static<typeof TeamMemberChange>

const texts = {
  id: Id,
  name: Type.String(),
  role: Type.String(),
  languages: Type.String(),
  branch: Type.String(),
  text: Type.String(),
  picture: Type.String(),
  picture_focus: Focus,
}

export const TeamMember = Type.Object({
  ...texts,
  is_published: Type.Boolean(),
  position: Type.Integer(),
})
export type TeamMember = Static<typeof TeamMember>

export const PublicTeamMember = Type.Object(texts)
export type PublicTeamMember = Static<typeof PublicTeamMember>

const listedApi = orderedListApi('/api/team/', {
  singular: 'team member',
  row: TeamMember,
  createBody: NewTeamMember,
  updateBody: TeamMemberChange,
  readConfig: { access: 'administrator', right: 'content:write' },
  writeConfig: { access: 'administrator', right: 'content:write', upload: 'picture' },
})

export const teamApi = {
  ...listedApi,
  listPublic: {
    method: 'GET',
    url: '/api/public/team/',
    schema: {
      summary: 'List the published members of the team, in the office’s order',
      querystring: LanguageQuery,
      response: { 200: Type.Array(PublicTeamMember) },
    },
    config: { access: 'anyone' },
  },
} satisfies Record<string, Endpoint>
