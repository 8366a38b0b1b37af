import { type Kysely, sql } from 'kysely'
import { columnTypes } from '../differences.ts'

/** When a conversation's messages were deleted: they can be restored for 30 days. */
export async function up(db: Kysely<unknown>) {
  const { key } = columnTypes(db)
  await db.schema.alterTable('conversations').addColumn('deleted_at', key).execute()
  // What waits for its removal now was deleted within the last half an hour.
  await sql`update conversations set deleted_at = ${new Date().toISOString()}
    where user_id >= 'deleted ' and user_id < 'deleted!'`.execute(db)
  await sql`create index conversations_deleted on conversations (deleted_at)
    where deleted_at is not null`.execute(db)
}
