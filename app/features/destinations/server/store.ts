import { v7 as newId } from 'uuid'
import type { Database } from '#database/connect.ts'
import { nextPosition } from '#database/positions.ts'
import {
  type Destination,
  type DestinationChange,
  defaultFlag,
  type NewDestination,
} from '../contract.ts'

const wire = [
  'id',
  'country',
  'flag',
  'flag_updated',
  'description',
  'benefits',
  'position',
] as const

type Row = Omit<Destination, 'benefits'> & { benefits: string }

const toDestination = (row: Row): Destination => ({
  ...row,
  flag: row.flag || defaultFlag,
  benefits: JSON.parse(row.benefits),
})

/** The address to keep: '' stands for the default flag. */
const toFlag = (flag: string) => (flag === defaultFlag ? '' : flag)

export async function list(db: Database): Promise<Destination[]> {
  const rows = await db
    .selectFrom('destinations')
    .select(wire)
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.map(toDestination)
}

export async function find(db: Database, id: string) {
  const row = await db
    .selectFrom('destinations')
    .select(wire)
    .where('id', '=', id)
    .executeTakeFirst()
  return row && toDestination(row)
}

export async function add(db: Database, { flag = '', benefits = [], ...rest }: NewDestination) {
  const now = new Date().toISOString()
  const row = await db
    .insertInto('destinations')
    .values({
      position: nextPosition('destinations'),
      ...rest,
      id: newId(),
      flag: toFlag(flag),
      flag_updated: now,
      benefits: JSON.stringify(benefits),
      created_at: now,
    })
    .returning(wire)
    .executeTakeFirstOrThrow()
  return toDestination(row)
}

/** Changes only what is given; a flag that is given counts as new. undefined: no such row. */
export async function change(db: Database, id: string, change: DestinationChange) {
  const { flag, benefits, ...rest } = change
  const row = await db
    .updateTable('destinations')
    .set({
      id,
      ...rest,
      ...(benefits && { benefits: JSON.stringify(benefits) }),
      ...(flag !== undefined && { flag: toFlag(flag), flag_updated: new Date().toISOString() }),
    })
    .where('id', '=', id)
    .returning(wire)
    .executeTakeFirst()
  return row && toDestination(row)
}

/** Returns undefined when it is gone, as it then is. */
export async function remove(db: Database, id: string) {
  await db.deleteFrom('destinations').where('id', '=', id).execute()
  return undefined
}
