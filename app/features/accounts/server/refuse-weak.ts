import type { FastifyInstance } from 'fastify'
import { FieldsRefused } from '#app/base/server/errors.ts'
import { findWeakness } from './weak-passwords.ts'

interface Choice {
  username: string
  password: string
  /** Which field of the call it came in. */
  field?: string
}

/** Throws FieldsRefused for a new password that others would guess. */
export async function refuseWeak(
  { office, publicUrl }: FastifyInstance,
  { username, password, field = 'password' }: Choice,
) {
  const { name, short_name } = await office.read()
  const known = [username, name, short_name, new URL(publicUrl).hostname]
  const weakness = await findWeakness({ password, known })
  if (weakness) throw new FieldsRefused({ [field]: weakness })
}
