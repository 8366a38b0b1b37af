import { v7 as newId } from 'uuid'
import type { Database } from '#database/connect.ts'
import { nextPosition } from '#database/positions.ts'
import type { NewReadyAnswer, ReadyAnswer } from '../contract.ts'

const wire = ['id', 'title', 'text', 'position'] as const

export async function list(db: Database): Promise<ReadyAnswer[]> {
  return db.selectFrom('ready_answers').select(wire).orderBy('position').orderBy('id').execute()
}

export async function find(db: Database, id: string): Promise<ReadyAnswer | undefined> {
  return db.selectFrom('ready_answers').select(wire).where('id', '=', id).executeTakeFirst()
}

export async function add(db: Database, answer: NewReadyAnswer): Promise<ReadyAnswer> {
  return db
    .insertInto('ready_answers')
    .values({
      position: nextPosition('ready_answers'),
      ...answer,
      id: newId(),
      created_at: new Date().toISOString(),
    })
    .returning(wire)
    .executeTakeFirstOrThrow()
}

/** Changes only what is given. undefined: no such row. */
export async function change(db: Database, id: string, change: Partial<NewReadyAnswer>) {
  return db
    .updateTable('ready_answers')
    .set({ id, ...change })
    .where('id', '=', id)
    .returning(wire)
    .executeTakeFirst()
}

/** Returns undefined when it is gone, as it then is. */
export async function remove(db: Database, id: string) {
  await db.deleteFrom('ready_answers').where('id', '=', id).execute()
  return undefined
}
