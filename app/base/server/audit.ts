import { isDeepStrictEqual } from 'node:util'
import type { FastifyRequest } from 'fastify'
import type { Database } from '#database/connect.ts'
import { lock, lockAll } from '#database/differences.ts'
import { type Administrator, requireAdministrator } from './access.ts'
import type { NewAuditLogEntry } from './keepers.ts'

/** Who makes a change: a request, or a job of the server, which says so with `by`. */
type Asking = Pick<FastifyRequest, 'server'> &
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
export function audited<Row extends { id: string }>(
  request: Asking,
  change: Addition<Row>,
): Promise<Row>
export function audited<Row extends { id: string }>(
  request: Asking,
  change: Change<Row>,
): Promise<Row | undefined>
export function audited<Row extends { id: string }>(request: Asking, change: Change<Row>) {
  const { db, content } = request.server
  const changing = () =>
    db.transaction().execute((transaction) => auditedWithin(transaction, request, change))
  return change.content ? content.changing(changing) : changing()
}

/** Makes changes as `audited` does, of rows that it locks all at first: all of them or none. */
export function auditedAll<Row extends { id: string }>(request: Asking, changes: Change<Row>[]) {
  return request.server.db.transaction().execute(async (db) => {
    await lockAll(
      db,
      changes.map(({ subject, id }) => `${subject} ${id}`),
    )
    for (const change of changes) await auditedWithin(db, request, change)
  })
}

/** Makes a change as `audited` does, within a transaction that is open already. */
export async function auditedWithin<Row extends { id: string }>(
  db: Database,
  request: Asking,
  change: Change<Row>,
) {
  if (change.id) await lock(db, `${change.subject} ${change.id}`)
  const before = await change.find?.(db)
  if (change.find && !before) return undefined
  const { content, keepers } = request.server
  const { picture, administrator } = request
  if (picture) await keepers.pictures.add(db, picture, administrator?.username)
  const after = await change.apply(db, before)
  const row = after ?? before
  if (row) await keep(db, request, change, { row, before, after })
  if (row && change.picture) {
    const user = { subject: change.subject, subject_id: row.id }
    await keepers.pictures.use(db, user, after && change.picture(after))
  }
  if (row && change.content) await content.note(db, change.content)
  return row
}

interface Rows<Row> {
  row: Row
  before?: Row
  after?: Row
}

async function keep<Row extends { id: string }>(
  db: Database,
  request: Asking,
  { subject, name, action, by }: Change<Row>,
  { row, before, after }: Rows<Row>,
) {
  const differing = compare(before, after)
  // Saving what is already there is no change.
  if (before && after && Object.keys(differing.after).length === 0) return
  const administrator = by ?? requireAdministrator(request)
  await request.server.keepers.auditLog.add(db, {
    administrator_id: administrator.id,
    administrator_name: administrator.username,
    action: action ?? (before ? (after ? 'changed' : 'deleted') : 'added'),
    subject,
    subject_id: row.id,
    subject_name: name(row),
    ...differing,
  })
}

/** Keeps that an administrator did what changes no row that is kept: looked, took out, erased. */
export async function note(
  db: Database,
  request: FastifyRequest,
  done: Pick<NewAuditLogEntry, 'action' | 'subject' | 'subject_id' | 'subject_name'>,
) {
  const { id, username } = requireAdministrator(request)
  const by = { administrator_id: id, administrator_name: username }
  await request.server.keepers.auditLog.add(db, { ...by, ...done, before: {}, after: {} })
}

/** The fields that differ, as they were and as they are. */
export function compare(before: object = {}, after: object = {}) {
  const [old, now] = [new Map(Object.entries(before)), new Map(Object.entries(after))]
  const isOther = ([name]: [string, unknown]) =>
    name !== 'id' && !isDeepStrictEqual(old.get(name), now.get(name))
  return {
    before: Object.fromEntries([...old].filter(isOther)),
    after: Object.fromEntries([...now].filter(isOther)),
  }
}
