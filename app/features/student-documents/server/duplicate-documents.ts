import { type SqlBool, sql } from 'kysely'
import type { Database } from '#database/connect.ts'
import type { DocumentState } from '../contract.ts'

/**
 * Links equal documents of a lead and its merged leads, so that the list shows only the most advanced
 * one. A document with files stays beside a verified one, whose verification does not cover them. Runs
 * after each merge and unmerge.
 */
export async function linkDuplicateDocuments(db: Database, primaryLeadId: string) {
  await unlinkFromOtherLeads(db, primaryLeadId)
  const rows = await db
    .selectFrom('student_documents')
    .select(['id', 'lead_id', 'kind', 'whose', 'source', 'title', 'state'])
    .select((is) =>
      is
        .exists(
          is
            .selectFrom('lead_files')
            .select('lead_files.id')
            .whereRef('student_document_id', '=', 'student_documents.id')
            .where('lead_files.deleted_at', 'is', null),
        )
        .as('has_files'),
    )
    .where('lead_id', 'in', selectLeadIds(db, primaryLeadId))
    .where('deleted_at', 'is', null)
    .where('duplicate_of', 'is', null)
    .orderBy('position')
    .orderBy('id')
    .execute()
  const groups = Map.groupBy(rows, ({ kind, whose, source, title }) =>
    [kind, whose, source || title.normalize().toLowerCase()].join(' '),
  )
  for (const documents of groups.values()) {
    const main = documents.toSorted((first, second) => rank(second) - rank(first))[0]
    // Equal documents of the same lead are not duplicates. A verification covers no files of another.
    const duplicateIds = documents
      .filter(({ lead_id }) => lead_id !== main?.lead_id)
      .filter(({ has_files }) => !has_files || main?.state !== 'verified')
      .map(({ id }) => id)
    if (!main || duplicateIds.length === 0) continue
    await db
      .updateTable('student_documents')
      .set({ duplicate_of: main.id })
      .where((is) => is.or([is('id', 'in', duplicateIds), is('duplicate_of', 'in', duplicateIds)]))
      .execute()
  }
}

/**
 * Separates a document that has received a file from the verified document of which it is a duplicate,
 * so that the file does not stand under a verification that does not cover it.
 */
export const separateFromVerified = (db: Database, id: string) =>
  db
    .updateTable('student_documents')
    .set({ duplicate_of: null })
    .where('id', '=', id)
    .where('duplicate_of', 'in', (is) =>
      is
        .selectFrom('student_documents as main')
        .select('main.id')
        .where('main.state', '=', 'verified'),
    )
    .execute()

const ranks: DocumentState[] = ['not_needed', 'needed', 'asked', 'rejected', 'received', 'verified']
const rank = ({ state }: { state: string }) => ranks.indexOf(state as DocumentState)

const selectLeadIds = (db: Database, primaryLeadId: string) =>
  db.selectFrom('leads').select('id').where('primary_lead_id', '=', primaryLeadId)

/** Unlinks documents whose main document belongs to another lead or no longer exists. */
async function unlinkFromOtherLeads(db: Database, primaryLeadId: string) {
  await db
    .updateTable('student_documents')
    .set({ duplicate_of: null })
    .where('lead_id', 'in', selectLeadIds(db, primaryLeadId))
    .where('duplicate_of', 'is not', null)
    .where(
      sql<SqlBool>`not exists (
        select 1 from student_documents as main where main.id = student_documents.duplicate_of
          and main.lead_id in (select id from leads where primary_lead_id = ${primaryLeadId}))`,
    )
    .execute()
}
