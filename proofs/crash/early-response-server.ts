/** A broken server that answers before it commits; the crash test must find it. */
import { Kysely } from 'kysely'
import { start } from '#app/server/start.ts'
import type { Tables } from '#database/schema/tables.ts'
import { SqliteDriver, sqlite } from '#database/sqlite.ts'

const LATE_MS = 200

class EarlyResponseDriver extends SqliteDriver {
  override async commitTransaction(connection: Parameters<SqliteDriver['commitTransaction']>[0]) {
    setTimeout(() => super.commitTransaction(connection), LATE_MS)
  }
}

await start(process.env, {
  open: (path) =>
    new Kysely<Tables>({
      dialect: { ...sqlite(path), createDriver: () => new EarlyResponseDriver(path) },
    }),
})
