import { type Insertable, sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { channels } from '#app/contract/enquiry.ts'
import { matchKeysOf } from '#app/features/lead-matching/server/compare-people.ts'
import { toNewRow } from '#app/features/leads/server/store/lead-row.ts'
import { type Database, openDatabase } from '#database/connect.ts'
import type { Tables } from '#database/schema/tables.ts'
import { isPostgres, toSearchText } from '#database/sql-dialect.ts'
import { addMany } from './fill-office.ts'

const LEADS = 50_000
/** Each is the guardian of two leads. */
const GUARDIANS = LEADS / 2
const ACTIVITIES_EACH = 10
const ANSWER_MINUTES = 20
const DAY_MS = 24 * 60 * 60 * 1000
const SPREAD_MS = 3 * 365 * DAY_MS

export const commonName = 'Gurung'
/** Matches exactly one lead. */
export const rareName = 'Needle Example'
export const knownEmail = 'student20000@school.example'
/** The stored phone '+977 980-0020000' as a person may type it. */
export const knownPhone = '००९७७ ९८०-0020000'
export const commonTag = 'Scholarship'
export const rareTag = 'Tag 41'
export const lostReason = 'Too dear'
export const commonSource = 'facebook'
export const rareSource = 'site 17'
export const commonIntake = '2027-02'
export const commonLevel = 'Bachelor'
export const commonSubject = 'Nursing'
/** Occurs in one note. */
export const rareNoteWord = 'Zebra'

export const knownGuardian = 'Ram Example 12000'

/** Fills a migrated database with the leads of a large office after three years. */
export async function fillLeads(address: string) {
  const db = openDatabase(address)
  const stages = await db
    .selectFrom('lead_stages')
    .select(['id', 'outcome'])
    .orderBy('position')
    .execute()
  const owners = await db.selectFrom('administrators').select('id').execute()
  const given = { stages, owners: owners.map(({ id }) => id) }
  const ids = Array.from({ length: LEADS }, (_, index) => newId({ msecs: cameAt(index) }))
  const lead = (index: number) => makeLead(given, ids[index] ?? '', index)
  await addMany(db, 'leads', LEADS, lead)
  const tasks = ids.flatMap((_, index) => makeTasks(lead(index)))
  await addMany(db, 'tasks', tasks.length, (index) => tasks[index] as Insertable<Tables['tasks']>)
  await addMany(db, 'guardians', GUARDIANS, makeGuardian)
  await addMany(db, 'lead_guardians', LEADS, (index) => ({
    lead_id: ids[index] ?? '',
    guardian_id: makeGuardian(index % GUARDIANS).id,
    relation: 'Father',
    position: 0,
  }))
  const activities = Array.from({ length: LEADS * ACTIVITIES_EACH }, () => newId())
  await addMany(db, 'lead_activities', activities.length, (index) =>
    makeActivity(ids, activities[index] ?? '', index),
  )
  await withoutIndexing(db, () =>
    addMany(db, 'lead_note_search', activities.length, (index) => {
      const { id, lead_id, text } = makeActivity(ids, activities[index] ?? '', index)
      return { activity_id: id, lead_id, search_text: toSearchText(text) }
    }),
  )
  await addMany(db, 'enquiries', LEADS, (index) =>
    makeEnquiry(lead(index), activities[index * ACTIVITIES_EACH] ?? ''),
  )
  const now = new Date().toISOString()
  const keys = ids.flatMap((lead_id, index) =>
    matchKeysOf(makePerson(index)).map((key) => ({ key, lead_id, added_at: now })),
  )
  const stageHistory = ids.flatMap((_, index) => makeStageHistory(stages, lead(index)))
  await addMany(
    db,
    'lead_stage_history',
    stageHistory.length,
    (index) => stageHistory[index] as StagePeriod,
  )
  // Links all contacts, so that no linking runs during the measurement.
  await db.updateTable('contacts').set({ lead_id: ids[0] }).execute()
  await addMany(
    db,
    'lead_match_keys',
    keys.length,
    (index) => keys[index] ?? { key: '', lead_id: '', added_at: now },
  )
  await db.destroy()
}

/** Indexes the letters of each lead once, not again for each note (SQLite). */
async function withoutIndexing(db: Database, addNotes: () => Promise<void>) {
  if (isPostgres(db)) return addNotes()
  const name = 'lead_letters_note_added'
  const { rows } = await sql<{ sql: string }>`
    select sql from sqlite_schema where name = ${name}`.execute(db)
  await sql`drop trigger ${sql.ref(name)}`.execute(db)
  await addNotes()
  await sql.raw(rows[0]?.sql ?? '').execute(db)
  // Fires the trigger of a changed note.
  await sql`update lead_note_search set search_text = search_text where activity_id in (
    select min(activity_id) from lead_note_search group by lead_id)`.execute(db)
}

const start = Date.now() - SPREAD_MS
const cameAt = (index: number) => start + Math.floor((SPREAD_MS * index) / LEADS)
const at = (ms: number) => new Date(ms).toISOString()
const pick = <Value>(values: Value[], index: number) => values[index % values.length] as Value

const names = ['Asha', 'Binod', 'Chandra', 'Deepa', 'Gita', 'Hari', 'kiran', 'Laxmi', 'सुनिता']
const families = [commonName, 'Thapa', 'Rai', 'Shrestha', 'tamang', 'Magar', 'Karki']
const countries = ['AU', 'CA', 'GB', 'US', 'NZ', 'JP', 'KR', 'IE']
const intakes = [commonIntake, '2027-07', '2027-09', '']
const levels = [commonLevel, 'Master', 'Diploma']
const subjects = [commonSubject, 'Accounting', 'Information technology', 'Hotel management']
const cities = ['Pokhara', 'Butwal', 'काठमाडौँ', '']
const pages = ['/contact', '/', '/australia', '/canada']
const branches = ['', 'Head office', 'Pokhara', 'Chitwan']

export function makePerson(index: number) {
  const name = `${pick(names, index)} ${pick(families, index)} ${index}`
  return {
    name: index === LEADS / 2 ? rareName : name,
    emails: [`student${index}@school.example`],
    phones: [`+977 980-${String(index).padStart(7, '0')}`],
  }
}

function makeGuardian(index: number) {
  const [name, phone] = [`Ram Example ${index}`, `986${String(index).padStart(7, '0')}`]
  return {
    id: `01900000-0000-7000-8000-${String(index).padStart(12, '0')}`,
    name,
    phone,
    email: '',
    search_text: toSearchText(name, phone),
    created_at: at(start),
  }
}

interface Given {
  stages: Pick<Tables['lead_stages'], 'id' | 'outcome'>[]
  owners: string[]
}

function makeLead({ stages, owners }: Given, id: string, index: number) {
  const created = cameAt(index)
  // Six of ten leads are won or lost.
  const isOver = index % 10 < 6
  const chosen = stages.filter(({ outcome }) => (outcome === 'open') !== isOver)
  const hasNext = !isOver && index % 5 !== 0
  const stage = pick(chosen, Math.floor(index / 10))
  const guardian = makeGuardian(index % GUARDIANS)
  const row = toNewRow({
    id,
    ...makePerson(index),
    guardian_name: guardian.name,
    guardian_phone: guardian.phone,
    city: pick(cities, index),
    language: index % 2 === 0 ? 'ne' : '',
    phone_labels: [],
    countries: index % 3 === 0 ? [pick(countries, index), 'AU'] : [pick(countries, index)],
    stage_id: stage.id,
    owner_id: index % 20 === 0 ? null : pick(owners, index),
    created_at: at(created),
    channel: pick([...channels], index),
    campaign: index % 9 === 0 ? 'winter' : '',
    page: pick(pages, index),
    source: index % 4 === 0 ? commonSource : `site ${index % 60}`,
    isWaiting: index % 40 === 0,
    first_response_minutes: index % 40 === 0 ? null : ANSWER_MINUTES,
  })
  return {
    ...row,
    tags: JSON.stringify(index % 3 === 0 ? [commonTag, `Tag ${index % 50}`] : []),
    branch: pick(branches, index),
    intake: pick(intakes, index),
    level: pick(levels, index),
    subject: pick(subjects, index),
    guardian_relation: 'Father',
    preferred_channel: pick(['', 'whatsapp', 'phone'], index),
    budget: 1_000_000 + (index % 40) * 100_000,
    test_scores: pick(['', 'IELTS 6.5', 'PTE 58'], index),
    qualification: pick(['+2 science', '+2 management'], index),
    qualification_year: pick(['2080 BS', '2081 BS', '2023'], index),
    grades: pick(['3.2 GPA', '68%', ''], index),
    lost_reason:
      stage.outcome !== 'lost' ? '' : index % 7 === 0 ? lostReason : 'No answer any more',
    follow_up_at: hasNext ? at(Date.now() + ((index % 60) - 20) * DAY_MS) : null,
    last_activity_at: at(created + ((index * 7919) % 90) * DAY_MS),
  }
}

/** Three former tasks of each lead; each open lead with a follow-up has it and two later tasks. */
function makeTasks({ id: lead_id, created_at, follow_up_at }: ReturnType<typeof makeLead>) {
  const created = Date.parse(created_at)
  const make = (due: number, done_at: string | null) => ({
    id: newId(),
    lead_id,
    kind: 'call' as const,
    note: 'About the fees',
    due_at: at(due),
    owner_id: null,
    set_at: created_at,
    handled_at: done_at,
    done_at,
  })
  const done = [2, 9, 30].map((days) => make(created + days * DAY_MS, at(created + days * DAY_MS)))
  if (!follow_up_at) return done
  const next = Date.parse(follow_up_at)
  const open = [0, 7, 30].map((days) => make(next + days * DAY_MS, null))
  return [...done, ...open]
}

type StagePeriod = Tables['lead_stage_history']

/** Every lead starts in the first stage and moves to its present one. */
function makeStageHistory(
  [first]: Given['stages'],
  lead: ReturnType<typeof makeLead>,
): StagePeriod[] {
  const { id: lead_id, created_at: lead_created_at, stage_id } = lead
  const now = { lead_id, lead_created_at, stage_id, minutes: 0, entered_at: lead_created_at }
  if (!first || first.id === stage_id) return [now]
  return [{ ...now, stage_id: first.id, minutes: 3000, entered_at: null }, now]
}

function makeActivity(ids: string[], id: string, index: number) {
  const [lead, turn] = [Math.floor(index / ACTIVITIES_EACH), index % ACTIVITIES_EACH]
  return {
    id,
    lead_id: ids[lead] ?? '',
    at: at(cameAt(lead) + turn * DAY_MS),
    author_id: null,
    kind: turn === 0 ? 'enquiry' : pick(['call', 'note', 'visit'], turn),
    text: makeNote(index),
    before: '{}',
    after: '{}',
    corrected_at: null,
  }
}

function makeNote(index: number) {
  const rare = index === (LEADS * ACTIVITIES_EACH) / 2 ? ` ${rareNoteWord}` : ''
  const subject = pick(subjects, index)
  return `Would like to study ${subject}, and asks what a year costs with rent and food.${rare}`
}

function makeEnquiry(lead: ReturnType<typeof makeLead>, activity_id: string) {
  const { id, created_at, channel, source, awaiting_reply_since } = lead
  const first_response_at = awaiting_reply_since ? null : created_at
  return {
    activity_id,
    lead_id: id,
    at: created_at,
    channel,
    source,
    medium: '',
    campaign: '',
    referrer: '',
    landing_page: '/',
    page: '/contact',
    referred_by: '',
    first_response_at,
    first_response_by: null,
    first_response_minutes: lead.first_response_minutes,
  }
}
