import {
  findMatches,
  type LeadIds,
  personOf,
} from '#app/features/lead-matching/server/find-matches.ts'
import type { Lead } from '#app/features/leads/contract.ts'
import type { LinkedLead } from '#app/features/leads/server/events.ts'
import { addActivity } from '#app/features/leads/server/store/activities.ts'
import {
  addDetails,
  addMatchKeys,
  countEnquiry,
  flagDuplicates,
  type RecordedEnquiry,
} from '#app/features/leads/server/store/enquiry-rows.ts'
import { lockFamily } from '#app/features/leads/server/store/guardians.ts'
import {
  leadColumns,
  preventMerges,
  save,
  toLead,
} from '#app/features/leads/server/store/lead-row.ts'
import { lockKeysOnly, recordEnquiries } from '#app/features/leads/server/store/receive-enquiry.ts'
import type { Enquiry } from '#app/platform/server/feature/enquiry.ts'
import { Conflict, NotFound } from '#app/platform/server/http/errors.ts'
import type { Database } from '#database/connect.ts'
import { acquireLock, acquireSharedLocks } from '#database/locks.ts'
import type { AddedRows, ImportedRow } from '../contract.ts'
import { findNewLines } from './check-rows.ts'
import { findEarlierRows, type RowToAdd } from './find-rows.ts'
import { type KnownValues, listLostStages, listStages } from './known-values.ts'
import { hashPerson, hashRow, type Office, readRow } from './read-row.ts'
import { type History, planUpdate, readHistories, saveChanged } from './update-lead.ts'

interface RowsToAdd {
  /** The import. */
  id: string
  office: Office
  rows: ImportedRow[]
}

/** What became of a stored row. */
type Outcome = 'new' | 'existing' | 'changed'

/**
 * Stores each row once, in a transaction after `lockStages`; throws NotFound and Conflict. Locks all
 * match keys of the rows, and all transactions on PostgreSQL share the space for locks.
 */
export async function addRows(db: Database, { id, office, rows }: RowsToAdd): Promise<AddedRows> {
  await acquireLock(db, 'lead_import', id)
  const leadImport = await db
    .selectFrom('lead_imports')
    .select(['created_at', 'undone_at', 'file_name'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!leadImport) throw new NotFound('Import')
  if (leadImport.undone_at) throw new Conflict('This import was undone. Start a new import.')
  const context = { ...office, at: leadImport.created_at, fileName: leadImport.file_name }
  const parsed = rows.map((row) => ({ row, read: readRow(row, context) }))
  const valid = parsed.flatMap(({ row, read }) => ('errors' in read ? [] : [{ row, ...read }]))
  const stored = await findAddedRows(db, id, rows)
  const missing = valid.filter(({ row }) => !stored.has(row.row))
  const { outcomes, repeated } = await addNewRows(db, { id, office: context, rows: missing })
  const all = new Map([...stored, ...outcomes])
  const count = (outcome: Outcome) => [...all.values()].filter((each) => each === outcome).length
  return {
    new_leads: count('new'),
    existing_leads: count('existing'),
    changed: count('changed'),
    repeated,
    unread: valid.flatMap(({ row: { row }, unread }) =>
      all.has(row) ? unread.map((cell) => ({ row, ...cell })) : [],
    ),
    errors: parsed.flatMap(({ row, read }) =>
      'errors' in read && !stored.has(row.row) ? [{ row: row.row, errors: read.errors }] : [],
    ),
  }
}

/** Returns the rows that a request before this one has stored. */
async function findAddedRows(db: Database, id: string, rows: ImportedRow[]) {
  const numbers = rows.map(({ row }) => row)
  const stored = await db
    .selectFrom('lead_import_rows')
    .leftJoin('enquiries', 'enquiries.activity_id', 'lead_import_rows.activity_id')
    .select(['number', 'is_new', 'enquiries.channel'])
    .where('import_id', '=', id)
    .where('number', 'in', numbers)
    .execute()
  return new Map(
    stored.map(({ number, is_new, channel }): [number, Outcome] => [
      number,
      is_new ? 'new' : channel ? 'existing' : 'changed',
    ]),
  )
}

interface NewRows extends Omit<RowsToAdd, 'rows'> {
  rows: RowToAdd[]
}

/** Stores rows that no earlier import has stored; `repeated` is the number of the others. */
async function addNewRows(db: Database, { id, office, rows }: NewRows) {
  const outcomes = new Map<number, Outcome>()
  if (rows.length === 0) return { outcomes, repeated: 0 }
  // A concurrent import of the same rows waits here.
  await lockKeysOnly(
    db,
    rows.map(({ enquiry }) => enquiry),
  )
  const { repeated, changed } = await findEarlierRows(db, rows, office, id)
  const others = rows.filter(({ row }) => !repeated.has(row.row) && !changed.has(row.row))
  const linked = await addEnquiries(db, others, office)
  for (const { row, enquiry } of rows) {
    const lead = changed.get(row.row)
    if (!lead) continue
    const activityId = await updateLead(db, { enquiry, lead, office })
    if (activityId)
      linked.push({ row, lead: { id: lead.id, activityId, isNew: false }, isChange: true })
    else repeated.set(row.row, lead)
  }
  const stored = linked.map(({ row, lead }) => ({
    import_id: id,
    number: row.row,
    activity_id: lead.activityId,
    lead_id: lead.id,
    is_new: lead.isNew ? 1 : 0,
    content_hash: hashRow(row, office),
    person_hash: hashPerson(row, office),
  }))
  if (stored.length > 0) await db.insertInto('lead_import_rows').values(stored).execute()
  for (const { row, lead, isChange } of linked)
    outcomes.set(row.row, isChange ? 'changed' : lead.isNew ? 'new' : 'existing')
  return { outcomes, repeated: repeated.size }
}

interface LinkedRow {
  row: ImportedRow
  lead: LinkedLead
  isChange: boolean
}

/** Records each row as an enquiry of a new or an existing lead. */
async function addEnquiries(db: Database, rows: RowToAdd[], office: Office): Promise<LinkedRow[]> {
  const enquiries = rows.map(({ enquiry }) => enquiry)
  const leads = await recordEnquiries(db, enquiries, (transaction, lead, recorded) =>
    addToLead(transaction, lead, recorded, office),
  )
  return rows.map(({ row }, index) => ({ row, lead: leads[index] as LinkedLead, isChange: false }))
}

/** Adds a row to an existing lead, whose activity records what it changes and what differs. */
async function addToLead(
  db: Database,
  lead: Lead,
  { enquiry, lead: ids, activityId }: RecordedEnquiry,
  { known }: Office,
) {
  if (lead.id !== ids.primary_lead_id) {
    await save(db, countEnquiry(addDetails(lead, enquiry), enquiry))
    return
  }
  const history = await readHistory(db, lead.id, activityId)
  const plan = planUpdate(lead, enquiry, history, listLostStages(known))
  const { before, after, differences } = plan
  const next = countEnquiry(plan.next, enquiry)
  await saveChanged(db, { before: lead, next, plan, activityId }, history.task)
  await db
    .updateTable('lead_activities')
    .set({ before: JSON.stringify(before), after: JSON.stringify({ ...differences, ...after }) })
    .where('id', '=', activityId)
    .execute()
}

interface Update {
  enquiry: Enquiry
  lead: LeadIds
  office: Office
}

/**
 * Updates a lead with the changed values of a row, without another enquiry. Returns the activity;
 * undefined if nothing has changed.
 */
async function updateLead(db: Database, { enquiry, lead, office: { known, by } }: Update) {
  const { guardian_phone: phone } = personOf(enquiry)
  await lockFamily(db, {
    leadIds: [lead.primary_lead_id, lead.id],
    contacts: [{ phone, email: '' }],
  })
  const row = await db
    .selectFrom('leads')
    .select(leadColumns)
    .where('id', '=', lead.primary_lead_id)
    .executeTakeFirstOrThrow()
  const current = toLead(row)
  const history = await readHistory(db, current.id)
  const plan = planUpdate(current, enquiry, history, listLostStages(known))
  const { next, before, after } = plan
  const text = findNewLines(enquiry, history)
  if (Object.keys(after).length === 0 && !text) return undefined
  const { candidates } = await findMatches(db, enquiry)
  const changes = { lead_id: lead.id, kind: 'details' as const, by, text, before, after }
  const activityId = await addActivity(db, changes)
  await saveChanged(db, { before: current, next, plan, activityId }, history.task)
  await addMatchKeys(db, [{ id: lead.id, person: personOf(enquiry) }])
  await flagDuplicates(db, [{ lead, candidates }])
  return activityId
}

const readHistory = async (db: Database, leadId: string, exceptActivityId?: string) =>
  (await readHistories(db, [leadId], exceptActivityId)).get(leadId) as History

/**
 * Returns what cells can name, with those stages that still exist. Prevents the deletion of these
 * stages, merges and unmerges until the transaction ends.
 */
export async function lockStages(db: Database, known: KnownValues): Promise<KnownValues> {
  await preventMerges(db)
  const ids = [...known.stages.values()].map(({ id }) => id)
  await acquireSharedLocks(db, 'imported_stage', ids)
  const existing = new Set([...(await listStages(db)).values()].map(({ id }) => id))
  return { ...known, stages: new Map([...known.stages].filter(([, { id }]) => existing.has(id))) }
}
