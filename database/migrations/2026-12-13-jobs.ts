import { type Kysely, sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { columnTypes } from '../differences.ts'

/** What is done later or again; publications that are scheduled already are such jobs now. */
export async function up(db: Kysely<unknown>) {
  const { key } = columnTypes(db)
  await db.schema
    .createTable('jobs')
    .addColumn('id', key, (column) => column.primaryKey())
    .addColumn('kind', key, (column) => column.notNull())
    .addColumn('key', key)
    .addColumn('about', 'text', (column) => column.notNull())
    .addColumn('payload', 'text', (column) => column.notNull())
    .addColumn('due_at', key)
    .addColumn('run_by', key)
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('error', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('created_at', key, (column) => column.notNull())
    .addColumn('ended_at', key)
    .addUniqueConstraint('jobs_by_key', ['kind', 'key'])
    .execute()
  await sql`create index jobs_due on jobs (kind, due_at) where due_at is not null`.execute(db)
  await addPublications(db)
}

interface Schedule {
  document_id: string
  publish_at: string
  content: string
}

async function addPublications(db: Kysely<unknown>) {
  const { rows } = await sql<Schedule>`
    select document_id, publish_at, content from document_schedules where problem = ''`.execute(db)
  for (const { document_id, publish_at, content } of rows) {
    const { title = '' } = JSON.parse(content)
    const payload = JSON.stringify({ document_id, publish_at })
    await sql`
      insert into jobs (id, kind, key, about, payload, due_at, created_at)
      values (${newId()}, 'publish-document', ${document_id}, ${title}, ${payload}, ${publish_at},
        ${new Date().toISOString()})`.execute(db)
  }
}
