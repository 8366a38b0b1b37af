import type { FastifyInstance } from 'fastify'
import { ApiError, Conflict } from '#app/platform/server/http/errors.ts'
import type { Database } from '#database/connect.ts'
import type { Factors } from '../../factors-contract.ts'
import { createChallenge } from './challenges.ts'
import * as passkeys from './passkeys.ts'
import * as recoveryCodes from './recovery-codes.ts'
import { isFactorRequired } from './required-factors.ts'
import * as codes from './totp.ts'

export async function readFactors(db: Database, id: string): Promise<Factors> {
  return {
    passkeys: await passkeys.list(db, id),
    codes: await codes.find(db, id),
    recovery_codes: await recoveryCodes.count(db, id),
  }
}

/** Whether the account has a second factor. */
export const hasFactor = ({ codes, passkeys }: Factors) => codes !== null || passkeys.length > 0

/**
 * Returns the error that requires a second factor or its setup; undefined if neither is required.
 * Unknown accounts take the same time.
 */
export async function findSecondStep(app: FastifyInstance, owner: Owner = unknownOwner) {
  const factors = await readFactors(app.db, owner.id)
  const mustHaveFactor = await isFactorRequired(app.db, owner.id)
  const { token } = createChallenge(app, hasFactor(factors) ? 'second step' : 'setup', owner)
  if (!hasFactor(factors)) return mustHaveFactor ? setupRequired(token) : undefined
  const counts = { codes: factors.codes ? 1 : 0, passkeys: factors.passkeys.length }
  const detail = 'Please also confirm with your second factor.'
  return new ApiError(401, 'factor_required', detail, { challenge: token, ...counts })
}

function setupRequired(challenge: string) {
  const detail = 'Your role requires a second factor. Please set one up.'
  return new ApiError(401, 'factor_setup_required', detail, { challenge })
}

interface Owner {
  id: string
  password_hash: string
}

const unknownOwner: Owner = { id: '', password_hash: '' }

/** Uses up a code of the app or a recovery code. Returns whether it was valid. */
export function useCode(app: FastifyInstance, db: Database, id: string, code: string) {
  const digits = codes.readDigits(code)
  return digits ? codes.use(app, db, id, digits) : recoveryCodes.use(db, id, code)
}

/** Returns new recovery codes with the first factor, [] otherwise. */
export async function addRecoveryCodes(db: Database, id: string) {
  return (await recoveryCodes.count(db, id)) === 0 ? recoveryCodes.renew(db, id) : []
}

/**
 * Removes the recovery codes with the last factor. Throws Conflict if the role requires a factor.
 */
export async function finishRemoval(db: Database, id: string) {
  if (hasFactor(await readFactors(db, id))) return
  if (await isFactorRequired(db, id)) throw lastFactorRequired()
  await recoveryCodes.removeAll(db, id)
}

const lastFactorRequired = () =>
  new Conflict('Your role requires a second factor. Set up another one first.', 'last_factor')
