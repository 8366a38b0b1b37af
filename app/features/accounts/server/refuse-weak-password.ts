import type { FastifyInstance } from 'fastify'
import { ValidationError } from '#app/base/server/errors.ts'
import type { Office } from '#app/contract/office.ts'
import { findWeakness } from './weak-passwords.ts'

interface PasswordChoice {
  username: string
  password: string
}

/** Throws FieldsRefused for a new password that others would guess; `field`: in which it came. */
export async function refuseWeakPassword(
  { office, publicUrl }: FastifyInstance,
  { field = 'password', ...choice }: PasswordChoice & { field?: string },
) {
  const weakness = await findPasswordWeakness(choice, await office.read(), publicUrl)
  if (weakness) throw new ValidationError({ [field]: weakness })
}

/** Why somebody of this office may not choose a password; undefined: they may. */
export function findPasswordWeakness(
  { username, password }: PasswordChoice,
  { name, short_name }: Pick<Office, 'name' | 'short_name'>,
  publicUrl: string,
) {
  const publicWords = [username, name, short_name, new URL(publicUrl).hostname]
  return findWeakness({ password, publicWords })
}
