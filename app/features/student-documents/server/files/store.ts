import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { belongsToLeadInScope } from '#app/features/leads/server/lead-scope.ts'
import { restorableSince } from '#app/platform/server/audit/restorable.ts'
import type { Viewer } from '#app/platform/server/auth/viewer.ts'
import type { Database } from '#database/connect.ts'
import { inWorker } from '#database/sqlite-worker.ts'
import { pendingStates } from '../../contract.ts'
import type { FileType, LeadFile } from '../../files-contract.ts'
import { separateFromVerified } from '../duplicate-documents.ts'

/** `lead_id` is the lead that the file was added to, which may be merged into another. */
export interface StoredFile
  extends Omit<
    LeadFile,
    'document_id' | 'by' | 'is_from_chat' | 'is_from_form' | 'is_scanned' | 'is_proof'
  > {
  lead_id: string
  /** null: a file of a conversation or form without a lead. */
  student_document_id: string | null
  conversation_id: string | null
  form_answers_id: string | null
  author_id: string
  is_scanned: number | null
  is_proof: number
}

const columns = [
  'id',
  'lead_id',
  'student_document_id',
  'conversation_id',
  'form_answers_id',
  'name',
  'type',
  'size',
  'created_at',
  'author_id',
  'is_scanned',
  'is_proof',
] as const
const now = () => new Date().toISOString()

export type ListNames = (db: Database, ids: string[]) => Promise<Map<string, string>>

/**
 * Returns the files of the documents of a lead and its merged leads, by id; with `isRemoved`, the
 * deleted ones.
 */
export async function listFiles(
  db: Database,
  primaryLeadId: string,
  listNames: ListNames,
  isRemoved = false,
): Promise<LeadFile[]> {
  const rows = await db
    .selectFrom('lead_files')
    .innerJoin('student_documents', 'student_documents.id', 'student_document_id')
    .select(columns.map((name) => `lead_files.${name}` as const))
    .where('lead_files.lead_id', 'in', (eb) =>
      eb.selectFrom('leads').select('leads.id').where('primary_lead_id', '=', primaryLeadId),
    )
    .where('lead_files.deleted_at', isRemoved ? 'is not' : 'is', null)
    .where((is) => (isRemoved ? is.lit(true) : is('student_documents.deleted_at', 'is', null)))
    .orderBy('lead_files.id')
    .execute()
  return toFiles(db, rows as StoredFile[], listNames)
}

/** Returns the files of these documents and of their duplicates, by document. */
export async function listFilesOfDocuments(db: Database, ids: string[], listNames: ListNames) {
  const byDocument = new Map<string, LeadFile[]>()
  if (ids.length === 0) return byDocument
  const rows = await db
    .selectFrom('lead_files')
    .innerJoin('student_documents', 'student_documents.id', 'student_document_id')
    .select(columns.map((name) => `lead_files.${name}` as const))
    .select('duplicate_of')
    .where((is) => is.or([is('student_documents.id', 'in', ids), is('duplicate_of', 'in', ids)]))
    .where('lead_files.deleted_at', 'is', null)
    .orderBy('lead_files.position')
    .orderBy('lead_files.id')
    .execute()
  const mainIds = rows.map((row) => row.duplicate_of ?? row.student_document_id)
  const files = await toFiles(
    db,
    rows.map(({ duplicate_of: _, ...row }) => row as StoredFile),
    listNames,
  )
  for (const [index, file] of files.entries()) {
    const id = mainIds[index] as string
    byDocument.set(id, [...(byDocument.get(id) ?? []), file])
  }
  return byDocument
}

async function toFiles(db: Database, rows: StoredFile[], listNames: ListNames) {
  const names = await listNames(db, [...new Set(rows.map(({ author_id }) => author_id))])
  return rows.map((row) => toFile(row, names))
}

export const toFile = (stored: StoredFile, names: Map<string, string>): LeadFile => ({
  id: stored.id,
  document_id: stored.student_document_id as string,
  name: stored.name,
  type: stored.type,
  size: stored.size,
  created_at: stored.created_at,
  by: names.get(stored.author_id) ?? '',
  is_from_chat: stored.conversation_id !== null,
  is_from_form: stored.form_answers_id !== null,
  is_proof: stored.is_proof === 1,
  is_scanned: stored.is_scanned === null ? null : stored.is_scanned === 1,
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
  return row && toBuffer(row.bytes)
}

const PIECE_BYTES = 2 * 1024 * 1024

/**
 * Yields the bytes of a file in pieces, so that it never is in memory as a whole; nothing if it does not
 * exist. Throws if it is deleted meanwhile.
 */
export async function* readPieces(db: Database, { id, size }: Pick<LeadFile, 'id' | 'size'>) {
  for (let from = 0; from < size; from += PIECE_BYTES) {
    const row = await db
      .selectFrom('lead_file_bytes')
      .modifyFront(inWorker)
      .select(sql<Uint8Array>`substr(bytes, ${from + 1}, ${PIECE_BYTES})`.as('bytes'))
      .where('file_id', '=', id)
      .executeTakeFirst()
    if (!row && from === 0) return
    if (!row) throw new Error('The file was deleted while it was read')
    yield toBuffer(row.bytes)
  }
}

/** The same memory, not a copy of it. */
const toBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  Buffer.from(buffer, byteOffset, byteLength)

export interface NewFile {
  id?: string
  lead_id: string | null
  student_document_id?: string
  conversation_id?: string
  form_answers_id?: string
  name: string
  type: FileType
  bytes: Buffer
  isScanned: boolean
  isProof?: boolean
  author_id: string
}

export async function addFile(db: Database, added: NewFile) {
  const { id = newId(), bytes, isScanned, isProof, ...values } = added
  const { conversation_id = null, form_answers_id = null, student_document_id = null } = values
  const file = {
    ...values,
    id,
    conversation_id,
    form_answers_id,
    student_document_id,
    size: bytes.length,
    created_at: now(),
    is_scanned: isScanned ? 1 : 0,
    is_proof: isProof ? 1 : 0,
  }
  // The previous version reads the kind of a file.
  await db
    .insertInto('lead_files')
    .values({ ...file, kind: 'other', sha256: toHash(bytes), position: lastPosition(file) })
    .execute()
  await db.insertInto('lead_file_bytes').values({ file_id: id, bytes }).execute()
  if (student_document_id) await separateFromVerified(db, student_document_id)
  return file as StoredFile
}

/** The position of the last page of a document and its duplicates; a later id follows it. */
const lastPosition = ({ student_document_id: id }: Pick<StoredFile, 'student_document_id'>) =>
  sql<number>`(select coalesce(max(position), 0) from lead_files where student_document_id in (
    select id from student_documents where id = ${id} or duplicate_of = ${id}))`

const REPEAT_MS = 10 * 60 * 1000

interface SentFile extends Pick<NewFile, 'name' | 'bytes' | 'author_id' | 'isProof'> {
  primaryLeadId: string
  /** The document to which it was sent; left out for a new one. */
  documentId?: string
}

/**
 * Returns the file that the same person has added within the last 10 minutes, because the response
 * may have been lost. A rejected document gets it again. The lead must be locked.
 */
export async function findRepeatedFile(
  db: Database,
  { primaryLeadId, documentId, name, bytes, author_id, isProof = false }: SentFile,
) {
  const row = await db
    .selectFrom('lead_files')
    .innerJoin('student_documents', 'student_documents.id', 'student_document_id')
    .select(columns.map((name) => `lead_files.${name}` as const))
    .where('lead_files.lead_id', 'in', (eb) =>
      eb.selectFrom('leads').select('leads.id').where('primary_lead_id', '=', primaryLeadId),
    )
    .where((is) => is.and({ sha256: toHash(bytes), name, author_id, is_proof: isProof ? 1 : 0 }))
    .where((is) => (documentId ? is('student_document_id', '=', documentId) : is.lit(true)))
    .where('lead_files.created_at', '>', new Date(Date.now() - REPEAT_MS).toISOString())
    .where('lead_files.deleted_at', 'is', null)
    .where('student_documents.deleted_at', 'is', null)
    .where('state', 'not in', pendingStates)
    .executeTakeFirst()
  return row as StoredFile | undefined
}

export const toHash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

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
  if (row?.student_document_id) await separateFromVerified(db, row.student_document_id)
  return row as StoredFile | undefined
}

/** Purges files deleted over 30 days ago. */
export async function purgeFiles(db: Database) {
  await db.deleteFrom('lead_files').where('deleted_at', '<', restorableSince()).execute()
}
