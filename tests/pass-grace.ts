import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { isRemoved, removedAt } from '#database/removed-conversations.ts'
import { forgetOld } from './test-app.ts'

/** Dates all deletions of conversations back by 31 days. */
export async function passGrace(app: FastifyInstance) {
  const before = removedAt(Date.now() - 31 * 24 * 60 * 60 * 1000)
  await app.db
    .updateTable('conversations')
    .set({ user_id: sql<string>`${before} || id` })
    .where(isRemoved)
    .execute()
  await forgetOld(app)
}
