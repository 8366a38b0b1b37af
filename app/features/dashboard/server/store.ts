import { type SqlBool, sql } from 'kysely'
import type { Database } from '#database/connect.ts'
import { isNotRemoved } from '#database/removed-conversations.ts'
import { aside } from '#database/sqlite-aside.ts'
import type { Day } from './days.ts'

type Subject = 'services' | 'contacts' | 'destinations' | 'hero_slides' | 'messages'

/** How many there are, and how many came on each of these days. */
export async function count(db: Database, subject: Subject, days: Day[]) {
  const counting = db
    .selectFrom(subject)
    .select((is) => is.fn.countAll<number>().as('total'))
    .where(isShown(subject))
    .executeTakeFirstOrThrow()
  const [{ total }, daily] = await Promise.all([counting, countDays(db, subject, days)])
  return { total, daily }
}

export async function countDays(db: Database, subject: Subject, days: Day[]): Promise<number[]> {
  const counts = days.map(
    ({ from, until }, index) => sql`(select count(*) from ${sql.table(subject)}
      where created_at >= ${from} and created_at < ${until} and ${isShown(subject)})
      as ${sql.ref(`day${index}`)}`,
  )
  const { rows } = await sql<Record<string, number>>`select ${sql.join(counts)}`.execute(db)
  return days.map((_, index) => rows[0]?.[`day${index}`] ?? 0)
}

function isShown(subject: Subject) {
  if (subject === 'contacts') return sql<SqlBool>`deleted_at is null`
  return subject === 'messages' ? isNotRemoved : sql<SqlBool>`1 = 1`
}

export async function listRecentMessages(db: Database) {
  return (
    db
      .selectFrom('messages')
      // There may be many that are deleted and to be passed over.
      .modifyFront(aside)
      .innerJoin('conversations', 'conversations.id', 'conversation_id')
      .where('last_message_at', 'is not', null)
      .select([
        'messages.id',
        'user_id',
        'sender',
        'message',
        'messages.created_at',
        'messages.seq',
      ])
      .orderBy('messages.created_at', 'desc')
      .orderBy('conversation_id', 'desc')
      .orderBy('seq', 'desc')
      .limit(5)
      .execute()
  )
}

/** Those whose answer is due: how many, and the 5 who have waited longest. */
export async function listWaiting(db: Database) {
  const due = db
    .selectFrom('conversations')
    .where('answer_due_at', '<', new Date().toISOString())
    .where('last_message_at', 'is not', null)
  const counting = due
    .select((is) => is.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  const listing = due
    .select(['user_id', 'last_message', sql<string>`answer_due_at`.as('answer_due_at')])
    .orderBy('answer_due_at')
    .limit(5)
    .execute()
  const [{ count }, longest] = await Promise.all([counting, listing])
  return { count, longest }
}
