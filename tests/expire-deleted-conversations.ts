import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { deletedAtPrefix, isDeleted } from '#database/deleted-conversations.ts'
import { forgetOld } from './test-app.ts'

/** Dates all deletions of conversations back by 31 days. */
export async function expireDeletedConversations(app: FastifyInstance) {
  const before = deletedAtPrefix(Date.now() - 31 * 24 * 60 * 60 * 1000)
  await app.db
    .updateTable('conversations')
    .set({ user_id: sql<string>`${before} || id` })
    .where(isDeleted)
    .execute()
  await forgetOld(app)
}
