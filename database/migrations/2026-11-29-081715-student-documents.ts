import { type Kysely, sql } from 'kysely'
import { isPostgres } from '../sql-dialect.ts'

const ROWS_AT_ONCE = 500
const MAX_NOTE_LENGTH = 200
const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/**
 * Adds student documents, which replace files of leads and checklists. Documents of checklists and
 * files without one become student documents with the same id; steps of checklists become tasks.
 */
export async function up(db: Kysely<unknown>) {
  await createTable(db)
  await addDocumentsOfChecklists(db)
  await addDocumentsOfFiles(db)
  await addTasksOfSteps(db)
  await sql`create index student_documents_by_lead on student_documents (lead_id)`.execute(db)
  await sql`create index student_documents_by_conversation on student_documents (conversation_id)
    where conversation_id is not null`.execute(db)
  await sql`create index student_documents_due on student_documents (state, due_on)
    where due_on is not null and deleted_at is null and duplicate_of is null`.execute(db)
  await sql`create index student_documents_expiring on student_documents (valid_until)
    where valid_until is not null and deleted_at is null and duplicate_of is null`.execute(db)
  await sql`create index student_documents_by_main on student_documents (duplicate_of)
    where duplicate_of is not null`.execute(db)
  await sql`create index lead_files_by_document on lead_files (student_document_id)`.execute(db)
  await sql`create index lead_files_by_hash on lead_files (sha256)
    where sha256 is not null and deleted_at is null`.execute(db)
}

async function createTable(db: Kysely<unknown>) {
  const text = sql.raw(isPostgres(db) ? 'text collate "C"' : 'text')
  await sql`
    create table student_documents (
      id ${text} primary key,
      lead_id ${text} references leads (id) on delete cascade,
      conversation_id ${text} references conversations (id) on delete cascade,
      kind text not null,
      title text not null,
      whose text not null default 'student',
      issuer text not null default '',
      issued_on ${text},
      valid_until ${text},
      due_on ${text},
      note text not null default '',
      state text not null,
      reject_reason text not null default '',
      verified_how text,
      verified_by ${text},
      verified_at ${text},
      verified_note text not null default '',
      proof_file_id ${text},
      source text not null default '',
      position integer not null,
      created_at ${text} not null,
      deleted_at ${text},
      duplicate_of ${text}
    )`.execute(db)
  await sql`alter table lead_files add column student_document_id ${text}
    references student_documents (id) on delete cascade`.execute(db)
  await sql`alter table lead_files add column sha256 ${text}`.execute(db)
  await sql`alter table lead_files add column is_proof integer not null default 0`.execute(db)
}

/** A checked document has no record of its verification. */
async function addDocumentsOfChecklists(db: Kysely<unknown>) {
  await sql`
    insert into student_documents (id, lead_id, kind, title, note, source, state, due_on, position,
      created_at, deleted_at, duplicate_of)
    select id, lead_id, 'other', title, note, source, case state when 'open' then 'needed'
        when 'got' then 'received' when 'checked' then 'verified' else state end,
      due_on, position, created_at, deleted_at, duplicate_of
    from checklist_items where kind = 'document'`.execute(db)
  const { rows } = await sql<{ title: string }>`
    select distinct title from student_documents`.execute(db)
  for (const { title } of rows) {
    const kind = guessKind(title)
    if (kind === 'other') continue
    await sql`update student_documents set kind = ${kind} where title = ${title}`.execute(db)
  }
  await sql`
    update lead_files set student_document_id = (
      select min(checklist_items.id) from checklist_items
      where file_id = lead_files.id and checklist_items.kind = 'document'
        and checklist_items.lead_id = lead_files.lead_id and checklist_items.deleted_at is null)
    where lead_id is not null and deleted_at is null`.execute(db)
}

/** Files of conversations without a lead get a document when they have one. */
async function addDocumentsOfFiles(db: Kysely<unknown>) {
  await sql`
    insert into student_documents (id, lead_id, conversation_id, kind, title, state, position,
      created_at, deleted_at)
    select id, lead_id, conversation_id, case kind when 'passport' then 'passport'
        when 'mark_sheet' then 'transcript' when 'test_score' then 'language_test'
        when 'offer_letter' then 'offer' when 'photo' then 'photo' else 'other' end,
      case when kind in ('passport', 'mark_sheet', 'test_score', 'offer_letter', 'photo') then ''
        else name end,
      'received', 1000 + row_number() over (partition by lead_id order by id), created_at, deleted_at
    from lead_files where lead_id is not null and student_document_id is null`.execute(db)
  await sql`update lead_files set student_document_id = id
    where lead_id is not null and student_document_id is null`.execute(db)
}

interface Step {
  id: string
  lead_id: string
  title: string
  note: string
  state: string
  due_on: string | null
  created_at: string
  deleted_at: string | null
}

async function addTasksOfSteps(db: Kysely<unknown>) {
  const timeZone = await readTimeZone(db)
  const now = new Date()
  // A step without a date gets one a month ahead, so that nothing is overdue because of the update.
  const later = dayIn(timeZone, new Date(now.getTime() + 30 * DAY_MS))
  for (let after = ''; ; ) {
    const { rows } = await sql<Step>`
      select id, lead_id, title, note, state, due_on, created_at, deleted_at from checklist_items
      where kind <> 'document' and id > ${after} order by id limit ${ROWS_AT_ONCE}`.execute(db)
    if (rows.length === 0) break
    after = rows.at(-1)?.id ?? ''
    const tasks = rows.map((step) => {
      const isDone = !['open', 'asked'].includes(step.state)
      const done_at = isDone ? step.created_at : null
      const day = step.due_on ?? (isDone ? dayIn(timeZone, new Date(step.created_at)) : later)
      return sql`(${step.id}, ${step.lead_id}, 'other', ${toNote(step)}, ${endOfDay(timeZone, day)},
        ${step.created_at}, ${done_at}, ${done_at}, ${step.deleted_at})`
    })
    await sql`insert into tasks (id, lead_id, kind, note, due_at, set_at, handled_at, done_at,
      deleted_at) values ${sql.join(tasks)}`.execute(db)
  }
  await updateFollowUps(db)
}

async function readTimeZone(db: Kysely<unknown>): Promise<string> {
  const { rows } = await sql<{ record: string }>`select record from office`.execute(db)
  return JSON.parse(rows[0]?.record ?? '{}').time_zone || 'Asia/Kathmandu'
}

function toNote({ title, note, state }: Step) {
  const text = [state === 'asked' ? `${title} (requested)` : title, note].filter(Boolean).join(': ')
  const characters = [...text.replace(/\s+/g, ' ').trim()]
  if (characters.length <= MAX_NOTE_LENGTH) return characters.join('')
  return `${characters.slice(0, MAX_NOTE_LENGTH - 1).join('')}…`
}

const dayIn = (timeZone: string, at: Date) =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(at)

/** Returns the last millisecond of a day, by which a task without a time is due. */
function endOfDay(timeZone: string, day: string) {
  const utc = Date.parse(day) + DAY_MS
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(utc)
    .find(({ type }) => type === 'timeZoneName')
  const [, sign, hours = '0', minutes = '0'] = parts?.value.match(/GMT([+-])(\d\d):(\d\d)/) ?? []
  const offset = (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * MINUTE_MS
  return new Date(utc - (sign ? offset : 0) - 1).toISOString()
}

/** Stores the next open task as the follow-up of the leads that have new tasks. */
async function updateFollowUps(db: Kysely<unknown>) {
  await sql`
    update leads set (follow_up_at, follow_up_channel, follow_up_note) = (
      select next.due_at, coalesce(case when next.kind = 'call' then 'phone'
        when next.kind in ('document', 'deadline', 'other') then '' else next.kind end, ''),
        coalesce(next.note, '')
      from (select 1 as one) as always left join (
        select due_at, kind, note from tasks
        where done_at is null and deleted_at is null
          and lead_id in (select part.id from leads as part where part.primary_lead_id = leads.id)
          and not exists (select 1 from lead_stages
            where lead_stages.id = leads.stage_id and lead_stages.outcome = 'lost')
        order by due_at, id limit 1
      ) as next on one = 1)
    where id in (select step_lead.primary_lead_id from checklist_items
      inner join leads as step_lead on step_lead.id = checklist_items.lead_id
      where checklist_items.kind <> 'document')`.execute(db)
}

const kindPatterns: [kind: string, pattern: RegExp][] = [
  ['passport', /passport|rahadani|राहदानी/i],
  ['citizenship', /citizenship|nagarikta|नागरिकता/i],
  ['transcript', /mark ?sheet|\bmarks|transcript|\bgrades?\b|लब्धाङ्क|ट्रान्सक्रिप्ट/i],
  ['provisional', /provisional/i],
  ['character', /character/i],
  ['migration', /migration/i],
  ['recommendation', /recommendation/i],
  ['language_test', /ielts|\bpte\b|toefl|duolingo|\bjlpt\b|\btopik\b/i],
  ['enrolment', /\bcoe\b|\bi-?20\b|\bcas\b/i],
  ['offer', /offer/i],
  ['loan_letter', /\bloan\b/i],
  ['tax_clearance', /\btax\b/i],
  ['bank_balance', /bank|balance|बैंक/i],
  ['income', /income/i],
  ['relationship', /relationship|नाता/i],
  ['noc', /\bnoc\b|no objection/i],
  ['medical', /medical|\btb\b|x-?ray/i],
  ['police_report', /police/i],
  ['cv', /\bcv\b|resume|résumé/i],
  ['statement', /\bsop\b|statement of purpose|motivation/i],
  ['experience', /experience|employment/i],
  ['photo', /photo|फोटो/i],
]

const guessKind = (title: string) =>
  kindPatterns.find(([, pattern]) => pattern.test(title.normalize()))?.[0] ?? 'other'
