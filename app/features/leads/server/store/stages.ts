import { sql } from 'kysely'
import { Conflict } from '#app/platform/server/http/errors.ts'
import type { Database } from '#database/connect.ts'
import { rowLock } from '#database/sql-dialect.ts'

const selectStages = (db: Database) => db.selectFrom('lead_stages').where('deleted_at', 'is', null)

/**
 * Returns the first open stage in the office's order, where new leads start. Locks it until the
 * transaction ends.
 */
export async function findFirstStage(db: Database) {
  const first = selectStages(db)
    .select('id')
    .where('outcome', '=', 'open')
    .orderBy('position')
    .orderBy('id')
    .limit(1)
    .modifyEnd(rowLock(db, 'share'))
  // The transaction that held the lock deleted it, so another stage is the first now.
  const { id } = (await first.executeTakeFirst()) ?? (await first.executeTakeFirstOrThrow())
  return id
}

export async function find(db: Database, id: string) {
  return selectStages(db).select(['id', 'name', 'outcome']).where('id', '=', id).executeTakeFirst()
}

/** Ensures that one open stage remains and that a deleted stage has no leads. */
export async function checkStages(db: Database, id: string) {
  const open = await selectStages(db).select('id').where('outcome', '=', 'open').executeTakeFirst()
  if (!open)
    throw new Conflict('At least one open stage must remain, because new leads start there.')
  if (await find(db, id)) return
  // Moves merged leads to the stage of their primary lead.
  await db
    .updateTable('leads')
    .set({
      stage_id: sql<string>`(select primary_lead.stage_id from leads as primary_lead where primary_lead.id = leads.primary_lead_id)`,
    })
    .where('stage_id', '=', id)
    .where('merged_into', 'is not', null)
    .execute()
  // Deleted leads cannot be moved either; a restored one starts in the first stage.
  await db
    .updateTable('leads')
    .set({ stage_id: await findFirstStage(db) })
    .where('stage_id', '=', id)
    .where('deleted_at', 'is not', null)
    .execute()
  const { total } = await db
    .selectFrom('leads')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('stage_id', '=', id)
    .executeTakeFirstOrThrow()
  if (total > 0)
    throw new Conflict(
      `This stage has ${total} ${total === 1 ? 'lead' : 'leads'}. Move the leads to another stage first.`,
    )
}
