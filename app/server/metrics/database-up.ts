import type { Gauge } from '#app/base/server/gauge.ts'
import { type Database, findDatabaseError, ping } from '#database/connect.ts'
import { inTime } from './with-timeout.ts'

export function databaseUp(db: Database): Gauge {
  return {
    name: 'database_up',
    help: 'Whether the database answers, and keeps what is written',
    labels: [],
    async read() {
      const answers = ping(db).then(() => true)
      const isUp = (await inTime(answers, false)) && findDatabaseError(db) === undefined
      return [{ labels: {}, value: isUp ? 1 : 0 }]
    },
  }
}
