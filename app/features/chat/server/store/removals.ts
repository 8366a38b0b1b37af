import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { Type } from 'typebox'
import { v7 as newId } from 'uuid'
import { defineJob } from '#app/base/server/jobs/kind.ts'
import { addJob } from '#app/base/server/jobs/store.ts'
import type { Database } from '#database/connect.ts'
import {
  isRemoved,
  isRemovedOf,
  removedAt,
  removedUserId,
} from '#database/removed-conversations.ts'
import { countAfter } from './read-marks.ts'

/** When a deletion cannot be taken back any more; goes on after a restart where it stopped. */
export const removal = defineJob({
  name: 'remove-messages',
  title: 'Remove what was deleted in a chat',
  payload: Type.Object({}),
  atOnce: 1,
  run: ({ app, signal }) => purge(app.db, signal),
})

/** In one transaction: some 5 ms on SQLite, which serves nobody else meanwhile. */
const BATCH = 200
const PAUSE_MS = 10

/** For so long a deletion can be taken back; then it is one. */
const RESTORABLE_MS = 30 * 60 * 1000
/** Clocks of several servers differ. */
const MARGIN_MS = 60 * 1000

/** How many messages a conversation has; undefined when there are none. */
export async function findSize(db: Database, user_id: string) {
  return db
    .selectFrom('conversations')
    .select(['id', 'message_count as messages'])
    .where('user_id', '=', user_id)
    .where('message_count', '>', 0)
    .executeTakeFirst()
}

/**
 * Deletes a conversation's messages: they stay behind with a conversation that nobody finds, until
 * they are brought back or removed. The visitor's goes on as another, with the same numbers.
 */
export async function removeAll(db: Database, user_id: string) {
  const removed = await db
    .updateTable('conversations')
    .set({
      user_id: removedUserId(user_id),
      message_count: 0,
      unread: 0,
      last_message: '',
      last_message_at: null,
    })
    .where('user_id', '=', user_id)
    .returningAll()
    .executeTakeFirstOrThrow()
  const at = new Date(Date.now() + RESTORABLE_MS + 2 * MARGIN_MS).toISOString()
  await addJob(db, removal, { payload: {}, at })
  const { last_seq } = removed
  const anew = { office_read_seq: last_seq, answer_due_at: null, closed_at: null }
  await db
    .insertInto('conversations')
    .values({ ...removed, ...anew, id: newId(), user_id })
    .execute()
  return { id: removed.id, last_seq, lead_id: removed.lead_id }
}

/** Its messages were deleted last, and not too long ago. */
export async function findRemoved(db: Database, user_id: string) {
  return db
    .selectFrom('conversations')
    .select(['id', 'last_seq', 'office_read_seq', 'message_count as messages'])
    .where('user_id', '>', removedAt(Date.now() - RESTORABLE_MS))
    .where(isRemovedOf(user_id))
    .orderBy('user_id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

type Removed = NonNullable<Awaited<ReturnType<typeof findRemoved>>>

/** Brings a conversation back whole; undefined: the visitor has written since. */
export async function restore(db: Database, user_id: string, removed: Removed) {
  const { id, last_seq, office_read_seq: seq } = removed
  const emptied = await db
    .deleteFrom('conversations')
    .where('user_id', '=', user_id)
    .where('message_count', '=', 0)
    .returning(['owner_bound_at', 'visitor_read_seq', 'page'])
    .executeTakeFirst()
  if (!emptied) return undefined
  const last = await db
    .selectFrom('messages')
    .select(['message as last_message', 'created_at as last_message_at'])
    .select(sql<number>`(select count(*) from messages where conversation_id = ${id})`.as('count'))
    .where('conversation_id', '=', id)
    .where('seq', '=', last_seq)
    .executeTakeFirstOrThrow()
  const { count: message_count, ...lastOne } = last
  const unread = await countAfter(db, { id, seq }, 'user')
  await db
    .updateTable('conversations')
    .set({ ...emptied, ...lastOne, user_id, message_count, unread })
    .where('id', '=', id)
    .execute()
  return { id, messages: message_count }
}

/** Removes what cannot be brought back, batch by batch. Throws when it is to stop before the end. */
export async function purge(db: Database, signal?: AbortSignal) {
  while (await removeBatch(db)) await wait(PAUSE_MS, undefined, { signal })
}

async function removeBatch(db: Database) {
  const removed = await db
    .selectFrom('conversations')
    .select('id')
    .where(isRemoved)
    .where('user_id', '<', removedAt(Date.now() - RESTORABLE_MS - MARGIN_MS))
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
