import { isDeepStrictEqual } from 'node:util'
import type { FastifyRequest } from 'fastify'
import type { Database } from '#database/connect.ts'
import { lockRows } from '#database/locks.ts'
import { type Administrator, requireAuthor } from '../auth/access.ts'
import type { NewAuditLogEntry } from '../feature/services.ts'
import { NotFound } from '../http/errors.ts'
import { refuseIfChanged } from './seen.ts'

/** The origin of a change: a request, or a job, which passes `by`. */
type AuditContext = Pick<FastifyRequest, 'server'> &
  Partial<Pick<FastifyRequest, 'administrator' | 'apiKey' | 'picture' | 'seen'>>

export interface Change<Row> {
  /** The subject in the audit log. */
  subject: string
  /** The display name of the row: a country, a title, a name. */
  name: (row: Row) => string
  /** Reads the row before the change; left out for additions. */
  find?: (db: Database) => Promise<Row | undefined>
  /** Makes the change and returns the row afterwards; undefined when it was deleted. */
  apply: (db: Database, before?: Row) => Promise<Row | undefined>
  /** Overrides "added", "changed" or "deleted", which follow from the rows. */
  action?: NewAuditLogEntry['action']
  /** The author of the change when there is no session. */
  by?: Pick<Administrator, 'id' | 'username'>
  /** This row is locked during the change, so that `find` reads what `apply` changes. */
  id?: string
  /** The topic of public content that this changes. */
  content?: string
  /** Returns what `seen` is compared with; default: the row before. */
  present?: (before: Row) => object
  /** Returns the address of the picture that the row shows. */
  picture?: (row: Row) => string
}

/** Change that adds a row: there is no row before it and always one after it. */
interface Addition<Row> extends Change<Row> {
  find?: undefined
  apply: (db: Database) => Promise<Row>
}

/**
 * Makes a change and records it in the audit log, with the uploaded picture and the change of
 * public content, in one transaction. Returns the row afterwards, or the deleted row; undefined
 * when there was nothing to change.
 */
export function auditChange<Row extends { id: string }>(
  request: AuditContext,
  change: Addition<Row>,
): Promise<Row>
export function auditChange<Row extends { id: string }>(
  request: AuditContext,
  change: Change<Row>,
): Promise<Row | undefined>
export function auditChange<Row extends { id: string }>(
  request: AuditContext,
  change: Change<Row>,
) {
  const { db, responseCache } = request.server
  const runChange = () =>
    db.transaction().execute((transaction) => auditChangeWithin(transaction, request, change))
  return change.content ? responseCache.invalidateAfter(runChange) : runChange()
}

interface ExistingRow<Row> extends Change<Row> {
  /** Its name at the start of a sentence: "Redirect". */
  displayName: string
  id: string
  /** Reads the row, unless it is deleted. */
  find: (db: Database) => Promise<Row | undefined>
}

/** Changes or deletes an existing row, as `auditChange` does. Throws NotFound. */
export async function changeRow<Row extends { id: string }>(
  request: AuditContext,
  { displayName, ...change }: ExistingRow<Row>,
) {
  const row = await auditChange(request, change)
  if (!row) throw new NotFound(displayName)
  return row
}

/** Restores a deleted row; a row that is not deleted stays unchanged. Throws NotFound. */
export async function restoreRow<Row extends { id: string }>(
  request: AuditContext,
  { displayName, find, ...change }: ExistingRow<Row>,
) {
  const restored = await auditChange(request, { ...change, action: 'restored' })
  const row = restored ?? (await find(request.server.db))
  if (!row) throw new NotFound(displayName)
  return row
}

/** Makes several changes in one transaction, as `auditChange` does. Locks all rows first. */
export function auditChanges<Row extends { id: string }>(
  request: AuditContext,
  changes: Change<Row>[],
) {
  return request.server.db.transaction().execute(async (db) => {
    for (const [subject, rows] of Map.groupBy(changes, (change) => change.subject))
      await lockRows(
        db,
        subject,
        rows.flatMap(({ id }) => id ?? []),
      )
    for (const change of changes) await auditChangeWithin(db, request, change)
  })
}

/** Makes a change as `auditChange` does, within an open transaction. */
export async function auditChangeWithin<Row extends { id: string }>(
  db: Database,
  request: AuditContext,
  change: Change<Row>,
) {
  if (change.id) await lockRows(db, change.subject, [change.id])
  const before = await change.find?.(db)
  if (change.find && !before) return undefined
  if (before) refuseIfChanged(request, change.present?.(before) ?? before)
  const { responseCache, services } = request.server
  const { picture, administrator } = request
  if (picture) await services.pictures.add(db, picture, administrator?.username)
  const after = await change.apply(db, before)
  const row = after ?? before
  if (row) await writeEntry(db, request, change, { row, before, after })
  if (row && change.picture) {
    const user = { subject: change.subject, subject_id: row.id }
    await services.pictures.setUsage(db, user, after && change.picture(after))
  }
  if (row && change.content) await responseCache.recordChange(db, change.content)
  return row
}

interface Rows<Row> {
  row: Row
  before?: Row
  after?: Row
}

async function writeEntry<Row extends { id: string }>(
  db: Database,
  request: AuditContext,
  { subject, name, action, by }: Change<Row>,
  { row, before, after }: Rows<Row>,
) {
  const differences = compare(before, after)
  // Saving unchanged values is not recorded.
  if (before && after && Object.keys(differences.after).length === 0) return
  const author = by ?? requireAuthor(request)
  await request.server.services.auditLog.add(db, {
    administrator_id: author.id,
    administrator_name: author.username,
    action: action ?? (before ? (after ? 'changed' : 'deleted') : 'added'),
    subject,
    subject_id: row.id,
    subject_name: name(row),
    ...differences,
  })
}

/** Records an action that changes no stored row: viewed, exported, erased. */
export async function auditAction(
  db: Database,
  request: FastifyRequest,
  action: Pick<NewAuditLogEntry, 'action' | 'subject' | 'subject_id' | 'subject_name'>,
) {
  const { id, username } = requireAuthor(request)
  const by = { administrator_id: id, administrator_name: username }
  await request.server.services.auditLog.add(db, { ...by, ...action, before: {}, after: {} })
}

/** Returns the fields that differ, before and after. */
export function compare(before: object = {}, after: object = {}) {
  const [old, current] = [new Map(Object.entries(before)), new Map(Object.entries(after))]
  const isChanged = ([name]: [string, unknown]) =>
    name !== 'id' && !isDeepStrictEqual(old.get(name), current.get(name))
  return {
    before: Object.fromEntries([...old].filter(isChanged)),
    after: Object.fromEntries([...current].filter(isChanged)),
  }
}
