import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { type SqlBool, sql } from 'kysely'
import { getViewer } from '#app/platform/server/auth/viewer.ts'
import { createMemoizer } from '#app/platform/server/cache/memoize.ts'
import type { Database } from '#database/connect.ts'
import { inWorker } from '#database/sqlite-worker.ts'
import { fieldFilters, isList } from '../fields-contract.ts'
import { type FilterOptions, filterOptionsApi } from '../filter-options-contract.ts'
import { scopeOf } from './lead-scope.ts'
import type { Condition } from './store/filters.ts'

/** Every lead list reads the options, and they seldom change. */
const CACHE_MS = 5000

const filterOptionsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const read = createMemoizer((now) => now + CACHE_MS).memoize(() => readFilterOptions(app.db))
  app.route({
    ...filterOptionsApi.list,
    handler(request) {
      const scope = scopeOf(getViewer(request))
      return scope ? readFilterOptions(app.db, scope) : read()
    },
  })
}

export default filterOptionsRoutes

/** Returns the filter values of the primary leads in scope. */
async function readFilterOptions(
  db: Database,
  scope: Condition = sql<SqlBool>`1 = 1`,
): Promise<FilterOptions> {
  const lists = await Promise.all(
    fieldFilters.map(async ({ options, column }) => {
      if (!options) return []
      const values = await listDistinct(db, column, scope)
      return [[options, sorted(isList(column) ? values.flatMap(parseList) : values)]]
    }),
  )
  return Object.fromEntries(lists.flat()) as FilterOptions
}

const parseList = (list: string): string[] => JSON.parse(list)

async function listDistinct(db: Database, column: string, scope: Condition) {
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
