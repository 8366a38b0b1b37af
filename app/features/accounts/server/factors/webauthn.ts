import type { AuthenticatorTransport } from '@simplewebauthn/server'
import type { FastifyInstance } from 'fastify'
import type { NewPasskey, PasskeyAnswer } from '../../factors-contract.ts'
import type { findByCredential } from './passkeys.ts'

/** Loaded when somebody uses a passkey: most never do. */
const load = () => import('@simplewebauthn/server')

/** What every browser and device has of them: EdDSA, ES256 and RS256. */
const ALGORITHMS = [-8, -7, -257]
const TIMEOUT_MS = 5 * 60 * 1000

interface Credential {
  id: string
  transports: string[]
}

/** What passkeys are bound to: the site's name and address, as visitors reach it. */
function siteOf({ publicUrl }: FastifyInstance) {
  return { rpID: new URL(publicUrl).hostname, expectedOrigin: publicUrl }
}

/** What a passkey signs for a challenge of this id, which is worth nothing for another. */
const bytesOf = (app: FastifyInstance, challengeId: string) =>
  Uint8Array.from(app.deriveKey(`passkey ${challengeId}`))

const textOf = (app: FastifyInstance, challengeId: string) =>
  Buffer.from(bytesOf(app, challengeId)).toString('base64url')

interface Asking {
  challengeId: string
  /** Those of the account; left out: the browser shows whichever it has for this site. */
  credentials?: Credential[]
}

/** What a browser asks its passkeys. Alone they verify who holds them, by a finger or a PIN. */
export async function askForAnswer(app: FastifyInstance, { challengeId, credentials }: Asking) {
  const { generateAuthenticationOptions } = await load()
  const options = await generateAuthenticationOptions({
    rpID: siteOf(app).rpID,
    challenge: bytesOf(app, challengeId),
    timeout: TIMEOUT_MS,
    allowCredentials: credentials,
    userVerification: credentials ? 'preferred' : 'required',
  })
  const { challenge, userVerification = 'required', allowCredentials } = options
  const usual = { rpId: siteOf(app).rpID, timeout: TIMEOUT_MS }
  return { challenge, ...usual, userVerification, ...(credentials && { allowCredentials }) }
}

interface Answered {
  challengeId: string
  answer: PasskeyAnswer
  passkey: NonNullable<Awaited<ReturnType<typeof findByCredential>>>
  /** In place of the password, too. */
  isAlone: boolean
}

/** What its counter says now; undefined: it is not signed by this passkey for this challenge. */
export async function checkAnswer(app: FastifyInstance, answered: Answered) {
  const { challengeId, answer, passkey, isAlone } = answered
  const { verifyAuthenticationResponse } = await load()
  const { rpID, expectedOrigin } = siteOf(app)
  const checked = await verifyAuthenticationResponse({
    response: { ...answer, clientExtensionResults: {} },
    expectedChallenge: textOf(app, challengeId),
    expectedOrigin,
    expectedRPID: rpID,
    requireUserVerification: isAlone,
    credential: {
      id: passkey.credential_id,
      publicKey: Uint8Array.from(Buffer.from(passkey.public_key, 'base64url')),
      counter: passkey.counter,
    },
    // Whatever cannot be read is refused as what is forged.
  }).catch(() => undefined)
  return checked?.verified ? checked.authenticationInfo.newCounter : undefined
}

interface NewAsking {
  challengeId: string
  account: { id: string; username: string }
  credentials: Credential[]
  officeName: string
}

/** What a browser asks for to make a passkey that can sign in alone. */
export async function askForNew(app: FastifyInstance, asking: NewAsking) {
  const { challengeId, account, credentials, officeName } = asking
  const { generateRegistrationOptions } = await load()
  const { rpID } = siteOf(app)
  const selection = { residentKey: 'required', userVerification: 'required' } as const
  const options = await generateRegistrationOptions({
    rpName: officeName,
    rpID,
    userName: account.username,
    userDisplayName: account.username,
    userID: Uint8Array.from(Buffer.from(account.id)),
    challenge: bytesOf(app, challengeId),
    timeout: TIMEOUT_MS,
    excludeCredentials: credentials,
    authenticatorSelection: selection,
    supportedAlgorithmIDs: ALGORITHMS,
  })
  const { challenge, user, pubKeyCredParams, excludeCredentials = [] } = options
  return {
    ...{ challenge, user, pubKeyCredParams, excludeCredentials },
    rp: { id: rpID, name: officeName },
    timeout: TIMEOUT_MS,
    attestation: 'none',
    authenticatorSelection: { ...selection, requireResidentKey: true },
  }
}

/** The passkey that was made for this challenge; undefined: it was not. */
export async function checkNew(app: FastifyInstance, challengeId: string, answer: NewPasskey) {
  const { verifyRegistrationResponse } = await load()
  const { rpID, expectedOrigin } = siteOf(app)
  const transports = (answer.response.transports ?? []) as AuthenticatorTransport[]
  const checked = await verifyRegistrationResponse({
    response: {
      ...answer,
      response: { ...answer.response, transports },
      clientExtensionResults: {},
    },
    expectedChallenge: textOf(app, challengeId),
    expectedOrigin,
    expectedRPID: rpID,
    expectedType: 'webauthn.create',
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => undefined)
  const credential = checked?.registrationInfo?.credential
  return (
    credential && {
      credential_id: credential.id,
      public_key: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports,
    }
  )
}
