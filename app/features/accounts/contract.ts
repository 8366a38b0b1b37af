import { type Static, Type } from 'typebox'
import { Email, singleLine, Text } from '#app/contract/common.ts'
import type { Endpoint } from '#app/contract/endpoint.ts'
import * as patterns from '#app/contract/patterns.ts'

/** Passwords are never trimmed. 8 characters is the minimum of NIST SP 800-63B. */
export const NewPassword = Type.String({ wellFormed: true, minLength: 8, maxLength: 200 })

/** The username of a new account. Older ones may contain other characters. */
export const NewUsername = Type.String({
  trim: true,
  ...singleLine,
  minLength: 1,
  maxLength: 150,
  pattern: patterns.username,
})

export const NewAdministrator = Type.Object({
  username: NewUsername,
  email: Email,
  password: NewPassword,
})
export type NewAdministrator = Static<typeof NewAdministrator>

const Token = Type.String({ minLength: 1, maxLength: 4000 })
/** An existing password, so older and shorter passwords are accepted. */
export const Password = Type.String({ wellFormed: true, minLength: 1, maxLength: 200 })

export const Tokens = Type.Object({ access: Token, refresh: Token })

const RefreshToken = Type.Object({ refresh: Token })

export const accountsApi = {
  signIn: {
    method: 'POST',
    url: '/api/token/',
    schema: {
      summary: 'Sign in',
      body: Type.Object({ username: Text(150), password: Password }),
      response: { 200: Tokens },
    },
    config: { access: 'anyone' },
  },
  refresh: {
    method: 'POST',
    url: '/api/token/refresh/',
    schema: {
      summary: 'Refresh the access token of an active session',
      body: RefreshToken,
      response: { 200: Type.Object({ access: Token }) },
    },
    config: { access: 'anyone' },
  },
  signOut: {
    method: 'POST',
    url: '/api/token/blacklist/',
    schema: {
      summary: 'End the session of a refresh token',
      body: RefreshToken,
      response: { 200: Type.Object({}) },
    },
    config: { access: 'anyone' },
  },
  setupState: {
    method: 'GET',
    url: '/api/setup/',
    schema: {
      summary: 'Check whether the first administrator must be created; 404 once there is one',
      response: { 200: Type.Object({ open: Type.Literal(true) }) },
    },
    config: { access: 'anyone' },
  },
  setUp: {
    method: 'POST',
    url: '/api/setup/',
    schema: {
      summary: 'Create the first administrator with the one-time token that the server printed',
      body: Type.Object({ ...NewAdministrator.properties, token: Token }),
      response: { 201: Type.Object({ username: Type.String() }) },
    },
    config: { access: 'anyone' },
  },
  passwordLink: {
    method: 'POST',
    url: '/api/password/link/',
    schema: {
      summary: 'Get the account of a one-time password link; 404 once the link is invalid',
      body: Type.Object({ token: Token }),
      response: { 200: Type.Object({ username: Type.String() }) },
    },
    config: { access: 'anyone' },
  },
  choosePassword: {
    method: 'POST',
    url: '/api/password/',
    schema: {
      summary: 'Set a password with a one-time link; ends all sessions',
      body: Type.Object({ token: Token, password: NewPassword }),
      response: { 200: Type.Object({ username: Type.String() }) },
    },
    config: { access: 'anyone' },
  },
} satisfies Record<string, Endpoint>
