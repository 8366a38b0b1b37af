import { type SqlBool, sql } from 'kysely'
import type { Services } from '#app/platform/server/feature/services.ts'
import { Conflict } from '#app/platform/server/http/errors.ts'
import type { Database } from '#database/connect.ts'
import { publishState } from '../events.ts'
import { addDocuments } from '../store.ts'
import { receiveFile } from './receive-file.ts'
import { sendFile } from './send-file.ts'
import { addFile, listFilesById, type NewFile } from './store.ts'

/** Limits per conversation. */
const MAX_FILES = 10
const MAX_TOTAL_BYTES = 40 * 1024 * 1024

/**
 * Files of conversations: they have neither lead nor document until the conversation has a lead, and
 * are deleted with it.
 */
export const leadFileServices = {
  receive: receiveFile,
  send: sendFile,
  listById: listFilesById,
  /** Adds a file to a conversation, whose row is locked. Throws Conflict above the limits. */
  async add(db: Database, file: ConversationFile) {
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
    if (file.lead_id) await addMissingDocuments(db, [file.conversation_id])
  },
  /**
   * Moves the files of these conversations and their documents to their lead; null if they have none
   * or are deleted.
   */
  async setLead(db: Database, conversationIds: string[], leadId: string | null) {
    // The lead may have been erased.
    const lead_id = sql<string | null>`(select id from leads where id = ${leadId})`
    await detachFiles(db, conversationIds, leadId)
    await db
      .updateTable('lead_files')
      .set({ lead_id })
      .where(isOfConversations(conversationIds))
      .execute()
    await db
      .updateTable('student_documents')
      .set({ lead_id, duplicate_of: null })
      .where('conversation_id', 'in', conversationIds)
      .execute()
    await addMissingDocuments(db, conversationIds)
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
  /**
   * Permanently deletes the files and documents of these conversations, with their audit log entries.
   */
  async erase(db: Database, { auditLog }: Services, conversationIds: string[]) {
    const files = await db
      .deleteFrom('lead_files')
      .where(isOfConversations(conversationIds))
      .returning('id')
      .execute()
    const documents = await db
      .deleteFrom('student_documents')
      .where('conversation_id', 'in', conversationIds)
      .returning('id')
      .execute()
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
}

type ConversationFile = Omit<NewFile, 'student_document_id' | 'conversation_id'> & {
  conversation_id: string
}

/** Condition: a file was sent in these conversations, or added to a document of them. */
const isOfConversations = (conversationIds: string[]) => sql<SqlBool>`(
  conversation_id in (${sql.join(conversationIds)}) or student_document_id in (
    select id from student_documents where conversation_id in (${sql.join(conversationIds)})))`

/** Removes files that leave their lead from documents that stay with it. */
async function detachFiles(db: Database, conversationIds: string[], leadId: string | null) {
  await db
    .updateTable('lead_files')
    .set({ student_document_id: null })
    .where('conversation_id', 'in', conversationIds)
    .where(
      sql<SqlBool>`exists (select 1 from student_documents as document
        where document.id = lead_files.student_document_id and document.conversation_id is null
          and document.lead_id is distinct from ${leadId})`,
    )
    .execute()
}

/** Adds a document of the kind 'other' for each file that has a lead and no document. */
async function addMissingDocuments(db: Database, conversationIds: string[]) {
  const files = await db
    .selectFrom('lead_files')
    .select(['id', 'lead_id', 'conversation_id', 'name', 'deleted_at', 'created_at'])
    .where('conversation_id', 'in', conversationIds)
    .where('lead_id', 'is not', null)
    .where('student_document_id', 'is', null)
    .orderBy('id')
    .execute()
  for (const { id, lead_id, conversation_id, name, deleted_at } of files) {
    const [document] = await addDocuments(db, lead_id as string, [
      {
        kind: 'other',
        title: name,
        state: 'received',
        conversation_id: conversation_id as string,
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
