import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Database } from '#database/connect.ts'
import { foldCase } from '#database/sql-dialect.ts'
import type { LeadQuery, LeadSort } from '../../query-contract.ts'
import {
  buildConditions,
  type Clock,
  type Condition,
  type Filters,
  type LeadConditions,
} from './filters.ts'
import { leadColumns, type StoredLead, toLead } from './lead-row.ts'

/** From this number of matches on, a walk in sort order finds a page quickly. */
const MANY = 5_000

/** Lists leads, latest activity first unless sorted, with the number of matches. */
export function list(db: Database, query: LeadQuery & Filters, clock: Clock, scope?: Condition) {
  const order = readSort(db, query.sort ?? '-last_activity_at', query)
  const conditions = buildConditions(db, query, clock, scope)
  return (conditions.isReadInOrder ? readInOrder : readByScan)(db, conditions, {
    ...query,
    ...order,
  })
}

type Order = ReturnType<typeof readSort>
type Page = Pick<LeadQuery, 'limit' | 'offset' | 'before'> & Order

/** Counts matches by an index, then walks through the leads in sort order without sorting. */
async function readInOrder(db: Database, conditions: LeadConditions, page: Page) {
  const { inOrder, where, modifier } = conditions
  const { limit = 50, offset = 0, before, key, direction, turn } = page
  const { total } = await select(db)
    .modifyFront(modifier)
    .where(where)
    .select((is) => is.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  if (total <= offset) return { leads: [], total }
  if (total < MANY) return readByScan(db, conditions, page)

  // Sorts only ids, because whole rows take longer.
  const ordered = select(db).where(inOrder)
  const ids = (before ? ordered.where(comesAfter(page, key, before)) : ordered)
    .select('id')
    .orderBy(turn)
    .orderBy('id', direction)
    .limit(limit)
    .offset(offset)
  const rows = await select(db)
    .modifyFront(modifier)
    .select(leadColumns)
    .where('id', 'in', ids)
    .orderBy(turn)
    .orderBy('id', direction)
    .execute()
  return { leads: rows.map(toLead), total }
}

/** Scans all leads once, then counts and sorts the ids of the matches. */
async function readByScan(db: Database, { where, modifier }: LeadConditions, page: Page) {
  const { limit = 50, offset = 0, before, key, direction } = page
  const found = await db
    .with(
      (name) => name('meant').materialized(),
      (from) =>
        from
          .selectFrom('leads')
          .select(['id', key.as('place')])
          .where(where),
    )
    .with('page', (from) => {
      const all = from.selectFrom('meant').select(['id', 'place'])
      return (before ? all.where(comesAfter(page, sql.ref('place'), before)) : all)
        .orderBy('place', direction)
        .orderBy('id', direction)
        .limit(limit)
        .offset(offset)
    })
    .selectFrom((from) =>
      from
        .selectFrom('meant')
        .select((is) => is.fn.countAll<number>().as('total'))
        .as('counted'),
    )
    .modifyFront(modifier)
    .leftJoin('page', (join) => join.onTrue())
    .leftJoin('leads', 'leads.id', 'page.id')
    .select(['total', ...leadColumns.map((name) => `leads.${name}` as const)])
    .orderBy('page.place', direction)
    .orderBy('page.id', direction)
    .execute()
  const isThere = (row: (typeof found)[number]): row is StoredLead & { total: number } =>
    row.id !== null
  const leads = found.filter(isThere).map(({ total, ...row }) => toLead(row))
  return { leads, total: found[0]?.total ?? 0 }
}

const select = (db: Database) => db.selectFrom('leads')

function readSort(db: Database, sort: LeadSort, { stage }: Pick<LeadQuery, 'stage'>) {
  const direction = sort.startsWith('-') ? ('desc' as const) : ('asc' as const)
  const column = sort.replace('-', '')
  const key = keyOf(db, column, direction)
  const isIndexed = isDate(column) && !(stage && direction === 'asc')
  const turn = isIndexed
    ? sql`${sql.ref(column)} ${sql.raw(direction)} nulls last`
    : sql`${key} ${sql.raw(direction)}`
  return {
    /** Sort key. */
    key,
    /** The same order in the form of an index: the board's within a stage, else one of dates. */
    turn,
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

/** `place` is the column with the sort key. */
function comesAfter({ key, direction }: Order, place: RawBuilder<unknown>, before: string) {
  const comparison = sql.raw(direction === 'asc' ? '>' : '<')
  const its = sql`select ${key}, id from leads where id = ${before.toLowerCase()}`
  return sql<SqlBool>`(${place}, id) ${comparison} (${its})`
}
