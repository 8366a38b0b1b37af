import type { FastifyInstance } from 'fastify'
import { FieldsRefused } from '#app/base/server/errors.ts'
import type { Office } from '#app/contract/office.ts'
import { findWeakness } from './weak-passwords.ts'

interface Choice {
  username: string
  password: string
}

/** Throws FieldsRefused for a new password that others would guess; `field`: in which it came. */
export async function refuseWeak(
  { office, publicUrl }: FastifyInstance,
  { field = 'password', ...choice }: Choice & { field?: string },
) {
  const weakness = await judgeChoice(choice, await office.read(), publicUrl)
  if (weakness) throw new FieldsRefused({ [field]: weakness })
}

/** Why somebody of this office may not choose a password; undefined: they may. */
export function judgeChoice(
  { username, password }: Choice,
  { name, short_name }: Pick<Office, 'name' | 'short_name'>,
  publicUrl: string,
) {
  const known = [username, name, short_name, new URL(publicUrl).hostname]
  return findWeakness({ password, known })
}
