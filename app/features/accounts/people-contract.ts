import { type Static, Type } from 'typebox'
import { Email, Id, IdParams, Moment, Nothing, Text } from '#app/contract/common.ts'
import type { Endpoint } from '#app/contract/endpoint.ts'
import { NewPassword, Password } from './contract.ts'

/** Somebody who may enter the back office, or was asked to, or may not any more. */
export const Administrator = Type.Object({
  id: Id,
  username: Type.String(),
  email: Type.String(),
  /** `invited`: has not chosen a password yet. */
  state: Type.Union([Type.Literal('active'), Type.Literal('invited'), Type.Literal('disabled')]),
  /** How many live. */
  sessions: Type.Integer(),
  /** null: not within 30 days. */
  last_signed_in_at: Type.Union([Moment, Type.Null()]),
})
export type Administrator = Static<typeof Administrator>

/** Told once: the server keeps only its hash. */
export const PasswordLink = Type.Object({
  /** Stands behind `/password#`. */
  token: Type.String(),
  expires_at: Moment,
})
export type PasswordLink = Static<typeof PasswordLink>

export const Invitation = Type.Object({ username: Text(150), email: Email })
export type Invitation = Static<typeof Invitation>

export const Session = Type.Object({
  id: Id,
  /** In words: "Chrome on Android". */
  browser: Type.String(),
  address: Type.String(),
  created_at: Moment,
  /** At most five minutes behind. */
  last_used_at: Moment,
  /** Whether it is the one that asks. */
  is_current: Type.Boolean(),
})
export type Session = Static<typeof Session>

export const administratorsApi = {
  list: {
    method: 'GET',
    url: '/api/administrators/',
    schema: {
      summary: 'Who may enter the back office, by name',
      response: { 200: Type.Array(Administrator) },
    },
    config: { access: 'administrator' },
  },
  invite: {
    method: 'POST',
    url: '/api/administrators/',
    schema: {
      summary: 'Invite an administrator; the link lets them choose a password within 48 hours',
      body: Invitation,
      response: { 201: Type.Object({ administrator: Administrator, link: PasswordLink }) },
    },
    config: { access: 'administrator' },
  },
  makeLink: {
    method: 'POST',
    url: '/api/administrators/:id/link/',
    schema: {
      summary: 'A new link to choose a password by; the ones before it are void',
      params: IdParams,
      response: { 201: PasswordLink },
    },
    config: { access: 'administrator' },
  },
  disable: {
    method: 'POST',
    url: '/api/administrators/:id/disable/',
    schema: {
      summary: 'Keep an administrator out; ends the sessions. 409 for oneself and the last one',
      params: IdParams,
      response: { 200: Administrator },
    },
    config: { access: 'administrator' },
  },
  enable: {
    method: 'POST',
    url: '/api/administrators/:id/enable/',
    schema: {
      summary: 'Let a disabled administrator in again',
      params: IdParams,
      response: { 200: Administrator },
    },
    config: { access: 'administrator' },
  },
} satisfies Record<string, Endpoint>

/** One's own account. */
export const ownAccountApi = {
  changePassword: {
    method: 'POST',
    url: '/api/account/password/',
    schema: {
      summary: 'Change the own password; ends all other sessions',
      body: Type.Object({ current_password: Password, new_password: NewPassword }),
      response: { 204: Nothing },
    },
    config: { access: 'administrator' },
  },
  listSessions: {
    method: 'GET',
    url: '/api/account/sessions/',
    schema: {
      summary: 'The own sessions that live, the one last used first',
      response: { 200: Type.Array(Session) },
    },
    config: { access: 'administrator' },
  },
  endSession: {
    method: 'DELETE',
    url: '/api/account/sessions/:id/',
    schema: {
      summary: 'End one of the own sessions',
      params: IdParams,
      response: { 204: Nothing },
    },
    config: { access: 'administrator' },
  },
  endOtherSessions: {
    method: 'DELETE',
    url: '/api/account/sessions/',
    schema: {
      summary: 'End all own sessions but the one that asks',
      response: { 204: Nothing },
    },
    config: { access: 'administrator' },
  },
} satisfies Record<string, Endpoint>
