import { randomUUID } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

/** The least that OWASP's Password Storage Cheat Sheet gives for argon2id. */
const ARGON2ID = 2
const cost = { algorithm: ARGON2ID, memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string) => hash(password, cost)

/** Without a hash to check (an unknown name) it takes as long, and the answer is no. */
export async function isPassword(password: string, passwordHash: string | undefined) {
  const isRight = await verify(passwordHash ?? (await nobodysHash), password)
  return isRight && passwordHash !== undefined
}

const nobodysHash = hashPassword(randomUUID())
