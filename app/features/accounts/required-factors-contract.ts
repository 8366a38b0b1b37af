import { Type } from 'typebox'
import { Text } from '#app/contract/common.ts'
import type { Endpoint } from '#app/contract/endpoint.ts'
import { roles } from '#app/contract/rights.ts'
import { Code, PasskeyAttestation, PasskeyCreation, Token, TotpSecret } from './factors-contract.ts'

const RequiredFactors = Type.Object({ roles: Type.Array(Type.Enum([...roles])) })

const config = { access: 'administrator', right: 'people:manage' } as const

/** Administrators with these roles sign in with a second factor. */
export const requiredFactorsApi = {
  read: {
    method: 'GET',
    url: '/api/required-factors/',
    schema: {
      summary: 'List the roles that require a second factor',
      response: { 200: RequiredFactors },
    },
    config,
  },
  replace: {
    method: 'PUT',
    url: '/api/required-factors/',
    schema: {
      summary:
        'Set the roles that require a second factor, from the next sign-in; active sessions continue',
      body: RequiredFactors,
      response: { 200: RequiredFactors },
    },
    config: { ...config, reauthentication: 'recent' },
  },
} satisfies Record<string, Endpoint>

/** Tokens, with the recovery codes of a first factor. */
const SignInResult = Type.Object({
  access: Token,
  refresh: Token,
  /** Returned once. */
  recovery_codes: Type.Array(Type.String()),
})

/** Setting up a required second factor while signing in. */
export const factorSetupApi = {
  begin: {
    method: 'POST',
    url: '/api/token/setup/codes/',
    schema: {
      summary:
        'Create a secret for an authenticator app, after /api/token/ has returned 401 factor_setup_required with a challenge among its params',
      body: Type.Object({ challenge: Token }),
      response: { 201: TotpSecret },
    },
    config: { access: 'anyone' },
  },
  confirm: {
    method: 'POST',
    url: '/api/token/setup/codes/confirm/',
    schema: {
      summary: 'Sign in with the first code of that app; returns ten recovery codes',
      body: Type.Object({ challenge: Token, code: Code }),
      response: { 200: SignInResult },
    },
    config: { access: 'anyone' },
  },
  beginPasskey: {
    method: 'POST',
    url: '/api/token/setup/passkeys/options/',
    schema: {
      summary: 'Get the WebAuthn options to create a passkey as the required factor',
      body: Type.Object({ challenge: Token }),
      response: { 200: PasskeyCreation },
    },
    config: { access: 'anyone' },
  },
  addPasskey: {
    method: 'POST',
    url: '/api/token/setup/passkeys/',
    schema: {
      summary: 'Sign in with the new passkey; returns ten recovery codes',
      body: Type.Object({ challenge: Token, name: Text(60), answer: PasskeyAttestation }),
      response: { 200: SignInResult },
    },
    config: { access: 'anyone' },
  },
} satisfies Record<string, Endpoint>
