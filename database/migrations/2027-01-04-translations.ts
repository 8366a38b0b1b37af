import type { Kysely } from 'kysely'
import { columnTypes } from '../differences.ts'

/** Documents may be translated: a translation knows its original, and which version of it it is after. */
export async function up(db: Kysely<unknown>) {
  const { key } = columnTypes(db)
  await db.schema.alterTable('documents').addColumn('translation_of', key).execute()
  for (const [table, column] of numbers) {
    await db.schema.alterTable(table).addColumn(column, 'integer').execute()
  }
  await db.schema
    .createIndex('documents_by_original')
    .on('documents')
    .columns(['translation_of', 'language'])
    .unique()
    .execute()
}

const numbers = [
  ['documents', 'translated_from'],
  ['document_versions', 'original_number'],
  ['document_schedules', 'original_number'],
] as const
