import type { Selectable } from 'kysely'
import type { Viewer } from '#app/platform/server/auth/viewer.ts'
import type { Database } from '#database/connect.ts'
import { acquireLock, acquireLocks, acquireSharedLocks } from '#database/locks.ts'
import type { Tables } from '#database/schema/tables.ts'
import { isPostgres, rowLock } from '#database/sql-dialect.ts'
import { Lead } from '../../contract.ts'
import { type FieldName, fieldNames, isList, leadFields, listNames } from '../../fields-contract.ts'
import { isInScope } from '../lead-scope.ts'
import { updateFirstGuardian } from './guardians.ts'
import { type Person, toSearchColumns } from './search-columns.ts'

type Row = Selectable<Tables['leads']>
export type StoredLead = Pick<Row, (typeof leadColumns)[number]>

export const leadColumns = Object.keys(Lead.properties) as (keyof Lead)[]

export function toLead(row: StoredLead): Lead {
  const parsedLists = listNames.map((name) => [name, JSON.parse(row[name])])
  return { ...row, ...Object.fromEntries(parsedLists) } as Lead
}

/**
 * Returns the primary lead of a lead; undefined when it was deleted or is outside the viewer's
 * scope.
 */
export async function findPrimaryLead(
  db: Database,
  id: string,
  viewer: Viewer,
): Promise<Lead | undefined> {
  const row = await db
    .selectFrom('leads')
    .select(leadColumns)
    .where('id', '=', (eb) => eb.selectFrom('leads').select('primary_lead_id').where('id', '=', id))
    .where('merged_into', 'is', null)
    .where(isInScope(viewer))
    .executeTakeFirst()
  return row && toLead(row)
}

/** Converts changed fields to the form in which they are stored. */
export function toStored(change: Partial<Lead>) {
  const storedLists = listNames.flatMap((name) =>
    change[name] ? [[name, JSON.stringify(change[name])]] : [],
  )
  return { ...change, ...Object.fromEntries(storedLists) } as Partial<StoredLead>
}

/** Stores a lead and, if its guardian fields have changed, its first guardian. Returns the lead. */
export async function save(db: Database, lead: Lead): Promise<Lead> {
  const next = { ...lead, ...(await updateFirstGuardian(db, lead)) }
  await db
    .updateTable('leads')
    .set({ ...toStored(next), ...toSearchColumns(next) })
    .where('id', '=', lead.id)
    .execute()
  return next
}

function emptyValueOf(name: FieldName): unknown {
  if (isList(name)) return []
  return ['amount', 'counsellor', 'time'].includes(leadFields[name].kind) ? null : ''
}

const emptyFields = Object.fromEntries(
  fieldNames.map((name) => [name, emptyValueOf(name)]),
) as Pick<Lead, FieldName>

/** Returns the row of a new lead. */
export function toNewRow(
  values: Person &
    Pick<Lead, 'id' | 'countries' | 'stage_id' | 'owner_id' | 'created_at'> &
    Pick<
      Lead,
      | 'language'
      | 'phone_labels'
      | 'channel'
      | 'source'
      | 'campaign'
      | 'page'
      | 'first_response_minutes'
    > & {
      isWaiting: boolean
    },
): Row {
  const { isWaiting, ...person } = values
  const lead: Lead = {
    ...emptyFields,
    ...person,
    last_activity_at: values.created_at,
    awaiting_reply_since: isWaiting ? values.created_at : null,
    enquiries: 1,
  }
  return {
    ...(toStored(lead) as StoredLead),
    primary_lead_id: values.id,
    merged_into: null,
    deleted_at: null,
    ...toSearchColumns(lead),
  }
}

/** Prevents merges and unmerges until the transaction ends. */
export const preventMerges = (db: Database) => acquireSharedLocks(db, 'lead_merges')

/** Locks merges of all leads, and changes of these leads, until the transaction ends. */
export async function lockForMerge(db: Database, ids: string[]) {
  await acquireLock(db, 'lead_merges')
  await acquireLocks(db, 'lead', ids)
}

/**
 * Returns the ids of these leads that exist and locks them against deletion until the transaction
 * ends.
 */
export async function lockExistingLeads(db: Database, ids: string[]) {
  if (ids.length === 0) return new Set<string>()
  const rows = await rowsOf(db, ids)
    .where('deleted_at', 'is', null)
    .modifyEnd(rowLock(db, 'key share'))
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** Locks these leads against changes, after running changes have ended. */
export async function lockLeads(db: Database, ids: string[]) {
  if (isPostgres(db)) await rowsOf(db, ids).modifyEnd(rowLock(db, 'update')).execute()
}

const rowsOf = (db: Database, ids: string[]) =>
  db.selectFrom('leads').select('id').where('id', 'in', ids).orderBy('id')
