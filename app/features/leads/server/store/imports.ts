import { type SqlBool, sql } from 'kysely'
import type { Enquiry } from '#app/base/server/enquiry.ts'
import { Conflict, NotFound } from '#app/base/server/errors.ts'
import type { Services } from '#app/base/server/services.ts'
import type { Database } from '#database/connect.ts'
import { acquireLock, acquireSharedLocks } from '#database/sql-dialect.ts'
import type { CheckedRow, ImportedRow, LeadImport, RowError } from '../../import-contract.ts'
import { hashRow, type Office, readRow } from '../imports/read-row.ts'
import { findMatchesOfAll, type Match } from './find-matches.ts'
import { preventMerges } from './merge-locks.ts'
import { type LinkedLead, lockKeysOnly, recordEnquiries } from './record-enquiry.ts'

/** Hashes per query. */
const ROWS_AT_ONCE = 25

/** Newest first by time; import ids are made by browsers and have no order. */
export async function list(
  db: Database,
  people: Services['people'],
  { limit = 50, before }: { limit?: number; before?: string },
): Promise<LeadImport[]> {
  let imports = select(db).orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit)
  if (before) {
    const last = db
      .selectFrom('lead_imports as last')
      .select(['last.created_at', 'last.id'])
      .where('last.id', '=', before.toLowerCase())
    imports = imports.where(sql<SqlBool>`(created_at, id) < (${last})`)
  }
  return withNames(db, people, await imports.execute())
}

/** Returns undefined if there is none. */
export async function find(db: Database, people: Services['people'], id: string) {
  const rows = await select(db).where('id', '=', id.toLowerCase()).execute()
  return (await withNames(db, people, rows))[0]
}

const select = (db: Database) =>
  db
    .selectFrom('lead_imports')
    .select(['id', 'file_name', 'rows', 'author_id', 'created_at', 'undone_at'])
    .select((part) => {
      const count = (isNew: 0 | 1) =>
        part
          .selectFrom('lead_import_rows')
          .whereRef('import_id', '=', 'lead_imports.id')
          .where('is_new', '=', isNew)
          .select((all) => all.fn.countAll<number>().as('total'))
      return [count(1).as('new_leads'), count(0).as('existing_leads')]
    })

async function withNames(
  db: Database,
  people: Services['people'],
  rows: Awaited<ReturnType<ReturnType<typeof select>['execute']>>,
): Promise<LeadImport[]> {
  const names = await people.listNames(db, [...new Set(rows.map(({ author_id }) => author_id))])
  return rows.map(({ author_id, new_leads, existing_leads, ...row }) => ({
    ...row,
    ...{
      new_leads: Number(new_leads),
      existing_leads: Number(existing_leads),
      by: names.get(author_id) ?? '',
    },
  }))
}

export async function add(
  db: Database,
  { id, by, ...sent }: Pick<LeadImport, 'id' | 'file_name' | 'rows' | 'by'>,
) {
  const begun = {
    ...sent,
    id: id.toLowerCase(),
    author_id: by,
    created_at: new Date().toISOString(),
  }
  await db
    .insertInto('lead_imports')
    .values({ ...begun, undone_at: null })
    .execute()
}

export async function markUndone(db: Database, people: Services['people'], id: string) {
  await db
    .updateTable('lead_imports')
    .set({ undone_at: new Date().toISOString() })
    .where('id', '=', id)
    .where('undone_at', 'is', null)
    .execute()
  return find(db, people, id)
}

/** Previews the result of each row and stores nothing. */
export async function check(db: Database, office: Office, rows: ImportedRow[]) {
  const checked: CheckedRow[] = []
  const repeated = await findRepeated(db, rows, office)
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    const reads = rows
      .slice(from, from + ROWS_AT_ONCE)
      .map((row) => ({ row: row.row, ...readRow(row, office) }))
    const good = reads.flatMap((read) => ('errors' in read ? [] : [read]))
    const results = await findMatchesOfAll(
      db,
      good.map(({ enquiry }) => enquiry),
    )
    const said = new Map(good.map((read, index) => [read.row, results[index] as Match]))
    const described = reads.map((read) =>
      describe(
        read.row,
        'errors' in read ? read.errors : (said.get(read.row) as Match),
        repeated.has(read.row),
      ),
    )
    checked.push(...(await withoutDeleted(db, described)))
  }
  return checked
}

/** Leaves out deleted leads, which cannot be opened before a row restores them. */
async function withoutDeleted(db: Database, rows: CheckedRow[]): Promise<CheckedRow[]> {
  const ids = [...new Set(rows.flatMap(({ leads }) => leads.map(({ id }) => id)))]
  if (ids.length === 0) return rows
  const deleted = await db
    .selectFrom('leads')
    .select('id')
    .where('id', 'in', ids)
    .where('deleted_at', 'is not', null)
    .execute()
  const gone = new Set(deleted.map(({ id }) => id))
  return rows.map((row) => ({ ...row, leads: row.leads.filter(({ id }) => !gone.has(id)) }))
}

function describe(row: number, read: RowError[] | Match, isRepeated: boolean): CheckedRow {
  const blank = { row, leads: [], differences: {}, errors: [] }
  if (Array.isArray(read)) return { ...blank, state: 'invalid', errors: read }
  const { match, candidates, differences } = read
  const leads = (match ? [match] : candidates).map(({ primary_lead_id, name }) => ({
    id: primary_lead_id,
    name,
  }))
  const isDiffering = Object.keys(differences).length > 0
  if (isRepeated) return { ...blank, state: 'repeated', leads }
  const state = match
    ? isDiffering
      ? 'conflicting'
      : 'existing'
    : leads[0]
      ? 'possible_duplicate'
      : 'new'
  return { ...blank, state, leads, differences }
}

/** Results of rows. */
export interface ImportResult {
  new_leads: number
  existing_leads: number
  repeated: number
  errors: { row: number; errors: RowError[] }[]
}

/**
 * Stores each row once, after `lockStages` in a transaction. Throws NotFound and Conflict. Locks up to 36
 * match keys per row; on PostgreSQL all transactions share the space for locks.
 */
export async function addRows(
  db: Database,
  { id, office, rows }: { id: string; office: Office; rows: ImportedRow[] },
): Promise<ImportResult> {
  await acquireLock(db, `lead_import ${id}`)
  const found = await db
    .selectFrom('lead_imports')
    .select(['created_at', 'undone_at'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!found) throw new NotFound('Import')
  if (found.undone_at) throw new Conflict('This import was undone. Start a new import.')
  const reads = rows.map((row) => ({
    number: row.row,
    ...readRow(row, { ...office, at: found.created_at }),
  }))
  const before = await findAddedRows(db, id, rows)
  const fresh = new Map<number, NewRows>()
  for (const [index, read] of reads.entries()) {
    if (!('enquiry' in read) || before.has(read.number)) continue
    fresh.set(read.number, { enquiry: read.enquiry, row: rows[index] as ImportedRow })
  }
  const { added, repeated } = await addNewRows(db, id, fresh, office)
  const kept = new Map([...before, ...added])
  const isKept = ({ number }: { number: number }) => kept.has(number)
  return {
    new_leads: reads.filter(({ number }) => kept.get(number) === 1).length,
    existing_leads: reads.filter(({ number }) => kept.get(number) === 0).length,
    repeated,
    errors: reads.flatMap((read) =>
      'errors' in read && !isKept(read) ? [{ row: read.number, errors: read.errors }] : [],
    ),
  }
}

async function findAddedRows(db: Database, id: string, rows: ImportedRow[]) {
  const numbers = rows.map(({ row }) => row)
  const kept = await db
    .selectFrom('lead_import_rows')
    .select(['number', 'is_new'])
    .where('import_id', '=', id)
    .where('number', 'in', numbers)
    .execute()
  return new Map(kept.map(({ number, is_new }) => [number, is_new]))
}

interface NewRows {
  enquiry: Enquiry
  row: ImportedRow
}

/** `added` maps row numbers to 1 for a new lead. `repeated` counts rows of earlier imports. */
async function addNewRows(
  db: Database,
  import_id: string,
  given: Map<number, NewRows>,
  office: Office,
): Promise<{ added: [number: number, isNew: number][]; repeated: number }> {
  if (given.size === 0) return { added: [], repeated: 0 }
  const all = [...given.values()]
  // A concurrent import of the same rows waits here.
  await lockKeysOnly(
    db,
    all.map(({ enquiry }) => enquiry),
  )
  const repeated = await findRepeated(
    db,
    all.map(({ row }) => row),
    office,
    import_id,
  )
  const fresh = [...given].filter(([number]) => !repeated.has(number))
  if (fresh.length === 0) return { added: [], repeated: repeated.size }
  const linked = await recordEnquiries(
    db,
    fresh.map(([, { enquiry }]) => enquiry),
  )
  const rows = fresh.map(([number, { row }], index) => {
    const { id: lead_id, activityId: activity_id, isNew } = linked[index] as LinkedLead
    const content_hash = hashRow(row, office)
    return { import_id, number, activity_id, lead_id, is_new: isNew ? 1 : 0, content_hash }
  })
  await db.insertInto('lead_import_rows').values(rows).execute()
  return { added: rows.map(({ number, is_new }) => [number, is_new]), repeated: repeated.size }
}

/**
 * Returns the numbers of rows that another import has added and whose leads still exist. A row of a
 * deleted lead is a new enquiry.
 */
async function findRepeated(db: Database, rows: ImportedRow[], office: Office, butImport = '') {
  const numbers = Map.groupBy(rows, (row) => hashRow(row, office))
  const found = await db
    .selectFrom('lead_import_rows')
    .innerJoin('lead_activities', 'lead_activities.id', 'lead_import_rows.activity_id')
    .innerJoin('leads', 'leads.id', 'lead_activities.lead_id')
    .innerJoin('leads as roots', 'roots.id', 'leads.primary_lead_id')
    .select('content_hash')
    .distinct()
    .where('leads.deleted_at', 'is', null)
    .where('roots.deleted_at', 'is', null)
    .where('content_hash', 'in', [...numbers.keys()])
    .where('import_id', '!=', butImport)
    .execute()
  return new Set(
    found.flatMap(({ content_hash }) => (numbers.get(content_hash) ?? []).map(({ row }) => row)),
  )
}

/**
 * Returns the existing stages. Until the transaction ends, it blocks their deletion, merges and
 * unmerges.
 */
export async function lockStages(
  db: Database,
  stages: Office['stages'],
): Promise<Office['stages']> {
  await preventMerges(db)
  await acquireSharedLocks(
    db,
    [...stages.values()].map((id) => `lead_stage ${id}`),
  )
  const there = await listStages(db)
  return new Map([...stages].filter(([name, id]) => there.get(name) === id))
}

/** Returns the stages by lower-case names. */
export async function listStages(db: Database) {
  const stages = await db
    .selectFrom('lead_stages')
    .select(['id', 'name'])
    .where('deleted_at', 'is', null)
    .execute()
  return new Map(stages.map(({ id, name }) => [name.toLowerCase(), id]))
}
