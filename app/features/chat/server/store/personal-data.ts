import type { Services } from '#app/platform/server/feature/services.ts'
import { notifyAfterCommit } from '#database/change-notifications.ts'
import type { Database } from '#database/connect.ts'
import { isDeleted, isDeletedOfVisitor, parseVisitorId } from '#database/deleted-conversations.ts'

/** Returns the messages of these leads, oldest first, including deleted ones that are not purged yet. */
export async function listMessagesOfLeads(db: Database, services: Services, leadIds: string[]) {
  const { ids } = await findAll(db, leadIds)
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('messages')
    .innerJoin('conversations', 'conversations.id', 'conversation_id')
    .select(['user_id', 'seq', 'sender', 'message', 'messages.created_at', 'file_id'])
    .where('conversation_id', 'in', ids)
    .orderBy('conversation_id')
    .orderBy('seq')
    .execute()
  const files = await services.leadFiles.listById(
    db,
    rows.flatMap(({ file_id }) => file_id ?? []),
  )
  return rows.map(({ user_id, file_id, ...message }) => {
    const file = files.get(file_id ?? '')
    const sent = file && { name: file.name, size: file.size }
    return { ...message, user_id: parseVisitorId(user_id), file: sent }
  })
}

/**
 * Deletes the messages of these leads, including deleted ones, so that nothing can be restored; of only
 * these visitors if they are given. Returns the visitors' ids.
 */
export async function eraseConversations(
  db: Database,
  services: Services,
  leadIds: string[],
  visitorIds?: string[],
) {
  const { active, ids } = await findAll(db, leadIds, visitorIds)
  if (ids.length === 0) return []
  await services.leadFiles.erase(db, services, ids)
  await db.deleteFrom('messages').where('conversation_id', 'in', ids).execute()
  await db.deleteFrom('conversations').where('id', 'in', ids).where(isDeleted).execute()
  await db
    .updateTable('conversations')
    .set((is) => ({
      message_count: 0,
      unread: 0,
      last_message: '',
      last_message_at: null,
      page: '',
      language: '',
      response_due_at: null,
      closed_at: null,
      lead_id: null,
      office_read_seq: is.ref('last_seq'),
    }))
    .where('id', 'in', ids)
    .execute()
  for (const { user_id, last_seq: up_to } of active) {
    await notifyAfterCommit(db, 'chat', JSON.stringify({ cleared: { user_id, up_to } }))
  }
  return active.map(({ user_id }) => user_id)
}

/** Unlinks the conversations of erased leads; the conversations stay. */
export async function unlinkLeads(db: Database, { leadFiles }: Services, leadIds: string[]) {
  const unlinked = await db
    .updateTable('conversations')
    .set({ lead_id: null })
    .where('lead_id', 'in', leadIds)
    .returning('id')
    .execute()
  if (unlinked.length === 0) return
  await leadFiles.setLead(
    db,
    unlinked.map(({ id }) => id),
    null,
  )
}

/** Returns the active conversations of these leads, and the ids of all conversations, including deleted ones. */
async function findAll(db: Database, leadIds: string[], visitorIds?: string[]) {
  const linked = await db
    .selectFrom('conversations')
    .select(['id', 'user_id', 'last_seq', isDeleted.as('is_removed')])
    .where('lead_id', 'in', leadIds)
    .execute()
  const conversations = linked.filter(
    ({ user_id }) => !visitorIds || visitorIds.includes(parseVisitorId(user_id)),
  )
  const active = conversations.filter(({ is_removed }) => !is_removed)
  const ids = conversations.map(({ id }) => id)
  for (const { user_id } of active) ids.push(...(await listDeletedOf(db, user_id)))
  return { active, ids: [...new Set(ids)] }
}

async function listDeletedOf(db: Database, user_id: string) {
  const removed = db.selectFrom('conversations').select('id').where(isDeletedOfVisitor(user_id))
  return (await removed.execute()).map(({ id }) => id)
}
