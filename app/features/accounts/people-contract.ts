import { type Static, Type } from 'typebox'
import { Email, Id, IdParams, Moment, NoContent, Text } from '#app/contract/common.ts'
import type { Endpoint } from '#app/contract/endpoint.ts'
import { type Right, roles } from '#app/contract/rights.ts'
import { NewPassword, Password, Tokens } from './contract.ts'

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

/** A user of the back office: active, invited or disabled. */
export const Administrator = Type.Object({
  id: Id,
  username: Type.String(),
  email: Type.String(),
  /** `invited`: has not chosen a password yet. */
  state: Type.Union([Type.Literal('active'), Type.Literal('invited'), Type.Literal('disabled')]),
  ...assignment,
  /** Number of active sessions. */
  sessions: Type.Integer(),
  /** null: no sign-in within 30 days. */
  last_signed_in_at: Type.Union([Moment, Type.Null()]),
})
export type Administrator = Static<typeof Administrator>

/** Returned once: the server stores only its hash. */
export const PasswordLink = Type.Object({
  /** The part after `/password#`. */
  token: Type.String(),
  expires_at: Moment,
  /** Whether the link was also mailed. */
  is_mailed: Type.Boolean(),
})
export type PasswordLink = Static<typeof PasswordLink>

export const Invitation = Type.Object({
  username: Text(150),
  email: Email,
  ...NewRoleAssignment.properties,
})
export type Invitation = Static<typeof Invitation>

export const Session = Type.Object({
  id: Id,
  /** For example "Chrome on Android". */
  browser: Type.String(),
  address: Type.String(),
  created_at: Moment,
  /** Up to five minutes old. */
  last_used_at: Moment,
  /** Whether it is the caller's session. */
  is_current: Type.Boolean(),
})
export type Session = Static<typeof Session>

/** What all users of the back office see of each other. */
const Colleague = Type.Object({
  ...Type.Pick(Administrator, ['id', 'username', 'state']).properties,
  /** Leads can be assigned to them: they are active and may work on leads. */
  works_on_leads: Type.Boolean(),
})
export type Colleague = Static<typeof Colleague>

/** The caller's own account. */
export const Account = Type.Object({
  id: Id,
  username: Type.String(),
  ...assignment,
  /** Rights of the role. */
  rights: Type.Array(Type.Unsafe<Right>(Type.String())),
  /** Subjects of audit log entries that the account receives updates about. */
  subjects: Type.Array(Type.String()),
})
export type Account = Static<typeof Account>

const config = { access: 'administrator', right: 'office:enter' } as const

export const administratorsApi = {
  list: {
    method: 'GET',
    url: '/api/administrators/',
    schema: {
      summary: 'Who may enter the back office, by name',
      response: { 200: Type.Array(Administrator) },
    },
    config: { access: 'administrator', right: 'people:manage' },
  },
  invite: {
    method: 'POST',
    url: '/api/administrators/',
    schema: {
      summary: 'Invite an administrator; the link lets them choose a password within 48 hours',
      body: Invitation,
      response: { 201: Type.Object({ administrator: Administrator, link: PasswordLink }) },
    },
    config: { access: 'administrator', right: 'people:manage', reauthentication: 'recent' },
  },
  setRole: {
    method: 'PUT',
    url: '/api/administrators/:id/role/',
    schema: {
      summary:
        'Say what somebody else is in the office, from their next call on. 409 for oneself and the last owner',
      params: IdParams,
      body: NewRoleAssignment,
      response: { 200: Administrator },
    },
    config: { access: 'administrator', right: 'people:manage', reauthentication: 'recent' },
  },
  listNames: {
    method: 'GET',
    url: '/api/colleagues/',
    schema: {
      summary: 'How the people of the office are called, by name',
      response: { 200: Type.Array(Colleague) },
    },
    config,
  },
  makeLink: {
    method: 'POST',
    url: '/api/administrators/:id/link/',
    schema: {
      summary: 'A new link to choose a password by; the ones before it are void',
      params: IdParams,
      response: { 201: PasswordLink },
    },
    config: { access: 'administrator', right: 'people:manage', reauthentication: 'recent' },
  },
  disable: {
    method: 'POST',
    url: '/api/administrators/:id/disable/',
    schema: {
      summary: 'Keep an administrator out; ends the sessions. 409 for oneself and the last one',
      params: IdParams,
      response: { 200: Administrator },
    },
    config: { access: 'administrator', right: 'people:manage', reauthentication: 'recent' },
  },
  enable: {
    method: 'POST',
    url: '/api/administrators/:id/enable/',
    schema: {
      summary: 'Let a disabled administrator in again',
      params: IdParams,
      response: { 200: Administrator },
    },
    config: { access: 'administrator', right: 'people:manage', reauthentication: 'recent' },
  },
} satisfies Record<string, Endpoint>

/** Calls for the own account. */
export const ownAccountApi = {
  read: {
    method: 'GET',
    url: '/api/account/',
    schema: { summary: 'Who calls, and what they may do', response: { 200: Account } },
    config,
  },
  changePassword: {
    method: 'POST',
    url: '/api/account/password/',
    schema: {
      summary: 'Change the own password; ends all other sessions, and the tokens before are void',
      body: Type.Object({ current_password: Password, new_password: NewPassword }),
      response: { 200: Tokens },
    },
    config,
  },
  listSessions: {
    method: 'GET',
    url: '/api/account/sessions/',
    schema: {
      summary: 'The own sessions that live, the one last used first',
      response: { 200: Type.Array(Session) },
    },
    config,
  },
  endSession: {
    method: 'DELETE',
    url: '/api/account/sessions/:id/',
    schema: {
      summary: 'End one of the own sessions',
      params: IdParams,
      response: { 204: NoContent },
    },
    config: { ...config, reauthentication: 'recent' },
  },
  endOtherSessions: {
    method: 'DELETE',
    url: '/api/account/sessions/',
    schema: {
      summary: 'End all own sessions but the one that asks',
      response: { 204: NoContent },
    },
    config: { ...config, reauthentication: 'recent' },
  },
} satisfies Record<string, Endpoint>
