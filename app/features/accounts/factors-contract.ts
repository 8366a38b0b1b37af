import { type Static, Type } from 'typebox'
import { Id, IdParams, NoContent, singleLine, Text, Timestamp } from '#app/contract/common.ts'
import type { Endpoint } from '#app/contract/endpoint.ts'

export const Token = Type.String({ minLength: 1, maxLength: 4000 })
/** Six digits of an app, or a recovery code; spaces and hyphens are ignored. */
export const Code = Text(40)

/** What an authenticator app needs to make codes. */
export const TotpSecret = Type.Object({
  secret: Type.String(),
  /** The secret as an `otpauth://…` address, which apps read. */
  address: Type.String(),
  /** The address as a QR code: its size in modules, and the path of its dark modules. */
  picture: Type.Object({ size: Type.Integer(), path: Type.String() }),
})
export type TotpSecret = Static<typeof TotpSecret>

/** Shown once; [] if the account has recovery codes already. */
const RecoveryCodes = Type.Object({ recovery_codes: Type.Array(Type.String()) })

export const Passkey = Type.Object({
  id: Id,
  name: Type.String(),
  created_at: Timestamp,
  last_used_at: Type.Union([Timestamp, Type.Null()]),
})
export type Passkey = Static<typeof Passkey>

/** Second factors of an account. */
export const Factors = Type.Object({
  /** Oldest first. */
  passkeys: Type.Array(Passkey),
  codes: Type.Union([Type.Object({ created_at: Timestamp }), Type.Null()]),
  /** Number of unused recovery codes. */
  recovery_codes: Type.Integer(),
})
export type Factors = Static<typeof Factors>

const Bytes = Type.String({ maxLength: 20_000, pattern: '^[\\w-]*$' })
const Credential = Type.Object({
  id: Bytes,
  type: Type.String(),
  transports: Type.Optional(Type.Array(Type.String())),
})

/** Options of `navigator.credentials.get` in WebAuthn's JSON form. */
export const PasskeyRequestOptions = Type.Object({
  challenge: Bytes,
  rpId: Type.String(),
  timeout: Type.Integer(),
  userVerification: Type.String(),
  allowCredentials: Type.Optional(Type.Array(Credential)),
})
const PasskeyRequest = Type.Object({ challenge: Token, options: PasskeyRequestOptions })

/** The browser's answer in WebAuthn's JSON form. */
export const PasskeyAssertion = Type.Object({
  id: Bytes,
  rawId: Bytes,
  type: Type.Literal('public-key'),
  response: Type.Object({
    clientDataJSON: Bytes,
    authenticatorData: Bytes,
    signature: Bytes,
    userHandle: Type.Optional(Bytes),
  }),
})
export type PasskeyAssertion = Static<typeof PasskeyAssertion>

/** Options of `navigator.credentials.create` in WebAuthn's JSON form. */
export const PasskeyCreation = Type.Object({
  challenge: Token,
  options: Type.Object({
    challenge: Bytes,
    rp: Type.Object({ id: Type.String(), name: Type.String() }),
    user: Type.Object({ id: Bytes, name: Type.String(), displayName: Type.String() }),
    pubKeyCredParams: Type.Array(Type.Object({ alg: Type.Integer(), type: Type.String() })),
    timeout: Type.Integer(),
    attestation: Type.String(),
    excludeCredentials: Type.Array(Credential),
    authenticatorSelection: Type.Object({
      residentKey: Type.String(),
      requireResidentKey: Type.Boolean(),
      userVerification: Type.String(),
    }),
  }),
})

export type PasskeyCreation = Static<typeof PasskeyCreation>

/** The browser's answer in WebAuthn's JSON form. */
export const PasskeyAttestation = Type.Object({
  id: Bytes,
  rawId: Bytes,
  type: Type.Literal('public-key'),
  response: Type.Object({
    clientDataJSON: Bytes,
    attestationObject: Bytes,
    transports: Type.Optional(
      Type.Array(Type.String({ ...singleLine, maxLength: 20 }), { maxItems: 10 }),
    ),
  }),
})
export type PasskeyAttestation = Static<typeof PasskeyAttestation>

/** Second step of signing in, and signing in with a passkey alone. */
export const secondStepApi = {
  complete: {
    method: 'POST',
    url: '/api/token/code/',
    schema: {
      summary:
        'Sign in with a code, after /api/token/ has returned 401 factor_required with a challenge among its params',
      body: Type.Object({ challenge: Token, code: Code }),
      response: { 200: Type.Object({ access: Token, refresh: Token }) },
    },
    config: { access: 'anyone' },
  },
  readPasskeyOptions: {
    method: 'POST',
    url: '/api/token/passkey/options/',
    schema: {
      summary:
        'Get the WebAuthn options to sign in with a passkey; a challenge limits them to its account',
      body: Type.Object({ challenge: Type.Optional(Token) }),
      response: { 200: PasskeyRequest },
    },
    config: { access: 'anyone' },
  },
  usePasskey: {
    method: 'POST',
    url: '/api/token/passkey/',
    schema: {
      summary: 'Sign in with a passkey, in place of the code, or of both password and code',
      body: Type.Object({ challenge: Token, answer: PasskeyAssertion }),
      response: { 200: Type.Object({ access: Token, refresh: Token }) },
    },
    config: { access: 'anyone' },
  },
} satisfies Record<string, Endpoint>

const recentEnterConfig = {
  access: 'administrator',
  right: 'office:enter',
  reauthentication: 'recent',
} as const

/** The caller's own second factors. */
export const factorsApi = {
  read: {
    method: 'GET',
    url: '/api/account/factors/',
    schema: { summary: 'List your second factors', response: { 200: Factors } },
    config: { access: 'administrator', right: 'office:enter' },
  },
  beginTotpSetup: {
    method: 'POST',
    url: '/api/account/factors/codes/',
    schema: {
      summary: 'Create a secret for an authenticator app; it takes effect once a code is confirmed',
      response: { 201: TotpSecret },
    },
    config: recentEnterConfig,
  },
  confirmTotp: {
    method: 'POST',
    url: '/api/account/factors/codes/confirm/',
    schema: {
      summary:
        'Confirm an authenticator app with a code; the first factor returns ten recovery codes',
      body: Type.Object({ code: Code }),
      response: { 200: RecoveryCodes },
    },
    config: recentEnterConfig,
  },
  removeTotp: {
    method: 'DELETE',
    url: '/api/account/factors/codes/',
    schema: {
      summary:
        'Remove the authenticator app; the last factor removes the recovery codes, too. 409 for the last factor if the role requires one',
      response: { 204: NoContent },
    },
    config: recentEnterConfig,
  },
  renewRecoveryCodes: {
    method: 'POST',
    url: '/api/account/factors/recovery-codes/',
    schema: {
      summary: 'Replace the ten recovery codes; 409 without a second factor',
      response: { 201: RecoveryCodes },
    },
    config: recentEnterConfig,
  },
  beginPasskey: {
    method: 'POST',
    url: '/api/account/factors/passkeys/options/',
    schema: {
      summary: 'Get the WebAuthn options to create a passkey',
      response: { 200: PasskeyCreation },
    },
    config: recentEnterConfig,
  },
  addPasskey: {
    method: 'POST',
    url: '/api/account/factors/passkeys/',
    schema: {
      summary: 'Add a passkey; the first factor returns ten recovery codes',
      body: Type.Object({ challenge: Token, name: Text(60), answer: PasskeyAttestation }),
      response: { 201: RecoveryCodes },
    },
    config: recentEnterConfig,
  },
  removePasskey: {
    method: 'DELETE',
    url: '/api/account/factors/passkeys/:id/',
    schema: {
      summary:
        'Remove a passkey; the last factor removes the recovery codes, too. 409 for the last factor if the role requires one',
      params: IdParams,
      response: { 204: NoContent },
    },
    config: recentEnterConfig,
  },
} satisfies Record<string, Endpoint>
