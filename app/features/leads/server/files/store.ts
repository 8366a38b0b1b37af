import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { restorableSince } from '#app/platform/server/audit/restorable.ts'
import type { Viewer } from '#app/platform/server/auth/viewer.ts'
import type { Database } from '#database/connect.ts'
import { inWorker } from '#database/sqlite-worker.ts'
import type { FileChange, FileKind, FileType, LeadFile } from '../../files-contract.ts'
import { belongsToLeadInScope } from '../lead-scope.ts'

/** `lead_id` is the lead that the file was added to, which may be merged into another. */
export interface StoredFile extends Omit<LeadFile, 'by' | 'is_from_chat' | 'is_scanned'> {
  lead_id: string
  conversation_id: string | null
  author_id: string
  is_scanned: number | null
}

const columns = [
  'id',
  'lead_id',
  'conversation_id',
  'kind',
  'name',
  'type',
  'size',
  'created_at',
  'author_id',
  'is_scanned',
] as const
const now = () => new Date().toISOString()

type ListNames = (db: Database, ids: string[]) => Promise<Map<string, string>>

/**
 * Returns the files of a lead and its merged leads, newest first; with `isRemoved`, the deleted
 * ones.
 */
export async function listFiles(
  db: Database,
  primaryLeadId: string,
  listNames: ListNames,
  isRemoved = false,
): Promise<LeadFile[]> {
  const rows = await selectFiles(db)
    .where('lead_id', 'in', (eb) =>
      eb.selectFrom('leads').select('leads.id').where('primary_lead_id', '=', primaryLeadId),
    )
    .where('deleted_at', isRemoved ? 'is not' : 'is', null)
    .orderBy('id', 'desc')
    .execute()
  const names = await listNames(db, [...new Set(rows.map(({ author_id }) => author_id))])
  return rows.map((row) => toFile(row as StoredFile, names))
}

export const toFile = (
  { lead_id: _, conversation_id, author_id, is_scanned, ...file }: StoredFile,
  names: Map<string, string>,
): LeadFile => ({
  ...file,
  by: names.get(author_id) ?? '',
  is_from_chat: conversation_id !== null,
  is_scanned: is_scanned === null ? null : is_scanned === 1,
})

/** Returns undefined also if the lead is outside the viewer's scope. */
export async function findFile(
  db: Database,
  id: string,
  viewer: Viewer,
  { isRemoved = false } = {},
) {
  const row = await selectFiles(db)
    .where('id', '=', id)
    .where('deleted_at', isRemoved ? 'is not' : 'is', null)
    .where(belongsToLeadInScope(sql.ref('lead_files.lead_id'), viewer))
    .executeTakeFirst()
  return row as StoredFile | undefined
}

/** Returns files of any lead or conversation that are not deleted, by id. */
export async function listFilesById(db: Database, ids: string[]) {
  if (ids.length === 0) return new Map<string, StoredFile>()
  const rows = await selectFiles(db)
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .execute()
  return new Map(rows.map((row) => [row.id, row as StoredFile]))
}

const selectFiles = (db: Database) => db.selectFrom('lead_files').select(columns)

/** Reads in the SQLite worker thread, because a file may be large. */
export async function readBytes(db: Database, id: string) {
  const row = await db
    .selectFrom('lead_file_bytes')
    .modifyFront(inWorker)
    .select('bytes')
    .where('file_id', '=', id)
    .executeTakeFirst()
  return row && Buffer.from(row.bytes)
}

export interface NewFile {
  id?: string
  lead_id: string | null
  conversation_id?: string
  kind: FileKind
  name: string
  type: FileType
  bytes: Buffer
  isScanned: boolean
  author_id: string
}

export async function addFile(db: Database, { bytes, isScanned, ...values }: NewFile) {
  const { id = newId(), conversation_id = null } = values
  const added = { id, conversation_id, size: bytes.length, created_at: now() }
  const file = { ...values, ...added, is_scanned: isScanned ? 1 : 0 }
  await db.insertInto('lead_files').values(file).execute()
  await db.insertInto('lead_file_bytes').values({ file_id: id, bytes }).execute()
  return file as StoredFile
}

export async function changeFile(db: Database, before: StoredFile, change: FileChange) {
  // The id avoids an empty `set` clause, which is invalid SQL.
  await db
    .updateTable('lead_files')
    .set({ id: before.id, ...change })
    .where('id', '=', before.id)
    .execute()
  return { ...before, ...change }
}

export async function removeFile(db: Database, id: string) {
  await db.updateTable('lead_files').set({ deleted_at: now() }).where('id', '=', id).execute()
}

/**
 * Returns undefined if the file is not deleted, was deleted over 30 days ago, or is outside the
 * viewer's scope.
 */
export async function restoreFile(db: Database, id: string, viewer: Viewer) {
  const row = await db
    .updateTable('lead_files')
    .set({ deleted_at: null })
    .where('id', '=', id)
    .where('deleted_at', '>', restorableSince())
    .where(belongsToLeadInScope(sql.ref('lead_files.lead_id'), viewer))
    .returning(columns)
    .executeTakeFirst()
  return row as StoredFile | undefined
}

/** Purges files deleted over 30 days ago. */
export async function purgeFiles(db: Database) {
  await db.deleteFrom('lead_files').where('deleted_at', '<', restorableSince()).execute()
}
