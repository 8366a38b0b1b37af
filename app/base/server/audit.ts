import { isDeepStrictEqual } from 'node:util'
import type { FastifyRequest } from 'fastify'
import type { Database } from '#database/connect.ts'
import { lock, lockAll } from '#database/differences.ts'
import { type Administrator, requireAdministrator } from './access.ts'
import type { NewAuditLogEntry } from './keepers.ts'

/** Who makes a change: a request, or a job of the server, which says so with `by`. */
type AuditContext = Pick<FastifyRequest, 'server'> &
  Partial<Pick<FastifyRequest, 'administrator' | 'picture'>>

export interface Change<Row> {
  /** What it is, as activities call it. */
  subject: string
  /** How people call it: a country, a title, a name. */
  name: (row: Row) => string
  /** As it stands before; left out for what is added. */
  find?: (db: Database) => Promise<Row | undefined>
  /** Makes the change and returns what then stands; undefined: nothing does. */
  apply: (db: Database, before?: Row) => Promise<Row | undefined>
  /** Said instead of "added", "changed" or "deleted", which the rows tell. */
  action?: NewAuditLogEntry['action']
  /** Whose change it is when no session says so. */
  by?: Pick<Administrator, 'id' | 'username'>
  /** Locked while the change is made, so that `find` sees what `apply` changes. */
  id?: string
  /** What of all that pages show it changes. */
  content?: string
  /** Where the picture stands that it shows. */
  picture?: (row: Row) => string
}

/** There is nothing before it, and always something after it. */
interface Addition<Row> extends Change<Row> {
  find?: undefined
  apply: (db: Database) => Promise<Row>
}

/**
 * Makes a change and keeps who made it, with the picture that came along and the note that what
 * pages show has changed: all of it or nothing. Returns the row as it stands afterwards, or for
 * what was deleted as it stood before; undefined: there was nothing to change.
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
  const { db, responseCache: content } = request.server
  const runChange = () =>
    db.transaction().execute((transaction) => auditChangeWithin(transaction, request, change))
  return change.content ? content.invalidateAfter(runChange) : runChange()
}

/** Makes changes as `audited` does, of rows that it locks all at first: all of them or none. */
export function auditChanges<Row extends { id: string }>(
  request: AuditContext,
  changes: Change<Row>[],
) {
  return request.server.db.transaction().execute(async (db) => {
    await lockAll(
      db,
      changes.map(({ subject, id }) => `${subject} ${id}`),
    )
    for (const change of changes) await auditChangeWithin(db, request, change)
  })
}

/** Makes a change as `audited` does, within a transaction that is open already. */
export async function auditChangeWithin<Row extends { id: string }>(
  db: Database,
  request: AuditContext,
  change: Change<Row>,
) {
  if (change.id) await lock(db, `${change.subject} ${change.id}`)
  const before = await change.find?.(db)
  if (change.find && !before) return undefined
  const { responseCache: content, services } = request.server
  const { picture, administrator } = request
  if (picture) await services.pictures.add(db, picture, administrator?.username)
  const after = await change.apply(db, before)
  const row = after ?? before
  if (row) await writeEntry(db, request, change, { row, before, after })
  if (row && change.picture) {
    const user = { subject: change.subject, subject_id: row.id }
    await services.pictures.setUsage(db, user, after && change.picture(after))
  }
  if (row && change.content) await content.recordChange(db, change.content)
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
  // Saving what is already there is no change.
  if (before && after && Object.keys(differences.after).length === 0) return
  const administrator = by ?? requireAdministrator(request)
  await request.server.services.auditLog.add(db, {
    administrator_id: administrator.id,
    administrator_name: administrator.username,
    action: action ?? (before ? (after ? 'changed' : 'deleted') : 'added'),
    subject,
    subject_id: row.id,
    subject_name: name(row),
    ...differences,
  })
}

/** Keeps that an administrator did what changes no row that is kept: looked, took out, erased. */
export async function auditAction(
  db: Database,
  request: FastifyRequest,
  action: Pick<NewAuditLogEntry, 'action' | 'subject' | 'subject_id' | 'subject_name'>,
) {
  const { id, username } = requireAdministrator(request)
  const by = { administrator_id: id, administrator_name: username }
  await request.server.services.auditLog.add(db, { ...by, ...action, before: {}, after: {} })
}

/** The fields that differ, as they were and as they are. */
export function compare(before: object = {}, after: object = {}) {
  const [old, current] = [new Map(Object.entries(before)), new Map(Object.entries(after))]
  const isChanged = ([name]: [string, unknown]) =>
    name !== 'id' && !isDeepStrictEqual(old.get(name), current.get(name))
  return {
    before: Object.fromEntries([...old].filter(isChanged)),
    after: Object.fromEntries([...current].filter(isChanged)),
  }
}
