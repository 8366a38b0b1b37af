import { createHash, randomBytes } from 'node:crypto'
import type { Database } from '#database/connect.ts'
import * as store from './store.ts'

/** A token for the one-time link to /setup. It works once, for an hour; only its hash is kept. */
export async function makeSetupToken(db: Database) {
  const token = randomBytes(32).toString('base64url')
  await store.keepSetupToken(db, hashToken(token))
  return token
}

export const hashToken = (token: string) => createHash('sha256').update(token).digest('base64url')
