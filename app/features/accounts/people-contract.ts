import { type Static, Type } from 'typebox'
import {
  Email,
  Id,
  IdParams,
  NoContent,
  PictureAddress,
  Text,
  Timestamp,
} from '#app/contract/common.ts'
import type { Endpoint } from '#app/contract/endpoint.ts'
import { Language } from '#app/contract/languages.ts'
import { type Right, roles } from '#app/contract/rights.ts'
import { bodyWithSeen } from '#app/contract/seen.ts'
import { NewPassword, NewUsername, Password, Tokens } from './contract.ts'

/** Role of an administrator, and the leads that a counsellor has access to. */
const assignment = {
  role: Type.Enum([...roles]),
  /** Limits a counsellor to the leads of a branch or to their own; '': all leads. */
  lead_scope: Type.Enum(['', 'branch', 'own']),
  /** Name of the branch in the office settings. */
  branch: Text(60, 0),
}

const NewRoleAssignment = Type.Object({
  ...assignment,
  lead_scope: Type.Optional(assignment.lead_scope),
  branch: Type.Optional(assignment.branch),
})
export type NewRoleAssignment = Static<typeof NewRoleAssignment>

/**
 * The profile of an administrator. Visitors of the chat see the first name and the photo of the
 * administrator who replies, and never the username.
 */
export const PersonProfile = Type.Object({
  /** '' for none; then the username is shown in the office, and visitors see no name. */
  full_name: Text(100, 0),
  /** An address, or '' for none; left out to keep it. A file is sent as `photo`. */
  photo: Type.Optional(PictureAddress),
  /** Spoken languages, for example "Nepali, English". */
  languages: Text(120, 0),
  /** The language of the back office, one of the site's; left out to keep it. */
  language: Type.Optional(Language),
})
export type PersonProfile = Static<typeof PersonProfile>

const profile = {
  full_name: Type.String(),
  photo: Type.String(),
  languages: Type.String(),
}

/** What people themselves and owners see. */
const ownProfile = { ...profile, language: Language }

/** An administrator: active, invited or disabled. */
export const Administrator = Type.Object({
  id: Id,
  username: Type.String(),
  email: Type.String(),
  /** `invited`: has not chosen a password yet. */
  state: Type.Union([Type.Literal('active'), Type.Literal('invited'), Type.Literal('disabled')]),
  ...assignment,
  ...ownProfile,
  /** Number of active sessions. */
  sessions: Type.Integer(),
  /** null: no sign-in within 30 days. */
  last_signed_in_at: Type.Union([Timestamp, Type.Null()]),
})
export type Administrator = Static<typeof Administrator>

/** The token is returned only once, because the server stores only its hash. */
export const PasswordLink = Type.Object({
  /** The part after `/password#`. */
  token: Type.String(),
  expires_at: Timestamp,
  /** Whether the link was also mailed. */
  is_mailed: Type.Boolean(),
})
export type PasswordLink = Static<typeof PasswordLink>

export const Invitation = Type.Object({
  username: NewUsername,
  email: Email,
  ...NewRoleAssignment.properties,
})
export type Invitation = Static<typeof Invitation>

export const Session = Type.Object({
  id: Id,
  /** For example "Chrome on Android". */
  browser: Type.String(),
  address: Type.String(),
  created_at: Timestamp,
  /** Up to five minutes old. */
  last_used_at: Timestamp,
  /** Whether it is the caller's session. */
  is_current: Type.Boolean(),
})
export type Session = Static<typeof Session>

/** Fields of an administrator that all administrators may see. */
const Colleague = Type.Object({
  ...Type.Pick(Administrator, ['id', 'username', 'state']).properties,
  ...profile,
  /** Leads can be assigned to them: they are active and may work on leads. */
  works_on_leads: Type.Boolean(),
})
export type Colleague = Static<typeof Colleague>

/** The caller's own account. */
export const Account = Type.Object({
  id: Id,
  username: Type.String(),
  ...assignment,
  ...ownProfile,
  /** Rights of the role. */
  rights: Type.Array(Type.Unsafe<Right>(Type.String())),
  /** Subjects of audit log entries that the account receives updates about. */
  subjects: Type.Array(Type.String()),
})
export type Account = Static<typeof Account>

const config = { access: 'administrator', right: 'office:enter' } as const

const recentManageConfig = {
  access: 'administrator',
  right: 'people:manage',
  reauthentication: 'recent',
} as const

export const administratorsApi = {
  list: {
    method: 'GET',
    url: '/api/administrators/',
    schema: {
      summary: 'List administrators, sorted by name',
      response: { 200: Type.Array(Administrator) },
    },
    config: { access: 'administrator', right: 'people:manage' },
  },
  invite: {
    method: 'POST',
    url: '/api/administrators/',
    schema: {
      summary: 'Invite an administrator; the link to choose a password is valid for 48 hours',
      body: Invitation,
      response: { 201: Type.Object({ administrator: Administrator, link: PasswordLink }) },
    },
    config: recentManageConfig,
  },
  setRole: {
    method: 'PUT',
    url: '/api/administrators/:id/role/',
    schema: {
      summary:
        'Change the role of another administrator, from their next call on. 409 for your own role and the last owner',
      params: IdParams,
      body: NewRoleAssignment,
      response: { 200: Administrator },
    },
    config: recentManageConfig,
  },
  changeProfile: {
    method: 'PUT',
    url: '/api/administrators/:id/profile/',
    schema: {
      summary: 'Set the full name, photo, spoken languages and office language of a person',
      params: IdParams,
      body: bodyWithSeen(PersonProfile.properties),
      response: { 200: Administrator },
    },
    config: { access: 'administrator', right: 'people:manage', upload: 'photo' },
  },
  listNames: {
    method: 'GET',
    url: '/api/colleagues/',
    schema: {
      summary: 'List colleagues, sorted by name',
      response: { 200: Type.Array(Colleague) },
    },
    config,
  },
  makeLink: {
    method: 'POST',
    url: '/api/administrators/:id/link/',
    schema: {
      summary: 'Create a new password link; earlier links become invalid',
      params: IdParams,
      response: { 201: PasswordLink },
    },
    config: recentManageConfig,
  },
  disable: {
    method: 'POST',
    url: '/api/administrators/:id/disable/',
    schema: {
      summary: 'Disable an administrator; ends their sessions. 409 for yourself and the last owner',
      params: IdParams,
      response: { 200: Administrator },
    },
    config: recentManageConfig,
  },
  enable: {
    method: 'POST',
    url: '/api/administrators/:id/enable/',
    schema: {
      summary: 'Enable a disabled administrator',
      params: IdParams,
      response: { 200: Administrator },
    },
    config: recentManageConfig,
  },
} satisfies Record<string, Endpoint>

/** Calls for the caller's account. */
export const ownAccountApi = {
  read: {
    method: 'GET',
    url: '/api/account/',
    schema: { summary: 'Get your account and your rights', response: { 200: Account } },
    config,
  },
  changeProfile: {
    method: 'PUT',
    url: '/api/account/profile/',
    schema: {
      summary: 'Set your full name, photo, spoken languages and office language',
      body: bodyWithSeen(PersonProfile.properties),
      response: { 200: Type.Object(ownProfile) },
    },
    config: { ...config, upload: 'photo' },
  },
  changePassword: {
    method: 'POST',
    url: '/api/account/password/',
    schema: {
      summary: 'Change your password; ends all other sessions and invalidates earlier tokens',
      body: Type.Object({ current_password: Password, new_password: NewPassword }),
      response: { 200: Tokens },
    },
    config,
  },
  listSessions: {
    method: 'GET',
    url: '/api/account/sessions/',
    schema: {
      summary: 'List your active sessions, last used first',
      response: { 200: Type.Array(Session) },
    },
    config,
  },
  endSession: {
    method: 'DELETE',
    url: '/api/account/sessions/:id/',
    schema: {
      summary: 'End one of your sessions',
      params: IdParams,
      response: { 204: NoContent },
    },
    config: { ...config, reauthentication: 'recent' },
  },
  endOtherSessions: {
    method: 'DELETE',
    url: '/api/account/sessions/',
    schema: {
      summary: 'End all your sessions except the current one',
      response: { 204: NoContent },
    },
    config: { ...config, reauthentication: 'recent' },
  },
} satisfies Record<string, Endpoint>
