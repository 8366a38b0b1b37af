import { sql } from 'kysely'
import type { Services } from '#app/platform/server/feature/services.ts'
import { Conflict } from '#app/platform/server/http/errors.ts'
import type { Database } from '#database/connect.ts'
import { receiveFile } from './receive-file.ts'
import { sendFile } from './send-file.ts'
import { addFile, listFilesById, type NewFile } from './store.ts'

/** Limits per conversation. */
const MAX_FILES = 10
const MAX_TOTAL_BYTES = 40 * 1024 * 1024

/**
 * Files of conversations: files of leads that have no lead until the conversation has one, and that
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
    await addFile(db, { ...file, kind: 'other' })
  },
  /** Moves the files of these conversations to their lead; null if they have none or are deleted. */
  async setLead(db: Database, conversationIds: string[], leadId: string | null) {
    await db
      .updateTable('lead_files')
      // The lead may have been erased.
      .set({ lead_id: sql`(select id from leads where id = ${leadId})` })
      .where('conversation_id', 'in', conversationIds)
      .execute()
  },
  async moveToConversation(db: Database, from: string, to: string) {
    await db
      .updateTable('lead_files')
      .set({ conversation_id: to })
      .where('conversation_id', '=', from)
      .execute()
  },
  /** Permanently deletes the files of these conversations, with their audit log entries. */
  async erase(db: Database, { auditLog }: Services, conversationIds: string[]) {
    const erased = await db
      .deleteFrom('lead_files')
      .where('conversation_id', 'in', conversationIds)
      .returning('id')
      .execute()
    if (erased.length === 0) return
    await auditLog.erase(
      db,
      'lead_file',
      erased.map(({ id }) => id),
    )
  },
}

type ConversationFile = Omit<NewFile, 'kind' | 'conversation_id'> & { conversation_id: string }
