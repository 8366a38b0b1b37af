import { sql } from 'kysely'
import { addDays } from '#app/platform/server/text/days.ts'
import type { Database } from '#database/connect.ts'
import type { DayViews, ValueCount, VisitReport } from '../contract.ts'
import type { CountType } from './store.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** Of each type, the report has the most frequent values. */
const MAX_ROWS = 200

export interface Period {
  from: string
  until: string
}

/** Returns the equally long period before. */
export function findPeriodBefore({ from, until }: Period): Period {
  const days = (Date.parse(until) - Date.parse(from)) / DAY_MS + 1
  return { from: addDays(from, -days), until: addDays(from, -1) }
}

type Counts = Omit<VisitReport, 'is_counting' | 'pages'> & { pages: ValueCount[] }

/** Reads the visits of a period and of the period before. */
export async function readVisits(db: Database, period: Period): Promise<Counts> {
  const before = findPeriodBefore(period)
  const [views, values] = await Promise.all([
    readDailyViews(db, { from: before.from, until: period.until }),
    readValues(db, period, before),
  ])
  const days = listDays(period, views)
  const previous_days = listDays(before, views)
  const of = (type: CountType) => values.get(type)?.slice(0, MAX_ROWS) ?? []
  return {
    ...period,
    views: sum(days),
    previous_views: sum(previous_days),
    days,
    previous_days,
    pages: of('page'),
    sources: of('source'),
    campaigns: of('campaign'),
    devices: of('device'),
    searches: of('search'),
    clicks: of('click'),
  }
}

const sum = (days: DayViews[]) => days.reduce((total, { views }) => total + views, 0)

function listDays({ from, until }: Period, views: Map<string, number>) {
  const days: DayViews[] = []
  for (let day = from; day <= until; day = addDays(day, 1))
    days.push({ day, views: views.get(day) ?? 0 })
  return days
}

async function readDailyViews(db: Database, { from, until }: Period) {
  const rows = await db
    .selectFrom('visit_counts')
    .select(({ fn }) => ['day', fn.sum<number>('count').as('views')])
    .where('type', '=', 'page')
    .where('day', '>=', from)
    .where('day', '<=', until)
    .groupBy('day')
    .execute()
  return new Map(rows.map(({ day, views }) => [day, Number(views)]))
}

async function readValues(db: Database, { from, until }: Period, before: Period) {
  const rows = await db
    .selectFrom('visit_counts')
    .select([
      'type',
      'value',
      sql<number>`sum(case when day >= ${from} then count else 0 end)`.as('count'),
      sql<number>`sum(case when day < ${from} then count else 0 end)`.as('previous'),
    ])
    .where('day', '>=', before.from)
    .where('day', '<=', until)
    .groupBy(['type', 'value'])
    .execute()
  const counts = rows
    .map(({ type, value, count, previous }) => ({
      type,
      value,
      count: Number(count),
      previous: Number(previous),
    }))
    .toSorted(
      (a, b) => b.count - a.count || b.previous - a.previous || (a.value < b.value ? -1 : 1),
    )
  return Map.groupBy(counts, ({ type }) => type)
}
