import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { startOfDay } from '#app/features/office/hours-contract.ts'
import type { Database } from '#database/connect.ts'
import { folded } from '#database/differences.ts'
import type { Today } from '../../contract.ts'
import type { LeadQuery, LeadSort } from '../../query-contract.ts'
import {
  type Clock,
  type Condition,
  hasEnding,
  isNarrow,
  isUnowned,
  isWaiting,
  matching,
} from './filters.ts'
import { leadColumns, toLead } from './lead-row.ts'

const GROUP_SIZE = 50

/** Last touched first unless sorted, with how many match in all. */
export async function list(db: Database, query: LeadQuery, clock: Clock) {
  const { limit = 50, offset = 0, before, sort = '-touched_at' } = query
  const meant = matching(db, query, clock)
  const { total } = await count(db, meant())
  if (total <= offset) return { leads: [], total }

  const { key, direction, column } = readSort(db, sort)
  const isWalked = isNarrow(query) || (inOrder.includes(column) && total > MANY)
  const { where, place } = meant(isWalked)
  const all = select(db).where(where)
  // Only ids are sorted: sorting whole rows takes longer.
  const page = (before ? all.where(comesAfter(key, direction, before)) : all)
    .select('id')
    .orderBy(key, direction)
    .orderBy('id', direction)
    .limit(limit)
    .offset(offset)
  const rows = await select(db)
    .modifyFront(place)
    .select(leadColumns)
    .where('id', 'in', page)
    .orderBy(key, direction)
    .orderBy('id', direction)
    .execute()
  return { leads: rows.map(toLead), total }
}

/** Among so many a page is soon found from one to the next in the order of an index. */
const MANY = 1000
const inOrder = ['name', 'touched_at', 'created_at']

function count(db: Database, { where, place }: ReturnType<ReturnType<typeof matching>>) {
  return select(db)
    .modifyFront(place)
    .where(where)
    .select((is) => is.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
}

const select = (db: Database) => db.selectFrom('leads')

function readSort(db: Database, sort: LeadSort) {
  const direction = sort.startsWith('-') ? ('desc' as const) : ('asc' as const)
  const column = sort.replace('-', '')
  return { key: keyOf(db, column, direction), direction, column }
}

function keyOf(db: Database, name: string, direction: 'asc' | 'desc'): RawBuilder<string> {
  if (name === 'name') return folded(db, name)
  if (name !== 'next_at' && name !== 'waiting_since') return sql.ref(name)
  // What has no date comes last, either way.
  return sql`coalesce(${sql.ref(name)}, ${sql.lit(direction === 'asc' ? '9' : '')})`
}

function comesAfter(key: RawBuilder<string>, direction: 'asc' | 'desc', before: string) {
  const comparison = sql.raw(direction === 'asc' ? '>' : '<')
  const place = sql`select ${key}, id from leads where id = ${before.toLowerCase()}`
  return sql<SqlBool>`(${key}, id) ${comparison} (${place})`
}

/** The office's day. */
export async function listToday(db: Database, { owner }: { owner?: string }, clock: Clock) {
  const now = new Date()
  const [tomorrow, weekEnd] = [1, 7].map((days) => startOfDay(clock, now, days).toISOString())
  const due = (from: string, until?: string) =>
    sql<SqlBool>`next_at >= ${from} and next_at < ${until}`
  const groups: Record<keyof Today, [Condition, 'next_at' | 'waiting_since' | 'created_at']> = {
    overdue: [sql<SqlBool>`next_at < ${now.toISOString()}`, 'next_at'],
    today: [due(now.toISOString(), tomorrow), 'next_at'],
    waiting: [isWaiting, 'waiting_since'],
    unowned: [
      sql<SqlBool>`${isUnowned} and waiting_since is null and ${hasEnding('open')}`,
      'created_at',
    ],
    week: [due(String(tomorrow), weekEnd), 'next_at'],
  }
  const read = async ([condition, order]: (typeof groups)['today'], isOwn: boolean) => {
    const own =
      owner && isOwn ? sql<SqlBool>`owner_id = ${owner.toLowerCase()}` : sql<SqlBool>`1 = 1`
    const matching = select(db).where('merged_into', 'is', null).where(condition).where(own)
    const [{ total }, rows] = await Promise.all([
      matching.select((is) => is.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
      matching.select(leadColumns).orderBy(order).orderBy('id').limit(GROUP_SIZE).execute(),
    ])
    return { total, leads: rows.map(toLead) }
  }
  const entries = await Promise.all(
    Object.entries(groups).map(async ([name, group]) => [
      name,
      await read(group, name !== 'unowned'),
    ]),
  )
  return Object.fromEntries(entries) as Today
}
