import { Type } from 'typebox'
import { defineJob } from '#app/platform/server/jobs/job-type.ts'
import type { Database } from '#database/connect.ts'
import { addDocuments } from '../store.ts'
import { readBytes, toHash } from './store.ts'

const FILES_AT_ONCE = 20

/**
 * Completes files that a previous version has stored: it adds no document and no hash. Runs in small
 * transactions, because there may be many files at the first time.
 */
export const completeFiles = defineJob({
  name: 'complete-lead-files',
  title: 'Complete files of an earlier version',
  payload: Type.Object({}),
  every: 60 * 60,
  isSilent: true,
  async run({ app: { db }, signal, end }) {
    await addDocumentsOfFiles(db)
    while (!signal.aborted && (await addHashes(db)));
    await end(async () => {})
  },
})

async function addDocumentsOfFiles(db: Database) {
  const files = await db
    .selectFrom('lead_files')
    .select(['id', 'lead_id', 'conversation_id', 'form_answers_id', 'name', 'deleted_at'])
    .where('lead_id', 'is not', null)
    .where('student_document_id', 'is', null)
    .orderBy('id')
    .execute()
  for (const { id, lead_id, name, ...file } of files) {
    await db.transaction().execute(async (transaction) => {
      const [document] = await addDocuments(transaction, lead_id as string, [
        {
          kind: 'other',
          title: name,
          state: 'received',
          conversation_id: file.conversation_id ?? undefined,
          form_answers_id: file.form_answers_id ?? undefined,
          deleted_at: file.deleted_at,
        },
      ])
      const updated = await transaction
        .updateTable('lead_files')
        .set({ student_document_id: document?.id ?? null })
        .where('id', '=', id)
        .where('lead_id', '=', lead_id)
        .where('student_document_id', 'is', null)
        .executeTakeFirst()
      if (updated.numUpdatedRows > 0n || !document) return
      await transaction.deleteFrom('student_documents').where('id', '=', document.id).execute()
    })
  }
}

/** Returns whether there may be more files without a hash. */
async function addHashes(db: Database) {
  const files = await db
    .selectFrom('lead_files')
    .select('id')
    .where('sha256', 'is', null)
    .orderBy('id')
    .limit(FILES_AT_ONCE)
    .execute()
  for (const { id } of files) {
    const bytes = await readBytes(db, id)
    const sha256 = bytes ? toHash(bytes) : ''
    await db.updateTable('lead_files').set({ sha256 }).where('id', '=', id).execute()
  }
  return files.length === FILES_AT_ONCE
}
