import type { FileType } from '#app/features/student-documents/files-contract.ts'
import { prepareCopy } from '#app/features/student-documents/server/copies/prepare-copy.ts'
import { mediaTypeOf } from '#app/features/student-documents/server/files/file-types.ts'
import { readBytes } from '#app/features/student-documents/server/files/store.ts'
import { ConcurrencyLimiter } from '#app/platform/server/http/concurrency-limiter.ts'
import type { Database } from '#database/connect.ts'

/** A page of a document that the office has; not its proof of a verification. */
export interface StoredPage {
  id: string
  document_id: string
  type: FileType
}

/** Returns the pages of the documents of a lead and its merged leads that its link shows, in order. */
export async function listPages(db: Database, primaryLeadId: string): Promise<StoredPage[]> {
  const rows = await db
    .selectFrom('lead_files')
    .innerJoin('student_documents as own', 'own.id', 'student_document_id')
    .innerJoin('student_documents as document', (join) =>
      join.on((is) => is('document.id', '=', is.fn.coalesce('own.duplicate_of', 'own.id'))),
    )
    .innerJoin('leads', 'leads.id', 'own.lead_id')
    .select(['lead_files.id', 'document.id as document_id', 'lead_files.type'])
    .where('leads.primary_lead_id', '=', primaryLeadId)
    .where('document.lead_id', 'in', (is) =>
      is.selectFrom('leads').select('leads.id').where('primary_lead_id', '=', primaryLeadId),
    )
    .where('lead_files.deleted_at', 'is', null)
    .where('lead_files.is_proof', '=', 0)
    .where('document.deleted_at', 'is', null)
    .where('document.state', '<>', 'not_needed')
    .orderBy('lead_files.id')
    .execute()
  return rows as StoredPage[]
}

/** Each copy keeps a whole file in memory until it is sent. */
export const copies = new ConcurrencyLimiter({ maxConcurrent: 2, maxQueued: 32, maxWaitMs: 30_000 })

/** Returns the copy of a page that leaves the office; undefined if it was deleted meanwhile. */
export async function readPage(db: Database, { id, type }: StoredPage) {
  const bytes = await readBytes(db, id)
  return bytes && { bytes: await prepareCopy(bytes, type), mediaType: mediaTypeOf(type) }
}
