import { sql } from 'kysely'
import type { Database } from '#database/connect.ts'
import { preparedStatement } from '#database/prepared-statements.ts'

/** A conversation without its messages. */
export interface ConversationState {
  /** '' when there is no conversation yet. */
  id: string
  user_id: string
  last_seq: number
  message_count: number
  /** The seq of the first message; 0 if there is none. */
  first_seq: number
  office_read_seq: number
  visitor_read_seq: number
  closed_at: string | null
  owner_key: string | null
  owner_bound_at: string | null
  lead_id: string | null
}

export async function findState(db: Database, user_id: string): Promise<ConversationState> {
  const { rows } = await sql<ConversationState>`
    select id, user_id, last_seq, message_count, office_read_seq, visitor_read_seq,
      closed_at, owner_key, owner_bound_at, lead_id,
      coalesce((select min(seq) from messages where conversation_id = conversations.id), 0)
        as first_seq
    from conversations where user_id = ${user_id} ${preparedStatement}`.execute(db)
  return rows[0] ?? emptyState(user_id)
}

/** The state before the first message. */
export const emptyState = (user_id: string): ConversationState => ({
  id: '',
  user_id,
  last_seq: 0,
  message_count: 0,
  first_seq: 0,
  office_read_seq: 0,
  visitor_read_seq: 0,
  closed_at: null,
  owner_key: null,
  owner_bound_at: null,
  lead_id: null,
})

/** Saves the visitor's last page, which the inbox shows while the visitor is offline. */
export async function savePage(db: Database, user_id: string, page: string) {
  await db
    .updateTable('conversations')
    .set({ page })
    .where('user_id', '=', user_id)
    .where('page', '!=', page)
    .execute()
}

/** Binds the conversation to its cookie, so that the id alone gives no access. */
export async function bindOwner(db: Database, id: string) {
  await db
    .updateTable('conversations')
    .set({ owner_bound_at: new Date().toISOString() })
    .where('id', '=', id)
    .where('owner_bound_at', 'is', null)
    .execute()
}
