import { type Static, Type } from 'typebox'
import { NoContent, Text } from '#app/contract/common.ts'
import type { Endpoint } from '#app/contract/endpoint.ts'
import { Password, Tokens } from './contract.ts'
import { Code, PasskeyAssertion, PasskeyRequestOptions, Token } from './factors-contract.ts'

/** Methods by which the caller can confirm their identity. */
export const ReauthenticationOptions = Type.Object({
  challenge: Token,
  /** For accounts without a second factor. */
  password: Type.Boolean(),
  codes: Type.Boolean(),
  /** WebAuthn options; null without a passkey. */
  passkey: Type.Union([PasskeyRequestOptions, Type.Null()]),
})
export type ReauthenticationOptions = Static<typeof ReauthenticationOptions>

const config = { access: 'administrator', right: 'office:enter' } as const

/**
 * Calls with `reauthentication: 'recent'` return 403 reauthentication_required until the
 * administrator has confirmed their identity.
 */
export const reauthenticationApi = {
  begin: {
    method: 'POST',
    url: '/api/account/reauthentication/options/',
    schema: {
      summary: 'Get the ways to confirm your identity',
      response: { 200: ReauthenticationOptions },
    },
    config,
  },
  confirm: {
    method: 'POST',
    url: '/api/account/reauthentication/',
    schema: {
      summary:
        'Confirm your identity for 10 minutes, as signing in does; earlier tokens become invalid',
      body: Type.Object({
        challenge: Token,
        password: Type.Optional(Password),
        code: Type.Optional(Code),
        answer: Type.Optional(PasskeyAssertion),
      }),
      response: { 200: Tokens },
    },
    config,
  },
  recordExport: {
    method: 'POST',
    url: '/api/account/exports/',
    schema: {
      summary: 'Record the export of a list of people; call it before reading the list',
      body: Type.Object({ list: Text(60) }),
      response: { 204: NoContent },
    },
    config: { ...config, reauthentication: 'recent' },
  },
} satisfies Record<string, Endpoint>
