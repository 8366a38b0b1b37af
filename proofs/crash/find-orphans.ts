import { sql } from 'kysely'
import { openServerDatabase } from '#tests/processes/databases.ts'
import type { Settings } from '#tests/processes/server-process.ts'

/** Rows that must not exist, by what is wrong with them. */
const orphans: Record<string, string> = {
  'application without its lead': `select id from applications
    where not exists (select 1 from leads where leads.id = applications.lead_id)`,
  'application without exactly one present step': `select id from applications where 1 <> (
    select count(*) from application_steps
    where application_id = applications.id and exited_at is null)`,
  'application without its deadline': `select id from applications
    where deadline_task_id is not null
      and not exists (select 1 from tasks where tasks.id = deadline_task_id)`,
  'application without exactly one entry of the activity log': `select id from applications
    where 1 <> (select count(*) from audit_log
      where subject = 'application' and subject_id = applications.id and action = 'added')`,
  'step without its application': `select id from application_steps
    where not exists (select 1 from applications where applications.id = application_id)`,
  'course without its institution': `select id from courses
    where not exists (select 1 from institutions where institutions.id = institution_id)`,
  'document without lead and conversation': `select id from student_documents
    where conversation_id is null
      and not exists (select 1 from leads where leads.id = student_documents.lead_id)`,
  'received document without a file': `select id from student_documents
    where state = 'received' and not exists (
      select 1 from lead_files where student_document_id = student_documents.id)`,
  'needed document with a file': `select id from student_documents
    where state = 'needed' and exists (
      select 1 from lead_files where student_document_id = student_documents.id)`,
  'file without its document': `select id from lead_files
    where lead_id is not null and not exists (
      select 1 from student_documents where student_documents.id = student_document_id)`,
  'file without its bytes': `select id from lead_files where not exists (
    select 1 from lead_file_bytes where file_id = lead_files.id and length(bytes) = size)`,
  'bytes without their file': `select file_id as id from lead_file_bytes
    where not exists (select 1 from lead_files where lead_files.id = file_id)`,
  'registration without its lead': `select id from event_registrations
    where state <> 'spam' and not exists (select 1 from leads where leads.id = lead_id)`,
  'answers without their lead': `select id from form_answers
    where spam_reason is null and not exists (select 1 from leads where leads.id = lead_id)`,
  'activity without its lead': `select id from lead_activities
    where not exists (select 1 from leads where leads.id = lead_id)`,
}

/** Reads the database of a server that was killed, before it starts again. Returns the faults. */
export async function findOrphans(settings: Settings): Promise<string[]> {
  const db = openServerDatabase(settings)
  const faults: string[] = []
  for (const [fault, query] of Object.entries(orphans)) {
    const { rows } = await sql<{ id: string }>`${sql.raw(query)}`.execute(db)
    faults.push(...rows.map(({ id }) => `${fault}: ${id}`))
  }
  await db.destroy()
  return faults
}
