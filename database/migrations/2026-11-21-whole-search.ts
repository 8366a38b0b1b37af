import { type Kysely, sql } from 'kysely'
import { columnTypes, folded } from '../differences.ts'

interface Contacts {
  contacts: {
    id: string
    name: string
    email: string
    phone: string
    message: string
    search_text: string
  }
}

/** Contacts are found by their text and counted by their age without reading them all. */
export async function up(db: Kysely<Contacts>) {
  await db.schema
    .createIndex('contacts_by_age')
    .on('contacts')
    .column('created_at')
    .where(sql.ref('deleted_at'), 'is', null)
    .execute()
  await db.schema
    .alterTable('contacts')
    .addColumn('search_text', columnTypes(db).key, (column) => column.notNull().defaultTo(''))
    .execute()
  await fillSearchText(db)
  for (const column of ['name', 'email', 'phone', 'country']) await indexOrder(db, column)
}

/** As the office sorts its contacts: in capitals or not, then by age. */
async function indexOrder(db: Kysely<Contacts>, column: string) {
  await db.schema
    .createIndex(`contacts_by_${column}_order`)
    .on('contacts')
    .expression(sql`${folded(db, column)}, id`)
    .where(sql.ref('deleted_at'), 'is', null)
    .execute()
}

async function fillSearchText(db: Kysely<Contacts>) {
  const stored = await db
    .selectFrom('contacts')
    .select(['id', 'name', 'email', 'phone', 'message'])
    .execute()
  for (const { id, name, email, phone, message } of stored) {
    const search_text = [name, email, phone, message].join('\n').normalize().toLowerCase()
    await db.updateTable('contacts').set({ search_text }).where('id', '=', id).execute()
  }
}
