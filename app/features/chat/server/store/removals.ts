import { setTimeout as wait } from 'node:timers/promises'
import { v7 as newId } from 'uuid'
import type { Database } from '#database/connect.ts'
import { isRemoved, removedUserId } from '#database/removed-conversations.ts'

/** In one transaction: some 5 ms on SQLite, which serves nobody else meanwhile. */
const BATCH = 200
const PAUSE_MS = 10

/** How many messages a conversation has. */
export async function findSize(db: Database, user_id: string) {
  return db
    .selectFrom('conversations')
    .select(['id', 'message_count as messages'])
    .where('user_id', '=', user_id)
    .executeTakeFirst()
}

/**
 * Deletes a conversation's messages: they stay behind with a conversation that nobody finds, until
 * they are removed. The visitor's goes on as another, with the same numbers.
 */
export async function removeAll(db: Database, user_id: string) {
  const removed = await db
    .updateTable('conversations')
    .set({
      user_id: removedUserId,
      message_count: 0,
      unread: 0,
      last_message: '',
      last_message_at: null,
      answer_due_at: null,
      closed_at: null,
    })
    .where('user_id', '=', user_id)
    .returningAll()
    .executeTakeFirstOrThrow()
  // Of most conversations that is all.
  await removeSome(db, removed.id)
  const { last_seq } = removed
  await db
    .insertInto('conversations')
    .values({ ...removed, id: newId(), user_id, office_read_seq: last_seq })
    .execute()
  return { id: removed.id, last_seq }
}

/** Removes messages that were deleted, batch by batch, as long as there are any and it is wanted. */
export async function purge(db: Database, isWanted = () => true) {
  while (isWanted() && (await removeBatch(db))) await wait(PAUSE_MS)
}

async function removeBatch(db: Database) {
  const removed = await db
    .selectFrom('conversations')
    .select('id')
    .where(isRemoved)
    .limit(1)
    .executeTakeFirst()
  if (!removed) return false
  if ((await removeSome(db, removed.id)) > 0) return true
  await db.deleteFrom('conversations').where('id', '=', removed.id).execute()
  return true
}

/** The newest, which lists come upon first. Returns how many: 0 when none is left. */
async function removeSome(db: Database, conversation_id: string) {
  const { numDeletedRows } = await db
    .deleteFrom('messages')
    .where('conversation_id', '=', conversation_id)
    .where('seq', 'in', (messages) =>
      messages
        .selectFrom('messages')
        .select('seq')
        .where('conversation_id', '=', conversation_id)
        .orderBy('seq', 'desc')
        .limit(BATCH),
    )
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
