import { sql } from 'kysely'
import { countDays, type DailyCounts, type Day } from '#app/platform/server/feature/counts.ts'
import type { AppContext } from '#app/platform/server/feature/feature.ts'
import type { Database } from '#database/connect.ts'
import { isNotDeleted } from '#database/deleted-conversations.ts'
import { inWorker } from '#database/sqlite-worker.ts'
import { listAwaitingReply, selectAwaitingReply } from './awaiting-reply.ts'
import { withLeads } from './message-row.ts'

const MAX_OVERDUE = 5

/**
 * Counts messages by day and caches past days. Past days get no new messages, and a deletion changes
 * their total, which invalidates the cache.
 */
export function createMessageCounter(db: Database) {
  let cached: { midnight: string; older: number; daily: number[] } | undefined

  return async function countMessages(days: Day[]): Promise<DailyCounts> {
    const midnight = days.at(-1)?.from ?? ''
    const { total, today } = await countSince(db, midnight)
    const older = total - today
    if (cached?.midnight === midnight && cached.older === older) {
      return { total, daily: [...cached.daily, today] }
    }
    const daily = await countDays(db, 'messages', days.slice(0, -1), isNotDeleted)
    cached = { midnight, older, daily }
    return { total, daily: [...daily, today] }
  }
}

/** Counts all messages and those since midnight in one statement, so that both are consistent. */
async function countSince(db: Database, midnight: string) {
  const { rows } = await sql<{ total: number; today: number }>`select
    (select coalesce(sum(message_count), 0) from conversations) as total,
    (select count(*) from messages where created_at >= ${midnight} and ${isNotDeleted}) as today`.execute(
    db,
  )
  return rows[0] ?? { total: 0, today: 0 }
}

export async function listRecentMessages(context: AppContext) {
  const rows = await context.db
    .selectFrom('messages')
    // Runs in the worker, because it may have to skip many deleted messages.
    .modifyFront(inWorker)
    .innerJoin('conversations', 'conversations.id', 'conversation_id')
    .where('last_message_at', 'is not', null)
    .select([
      'messages.id',
      'user_id',
      'sender',
      'message',
      'messages.created_at',
      'messages.seq',
      'lead_id',
    ])
    .orderBy('messages.created_at', 'desc')
    .orderBy('conversation_id', 'desc')
    .orderBy('seq', 'desc')
    .limit(5)
    .execute()
  return withNames(context, rows)
}

/** Adds lead names. */
async function withNames<Row extends { lead_id: string | null }>(context: AppContext, rows: Row[]) {
  const enriched = await withLeads(context, rows)
  return enriched.map(({ lead_id: _, lead_name, ...row }) => ({
    ...row,
    user_name: lead_name || undefined,
  }))
}

/**
 * Counts all leads and visitors that await a reply, the conversations among them, and the overdue
 * ones. Lists the five conversations that are due first.
 */
export async function summarizeAwaitingReply(context: AppContext) {
  const { db, services } = context
  const overdue = selectAwaitingReply(db)
    .where('response_due_at', '<', new Date().toISOString())
    .select((is) => is.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const [total, { count }, { total: chats, conversations }] = await Promise.all([
    services.leads.countAwaitingReply(context),
    overdue,
    listAwaitingReply(context, { limit: MAX_OVERDUE }),
  ])
  const longest = conversations.map(({ lead_id: _, lead_name, ...row }) => ({
    ...row,
    user_name: lead_name || undefined,
  }))
  return { total, conversations: chats, overdue: Number(count), longest }
}
