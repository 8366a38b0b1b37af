import { type SqlBool, sql } from 'kysely'
import type { Services } from '#app/platform/server/feature/services.ts'
import type { Database } from '#database/connect.ts'
import type { LeadImport } from '../contract.ts'

/** Newest first by time; import ids are made by browsers and have no order. */
export async function list(
  db: Database,
  people: Services['administrators'],
  { limit = 50, before }: { limit?: number; before?: string },
): Promise<LeadImport[]> {
  let query = select(db).orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit)
  if (before) {
    const last = db
      .selectFrom('lead_imports as last')
      .select(['last.created_at', 'last.id'])
      .where('last.id', '=', before.toLowerCase())
    query = query.where(sql<SqlBool>`(created_at, id) < (${last})`)
  }
  return withNames(db, people, await query.execute())
}

/** Returns undefined if there is no such import. */
export async function find(db: Database, people: Services['administrators'], id: string) {
  const rows = await select(db).where('id', '=', id.toLowerCase()).execute()
  return (await withNames(db, people, rows))[0]
}

const select = (db: Database) =>
  db
    .selectFrom('lead_imports')
    .select(['id', 'file_name', 'rows', 'author_id', 'created_at', 'undone_at'])
    .select((eb) => {
      const count = (isNew: 0 | 1) =>
        eb
          .selectFrom('lead_import_rows')
          .whereRef('import_id', '=', 'lead_imports.id')
          .where('is_new', '=', isNew)
          .select((eb) => eb.fn.countAll<number>().as('total'))
      return [count(1).as('new_leads'), count(0).as('existing_leads')]
    })

async function withNames(
  db: Database,
  people: Services['administrators'],
  rows: Awaited<ReturnType<ReturnType<typeof select>['execute']>>,
): Promise<LeadImport[]> {
  const names = await people.listNames(db, [...new Set(rows.map(({ author_id }) => author_id))])
  return rows.map(({ author_id, new_leads, existing_leads, ...row }) => ({
    ...row,
    new_leads: Number(new_leads),
    existing_leads: Number(existing_leads),
    by: names.get(author_id) ?? '',
  }))
}

export async function add(
  db: Database,
  { id, by, ...sent }: Pick<LeadImport, 'id' | 'file_name' | 'rows' | 'by'>,
) {
  const row = {
    ...sent,
    id: id.toLowerCase(),
    author_id: by,
    created_at: new Date().toISOString(),
  }
  await db
    .insertInto('lead_imports')
    .values({ ...row, undone_at: null })
    .execute()
}

export async function markUndone(db: Database, people: Services['administrators'], id: string) {
  await db
    .updateTable('lead_imports')
    .set({ undone_at: new Date().toISOString() })
    .where('id', '=', id)
    .where('undone_at', 'is', null)
    .execute()
  return find(db, people, id)
}
