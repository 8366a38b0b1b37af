import { type Kysely, sql } from 'kysely'
import { columnTypes } from '../differences.ts'

type Db = Kysely<unknown>

/** A row may show many pictures; those that documents show are in use from now on. */
export async function up(db: Db) {
  await replaceTable(db)
  await fill(db, 'document_draft', 'document_drafts', sql`document_id`)
  await fill(db, 'document_version', 'document_versions', sql`document_id || '.' || number`)
  await fill(db, 'document_schedule', 'document_schedules', sql`document_id`)
}

/** SQLite cannot change a primary key. */
async function replaceTable(db: Db) {
  const { key } = columnTypes(db)
  await db.schema.dropIndex('media_uses_by_name').execute()
  await db.schema.alterTable('media_uses').renameTo('media_single_uses').execute()
  await db.schema
    .createTable('media_uses')
    .addColumn('subject', key, (column) => column.notNull())
    .addColumn('subject_id', key, (column) => column.notNull())
    .addColumn('name', key, (column) => column.notNull().references('media.name'))
    .addPrimaryKeyConstraint('media_uses_rows', ['subject', 'subject_id', 'name'])
    .execute()
  await db.schema.createIndex('media_uses_by_name').on('media_uses').column('name').execute()
  await sql`insert into media_uses (subject, subject_id, name)
    select subject, subject_id, name from media_single_uses`.execute(db)
  await db.schema.dropTable('media_single_uses').execute()
}

async function fill(db: Db, subject: string, table: string, id: ReturnType<typeof sql>) {
  const { rows } = await sql<{ id: string; content: string }>`
    select ${id} as id, content from ${sql.table(table)}
    where content like '%/media/%'`.execute(db)
  for (const { id, content } of rows) {
    for (const name of new Set(content.match(/(?<=\/media\/)[0-9a-f]{32}\.webp/g))) {
      await sql`insert into media_uses (subject, subject_id, name)
        select ${subject}, ${id}, name from media where name = ${name}`.execute(db)
    }
  }
}
