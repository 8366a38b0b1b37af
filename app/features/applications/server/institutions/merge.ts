import { Conflict, NotFound } from '#app/platform/server/http/errors.ts'
import type { Database } from '#database/connect.ts'
import { acquireLock } from '#database/locks.ts'
import type { Institution, OtherInstitution } from '../../institutions-contract.ts'
import { findInstitution, saveInstitution, selectAll, toInstitution } from './institutions.ts'

/** Values that an institution without them gets from one that is merged into it. */
const fillable = ['name_ne', 'country', 'city', 'website', 'is_partner', 'agreement_until'] as const
type Fillable = (typeof fillable)[number]

/** Lists the institutions that were merged into this one directly. */
export const listMerged = (db: Database, id: string): Promise<OtherInstitution[]> =>
  db
    .selectFrom('institutions')
    .select(['id', 'name', 'country', 'city'])
    .where('merged_into', '=', id)
    .orderBy('name')
    .orderBy('id')
    .execute()

/**
 * Merges another institution into this one. Applications and courses stay with their own institution,
 * whose `primary_id` leads here, so that `unmerge` is exact. Throws Conflict and NotFound.
 */
export async function merge(db: Database, institution: Institution, otherId: string) {
  await acquireLock(db, 'institutions')
  const other = await findInstitution(db, otherId)
  if (!other) throw new NotFound('Institution')
  if (other.id === institution.id)
    throw new Conflict('These institutions are one already. Choose another one.')
  const filled = fillable.filter((name) => !institution[name] && other[name])
  await db
    .updateTable('institutions')
    .set({ primary_id: institution.id })
    .where('primary_id', '=', other.id)
    .execute()
  await db
    .updateTable('institutions')
    .set({ merged_into: institution.id, filled_fields: JSON.stringify(filled) })
    .where('id', '=', other.id)
    .execute()
  const values = Object.fromEntries(filled.map((name) => [name, other[name]]))
  return saveInstitution(db, { ...institution, ...values })
}

/**
 * Makes a merged institution, with those merged into it before, an institution of its own again. Values
 * that the merge has filled in are taken back, unless they were changed since. Throws Conflict.
 */
export async function unmerge(db: Database, institution: Institution, otherId: string) {
  await acquireLock(db, 'institutions')
  const tree = await selectAll(db)
    .select(['institutions.merged_into', 'institutions.filled_fields'])
    .where('institutions.primary_id', '=', institution.id)
    .execute()
  const other = tree.find(({ id }) => id === otherId)
  if (other?.merged_into !== institution.id)
    throw new Conflict(
      'These institutions are not merged with each other directly. If one was merged into a third institution, unmerge that first.',
    )
  const leaving = new Set([otherId])
  for (const id of leaving) for (const row of tree) if (row.merged_into === id) leaving.add(row.id)
  await db
    .updateTable('institutions')
    .set({ primary_id: otherId })
    .where('id', 'in', [...leaving])
    .execute()
  await db
    .updateTable('institutions')
    .set({ merged_into: null, filled_fields: '[]' })
    .where('id', '=', otherId)
    .execute()
  const { merged_into: _, filled_fields, ...row } = other
  const values = toInstitution(row)
  const filled = (JSON.parse(filled_fields) as Fillable[]).filter(
    (name) => institution[name] === values[name],
  )
  const blanks = Object.fromEntries(
    filled.map((name) => [name, name === 'is_partner' ? false : '']),
  )
  return saveInstitution(db, { ...institution, ...blanks })
}
