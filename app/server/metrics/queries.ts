import type { KyselyPlugin, QueryId } from 'kysely'
import { Histogram, type Registry } from 'prom-client'
import type { Database } from '#database/connect.ts'

/** Returns the same database with query durations measured; failed queries are not counted. */
export function timeQueries(registry: Registry) {
  const seconds = new Histogram({
    name: 'gantavya_database_seconds',
    help: 'Duration of successful database statements, including the wait for a connection',
    buckets: [0.0001, 0.0005, 0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 10],
    registers: [registry],
  })
  const startTimes = new WeakMap<QueryId, number>()
  const plugin: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      startTimes.set(queryId, performance.now())
      return node
    },
    async transformResult({ result, queryId }) {
      const since = startTimes.get(queryId)
      if (since !== undefined) seconds.observe((performance.now() - since) / 1000)
      return result
    },
  }
  return (db: Database): Database => db.withPlugin(plugin)
}
