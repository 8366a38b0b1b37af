import type { FastifyInstance } from 'fastify'
import type { PasskeyAssertion } from '../../factors-contract.ts'
import { findById } from '../store.ts'
import { attemptChallenge, type Challenge, isValidFor } from './challenges.ts'
import * as passkeys from './passkeys.ts'
import { verifyAssertion } from './webauthn.ts'

/**
 * Returns the account of the passkey. Returns undefined for an unknown passkey, another challenge
 * or a repeated response.
 */
export async function verifyPasskey(
  app: FastifyInstance,
  challenge: Challenge,
  answer: PasskeyAssertion,
) {
  const isPasswordless = challenge.purpose === 'passkey'
  const passkey = await passkeys.findByCredential(app.db, answer.id)
  const account = passkey && (await findById(app.db, passkey.administrator_id))
  if (!account || (!isPasswordless && !isValidFor(app, challenge, account))) return undefined
  const counter = await verifyAssertion(app, {
    challengeId: challenge.id,
    answer,
    passkey,
    isPasswordless,
  })
  if (counter === undefined) return undefined
  const isAccepted = await attemptChallenge(app.db, { id: challenge.id, sub: account.id }, (db) =>
    passkeys.recordUse(db, passkey.id, counter),
  )
  return isAccepted ? account : undefined
}
