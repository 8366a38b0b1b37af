import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../sql-dialect.ts'

/** Links for students and guardians, what a guardian may see, and who acts in each step of a track. */
export async function up(db: Kysely<unknown>) {
  const text = sql.raw(isPostgres(db) ? 'text collate "C"' : 'text')
  await sql`
    create table progress_links (
      id ${text} primary key,
      lead_id ${text} not null references leads (id) on delete cascade,
      guardian_id ${text} references guardians (id) on delete cascade,
      secret_hash ${text} not null unique,
      created_at ${text} not null,
      created_by ${text} not null,
      last_opened_at ${text},
      revoked_at ${text},
      code_hash ${text},
      code_expires_at ${text},
      code_tries integer not null default 0
    )`.execute(db)
  await sql`create index progress_links_by_lead on progress_links (lead_id)`.execute(db)
  await sql`create index progress_links_by_guardian on progress_links (guardian_id)
    where guardian_id is not null`.execute(db)
  await sql`
    create table progress_consents (
      id ${text} primary key,
      lead_id ${text} not null references leads (id) on delete cascade,
      guardian_id ${text} not null references guardians (id) on delete cascade,
      sees_applications integer not null,
      sees_documents integer not null,
      can_upload integer not null,
      agreed_on ${text} not null,
      recorded_by ${text},
      changed_at ${text} not null,
      unique (lead_id, guardian_id)
    )`.execute(db)
  await sql`create index progress_consents_by_guardian on progress_consents (guardian_id)`.execute(
    db,
  )
  await addActors(db)
}

/** Who brings an application to the steps that a new office starts with. */
const actors: Record<string, string[]> = {
  student: ['Interview', 'Deposit', 'Fee paid', 'SEVIS fee', 'Visa interview', 'Lease', 'Enrolled'],
  office: ['Apply', 'DS-160', 'Visa lodged', 'Study permit lodged'],
  institution: [
    'Offer',
    'GS check',
    'CoE',
    'CAS',
    'I-20',
    'LOA',
    'PAL',
    'Admission',
    'COE applied',
    'Visa number',
  ],
  authority: ['Visa decided', 'Study permit decided', 'COE issued', 'Approval in principle'],
}

async function addActors(db: Kysely<unknown>) {
  await sql`alter table track_steps add column actor text not null default ''`.execute(db)
  for (const [actor, names] of Object.entries(actors))
    for (const name of names)
      await sql`update track_steps set actor = ${actor} where name = ${name}`.execute(db)
}
