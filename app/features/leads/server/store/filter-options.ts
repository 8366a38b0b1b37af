import { type SqlBool, sql } from 'kysely'
import type { Database } from '#database/connect.ts'
import type { Tables } from '#database/schema/tables.ts'
import { inWorker } from '#database/sqlite-worker.ts'
import type { FilterOptions } from '../../filter-options-contract.ts'
import type { Condition } from './filters.ts'

/** Returns the filter values of the primary leads in scope. */
export async function readFilterOptions(
  db: Database,
  scope: Condition = sql<SqlBool>`1 = 1`,
): Promise<FilterOptions> {
  const listColumn = (name: keyof Tables['leads']) => listDistinct(db, name, scope)
  const [countries, tags, branches, sources, campaigns, pages, lost_reasons] = await Promise.all([
    ...([listColumn('countries'), listColumn('tags'), listColumn('branch')] as const),
    ...([
      listColumn('source'),
      listColumn('campaign'),
      listColumn('page'),
      listColumn('lost_reason'),
    ] as const),
  ])
  const parseLists = (lists: string[]) => lists.flatMap((list): string[] => JSON.parse(list))
  return {
    countries: sorted(parseLists(countries)),
    tags: sorted(parseLists(tags)),
    branches: sorted(branches),
    sources: sorted(sources),
    campaigns: sorted(campaigns),
    pages: sorted(pages),
    lost_reasons: sorted(lost_reasons),
  }
}

async function listDistinct(db: Database, column: keyof Tables['leads'], scope: Condition) {
  const rows = await db
    .selectFrom('leads')
    .modifyFront(inWorker)
    .select(sql<string>`${sql.ref(column)}`.as('value'))
    .distinct()
    .where('merged_into', 'is', null)
    .where(scope)
    .execute()
  return rows.map(({ value }) => value)
}

const sorted = (texts: string[]) =>
  [...new Set(texts)].filter(Boolean).toSorted((a, b) => a.localeCompare(b))
