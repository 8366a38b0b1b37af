import { type Expression, type SqlBool, sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { belongsToLeadInScope } from '#app/features/leads/server/lead-scope.ts'
import { restorableSince } from '#app/platform/server/audit/restorable.ts'
import type { Viewer } from '#app/platform/server/auth/viewer.ts'
import type { Database } from '#database/connect.ts'
import type {
  DocumentKind,
  DocumentState,
  StudentDocument,
  VerificationMethod,
} from '../contract.ts'
import type { LeadFile } from '../files-contract.ts'
import { separateFromVerified } from './duplicate-documents.ts'
import { publishState } from './events.ts'
import { type ListNames, listFilesOfDocuments } from './files/store.ts'

type Details = Omit<StudentDocument, 'is_from_chat' | 'is_from_form' | 'verification' | 'files'>

/** `lead_id` is the lead that the document was added to, which may be merged into another. */
export interface StoredDocument extends Details {
  lead_id: string
  conversation_id: string | null
  form_answers_id: string | null
  verified_how: VerificationMethod | null
  verified_by: string | null
  verified_at: string | null
  verified_note: string
  proof_file_id: string | null
}

const columns = [
  'id',
  'lead_id',
  'conversation_id',
  'form_answers_id',
  'kind',
  'title',
  'whose',
  'issuer',
  'issued_on',
  'valid_until',
  'due_on',
  'note',
  'state',
  'reject_reason',
  'verified_how',
  'verified_by',
  'verified_at',
  'verified_note',
  'proof_file_id',
] as const
const now = () => new Date().toISOString()

/** The values of a document that is not verified. */
export const withoutVerification = {
  verified_how: null,
  verified_by: null,
  verified_at: null,
  verified_note: '',
  proof_file_id: null,
}

const selectDocuments = (db: Database, primaryLeadId: string) =>
  db
    .selectFrom('student_documents')
    .where('lead_id', 'in', (eb) =>
      eb.selectFrom('leads').select('leads.id').where('primary_lead_id', '=', primaryLeadId),
    )

/** Returns the documents of a lead and its merged leads, in order; with `isRemoved`, the deleted ones. */
export async function listDocuments(
  db: Database,
  primaryLeadId: string,
  listNames: ListNames,
  isRemoved = false,
): Promise<StudentDocument[]> {
  const rows = await selectDocuments(db, primaryLeadId)
    .select(columns)
    .where('deleted_at', isRemoved ? 'is not' : 'is', null)
    .where('duplicate_of', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute()
  return toDocuments(db, rows as StoredDocument[], listNames)
}

export async function toDocument(db: Database, stored: StoredDocument, listNames: ListNames) {
  const [document] = await toDocuments(db, [stored], listNames)
  return document as StudentDocument
}

async function toDocuments(
  db: Database,
  stored: StoredDocument[],
  listNames: ListNames,
): Promise<StudentDocument[]> {
  const files = await listFilesOfDocuments(
    db,
    stored.map(({ id }) => id),
    listNames,
  )
  const names = await listNames(db, [...new Set(stored.flatMap((row) => row.verified_by ?? []))])
  return stored.map((row) => present(row, files.get(row.id) ?? [], names))
}

function present(
  stored: StoredDocument,
  files: LeadFile[],
  names: Map<string, string>,
): StudentDocument {
  const { lead_id: _, conversation_id, form_answers_id, ...row } = stored
  const { verified_how, verified_by, verified_at, verified_note, proof_file_id, ...details } = row
  const verification = verified_how &&
    verified_at && {
      how: verified_how,
      by: names.get(verified_by ?? '') ?? '',
      at: verified_at,
      note: verified_note,
      file_id: proof_file_id,
    }
  return {
    ...details,
    is_from_chat: conversation_id !== null,
    is_from_form: form_answers_id !== null,
    verification: verification || null,
    files,
  }
}

export interface NewStoredDocument {
  kind: DocumentKind
  title: string
  state?: DocumentState
  whose?: StoredDocument['whose']
  issuer?: string
  issued_on?: string | null
  valid_until?: string | null
  due_on?: string | null
  note?: string
  /** The English title of the guide's document. */
  source?: string
  conversation_id?: string
  form_answers_id?: string
  deleted_at?: string | null
}

/** Adds documents at the end of the list. */
export async function addDocuments(db: Database, leadId: string, added: NewStoredDocument[]) {
  const { last } = await db
    .selectFrom('student_documents')
    .innerJoin('leads', 'leads.id', 'student_documents.lead_id')
    .select((is) => is.fn.max('position').as('last'))
    .where('primary_lead_id', '=', (eb) =>
      eb.selectFrom('leads as own').select('own.primary_lead_id').where('own.id', '=', leadId),
    )
    .executeTakeFirstOrThrow()
  const rows = added.map((document, index) => ({
    id: newId(),
    lead_id: leadId,
    conversation_id: document.conversation_id ?? null,
    form_answers_id: document.form_answers_id ?? null,
    kind: document.kind,
    title: document.title,
    whose: document.whose ?? ('student' as const),
    issuer: document.issuer ?? '',
    issued_on: document.issued_on ?? null,
    valid_until: document.valid_until ?? null,
    due_on: document.due_on ?? null,
    note: document.note ?? '',
    state: document.state ?? ('needed' as const),
    source: document.source ?? '',
    position: Number(last ?? 0) + index + 1,
    created_at: now(),
    deleted_at: document.deleted_at ?? null,
  }))
  await db.insertInto('student_documents').values(rows).execute()
  return rows.map(({ source: _s, position: _p, created_at: _c, deleted_at: _d, ...row }) => {
    const stored: StoredDocument = { ...row, reject_reason: '', ...withoutVerification }
    return stored
  })
}

/**
 * Returns the titles of the guide's documents that the lead has or had. Deleted ones count, so that
 * they are not suggested again.
 */
export async function listSources(db: Database, primaryLeadId: string) {
  const rows = await selectDocuments(db, primaryLeadId)
    .select('source')
    .where('source', '<>', '')
    .execute()
  return new Set(rows.map(({ source }) => source))
}

interface FindOptions {
  isRemoved?: boolean
  /** Only of this lead and its merged leads. */
  primaryLeadId?: string
}

/** Returns undefined also if the lead is outside the viewer's scope. */
export async function findDocument(
  db: Database,
  id: string,
  viewer: Viewer,
  { isRemoved = false, primaryLeadId }: FindOptions = {},
) {
  const isOfLead: Expression<SqlBool> = primaryLeadId
    ? sql<SqlBool>`lead_id in (select id from leads where primary_lead_id = ${primaryLeadId})`
    : sql<SqlBool>`1 = 1`
  const row = await db
    .selectFrom('student_documents')
    .select(columns)
    .where('id', '=', id)
    .where('deleted_at', isRemoved ? 'is not' : 'is', null)
    .where(isOfLead)
    .where(belongsToLeadInScope(sql.ref('student_documents.lead_id'), viewer))
    .executeTakeFirst()
  return row as StoredDocument | undefined
}

export async function updateDocument(
  db: Database,
  before: StoredDocument,
  change: Partial<StoredDocument>,
): Promise<StoredDocument> {
  // The id avoids an empty `set` clause, which is invalid SQL.
  await db
    .updateTable('student_documents')
    .set({ id: before.id, ...change })
    .where('id', '=', before.id)
    .execute()
  const after = { ...before, ...change }
  if (after.state !== before.state) await publishState(db, after)
  return after
}

/** Returns what a webhook says about a document; undefined if it or its lead was deleted. */
export async function describeForWebhook(db: Database, id: string) {
  const row = await db
    .selectFrom('student_documents')
    .innerJoin('leads as own_lead', 'own_lead.id', 'student_documents.lead_id')
    .innerJoin('leads', 'leads.id', 'own_lead.primary_lead_id')
    .select(['student_documents.id', 'leads.id as lead_id', 'kind', 'whose', 'state'])
    .where('student_documents.id', '=', id)
    .where('student_documents.deleted_at', 'is', null)
    .where('leads.deleted_at', 'is', null)
    .executeTakeFirst()
  if (!row) return undefined
  const { lead_id, kind, whose, state } = row
  return { document_id: row.id, lead_id, kind, whose, state }
}

/** Returns the ids of the documents of these leads, as they are listed. */
export async function listIds(db: Database, leadIds: string[]) {
  const rows = await db
    .selectFrom('student_documents')
    .select('id')
    .where('lead_id', 'in', leadIds)
    .where('deleted_at', 'is', null)
    .where('duplicate_of', 'is', null)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

export async function removeDocument(db: Database, id: string) {
  await db
    .updateTable('student_documents')
    .set({ deleted_at: now() })
    .where('id', '=', id)
    .execute()
}

/**
 * Returns undefined if the document is not deleted, was deleted over 30 days ago, or is outside the
 * viewer's scope.
 */
export async function restoreDocument(db: Database, id: string, viewer: Viewer) {
  const row = await db
    .updateTable('student_documents')
    .set({ deleted_at: null })
    .where('id', '=', id)
    .where('deleted_at', '>', restorableSince())
    .where(belongsToLeadInScope(sql.ref('student_documents.lead_id'), viewer))
    .returning(columns)
    .executeTakeFirst()
  if (row) await separateFromVerified(db, row.id)
  return row as StoredDocument | undefined
}

/**
 * Purges documents deleted over 30 days ago, with their files. Those of guides stay without their
 * details, because they would be suggested again.
 */
export async function purgeDocuments(db: Database) {
  const isOld = sql<SqlBool>`student_documents.deleted_at < ${restorableSince()}`
  await db
    .deleteFrom('lead_files')
    .where('student_document_id', 'in', (eb) =>
      eb.selectFrom('student_documents').select('id').where(isOld),
    )
    .execute()
  await db.deleteFrom('student_documents').where(isOld).where('source', '=', '').execute()
}
