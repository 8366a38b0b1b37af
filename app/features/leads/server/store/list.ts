import { type Expression, type SqlBool, sql } from 'kysely'
import { digitsOf, readPhone } from '#app/base/server/phones.ts'
import type { OpeningHours } from '#app/contract/office.ts'
import { startOfDay } from '#app/features/office/hours-contract.ts'
import type { Database } from '#database/connect.ts'
import { folded, hasText } from '#database/differences.ts'
import type { LeadQuery, LeadSort, Today } from '../../contract.ts'
import { toE164 } from '../known/phones.ts'
import { leadColumns, toLead } from './lead-row.ts'

type Clock = Pick<OpeningHours, 'time_zone'>

/** As few digits find too much. */
const LEAST_DIGITS = 4
const GROUP_SIZE = 50

/** Last touched first unless sorted, with how many match in all. */
export async function list(db: Database, query: LeadQuery, clock: Clock) {
  const { limit = 50, offset = 0, sort = '-touched_at' } = query
  const matching = select(db).where(
    sql<SqlBool>`${sql.join(filters(db, query, clock), sql` and `)}`,
  )
  const [{ total }, rows] = await Promise.all([
    matching.select((is) => is.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
    sorted(db, matching, sort).limit(limit).offset(offset).select(leadColumns).execute(),
  ])
  return { leads: rows.map(toLead), total }
}

const select = (db: Database) => db.selectFrom('leads')

function sorted(db: Database, query: ReturnType<typeof select>, sort: LeadSort) {
  const direction = sort.startsWith('-') ? 'desc' : 'asc'
  const name = sort.replace('-', '') as 'name' | 'touched_at'
  const key = name === 'name' ? folded(db, name) : sql.ref(name)
  // What has no date comes last, either way.
  const withoutLast = ['next_at', 'waiting_since'].includes(name)
    ? query.orderBy(sql`case when ${key} is null then 1 else 0 end`)
    : query
  return withoutLast.orderBy(key, direction).orderBy('id', direction)
}

type Condition = Expression<SqlBool>

function filters(db: Database, query: LeadQuery, clock: Clock): Condition[] {
  const { q, stage, owner, country, tag, branch, way, source, due, waiting } = query
  const { ending, from, until } = query
  const found: (Condition | false | undefined | '')[] = [
    sql<SqlBool>`merged_into is null`,
    q && matches(db, q),
    stage && sql<SqlBool>`stage_id = ${stage.toLowerCase()}`,
    owner && (owner === 'nobody' ? isUnowned : sql<SqlBool>`owner_id = ${owner.toLowerCase()}`),
    country && contains(db, 'countries', country),
    tag && contains(db, 'tags', tag),
    branch && sql<SqlBool>`branch = ${branch}`,
    way && sql<SqlBool>`${first(sql`way`)} = ${way}`,
    source &&
      sql<SqlBool>`${first(sql`case source when '' then referrer else source end`)} = ${source}`,
    due && isDue(due, clock),
    waiting && isWaiting,
    waiting === false && sql<SqlBool>`waiting_since is null`,
    ending && hasEnding(ending),
    from && sql<SqlBool>`created_at >= ${new Date(from).toISOString()}`,
    until && sql<SqlBool>`created_at < ${new Date(until).toISOString()}`,
  ]
  return found.filter((condition): condition is Condition => Boolean(condition))
}

const isUnowned = sql<SqlBool>`owner_id is null`
const isWaiting = sql<SqlBool>`waiting_since is not null`
const hasEnding = (ending: string) =>
  sql<SqlBool>`stage_id in (select id from lead_stages where ending = ${ending})`

/** Of the enquiry that it began with. */
const first = (column: Expression<unknown>) => sql`(
  select ${column} from lead_enquiries where lead_enquiries.lead_id = leads.id order by at limit 1
)`

/** Whether a JSON list has it, in capitals or not. */
function contains(db: Database, column: string, text: string) {
  const written = JSON.stringify(text)
  return sql<SqlBool>`${folded(db, column)} like ${`%${written.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`
}

/** Text in name and e-mails, or a phone as it would be dialled. */
function matches(db: Database, q: string): Condition {
  const phone = readPhone(q, LEAST_DIGITS)
  if (!phone) return hasText(db, 'search_text', q)
  const digits = [digitsOf(phone), digitsOf(toE164(phone) ?? phone)]
  return sql<SqlBool>`(${sql.join(
    digits.map((each) => hasText(db, 'search_text', each)),
    sql` or `,
  )})`
}

function isDue(due: NonNullable<LeadQuery['due']>, clock: Clock): Condition {
  const day = (days: number) => startOfDay(clock, new Date(), days).toISOString()
  if (due === 'none') return sql<SqlBool>`next_at is null`
  if (due === 'overdue') return sql<SqlBool>`next_at < ${new Date().toISOString()}`
  const [from, until] = due === 'today' ? [0, 1] : [0, 7]
  return sql<SqlBool>`next_at >= ${day(from)} and next_at < ${day(until)}`
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
