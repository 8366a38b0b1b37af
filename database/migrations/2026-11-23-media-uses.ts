import { type Kysely, sql } from 'kysely'
import { columnTypes } from '../differences.ts'

/** Which row shows which picture: until now it was searched for in the rows' addresses. */
export async function up(db: Kysely<unknown>) {
  const { key } = columnTypes(db)
  await db.schema
    .createTable('media_uses')
    .addColumn('subject', key, (column) => column.notNull())
    .addColumn('subject_id', key, (column) => column.notNull())
    .addColumn('name', key, (column) => column.notNull().references('media.name'))
    .addPrimaryKeyConstraint('media_uses_key', ['subject', 'subject_id'])
    .execute()
  await db.schema.createIndex('media_uses_by_name').on('media_uses').column('name').execute()
  await fill(db, 'destination', 'destinations', 'flag')
  await fill(db, 'hero_slide', 'hero_slides', 'image')
}

async function fill(db: Kysely<unknown>, subject: string, table: string, column: string) {
  const { rows } = await sql<{ id: string; address: string }>`
    select id, ${sql.ref(column)} as address from ${sql.table(table)}`.execute(db)
  for (const { id, address } of rows) {
    const [, name] = address.match(/\/media\/([0-9a-f]{32}\.webp)/) ?? []
    if (!name) continue
    await sql`insert into media_uses (subject, subject_id, name)
      select ${subject}, ${id}, name from media where name = ${name}`.execute(db)
  }
}
