import type { FastifyInstance } from 'fastify'
import { type SqlBool, sql } from 'kysely'
import type { Services } from '#app/platform/server/feature/services.ts'
import { Conflict } from '#app/platform/server/http/errors.ts'
import type { Database } from '#database/connect.ts'
import type { FileType } from '../../files-contract.ts'
import { publishDeletions, publishState } from '../events.ts'
import { checkDocumentLimit, checkFileLimits } from '../limits.ts'
import { addDocuments } from '../store.ts'
import { checkType, receiveFile } from './receive-file.ts'
import { sendFile } from './send-file.ts'
import { addFile, listFilesById, type NewFile } from './store.ts'

/** Limits per conversation. */
const MAX_FILES = 10
const MAX_TOTAL_BYTES = 40 * 1024 * 1024

/** With what visitors send files: a conversation or the answers of a form. */
type Source = 'conversation_id' | 'form_answers_id'

/**
 * Files of one kind of source: they have neither lead nor document until their source has a lead, and
 * are deleted with it.
 */
const filesOf = (source: Source) => ({
  /**
   * Moves the files of these sources and their documents to their lead; null if they have none or are
   * deleted.
   */
  async setLead(db: Database, ids: string[], leadId: string | null) {
    // The lead may have been erased.
    const lead_id = sql<string | null>`(select id from leads where id = ${leadId})`
    await detachFiles(db, source, ids, leadId)
    await db.updateTable('lead_files').set({ lead_id }).where(isOf(source, ids)).execute()
    await db
      .updateTable('student_documents')
      .set({ lead_id, duplicate_of: null })
      .where(source, 'in', ids)
      .execute()
    await db
      .updateTable('student_documents')
      .set({ duplicate_of: null })
      .where('duplicate_of', 'in', (is) =>
        is
          .selectFrom('student_documents as moved')
          .select('moved.id')
          .where(`moved.${source}`, 'in', ids),
      )
      .execute()
    await addMissingDocuments(db, source, ids)
  },
  /** Permanently deletes the files and documents of these sources, with their audit log entries. */
  async erase(db: Database, { auditLog }: Services, ids: string[]) {
    const files = await db
      .deleteFrom('lead_files')
      .where(isOf(source, ids))
      .returning('id')
      .execute()
    const documents = await db
      .deleteFrom('student_documents')
      .where(source, 'in', ids)
      .returning(['id', 'lead_id', 'duplicate_of', 'deleted_at'])
      .execute()
    await publishDeletions(db, documents)
    for (const [subject, rows] of [
      ['lead_file', files],
      ['student_document', documents],
    ] as const) {
      if (rows.length === 0) continue
      await auditLog.erase(
        db,
        subject,
        rows.map(({ id }) => id),
      )
    }
  },
})

/** Files of conversations. */
export const leadFileServices = {
  receive: receiveFile,
  send: sendFile,
  listById: listFilesById,
  ...filesOf('conversation_id'),
  /** Adds a file to a conversation, whose row is locked. Throws Conflict above the limits. */
  async add(db: Database, file: SentFile<'conversation_id'>) {
    const { count, size } = await db
      .selectFrom('lead_files')
      .select(sql<number>`count(*)`.as('count'))
      .select(sql<number>`coalesce(sum(size), 0)`.as('size'))
      .where('conversation_id', '=', file.conversation_id)
      .where('deleted_at', 'is', null)
      .executeTakeFirstOrThrow()
    if (Number(count) >= MAX_FILES || Number(size) + file.bytes.length > MAX_TOTAL_BYTES)
      throw new Conflict(
        `A conversation can have at most ${MAX_FILES} files and ${MAX_TOTAL_BYTES / 1024 / 1024} MB in total.`,
        'chat_files_full',
      )
    await addFile(db, file)
    if (file.lead_id) await addMissingDocuments(db, 'conversation_id', [file.conversation_id])
  },
  async moveToConversation(db: Database, from: string, to: string) {
    for (const table of ['lead_files', 'student_documents'] as const) {
      await db
        .updateTable(table)
        .set({ conversation_id: to })
        .where('conversation_id', '=', from)
        .execute()
    }
  },
}

/** Files of forms. */
export const formFileServices = {
  checkType,
  ...filesOf('form_answers_id'),
  /** Throws Conflict if the lead would have too many files or documents with these. */
  async checkLimits(
    app: Pick<FastifyInstance, 'services'>,
    db: Database,
    leadId: string,
    files: Pick<NewFile, 'bytes'>[],
  ) {
    const { primary_lead_id } = await db
      .selectFrom('leads')
      .select('primary_lead_id')
      .where('id', '=', leadId)
      .executeTakeFirstOrThrow()
    const size = files.reduce((total, { bytes }) => total + bytes.length, 0)
    await checkDocumentLimit(db, primary_lead_id, files.length)
    await checkFileLimits(app, db, primary_lead_id, { size, count: files.length })
  },
  /** Adds the files of new answers, and documents if these have a lead. */
  async add(db: Database, answersId: string, files: SentFile<'form_answers_id'>[]) {
    for (const file of files) await addFile(db, file)
    await addMissingDocuments(db, 'form_answers_id', [answersId])
  },
  /**
   * Returns the files of these answers that are not deleted, also not with their document, in the order in
   * which they were added.
   */
  async listByAnswers(db: Database, answersIds: string[]) {
    if (answersIds.length === 0) return []
    const rows = await db
      .selectFrom('lead_files')
      .leftJoin('student_documents', 'student_documents.id', 'student_document_id')
      .select(['lead_files.id', 'lead_files.form_answers_id', 'name', 'type', 'size'])
      .select(['is_scanned', 'sha256'])
      .where('lead_files.form_answers_id', 'in', answersIds)
      .where('lead_files.deleted_at', 'is', null)
      .where('student_documents.deleted_at', 'is', null)
      .orderBy('lead_files.id')
      .execute()
    return rows.map(({ type, ...row }) => ({ ...row, type: type as FileType }))
  },
}

type SentFile<Origin extends Source> = Omit<NewFile, 'student_document_id' | Source> &
  Record<Origin, string>

/** Condition: a file was sent with these sources, or added to a document of them. */
const isOf = (source: Source, ids: string[]) => sql<SqlBool>`(
  ${sql.ref(source)} in (${sql.join(ids)}) or student_document_id in (
    select id from student_documents where ${sql.ref(source)} in (${sql.join(ids)})))`

/** Removes files that leave their lead from documents that stay with it. */
async function detachFiles(db: Database, source: Source, ids: string[], leadId: string | null) {
  await db
    .updateTable('lead_files')
    .set({ student_document_id: null })
    .where(source, 'in', ids)
    .where(
      sql<SqlBool>`exists (select 1 from student_documents as document
        where document.id = lead_files.student_document_id
          and document.${sql.ref(source)} is null and document.lead_id is distinct from ${leadId})`,
    )
    .execute()
}

/** Adds a document of the kind 'other' for each file that has a lead and no document. */
async function addMissingDocuments(db: Database, source: Source, ids: string[]) {
  const files = await db
    .selectFrom('lead_files')
    .select(['id', 'lead_id', source, 'name', 'deleted_at'])
    .where(source, 'in', ids)
    .where('lead_id', 'is not', null)
    .where('student_document_id', 'is', null)
    .orderBy('id')
    .execute()
  for (const { id, lead_id, name, deleted_at, [source]: sourceId } of files) {
    const [document] = await addDocuments(db, lead_id as string, [
      {
        kind: 'other',
        title: name,
        state: 'received',
        [source]: sourceId as string,
        deleted_at,
      },
    ])
    await db
      .updateTable('lead_files')
      .set({ student_document_id: document?.id ?? null })
      .where('id', '=', id)
      .execute()
    if (document && !deleted_at) await publishState(db, document)
  }
}
