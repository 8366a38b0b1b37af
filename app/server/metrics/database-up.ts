import type { Gauge } from '#app/platform/server/feature/gauge.ts'
import { type Database, findDatabaseError, ping } from '#database/connect.ts'
import { withTimeout } from './with-timeout.ts'

export function databaseUp(db: Database): Gauge {
  return {
    name: 'database_up',
    help: 'Whether the database responds and stores writes',
    labels: [],
    async read() {
      const responding = ping(db).then(() => true)
      const isUp = (await withTimeout(responding, false)) && findDatabaseError(db) === undefined
      return [{ labels: {}, value: isUp ? 1 : 0 }]
    },
  }
}
