import type { FastifyInstance } from 'fastify'
import type { PasskeyAnswer } from '../../factors-contract.ts'
import { findById } from '../store.ts'
import { attempt, type Challenge, isFor } from './challenges.ts'
import * as passkeys from './passkeys.ts'
import { checkAnswer } from './webauthn.ts'

/** Whose passkey has answered; undefined: nobody's, not this challenge, or not for the first time. */
export async function takeAnswer(
  app: FastifyInstance,
  challenge: Challenge,
  answer: PasskeyAnswer,
) {
  const isAlone = challenge.purpose === 'passkey'
  const passkey = await passkeys.findByCredential(app.db, answer.id)
  const account = passkey && (await findById(app.db, passkey.administrator_id))
  if (!account || (!isAlone && !isFor(app, challenge, account))) return undefined
  const counter = await checkAnswer(app, { challengeId: challenge.id, answer, passkey, isAlone })
  if (counter === undefined) return undefined
  const isNew = await attempt(app.db, { id: challenge.id, sub: account.id }, (db) =>
    passkeys.noteUse(db, passkey.id, counter),
  )
  return isNew ? account : undefined
}
