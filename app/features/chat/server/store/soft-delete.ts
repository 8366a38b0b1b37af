import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { Type } from 'typebox'
import { v7 as newId } from 'uuid'
import { RESTORABLE_MS, restorableSince } from '#app/platform/server/audit/restorable.ts'
import type { AppContext } from '#app/platform/server/feature/feature.ts'
import { defineJob } from '#app/platform/server/jobs/job-type.ts'
import { addJob } from '#app/platform/server/jobs/store.ts'
import type { Database } from '#database/connect.ts'
import {
  createDeletedUserId,
  deletedAtPrefix,
  isDeleted,
  isDeletedOfVisitor,
  visitorIdOfDeleted,
} from '#database/deleted-conversations.ts'
import { countMessagesAfter } from './read-positions.ts'

/** Purges deleted messages that can no longer be restored. Continues after a restart. */
export const purgeDeletedJob = defineJob({
  name: 'purge-deleted-messages',
  title: 'Purge deleted chat messages',
  payload: Type.Object({}),
  concurrency: 1,
  run: ({ app, signal }) => purgeDeleted(app.db, signal),
})

/** The number of messages deleted in one transaction: about 5 ms on SQLite, during which other writers wait. */
const BATCH_SIZE = 200
const PAUSE_MS = 10

/** The maximum difference between the clocks of the servers. */
const CLOCK_SKEW_MS = 60 * 1000
const DAY_MS = 24 * 60 * 60 * 1000

/** Returns the number of messages; undefined if there are none. */
export async function findMessageCount(db: Database, user_id: string) {
  return db
    .selectFrom('conversations')
    .select(['id', 'message_count as messages'])
    .where('user_id', '=', user_id)
    .where('message_count', '>', 0)
    .executeTakeFirst()
}

/**
 * Soft-deletes a conversation: its row gets a user id that no visitor has, until the conversation is
 * restored or purged. A new row continues the sequence of the messages.
 */
export async function softDeleteConversation({ db, services }: AppContext, user_id: string) {
  const removed = await db
    .updateTable('conversations')
    .set({
      user_id: createDeletedUserId(user_id),
      deleted_at: new Date().toISOString(),
      message_count: 0,
      unread: 0,
      last_message: '',
      last_message_at: null,
    })
    .where('user_id', '=', user_id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await services.leadFiles.setLead(db, [removed.id], null)
  await schedulePurge(db)
  const { last_seq } = removed
  const initialState = {
    office_read_seq: last_seq,
    response_due_at: null,
    closed_at: null,
    deleted_at: null,
  }
  await db
    .insertInto('conversations')
    .values({ ...removed, ...initialState, id: newId(), user_id })
    .execute()
  return { id: removed.id, last_seq, lead_id: removed.lead_id }
}

/** Schedules one purge for all deletions of a day. */
async function schedulePurge(db: Database) {
  const dueMs = Math.ceil((Date.now() + RESTORABLE_MS + 2 * CLOCK_SKEW_MS) / DAY_MS) * DAY_MS
  const at = new Date(dueMs).toISOString()
  await addJob(db, purgeDeletedJob, { payload: {}, key: at, at })
}

/** The visitor's name in SQL; must match `nameVisitor`. */
export const deletedConversationName = sql<string>`'Visitor ' || case when length(${visitorIdOfDeleted}) <= 4
  then ${visitorIdOfDeleted} else substr(${visitorIdOfDeleted}, length(${visitorIdOfDeleted}) - 3) end`

const deletedColumns = ['id', 'user_id', 'last_seq', 'office_read_seq', 'message_count'] as const

/** Returns the latest deleted conversation of a visitor that can be restored. */
export function findLastDeleted(db: Database, user_id: string) {
  return selectRestorable(db)
    .where(isDeletedOfVisitor(user_id))
    .orderBy('user_id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Returns a deleted conversation by its id, if it can be restored. */
export function findDeletedById(db: Database, id: string) {
  return selectRestorable(db).where('id', '=', id).executeTakeFirst()
}

function selectRestorable(db: Database) {
  return db
    .selectFrom('conversations')
    .select([...deletedColumns, 'lead_id', 'response_due_at'])
    .where('deleted_at', '>', restorableSince())
}

export type DeletedConversation = NonNullable<Awaited<ReturnType<typeof findLastDeleted>>>

/**
 * Restores deleted messages: the deleted row becomes the visitor's conversation again, and newer
 * messages are appended to it. Only the latest deletion may be restored, because seq has no gaps.
 */
export async function restoreDeleted(
  { db, services }: AppContext,
  user_id: string,
  removed: DeletedConversation,
) {
  const { id } = removed
  // Locks the conversation against new messages until the transaction ends.
  const current = await db
    .updateTable('conversations')
    .set((is) => ({ last_seq: is.ref('last_seq') }))
    .where('user_id', '=', user_id)
    .returningAll()
    .executeTakeFirst()
  if (current) {
    if (current.message_count > 0) {
      await services.leadFiles.moveToConversation(db, current.id, id)
      await moveMessages(db, current.id, id)
    }
    await db.deleteFrom('conversations').where('id', '=', current.id).execute()
  }
  const last = await db
    .selectFrom('messages')
    .select(['message as last_message', 'created_at as last_message_at', 'sender as last_sender'])
    .select(sql<number>`(select count(*) from messages where conversation_id = ${id})`.as('count'))
    .where('conversation_id', '=', id)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  const { count: message_count, ...lastOne } = last
  const now = current ? mergeState(removed, current) : removed
  const { last_seq, office_read_seq: seq } = now
  const unread = await countMessagesAfter(db, { id, seq }, 'user')
  await db
    .updateTable('conversations')
    .set({ ...lastOne, user_id, message_count, unread, last_seq, office_read_seq: seq })
    .set({ deleted_at: null, lead_id: now.lead_id, response_due_at: now.response_due_at })
    .where('id', '=', id)
    .execute()
  await services.leadFiles.setLead(db, [id], now.lead_id)
  if (current) {
    const { owner_bound_at, visitor_read_seq, page, language } = current
    const ownState = { owner_bound_at, visitor_read_seq, page, language }
    const state =
      current.message_count > 0 ? { ...ownState, closed_at: current.closed_at } : ownState
    await db.updateTable('conversations').set(state).where('id', '=', id).execute()
  }
  return { id, messages: message_count }
}

type Current = Pick<
  DeletedConversation,
  'last_seq' | 'office_read_seq' | 'lead_id' | 'response_due_at'
> & {
  message_count: number
}

/** Merges the state of restored messages with that of newer ones. */
function mergeState(removed: DeletedConversation, current: Current) {
  const lead_id = current.lead_id ?? removed.lead_id
  if (current.message_count === 0) return { ...removed, lead_id }
  const isReadSince = current.office_read_seq > removed.last_seq
  const dues = [removed.response_due_at, current.response_due_at].filter((due) => due !== null)
  return {
    last_seq: current.last_seq,
    office_read_seq: isReadSince ? current.office_read_seq : removed.office_read_seq,
    lead_id,
    // A reply to a newer message is a reply to the older ones too.
    response_due_at: current.response_due_at && (dues.sort()[0] ?? null),
  }
}

async function moveMessages(db: Database, from: string, to: string) {
  const columns = sql.raw('seq, id, sender, message, created_at, administrator_id, kind, file_id')
  // A message that was sent again after its deletion exists twice.
  const duplicates = await db
    .selectFrom('messages')
    .select('id')
    .where('conversation_id', '=', to)
    .where('id', 'in', db.selectFrom('messages').select('id').where('conversation_id', '=', from))
    .execute()
  for (const { id } of duplicates) {
    const renamed = { id: newId() }
    const older = db.updateTable('messages').set(renamed).where('conversation_id', '=', to)
    await older.where('id', '=', id).execute()
  }
  await sql`insert into messages (conversation_id, ${columns})
    select ${to}, ${columns} from messages where conversation_id = ${from} order by seq`.execute(db)
  await db.deleteFrom('messages').where('conversation_id', '=', from).execute()
}

/** Purges deleted messages in batches. Throws when aborted. */
export async function purgeDeleted(db: Database, signal?: AbortSignal) {
  while (await purgeBatch(db)) await wait(PAUSE_MS, undefined, { signal })
}

async function purgeBatch(db: Database) {
  const removed = await db
    .selectFrom('conversations')
    .select('id')
    .where(isDeleted)
    .where('user_id', '<', deletedAtPrefix(Date.now() - RESTORABLE_MS - CLOCK_SKEW_MS))
    .limit(1)
    .executeTakeFirst()
  if (!removed) return false
  if ((await deleteMessageBatch(db, removed.id)) > 0) return true
  await db.deleteFrom('conversations').where('id', '=', removed.id).execute()
  return true
}

/** Deletes the newest messages first, because lists scan them first. Returns the number of deleted messages. */
async function deleteMessageBatch(db: Database, conversation_id: string) {
  const { numDeletedRows } = await db
    .deleteFrom('messages')
    .where('conversation_id', '=', conversation_id)
    .where('seq', 'in', (messages) =>
      messages
        .selectFrom('messages')
        .select('seq')
        .where('conversation_id', '=', conversation_id)
        .orderBy('seq', 'desc')
        .limit(BATCH_SIZE),
    )
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
