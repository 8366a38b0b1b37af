import { type RawBuilder, sql } from 'kysely'
import type { AppContext } from '#app/platform/server/feature/feature.ts'
import type { Database } from '#database/connect.ts'
import type { CloseState } from '../../conversations-contract.ts'

const columns = ['id', 'user_id', 'closed_at', 'response_due_at', 'lead_id'] as const

/** Returns when a conversation was closed, if it has messages. */
export async function findCloseState(db: Database, user_id: string) {
  return db
    .selectFrom('conversations')
    .select(columns)
    .where('user_id', '=', user_id)
    .where('last_message_at', 'is not', null)
    .executeTakeFirst()
}

/** Closes a conversation. If it is closed already, its time stays. */
export function closeConversation(db: Database, user_id: string) {
  const now = new Date().toISOString()
  return setClosedAt(db, user_id, sql<string>`coalesce(closed_at, ${now})`)
}

/** Reopens a conversation. The due time from before the close applies again. */
export function reopenConversation(db: Database, user_id: string) {
  return setClosedAt(db, user_id, sql<null>`null`)
}

function setClosedAt(db: Database, user_id: string, closed_at: RawBuilder<string | null>) {
  return db
    .updateTable('conversations')
    .set({ closed_at })
    .where('user_id', '=', user_id)
    .returning(columns)
    .executeTakeFirst()
}

/** Returns the due time of the reply. Closed conversations have none. */
export const currentDueAt = ({ closed_at, response_due_at }: Omit<CloseState, 'user_id'>) =>
  closed_at ? null : response_due_at

/**
 * Closes or reopens the enquiries of a conversation. Called after `services.leads.preventMerges` and
 * after the conversation was changed.
 */
export async function closeEnquiries(
  { db, services }: AppContext,
  { user_id, lead_id, closed_at }: Pick<CloseRow, 'user_id' | 'lead_id' | 'closed_at'>,
) {
  if (lead_id)
    await services.leads.closeEnquiries(db, { leadId: lead_id, about: user_id, closed_at })
}

type CloseRow = NonNullable<Awaited<ReturnType<typeof findCloseState>>>
