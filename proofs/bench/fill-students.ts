import { createHash, randomBytes } from 'node:crypto'
import type { Insertable } from 'kysely'
import { v7 as newId } from 'uuid'
import { channels } from '#app/contract/enquiry.ts'
import { outcomes, reasonsOf } from '#app/features/applications/outcomes-contract.ts'
import { toNewRow } from '#app/features/leads/server/store/lead-row.ts'
import { documentKinds, documentStates } from '#app/features/student-documents/contract.ts'
import { type Database, openDatabase } from '#database/connect.ts'
import type { Tables } from '#database/schema/tables.ts'
import { toSearchText } from '#database/sql-dialect.ts'
import { addMany } from './fill-office.ts'

const STUDENTS = 10_000
const APPLICATIONS_EACH = 4
const APPLICATIONS = STUDENTS * APPLICATIONS_EACH
const DOCUMENTS_EACH = 20
const ACTIVITIES_EACH = 10
const COUNSELLORS = 20
const INSTITUTIONS = 300
const COURSES_EACH = 3
const DAY_MS = 24 * 60 * 60 * 1000
const SPREAD_DAYS = 3 * 365

export const commonBranch = 'Pokhara'
export const commonIntake = '2027-02'
export const commonFamily = 'Gurung'
export const rareName = 'Needle Example'
export const rareNumber = 'APP-020000'
export const knownCourse = 'Nursing'
/** The student whose documents are downloaded. */
export const zippedId = idOf(1, 7)
const ZIP_FILES = 10
export const ZIP_BYTES = 100_000_000

/** Fills a migrated database with the students of a large office, in one transaction. */
export async function fillStudents(address: string) {
  const db = openDatabase(address)
  await db.transaction().execute(async (transaction) => {
    await addPeople(transaction)
    await addApplications(transaction)
    await addDocuments(transaction)
    await addZippedFiles(transaction)
  })
  await db.destroy()
}

/** Returns the id of a row: the second group tells the tables apart. */
function idOf(table: number, index: number) {
  return `01900000-000${table}-7000-8000-${String(index).padStart(12, '0')}`
}

const start = Date.now() - SPREAD_DAYS * DAY_MS
const at = (ms: number) => new Date(ms).toISOString()
const dayOf = (ms: number) => at(ms).slice(0, 10)
const pick = <Value>(values: readonly Value[], index: number) =>
  values[index % values.length] as Value
/** Spreads neighbouring rows over the years. */
const momentOf = (index: number) => start + ((index * 7919) % SPREAD_DAYS) * DAY_MS + index

async function addPeople(db: Database) {
  const stages = await db.selectFrom('lead_stages').select('id').orderBy('position').execute()
  await addMany(db, 'administrators', COUNSELLORS, makeCounsellor)
  await addMany(db, 'leads', STUDENTS, (index) => makeStudent(index, pick(stages, index).id))
  await addMany(db, 'lead_activities', STUDENTS * ACTIVITIES_EACH, makeActivity)
}

function makeCounsellor(index: number): Insertable<Tables['administrators']> {
  const username = `counsellor-${index}`
  return {
    id: idOf(0, index),
    username,
    username_key: username,
    email: `${username}@office.example`,
    password_hash: '',
    created_at: at(start),
    role: 'counsellor',
  }
}

const names = ['Asha', 'Binod', 'Chandra', 'Deepa', 'Gita', 'Hari', 'kiran', 'Laxmi', 'सुनिता']
const families = [commonFamily, 'Thapa', 'Rai', 'Shrestha', 'tamang', 'Magar', 'Karki']
const countries = ['AU', 'GB', 'US', 'CA', 'JP', 'KR', 'NZ', 'MT']

function makeStudent(index: number, stage_id: string) {
  const created_at = at(momentOf(index))
  const row = toNewRow({
    id: idOf(1, index),
    name:
      index === STUDENTS / 2 ? rareName : `${pick(names, index)} ${pick(families, index)} ${index}`,
    emails: [`student${index}@school.example`],
    phones: [`+977 980-${String(index).padStart(7, '0')}`],
    guardian_name: '',
    guardian_phone: '',
    city: '',
    language: index % 2 === 0 ? 'ne' : '',
    phone_labels: [],
    countries: [pick(countries, index)],
    stage_id,
    owner_id: index % 20 === 0 ? null : idOf(0, index % COUNSELLORS),
    created_at,
    channel: pick(channels, index),
    campaign: '',
    page: '/contact',
    source: index % 4 === 0 ? 'facebook' : `site ${index % 60}`,
    isWaiting: index % 40 === 0,
    first_response_minutes: 20,
  })
  return { ...row, branch: pick(['', 'Head office', commonBranch, 'Chitwan'], index) }
}

function makeActivity(index: number): Insertable<Tables['lead_activities']> {
  const student = Math.floor(index / ACTIVITIES_EACH)
  return {
    id: idOf(2, index),
    lead_id: idOf(1, student),
    at: at(momentOf(student) + (index % ACTIVITIES_EACH) * DAY_MS),
    author_id: null,
    kind: pick(['call', 'note', 'visit'], index),
    text: 'Would like to study, and asks what a year costs with rent and food.',
    before: '{}',
    after: '{}',
    corrected_at: null,
  }
}

type Step = Pick<Tables['track_steps'], 'id' | 'track_id'>

async function addApplications(db: Database) {
  const steps: Step[] = await db
    .selectFrom('track_steps')
    .innerJoin('tracks', 'tracks.id', 'track_id')
    .select(['track_steps.id', 'track_id'])
    .orderBy('tracks.position')
    .orderBy('track_steps.position')
    .execute()
  const tracks = [...Map.groupBy(steps, ({ track_id }) => track_id).values()]
  await addMany(db, 'institutions', INSTITUTIONS, makeInstitution)
  await addMany(db, 'courses', INSTITUTIONS * COURSES_EACH, makeCourse)
  const applications = Array.from({ length: APPLICATIONS }, (_, index) =>
    makeApplication(index, pick(tracks, index)),
  )
  const deadlines = applications.flatMap(makeDeadline)
  await addMany(db, 'tasks', deadlines.length, (index) => deadlines[index] as Task)
  await addMany(db, 'applications', APPLICATIONS, (index) => applications[index] as Application)
  const visits = applications.flatMap((application, index) =>
    makeVisits(application, pick(tracks, index)),
  )
  await addMany(db, 'application_steps', visits.length, (index) => visits[index] as Visit)
}

function makeInstitution(index: number): Insertable<Tables['institutions']> {
  const id = idOf(3, index)
  const name = `Example College ${index}`
  return {
    id,
    // Each tenth one is merged into the one before it.
    primary_id: index % 10 === 9 ? idOf(3, index - 1) : id,
    merged_into: index % 10 === 9 ? idOf(3, index - 1) : null,
    name,
    name_ne: '',
    country: pick(countries, index),
    city: '',
    website: '',
    is_partner: 0,
    agreement_until: '',
    search_text: toSearchText(name),
    created_at: at(start),
  }
}

const makeCourse = (index: number): Insertable<Tables['courses']> => ({
  id: idOf(4, index),
  institution_id: idOf(3, Math.floor(index / COURSES_EACH)),
  name: `${pick([knownCourse, 'Accounting', 'Data science'], index)} ${index}`,
  level: 'Bachelor',
  created_at: at(start),
})

type Application = Insertable<Tables['applications']>
type Task = Insertable<Tables['tasks']>
type Visit = Insertable<Tables['application_steps']>

/** Six of ten have an outcome. Two of three of these had a visa decided. */
function makeApplication(index: number, track: Step[]): Application {
  const created = momentOf(index)
  const institution = (index * 31) % INSTITUTIONS
  const isDecided = index % 10 < 6
  const outcome = isDecided ? pick(outcomes, Math.floor(index / 10)) : null
  const hasVisa = isDecided && index % 3 !== 0
  const decided = dayOf(Math.min(created + 120 * DAY_MS, Date.now()))
  const visaDecision = outcome === 'refused' ? ('refused' as const) : ('granted' as const)
  const step = pick(track, Math.floor(index / track.length))
  return {
    id: idOf(5, index),
    lead_id: idOf(1, Math.floor(index / APPLICATIONS_EACH)),
    institution_id: idOf(3, institution),
    course_id: idOf(4, institution * COURSES_EACH + (index % COURSES_EACH)),
    campus: '',
    level: 'Bachelor',
    intake: pick([commonIntake, '2027-07', '2027-09', '2026-09', ''], index),
    country: pick(countries, index),
    track_id: step.track_id,
    step_id: step.id,
    partner: '',
    owner_id: index % 10 === 0 ? idOf(0, index % COUNSELLORS) : null,
    application_no: `APP-${String(index).padStart(6, '0')}`,
    offer_no: '',
    currency: 'AUD',
    fee: 1_000_000,
    fee_due_on: '',
    fee_paid: null,
    fee_paid_on: '',
    deposit: null,
    deposit_due_on: '',
    deposit_paid: null,
    deposit_paid_on: '',
    conditions: '',
    conditions_met_on: '',
    conditions_evidence: '',
    deadline_task_id: index % 2 === 0 ? idOf(6, index) : null,
    visa_decision: hasVisa ? visaDecision : null,
    visa_decided_on: hasVisa ? decided : '',
    outcome,
    outcome_reason: outcome ? (pick(reasonsOf[outcome], index) ?? '') : '',
    outcome_note: '',
    decided_on: isDecided ? decided : '',
    created_at: at(created),
    changed_at: at(Math.min(created + (index % 200) * DAY_MS, Date.now())),
  }
}

/** Decided applications have a deadline that is done, open ones one around today. */
function makeDeadline(
  { deadline_task_id, lead_id, outcome, created_at }: Application,
  index: number,
) {
  if (!deadline_task_id) return []
  const due = outcome ? Date.parse(created_at) : Date.now() + ((index % 60) - 15) * DAY_MS
  const done_at = outcome ? at(due) : null
  const task: Task = {
    id: deadline_task_id,
    lead_id,
    kind: 'deadline',
    note: 'Deposit',
    due_at: at(due),
    owner_id: null,
    set_at: created_at,
    handled_at: done_at,
    done_at,
  }
  return [task]
}

/** An application has been in each step up to its present one. */
function makeVisits({ id, step_id, created_at }: Application, track: Step[]): Visit[] {
  const present = track.findIndex((step) => step.id === step_id)
  const created = Date.parse(created_at)
  return track.slice(0, present + 1).map((step, index) => ({
    id: newId(),
    application_id: id,
    step_id: step.id,
    entered_at: at(created + index * 20 * DAY_MS),
    exited_at: index === present ? null : at(created + (index + 1) * 20 * DAY_MS),
    value: '',
    author_id: null,
  }))
}

/** Three of four documents have a file. Its bytes are not stored, because no call here reads them. */
async function addDocuments(db: Database) {
  const count = STUDENTS * DOCUMENTS_EACH
  await addMany(db, 'student_documents', count, makeDocument)
  await addMany(db, 'lead_files', (count * 3) / 4, (index) =>
    makeFile(idOf(8, index), Math.floor((index * 4) / 3)),
  )
}

function makeDocument(index: number): Insertable<Tables['student_documents']> {
  const student = Math.floor(index / DOCUMENTS_EACH)
  const state = pick(documentStates, index * 7)
  const isVerified = state === 'verified'
  return {
    id: idOf(7, index),
    lead_id: idOf(1, student),
    kind: pick(documentKinds, index),
    title: '',
    state,
    valid_until: index % 5 === 0 ? dayOf(Date.now() + ((index % 1500) - 300) * DAY_MS) : null,
    due_on: index % 7 === 0 ? dayOf(Date.now() + ((index % 90) - 30) * DAY_MS) : null,
    verified_how: isVerified ? 'original' : null,
    verified_by: isVerified ? idOf(0, index % COUNSELLORS) : null,
    verified_at: isVerified ? at(momentOf(student)) : null,
    position: (index % DOCUMENTS_EACH) + 1,
    created_at: at(momentOf(student)),
  }
}

const makeFile = (id: string, document: number): Insertable<Tables['lead_files']> => ({
  id,
  lead_id: idOf(1, Math.floor(document / DOCUMENTS_EACH)),
  student_document_id: idOf(7, document),
  kind: 'other',
  name: 'scan.pdf',
  type: 'pdf',
  size: 400_000,
  author_id: idOf(0, 0),
  sha256: createHash('sha256').update(id).digest('hex'),
  is_scanned: 1,
  created_at: at(start),
})

/** Gives one student scans of 100 MB in place of the other files. */
async function addZippedFiles(db: Database) {
  await db.deleteFrom('lead_files').where('lead_id', '=', zippedId).execute()
  const first = 7 * DOCUMENTS_EACH
  for (let index = 0; index < ZIP_FILES; index++) {
    const file = makeFile(idOf(9, index), first + index)
    const bytes = randomBytes(ZIP_BYTES / ZIP_FILES)
    await db
      .insertInto('lead_files')
      .values({ ...file, size: bytes.length })
      .execute()
    await db.insertInto('lead_file_bytes').values({ file_id: file.id, bytes }).execute()
  }
}
