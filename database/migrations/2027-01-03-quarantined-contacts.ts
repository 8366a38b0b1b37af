import { type Kysely, sql } from 'kysely'

/** Contacts that look like spam are held back: they count as new once somebody releases them. */
export async function up(db: Kysely<unknown>) {
  for (const column of ['quarantined_reason', 'released_at', 'text_hash']) {
    await db.schema.alterTable('contacts').addColumn(column, 'text').execute()
  }
  for (const column of ['origin', 'consent']) {
    await db.schema
      .alterTable('contacts')
      .addColumn(column, 'text', (text) => text.notNull().defaultTo(''))
      .execute()
  }
  await db.schema.dropIndex('contacts_unseen').execute()
  await db.schema
    .createIndex('contacts_unseen')
    .on('contacts')
    .column('id')
    .where(sql.ref('seen_at'), 'is', null)
    .where(sql.ref('deleted_at'), 'is', null)
    .where(sql.ref('quarantined_reason'), 'is', null)
    .execute()
  await db.schema
    .createIndex('contacts_quarantined')
    .on('contacts')
    .column('id')
    .where(sql.ref('quarantined_reason'), 'is not', null)
    .where(sql.ref('deleted_at'), 'is', null)
    .execute()
  await db.schema
    .createIndex('contacts_by_text')
    .on('contacts')
    .column('text_hash')
    .where(sql.ref('text_hash'), 'is not', null)
    .execute()
}
