import type { FastifyRequest } from 'fastify'
import { countSignIn } from './sign-in-limits.ts'
import * as store from './store.ts'

/**
 * Counts as a sign-in attempt. Returns the password's hash, or undefined if the password is wrong.
 */
export async function checkPassword(request: FastifyRequest, username: string, password: string) {
  const limit = await countSignIn(request, username)
  const account = await store.find(request.server.db, username)
  const isCorrect = await limit.isPassword(password, account?.password_hash)
  if (!account || !isCorrect) return undefined
  await limit.refund()
  return account.password_hash
}
