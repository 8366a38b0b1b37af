import type { Database } from '#database/connect.ts'
import type { Absence } from '../contract.ts'

/** An administrator with the start and end of the absence; both are null when present. */
export interface AbsencePeriod {
  id: string
  name: string
  from_at: string | null
  until_at: string | null
}

/** Lists current and future absences. */
export const list = (db: Database): Promise<Absence[]> =>
  selectCurrent(db).orderBy('from_at').orderBy('id').execute()

export async function find(
  db: Database,
  person: Pick<AbsencePeriod, 'id' | 'name'>,
): Promise<AbsencePeriod> {
  const found = await selectCurrent(db).where('id', '=', person.id).executeTakeFirst()
  return { ...person, from_at: null, until_at: null, ...found }
}

/** Returns the ids of the administrators who are absent now. */
export async function listAbsent(db: Database) {
  const now = new Date().toISOString()
  const rows = await selectCurrent(db).where('from_at', '<=', now).execute()
  return new Set(rows.map(({ id }) => id))
}

function selectCurrent(db: Database) {
  const now = new Date().toISOString()
  return db
    .selectFrom('absences')
    .select(['id', 'from_at', 'until_at'])
    .where((eb) => eb.or([eb('until_at', 'is', null), eb('until_at', '>', now)]))
}

/** Replaces the absence of an administrator. */
export async function set(db: Database, absence: AbsencePeriod) {
  const { id, from_at, until_at } = absence
  await db.deleteFrom('absences').where('id', '=', id).execute()
  if (from_at) await db.insertInto('absences').values({ id, from_at, until_at }).execute()
  return absence
}
