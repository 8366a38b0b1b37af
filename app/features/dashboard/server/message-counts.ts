import { sql } from 'kysely'
import type { Database } from '#database/connect.ts'
import { isNotRemoved } from '#database/removed-conversations.ts'
import type { Day } from './days.ts'
import { countDays } from './store.ts'

/**
 * Counts messages without looking at a million of them each time: the counts of the days that
 * are over are kept. Nothing is added to those days any more, so they hold for as long as there
 * are as many messages older than today; a deletion, on whatever server, makes them fewer.
 */
export function rememberMessageCounts(db: Database) {
  let known: { midnight: string; older: number; daily: number[] } | undefined

  return async function countMessages(days: Day[]) {
    const midnight = days.at(-1)?.from ?? ''
    const { total, today } = await countSince(db, midnight)
    const older = total - today
    if (known?.midnight === midnight && known.older === older) {
      return { total, daily: [...known.daily, today] }
    }
    const daily = await countDays(db, 'messages', days.slice(0, -1))
    known = { midnight, older, daily }
    return { total, daily: [...daily, today] }
  }
}

/** In one statement, so that both are of the same moment. */
async function countSince(db: Database, midnight: string) {
  const { rows } = await sql<{ total: number; today: number }>`select
    (select coalesce(sum(message_count), 0) from conversations) as total,
    (select count(*) from messages where created_at >= ${midnight} and ${isNotRemoved}) as today`.execute(
    db,
  )
  return rows[0] ?? { total: 0, today: 0 }
}
