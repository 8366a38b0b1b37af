import { type Kysely, sql } from 'kysely'

/** Those that were deleted are found among all at once: they are few. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createIndex('contacts_deleted')
    .on('contacts')
    .column('deleted_at')
    .where(sql.ref('deleted_at'), 'is not', null)
    .execute()
}
