import type { AuthenticatorTransport } from '@simplewebauthn/server'
import type { FastifyInstance } from 'fastify'
import type { PasskeyAssertion, PasskeyAttestation } from '../../factors-contract.ts'
import type { findByCredential } from './passkeys.ts'

/** Loaded on first use, as few accounts have a passkey. */
const load = () => import('@simplewebauthn/server')

/** Supported by every browser and device: EdDSA, ES256 and RS256. */
const ALGORITHMS = [-8, -7, -257]
const TIMEOUT_MS = 5 * 60 * 1000

interface Credential {
  id: string
  transports: string[]
}

/** The relying party that passkeys are bound to: the site's host and origin. */
function getRelyingParty({ publicUrl }: FastifyInstance) {
  return { rpID: new URL(publicUrl).hostname, expectedOrigin: publicUrl }
}

/** The bytes that a passkey signs for this challenge. */
const challengeBytes = (app: FastifyInstance, challengeId: string) =>
  Uint8Array.from(app.deriveKey(`passkey ${challengeId}`))

const challengeText = (app: FastifyInstance, challengeId: string) =>
  Buffer.from(challengeBytes(app, challengeId)).toString('base64url')

interface AuthenticationRequest {
  challengeId: string
  /** The account's credentials; without them the browser offers all passkeys of the site. */
  credentials?: Credential[]
}

/** WebAuthn options for signing in. Without a password the passkey must verify its user. */
export async function createAuthenticationOptions(
  app: FastifyInstance,
  { challengeId, credentials }: AuthenticationRequest,
) {
  const { generateAuthenticationOptions } = await load()
  const options = await generateAuthenticationOptions({
    rpID: getRelyingParty(app).rpID,
    challenge: challengeBytes(app, challengeId),
    timeout: TIMEOUT_MS,
    allowCredentials: credentials,
    userVerification: credentials ? 'preferred' : 'required',
  })
  const { challenge, userVerification = 'required', allowCredentials } = options
  const defaults = { rpId: getRelyingParty(app).rpID, timeout: TIMEOUT_MS }
  return { challenge, ...defaults, userVerification, allowCredentials }
}

interface Assertion {
  challengeId: string
  answer: PasskeyAssertion
  passkey: NonNullable<Awaited<ReturnType<typeof findByCredential>>>
  /** Whether the passkey also replaces the password. */
  isPasswordless: boolean
}

/** Returns the new counter, or undefined if the signature is not valid for this challenge. */
export async function verifyAssertion(app: FastifyInstance, assertion: Assertion) {
  const { challengeId, answer, passkey, isPasswordless } = assertion
  const { verifyAuthenticationResponse } = await load()
  const { rpID, expectedOrigin } = getRelyingParty(app)
  const verified = await verifyAuthenticationResponse({
    response: { ...answer, clientExtensionResults: {} },
    expectedChallenge: challengeText(app, challengeId),
    expectedOrigin,
    expectedRPID: rpID,
    requireUserVerification: isPasswordless,
    credential: {
      id: passkey.credential_id,
      publicKey: Uint8Array.from(Buffer.from(passkey.public_key, 'base64url')),
      counter: passkey.counter,
    },
    // A malformed response is rejected like a forged one.
  }).catch(() => undefined)
  return verified?.verified ? verified.authenticationInfo.newCounter : undefined
}

interface RegistrationRequest {
  challengeId: string
  account: { id: string; username: string }
  credentials: Credential[]
  officeName: string
}

/** WebAuthn options for a new passkey that can sign in without a password. */
export async function createRegistrationOptions(
  app: FastifyInstance,
  request: RegistrationRequest,
) {
  const { challengeId, account, credentials, officeName } = request
  const { generateRegistrationOptions } = await load()
  const { rpID } = getRelyingParty(app)
  const selection = { residentKey: 'required', userVerification: 'required' } as const
  const options = await generateRegistrationOptions({
    rpName: officeName,
    rpID,
    userName: account.username,
    userDisplayName: account.username,
    userID: Uint8Array.from(Buffer.from(account.id)),
    challenge: challengeBytes(app, challengeId),
    timeout: TIMEOUT_MS,
    excludeCredentials: credentials,
    authenticatorSelection: selection,
    supportedAlgorithmIDs: ALGORITHMS,
  })
  const { challenge, user, pubKeyCredParams, excludeCredentials = [] } = options
  return {
    challenge,
    user,
    pubKeyCredParams,
    excludeCredentials,
    rp: { id: rpID, name: officeName },
    timeout: TIMEOUT_MS,
    attestation: 'none',
    authenticatorSelection: { ...selection, requireResidentKey: true },
  }
}

/** Returns the new passkey, or undefined if it was not created for this challenge. */
export async function verifyRegistration(
  app: FastifyInstance,
  challengeId: string,
  answer: PasskeyAttestation,
) {
  const { verifyRegistrationResponse } = await load()
  const { rpID, expectedOrigin } = getRelyingParty(app)
  const transports = (answer.response.transports ?? []) as AuthenticatorTransport[]
  const verified = await verifyRegistrationResponse({
    response: {
      ...answer,
      response: { ...answer.response, transports },
      clientExtensionResults: {},
    },
    expectedChallenge: challengeText(app, challengeId),
    expectedOrigin,
    expectedRPID: rpID,
    expectedType: 'webauthn.create',
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => undefined)
  const credential = verified?.registrationInfo?.credential
  return (
    credential && {
      credential_id: credential.id,
      public_key: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports,
    }
  )
}
