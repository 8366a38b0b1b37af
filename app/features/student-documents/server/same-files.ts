import { type SqlBool, sql } from 'kysely'
import { isInScope } from '#app/features/leads/server/lead-scope.ts'
import type { Viewer } from '#app/platform/server/auth/viewer.ts'
import type { Database } from '#database/connect.ts'
import type { SameFile } from '../contract.ts'

/** Lists the files of a lead that other leads in the viewer's scope have too, by SHA-256. */
export async function listSameFiles(
  db: Database,
  primaryLeadId: string,
  viewer: Viewer,
): Promise<SameFile[]> {
  const { rows } = await sql<{ file_id: string; lead_id: string; lead_name: string }>`
    select distinct own.id as file_id, leads.id as lead_id, leads.name as lead_name
    from lead_files as own
      inner join leads as own_lead on own_lead.id = own.lead_id
      inner join lead_files as other on other.sha256 = own.sha256
      inner join leads as linked_lead on linked_lead.id = other.lead_id
      inner join leads on leads.id = linked_lead.primary_lead_id
    where own_lead.primary_lead_id = ${primaryLeadId} and leads.id <> ${primaryLeadId}
      and leads.merged_into is null and ${isInScope(viewer)}
      and own.sha256 is not null and own.sha256 <> ''
      and own.deleted_at is null and other.deleted_at is null
      and ${hasDocument('own')} and ${hasDocument('other')}
    order by file_id, lead_id`.execute(db)
  return rows
}

const hasDocument = (file: string) => sql<SqlBool>`exists (
  select 1 from student_documents as document where document.deleted_at is null
    and document.id = ${sql.ref(`${file}.student_document_id`)})`
