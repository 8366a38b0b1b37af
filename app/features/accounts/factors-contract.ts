import { type Static, Type } from 'typebox'
import { Moment, Nothing, Text } from '#app/contract/common.ts'
import type { Endpoint } from '#app/contract/endpoint.ts'

const Token = Type.String({ minLength: 1, maxLength: 4000 })
/** Six figures of an app, or a recovery code; spaces and hyphens do not matter. */
const Code = Text(40)

/** What an app needs to make codes. */
export const CodeSecret = Type.Object({
  secret: Type.String(),
  /** The same as apps read it, `otpauth://…`. */
  address: Type.String(),
  /** That address as a QR code: the edge of the square, and the path of what is dark in it. */
  picture: Type.Object({ size: Type.Integer(), path: Type.String() }),
})
export type CodeSecret = Static<typeof CodeSecret>

/** Told once; [] where there are some already. */
const RecoveryCodes = Type.Object({ recovery_codes: Type.Array(Type.String()) })

/** What somebody shows beside the password. */
export const Factors = Type.Object({
  codes: Type.Union([Type.Object({ created_at: Moment }), Type.Null()]),
  /** How many are left. */
  recovery_codes: Type.Integer(),
})
export type Factors = Static<typeof Factors>

/** The second step of signing in. */
export const secondStepApi = {
  complete: {
    method: 'POST',
    url: '/api/token/code/',
    schema: {
      summary:
        'Sign in with a code: who has a second factor gets from /api/token/ 401 factor_required, with a challenge among its params',
      body: Type.Object({ challenge: Token, code: Code }),
      response: { 200: Type.Object({ access: Token, refresh: Token }) },
    },
    config: { access: 'anyone' },
  },
} satisfies Record<string, Endpoint>

/** The own second factors. */
export const factorsApi = {
  read: {
    method: 'GET',
    url: '/api/account/factors/',
    schema: { summary: 'The own second factors', response: { 200: Factors } },
    config: { access: 'administrator', right: 'office:enter' },
  },
  beginCodes: {
    method: 'POST',
    url: '/api/account/factors/codes/',
    schema: {
      summary: 'A secret for an app that makes codes; it counts once a code of it was shown',
      response: { 201: CodeSecret },
    },
    config: { access: 'administrator', right: 'office:enter' },
  },
  confirmCodes: {
    method: 'POST',
    url: '/api/account/factors/codes/confirm/',
    schema: {
      summary: 'Ask for codes from now on; with the first factor come ten recovery codes',
      body: Type.Object({ code: Code }),
      response: { 200: RecoveryCodes },
    },
    config: { access: 'administrator', right: 'office:enter' },
  },
  removeCodes: {
    method: 'DELETE',
    url: '/api/account/factors/codes/',
    schema: {
      summary: 'Ask for codes no more; with the last factor go the recovery codes',
      response: { 204: Nothing },
    },
    config: { access: 'administrator', right: 'office:enter' },
  },
  renewRecoveryCodes: {
    method: 'POST',
    url: '/api/account/factors/recovery-codes/',
    schema: {
      summary: 'Ten recovery codes in place of those before; 409 without a factor',
      response: { 201: RecoveryCodes },
    },
    config: { access: 'administrator', right: 'office:enter' },
  },
} satisfies Record<string, Endpoint>
