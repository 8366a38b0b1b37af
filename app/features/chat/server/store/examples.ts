import { v7 as newId } from 'uuid'
import type { ExampleConversation } from '#app/platform/server/feature/services.ts'
import { notifyAfterCommit } from '#database/change-notifications.ts'
import type { Database } from '#database/connect.ts'
import { isDeletedOfVisitor } from '#database/deleted-conversations.ts'

/** Adds an answered conversation, without notifications. Returns the visitor's id. */
export async function addExample(
  db: Database,
  { leadId, messages, by, at }: ExampleConversation,
): Promise<string> {
  const id = newId()
  const user_id = `example-${id}`
  const last = messages.at(-1)
  await db
    .insertInto('conversations')
    .values({
      id,
      user_id,
      last_seq: messages.length,
      message_count: messages.length,
      unread: 0,
      office_read_seq: messages.length,
      page: '',
      last_message: last?.message ?? '',
      last_sender: last?.sender ?? 'user',
      last_message_at: at,
      created_at: at,
      lead_id: leadId,
    })
    .execute()
  const rows = messages.map(({ sender, message }, index) => ({
    conversation_id: id,
    seq: index + 1,
    id: newId(),
    sender,
    message,
    created_at: at,
    administrator_id: sender === 'admin' ? by : null,
  }))
  await db.insertInto('messages').values(rows).execute()
  return user_id
}

/** Permanently deletes the conversations of these visitors, deleted or not. */
export async function eraseExamples(db: Database, visitorIds: string[]) {
  for (const user_id of visitorIds) {
    const conversations = await db
      .selectFrom('conversations')
      .select(['id', 'user_id', 'last_seq'])
      .where((eb) => eb.or([eb('user_id', '=', user_id), isDeletedOfVisitor(user_id)]))
      .execute()
    const ids = conversations.map(({ id }) => id)
    if (ids.length === 0) continue
    await db.deleteFrom('messages').where('conversation_id', 'in', ids).execute()
    await db.deleteFrom('conversations').where('id', 'in', ids).execute()
    const up_to = conversations.find((each) => each.user_id === user_id)?.last_seq
    if (up_to !== undefined)
      await notifyAfterCommit(db, 'chat', JSON.stringify({ cleared: { user_id, up_to } }))
  }
}
