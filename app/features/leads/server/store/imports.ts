import { setImmediate } from 'node:timers/promises'
import { Conflict, NotFound } from '#app/base/server/errors.ts'
import type { Keepers } from '#app/base/server/keepers.ts'
import type { Database } from '#database/connect.ts'
import { lock, lockAll } from '#database/differences.ts'
import type { CheckedRow, ImportedRow, LeadImport, Wrong } from '../../import-contract.ts'
import { type Office, readRow } from '../imports/read-row.ts'
import { enquire, lockKeys } from './enquire.ts'
import { judge } from './judge.ts'

/** Everybody else has their turn after so many rows. */
const ROWS_AT_ONCE = 20

/** Newest first. */
export async function list(db: Database, people: Keepers['people']): Promise<LeadImport[]> {
  const rows = await select(db).orderBy('id', 'desc').limit(50).execute()
  return withNames(db, people, rows)
}

/** undefined: there is none. */
export async function find(db: Database, people: Keepers['people'], id: string) {
  const rows = await select(db).where('id', '=', id.toLowerCase()).execute()
  return (await withNames(db, people, rows))[0]
}

const select = (db: Database) =>
  db
    .selectFrom('lead_imports')
    .select(['id', 'file_name', 'rows', 'by_id', 'created_at', 'undone_at'])
    .select((part) => {
      const count = (isNew: 0 | 1) =>
        part
          .selectFrom('lead_import_rows')
          .whereRef('import_id', '=', 'lead_imports.id')
          .where('is_new', '=', isNew)
          .select((all) => all.fn.countAll<number>().as('total'))
      return [count(1).as('new_leads'), count(0).as('known')]
    })

async function withNames(
  db: Database,
  people: Keepers['people'],
  rows: Awaited<ReturnType<ReturnType<typeof select>['execute']>>,
): Promise<LeadImport[]> {
  const names = await people.listNames(db, [...new Set(rows.map(({ by_id }) => by_id))])
  return rows.map(({ by_id, new_leads, known, ...row }) => ({
    ...row,
    ...{ new_leads: Number(new_leads), known: Number(known), by: names.get(by_id) ?? '' },
  }))
}

export async function add(
  db: Database,
  { id, by, ...sent }: Pick<LeadImport, 'id' | 'file_name' | 'rows' | 'by'>,
) {
  const begun = { ...sent, id: id.toLowerCase(), by_id: by, created_at: new Date().toISOString() }
  await db
    .insertInto('lead_imports')
    .values({ ...begun, undone_at: null })
    .execute()
}

export async function markUndone(db: Database, people: Keepers['people'], id: string) {
  await db
    .updateTable('lead_imports')
    .set({ undone_at: new Date().toISOString() })
    .where('id', '=', id)
    .where('undone_at', 'is', null)
    .execute()
  return find(db, people, id)
}

/** What each row would become, without anything being kept. */
export async function check(db: Database, office: Office, rows: ImportedRow[]) {
  const checked: CheckedRow[] = []
  for (const [index, row] of rows.entries()) {
    if (index % ROWS_AT_ONCE === 0) await setImmediate()
    checked.push(await checkOne(db, office, row))
  }
  return checked
}

async function checkOne(db: Database, office: Office, row: ImportedRow): Promise<CheckedRow> {
  const read = readRow(row, office)
  const blank = { row: row.row, leads: [], differs: {}, wrong: [] }
  if ('wrong' in read) return { ...blank, state: 'wrong', wrong: read.wrong }
  const { known, alike, differing } = await judge(db, read.enquiry)
  const leads = (known ? [known] : alike).map(({ root_id, name }) => ({ id: root_id, name }))
  const isDiffering = Object.keys(differing).length > 0
  const state = known ? (isDiffering ? 'differing' : 'known') : leads[0] ? 'perhaps' : 'new'
  return { ...blank, state, leads, differs: differing }
}

/** What became of rows. */
export interface Added {
  new_leads: number
  known: number
  wrong: { row: number; wrong: Wrong[] }[]
}

/**
 * Keeps rows, each once and for all, within a transaction. Throws NotFound and Conflict. Of each row
 * up to 36 keys are locked: on PostgreSQL the room for locks is all transactions' together.
 */
export async function addRows(
  db: Database,
  { id, office, rows }: { id: string; office: Office; rows: ImportedRow[] },
): Promise<Added> {
  await lock(db, `lead_import ${id}`)
  const found = await db
    .selectFrom('lead_imports')
    .select(['created_at', 'undone_at'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!found) throw new NotFound('Import')
  if (found.undone_at) throw new Conflict('This import was undone. Begin another one.')
  const kept = await findKept(db, id, rows)
  const added: Added = { new_leads: 0, known: 0, wrong: [] }
  const reads = rows.map(
    (row) => [row.row, readRow(row, { ...office, at: found.created_at })] as const,
  )
  await lockKeys(
    db,
    reads.flatMap(([, read]) => ('wrong' in read ? [] : read.enquiry)),
  )
  for (const [number, read] of reads) {
    const before = kept.get(number)
    if (before === undefined && 'wrong' in read)
      added.wrong.push({ row: number, wrong: read.wrong })
    else {
      const isNew =
        'wrong' in read || before !== undefined
          ? before === 1
          : await addOne(db, { id, number }, read.enquiry)
      kept.set(number, isNew ? 1 : 0)
      added[isNew ? 'new_leads' : 'known']++
    }
  }
  return added
}

async function findKept(db: Database, id: string, rows: ImportedRow[]) {
  const numbers = rows.map(({ row }) => row)
  const kept = await db
    .selectFrom('lead_import_rows')
    .select(['number', 'is_new'])
    .where('import_id', '=', id)
    .where('number', 'in', numbers)
    .execute()
  return new Map(kept.map(({ number, is_new }) => [number, is_new]))
}

/** Whether a lead began with it. */
async function addOne(
  db: Database,
  { id, number }: { id: string; number: number },
  enquiry: Parameters<typeof enquire>[1],
) {
  const { id: lead_id, entryId: entry_id, isNew } = await enquire(db, enquiry)
  const row = { import_id: id, number, entry_id, lead_id, is_new: isNew ? 1 : 0 }
  await db.insertInto('lead_import_rows').values(row).execute()
  return isNew
}

/** Until the transaction ends none of the office's stages goes. */
export async function holdStages(db: Database) {
  const stages = await listStages(db)
  await lockAll(
    db,
    [...stages.values()].map((id) => `lead_stage ${id}`),
  )
}

/** The office's stages, by their names in small letters. */
export async function listStages(db: Database) {
  const stages = await db
    .selectFrom('lead_stages')
    .select(['id', 'name'])
    .where('deleted_at', 'is', null)
    .execute()
  return new Map(stages.map(({ id, name }) => [name.toLowerCase(), id]))
}
