import { Type } from 'typebox'
import { Text } from '#app/contract/common.ts'
import type { Endpoint } from '#app/contract/endpoint.ts'
import { roles } from '#app/contract/rights.ts'
import { Code, CodeSecret, PasskeyAttestation, PasskeyCreation, Token } from './factors-contract.ts'

const RequiredFactors = Type.Object({ roles: Type.Array(Type.Enum([...roles])) })

const config = { access: 'administrator', right: 'people:manage' } as const

/** Administrators with these roles sign in with a second factor. */
export const requiredFactorsApi = {
  read: {
    method: 'GET',
    url: '/api/required-factors/',
    schema: {
      summary: 'Which roles require a second factor',
      response: { 200: RequiredFactors },
    },
    config,
  },
  replace: {
    method: 'PUT',
    url: '/api/required-factors/',
    schema: {
      summary:
        'Say which roles require a second factor: from the next sign-in on, sessions that live go on',
      body: RequiredFactors,
      response: { 200: RequiredFactors },
    },
    config: { ...config, reauthentication: 'recent' },
  },
} satisfies Record<string, Endpoint>

/** Tokens, with the recovery codes of a first factor. */
const SignedIn = Type.Object({
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
        'A secret for an app that makes codes: who has to set one up gets from /api/token/ 401 factor_setup_required, with a challenge among its params',
      body: Type.Object({ challenge: Token }),
      response: { 201: CodeSecret },
    },
    config: { access: 'anyone' },
  },
  confirm: {
    method: 'POST',
    url: '/api/token/setup/codes/confirm/',
    schema: {
      summary: 'Sign in with the first code of that app; ten recovery codes come along',
      body: Type.Object({ challenge: Token, code: Code }),
      response: { 200: SignedIn },
    },
    config: { access: 'anyone' },
  },
  beginPasskey: {
    method: 'POST',
    url: '/api/token/setup/passkeys/options/',
    schema: {
      summary: 'What a browser asks for to make a passkey as that factor',
      body: Type.Object({ challenge: Token }),
      response: { 200: PasskeyCreation },
    },
    config: { access: 'anyone' },
  },
  addPasskey: {
    method: 'POST',
    url: '/api/token/setup/passkeys/',
    schema: {
      summary: 'Sign in with the passkey that was made; ten recovery codes come along',
      body: Type.Object({ challenge: Token, name: Text(60), answer: PasskeyAttestation }),
      response: { 200: SignedIn },
    },
    config: { access: 'anyone' },
  },
} satisfies Record<string, Endpoint>
