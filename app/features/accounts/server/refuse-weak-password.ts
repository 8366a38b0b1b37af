import type { FastifyInstance } from 'fastify'
import type { Office } from '#app/contract/office.ts'
import { ValidationError } from '#app/platform/server/http/errors.ts'
import { findWeakness } from './weak-passwords.ts'

interface PasswordChoice {
  username: string
  password: string
}

/** Throws ValidationError for a weak password; `field` is the name of the form field. */
export async function refuseWeakPassword(
  { office, publicUrl }: FastifyInstance,
  { field = 'password', ...choice }: PasswordChoice & { field?: string },
) {
  const weakness = await findPasswordWeakness(choice, await office.read(), publicUrl)
  if (weakness) throw new ValidationError({ [field]: weakness })
}

/** Returns why a password is too weak, or undefined. */
export function findPasswordWeakness(
  { username, password }: PasswordChoice,
  { name, short_name }: Pick<Office, 'name' | 'short_name'>,
  publicUrl: string,
) {
  const publicWords = [username, name, short_name, new URL(publicUrl).hostname]
  return findWeakness({ password, publicWords })
}
