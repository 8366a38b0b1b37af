import { type SqlBool, sql } from 'kysely'
import { office } from '#app/features/office/contract.ts'
import type { Database } from '#database/connect.ts'
import type { Dashboard } from '../contract.ts'

const DAYS = 30
const DAY_MS = 24 * 60 * 60 * 1000
const subjects = ['services', 'contacts', 'destinations', 'hero_slides', 'messages'] as const
type Subject = (typeof subjects)[number]

export async function countTotals(db: Database) {
  const counted = subjects.map(async (subject) => [subject, await countTotal(db, subject)] as const)
  return Object.fromEntries(await Promise.all(counted)) as Dashboard['counts']
}

async function countTotal(db: Database, subject: Subject) {
  // Counting a million messages one by one would take longer than the whole rest.
  const query =
    subject === 'messages'
      ? db
          .selectFrom('conversations')
          .select((is) => is.fn.sum<number | null>('message_count').as('total'))
      : db
          .selectFrom(subject)
          .select((is) => is.fn.countAll<number>().as('total'))
          .where(isShown(subject))
  const { total } = await query.executeTakeFirstOrThrow()
  return total ?? 0
}

export async function countDays(db: Database, now = new Date()) {
  const days = listDays(now)
  const counted = subjects.map(async (subject) => {
    const counts = days.map(
      ({ from, until }) => sql<number>`(select count(*) from ${sql.table(subject)}
        where created_at >= ${from} and created_at < ${until} and ${isShown(subject)})`,
    )
    const columns = counts.map((each, index) => sql`${each} as ${sql.ref(`day${index}`)}`)
    const { rows } = await sql<Record<string, number>>`select ${sql.join(columns)}`.execute(db)
    const daily = days.map(({ date }, index) => ({ date, count: rows[0]?.[`day${index}`] ?? 0 }))
    return [subject, daily] as const
  })
  return Object.fromEntries(await Promise.all(counted)) as Dashboard['daily']
}

const isShown = (subject: Subject) =>
  subject === 'contacts' ? sql<SqlBool>`deleted_at is null` : sql<SqlBool>`1 = 1`

/** The last 30 days on the office's calendar, oldest first, as UTC moments. */
function listDays(now: Date) {
  const calendar = new Intl.DateTimeFormat('en-CA', { timeZone: office.timeZone })
  const today = calendar.format(now)
  const midnight = Date.parse(`${today}T00:00:00Z`) - offsetMs(now)
  return Array.from({ length: DAYS }, (_, index) => {
    const from = midnight - (DAYS - 1 - index) * DAY_MS
    return {
      date: new Date(from + offsetMs(now)).toISOString().slice(0, 10),
      from: new Date(from).toISOString(),
      until: new Date(from + DAY_MS).toISOString(),
    }
  })
}

/** How far the office's clock is ahead of UTC. Nepal has no summer time. */
function offsetMs(now: Date) {
  const wholeSeconds = Math.floor(now.getTime() / 1000) * 1000
  const local = new Date(wholeSeconds).toLocaleString('sv-SE', { timeZone: office.timeZone })
  return Date.parse(`${local.replace(' ', 'T')}Z`) - wholeSeconds
}

export async function listRecentMessages(db: Database) {
  return db
    .selectFrom('messages')
    .innerJoin('conversations', 'conversations.id', 'conversation_id')
    .select(['messages.id', 'user_id', 'sender', 'message', 'messages.created_at', 'messages.seq'])
    .orderBy('messages.created_at', 'desc')
    .orderBy('conversation_id', 'desc')
    .orderBy('seq', 'desc')
    .limit(5)
    .execute()
}
