import { type SqlBool, sql } from 'kysely'
import { findMatchesOfAll, type Match } from '#app/features/lead-matching/server/find-matches.ts'
import type { LinkedLead } from '#app/features/leads/server/events.ts'
import { preventMerges } from '#app/features/leads/server/store/lead-row.ts'
import { lockKeysOnly, recordEnquiries } from '#app/features/leads/server/store/receive-enquiry.ts'
import type { Enquiry } from '#app/platform/server/feature/enquiry.ts'
import type { Services } from '#app/platform/server/feature/services.ts'
import { Conflict, NotFound } from '#app/platform/server/http/errors.ts'
import type { Database } from '#database/connect.ts'
import { acquireLock, acquireSharedLocks } from '#database/locks.ts'
import type { AddedRows, CheckedRow, ImportedRow, LeadImport, RowError } from '../contract.ts'
import { hashRow, type Office, readRow } from './read-row.ts'

/** Rows that are matched in one query. */
const BATCH_SIZE = 25

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

/** Returns what each row would become, without storing anything. */
export async function check(db: Database, office: Office, rows: ImportedRow[]) {
  const checked: CheckedRow[] = []
  const repeated = await findRepeated(db, rows, office)
  for (let from = 0; from < rows.length; from += BATCH_SIZE) {
    const parsedRows = rows
      .slice(from, from + BATCH_SIZE)
      .map((row) => ({ row: row.row, ...readRow(row, office) }))
    const validRows = parsedRows.flatMap((parsedRow) => ('errors' in parsedRow ? [] : [parsedRow]))
    const results = await findMatchesOfAll(
      db,
      validRows.map(({ enquiry }) => enquiry),
    )
    const matches = new Map(
      validRows.map((parsedRow, index) => [parsedRow.row, results[index] as Match]),
    )
    const described = parsedRows.map((parsedRow) =>
      describe(
        parsedRow.row,
        'errors' in parsedRow ? parsedRow.errors : (matches.get(parsedRow.row) as Match),
        repeated.has(parsedRow.row),
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
  const deletedIds = new Set(deleted.map(({ id }) => id))
  return rows.map((row) => ({ ...row, leads: row.leads.filter(({ id }) => !deletedIds.has(id)) }))
}

function describe(row: number, result: RowError[] | Match, isRepeated: boolean): CheckedRow {
  const base = { row, leads: [], differences: {}, errors: [] }
  if (Array.isArray(result)) return { ...base, state: 'invalid', errors: result }
  const { match, candidates, differences } = result
  const leads = (match ? [match] : candidates).map(({ primary_lead_id, name }) => ({
    id: primary_lead_id,
    name,
  }))
  const isDiffering = Object.keys(differences).length > 0
  if (isRepeated) return { ...base, state: 'repeated', leads }
  const state = match
    ? isDiffering
      ? 'conflicting'
      : 'existing'
    : leads[0]
      ? 'possible_duplicate'
      : 'new'
  return { ...base, state, leads, differences }
}

/**
 * Stores each row once, in a transaction after `lockStages`; throws NotFound and Conflict. Locks all
 * match keys of the rows, and all transactions on PostgreSQL share the space for locks.
 */
export async function addRows(
  db: Database,
  { id, office, rows }: { id: string; office: Office; rows: ImportedRow[] },
): Promise<AddedRows> {
  await acquireLock(db, 'lead_import', id)
  const leadImport = await db
    .selectFrom('lead_imports')
    .select(['created_at', 'undone_at'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!leadImport) throw new NotFound('Import')
  if (leadImport.undone_at) throw new Conflict('This import was undone. Start a new import.')
  const parsedRows = rows.map((row) => ({
    number: row.row,
    ...readRow(row, { ...office, at: leadImport.created_at }),
  }))
  const alreadyStored = await findAddedRows(db, id, rows)
  const newRows = new Map<number, NewRow>()
  for (const [index, parsedRow] of parsedRows.entries()) {
    if (!('enquiry' in parsedRow) || alreadyStored.has(parsedRow.number)) continue
    newRows.set(parsedRow.number, { enquiry: parsedRow.enquiry, row: rows[index] as ImportedRow })
  }
  const { added, repeated } = await addNewRows(db, id, newRows, office)
  const stored = new Map([...alreadyStored, ...added])
  const isStored = ({ number }: { number: number }) => stored.has(number)
  return {
    new_leads: parsedRows.filter(({ number }) => stored.get(number) === 1).length,
    existing_leads: parsedRows.filter(({ number }) => stored.get(number) === 0).length,
    repeated,
    errors: parsedRows.flatMap((parsedRow) =>
      'errors' in parsedRow && !isStored(parsedRow)
        ? [{ row: parsedRow.number, errors: parsedRow.errors }]
        : [],
    ),
  }
}

async function findAddedRows(db: Database, id: string, rows: ImportedRow[]) {
  const numbers = rows.map(({ row }) => row)
  const stored = await db
    .selectFrom('lead_import_rows')
    .select(['number', 'is_new'])
    .where('import_id', '=', id)
    .where('number', 'in', numbers)
    .execute()
  return new Map(stored.map(({ number, is_new }) => [number, is_new]))
}

interface NewRow {
  enquiry: Enquiry
  row: ImportedRow
}

/**
 * Stores rows that no earlier import has stored. `repeated` is the number of rows that one has
 * stored.
 */
async function addNewRows(
  db: Database,
  import_id: string,
  newRows: Map<number, NewRow>,
  office: Office,
): Promise<{ added: [number: number, is_new: number][]; repeated: number }> {
  if (newRows.size === 0) return { added: [], repeated: 0 }
  const all = [...newRows.values()]
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
  const rowsToAdd = [...newRows].filter(([number]) => !repeated.has(number))
  if (rowsToAdd.length === 0) return { added: [], repeated: repeated.size }
  const linked = await recordEnquiries(
    db,
    rowsToAdd.map(([, { enquiry }]) => enquiry),
  )
  const rows = rowsToAdd.map(([number, { row }], index) => {
    const { id: lead_id, activityId: activity_id, isNew } = linked[index] as LinkedLead
    const content_hash = hashRow(row, office)
    return { import_id, number, activity_id, lead_id, is_new: isNew ? 1 : 0, content_hash }
  })
  await db.insertInto('lead_import_rows').values(rows).execute()
  return { added: rows.map(({ number, is_new }) => [number, is_new]), repeated: repeated.size }
}

/**
 * Returns the numbers of rows that another import has stored with the same content. Rows of deleted
 * leads do not count, because they restore the lead like a new enquiry.
 */
async function findRepeated(
  db: Database,
  rows: ImportedRow[],
  office: Office,
  exceptImportId = '',
) {
  const numbers = Map.groupBy(rows, (row) => hashRow(row, office))
  const found = await db
    .selectFrom('lead_import_rows')
    .innerJoin('lead_activities', 'lead_activities.id', 'lead_import_rows.activity_id')
    .innerJoin('leads', 'leads.id', 'lead_activities.lead_id')
    .innerJoin('leads as primary_lead', 'primary_lead.id', 'leads.primary_lead_id')
    .select('content_hash')
    .distinct()
    .where('leads.deleted_at', 'is', null)
    .where('primary_lead.deleted_at', 'is', null)
    .where('content_hash', 'in', [...numbers.keys()])
    .where('import_id', '!=', exceptImportId)
    .execute()
  return new Set(
    found.flatMap(({ content_hash }) => (numbers.get(content_hash) ?? []).map(({ row }) => row)),
  )
}

/**
 * Returns those of these stages that still exist. Prevents their deletion, merges and unmerges
 * until the transaction ends.
 */
export async function lockStages(
  db: Database,
  stages: Office['stages'],
): Promise<Office['stages']> {
  await preventMerges(db)
  await acquireSharedLocks(db, 'imported_stage', [...stages.values()])
  const existing = await listStages(db)
  return new Map([...stages].filter(([name, id]) => existing.get(name) === id))
}

/** Returns the stage ids by stage name in lower case. */
export async function listStages(db: Database) {
  const stages = await db
    .selectFrom('lead_stages')
    .select(['id', 'name'])
    .where('deleted_at', 'is', null)
    .execute()
  return new Map(stages.map(({ id, name }) => [name.toLowerCase(), id]))
}
