import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Database } from '#database/connect.ts'
import { foldCase } from '#database/sql-dialect.ts'
import { inWorker } from '#database/sqlite-worker.ts'
import type { LeadQuery, LeadSort } from '../../query-contract.ts'
import { type Condition, type Filters, isPrimaryLead, listConditions } from './filters.ts'
import { leadColumns, type StoredLead, toLead } from './lead-row.ts'
import type { HoursAndSettings } from './settings.ts'

/** Lists a page of leads and counts all matches. By default, the latest activity comes first. */
export function list(
  db: Database,
  query: LeadQuery & Filters,
  hoursAndSettings: HoursAndSettings,
  scope?: Condition,
) {
  const order = readSort(db, query.sort ?? '-last_activity_at')
  const conditions = listConditions(db, query, hoursAndSettings, scope)
  const page = { ...query, ...order }
  return conditions.length === 0 ? readAll(db, page) : readMatches(db, conditions, page)
}

type Order = ReturnType<typeof readSort>
type Page = Pick<LeadQuery, 'limit' | 'offset' | 'before'> & Order

/** Counts all leads and reads the page in the order of an index. */
async function readAll(db: Database, page: Page) {
  const { limit = 50, offset = 0, before, key, direction, indexOrder } = page
  const all = db.selectFrom('leads').where('merged_into', 'is', null)
  const { total } = await all
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await (before ? all.where(comesAfter(page, key, before)) : all)
    .select(leadColumns)
    .orderBy(indexOrder)
    .orderBy('id', direction)
    .limit(limit)
    .offset(offset)
    .execute()
  return { leads: rows.map(toLead), total }
}

/** Scans the leads once, then counts and sorts only the ids of matches. */
async function readMatches(db: Database, conditions: Condition[], page: Page) {
  const { limit = 50, offset = 0, before, key, direction } = page
  const rows = await db
    .with(
      (cte) => cte('matches').materialized(),
      (from) =>
        from
          .selectFrom('leads')
          .select(['id', key.as('sort_key')])
          .where(isPrimaryLead(conditions)),
    )
    .with('page', (from) => {
      const matches = from.selectFrom('matches').select(['id', 'sort_key'])
      return (before ? matches.where(comesAfter(page, sql.ref('sort_key'), before)) : matches)
        .orderBy('sort_key', direction)
        .orderBy('id', direction)
        .limit(limit)
        .offset(offset)
    })
    .selectFrom((from) =>
      from
        .selectFrom('matches')
        .select((eb) => eb.fn.countAll<number>().as('total'))
        .as('totals'),
    )
    .modifyFront(inWorker)
    .leftJoin('page', (join) => join.onTrue())
    .leftJoin('leads', 'leads.id', 'page.id')
    .select(['total', ...leadColumns.map((name) => `leads.${name}` as const)])
    .orderBy('page.sort_key', direction)
    .orderBy('page.id', direction)
    .execute()
  const hasLead = (row: (typeof rows)[number]): row is StoredLead & { total: number } =>
    row.id !== null
  const leads = rows.filter(hasLead).map(({ total, ...row }) => toLead(row))
  return { leads, total: rows[0]?.total ?? 0 }
}

function readSort(db: Database, sort: LeadSort) {
  const direction = sort.startsWith('-') ? ('desc' as const) : ('asc' as const)
  const column = sort.replace('-', '')
  const key = keyOf(db, column, direction)
  const indexOrder = isDate(column)
    ? sql`${sql.ref(column)} ${sql.raw(direction)} nulls last`
    : sql`${key} ${sql.raw(direction)}`
  return {
    /** The expression by which leads are sorted. */
    key,
    /** The same order in the form of an index. */
    indexOrder,
    direction,
  }
}

const isDate = (column: string) => column === 'follow_up_at' || column === 'awaiting_reply_since'

function keyOf(db: Database, name: string, direction: 'asc' | 'desc'): RawBuilder<string> {
  if (name === 'name') return foldCase(db, name)
  if (!isDate(name)) return sql.ref(name)
  // Leads without a date come last in both directions.
  return sql`coalesce(${sql.ref(name)}, ${sql.lit(direction === 'asc' ? '9' : '')})`
}

/**
 * Condition: the row comes after the lead `before`. `sortKey` is the sort key of the row in the
 * query.
 */
function comesAfter({ key, direction }: Order, sortKey: RawBuilder<unknown>, before: string) {
  const comparison = sql.raw(direction === 'asc' ? '>' : '<')
  const lastRow = sql`select ${key}, id from leads where id = ${before.toLowerCase()}`
  return sql<SqlBool>`(${sortKey}, id) ${comparison} (${lastRow})`
}
