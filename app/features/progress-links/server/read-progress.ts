import { dayIn } from '#app/contract/date-format.ts'
import type { OpeningHours } from '#app/contract/office.ts'
import type { Application, StepNeed } from '#app/features/applications/contract.ts'
import { readStepNeeds } from '#app/features/applications/server/step-documents.ts'
import { listOfLead } from '#app/features/applications/server/store.ts'
import type { DocumentKind, StudentDocument } from '#app/features/student-documents/contract.ts'
import type { Database } from '#database/connect.ts'
import type { Sight } from '../contract.ts'
import { listPages } from './stored-pages.ts'

export type Outcome = NonNullable<Application['outcome']>
/** Who brings an application to its next step. */
export type Actor = 'student' | 'office' | 'institution' | 'authority'

/**
 * What the page of a link shows. It has no numbers of passports or applications, and of the notes of the
 * office only what is due at a deadline.
 */
export interface Progress {
  applications: ShownApplication[]
  documents: ListedDocument[]
}

export interface ShownApplication
  extends Pick<
    Application,
    'id' | 'institution' | 'institution_ne' | 'course' | 'intake' | 'outcome' | 'visa_decision'
  > {
  steps: ShownStep[]
  /** Who acts next; undefined for an application with an outcome, or in its last step. */
  actor: Actor | undefined
  /** The day of the office's deadline; '' for none. */
  deadline: string
  /** What is due then; '' if the office did not say. */
  deadline_note: string
  payments: Payment[]
  /** What the student must bring for the next step. */
  needed: DocumentKind[]
}

export interface ShownStep {
  name: string
  /** In Nepali; '' if it has none. */
  name_ne: string
  state: 'reached' | 'next' | 'later'
  /** The day on which it was reached; '' for those that it has not reached. */
  day: string
}

export interface Payment {
  kind: 'deposit' | 'fee'
  /** In the minor unit of the currency. */
  amount: number
  currency: string
  due_on: string
}

export interface ShownDocument
  extends Pick<
    StudentDocument,
    'id' | 'kind' | 'title' | 'whose' | 'state' | 'due_on' | 'reject_reason'
  > {}

/** `has_pages`: the office has stored pages, which a code opens. */
export interface ListedDocument extends ShownDocument {
  has_pages: boolean
}

type Clock = Pick<OpeningHours, 'time_zone'>

/** Reads what the page shows of a lead and its merged leads. */
export async function readProgress(
  db: Database,
  { primaryLeadId, clock, sight }: { primaryLeadId: string; clock: Clock; sight: Sight },
): Promise<Progress> {
  const [applications, documents, pages] = await Promise.all([
    sight.applications ? readApplications(db, primaryLeadId, clock) : [],
    sight.documents ? readDocuments(db, primaryLeadId) : [],
    sight.stored_documents ? listPages(db, primaryLeadId) : [],
  ])
  const stored = new Set(pages.map(({ document_id }) => document_id))
  return {
    // The documents of a step are documents too.
    applications: sight.documents
      ? applications
      : applications.map((application) => ({ ...application, needed: [] })),
    documents: documents.map((document) => ({ ...document, has_pages: stored.has(document.id) })),
  }
}

async function readApplications(db: Database, primaryLeadId: string, clock: Clock) {
  const applications = await listOfLead(db, primaryLeadId, clock)
  if (applications.length === 0) return []
  const [steps, visits, needs] = await Promise.all([
    listSteps(db, [...new Set(applications.map(({ track_id }) => track_id))]),
    listVisits(
      db,
      applications.map(({ id }) => id),
    ),
    readStepNeeds(db, { primaryLeadId, applications, clock }),
  ])
  return applications.map((application) => {
    const own = visits.filter(({ application_id }) => application_id === application.id)
    const track = steps.filter(({ track_id }) => track_id === application.track_id)
    const ofOwn = needs.filter(({ application_id }) => application_id === application.id)
    return toShown(application, { track, visits: own, needs: ofOwn, clock })
  })
}

/** Also deleted steps, which an application may have been in. */
const listSteps = (db: Database, trackIds: string[]) =>
  db
    .selectFrom('track_steps')
    .select(['id', 'track_id', 'name', 'name_ne', 'input', 'actor', 'deleted_at'])
    .where('track_id', 'in', trackIds)
    .orderBy('position')
    .orderBy('id')
    .execute()
type Step = Awaited<ReturnType<typeof listSteps>>[number]

const listVisits = (db: Database, applicationIds: string[]) =>
  db
    .selectFrom('application_steps')
    .select(['application_id', 'step_id', 'entered_at', 'value'])
    .where('application_id', 'in', applicationIds)
    .orderBy('entered_at')
    .orderBy('id')
    .execute()
type Visit = Awaited<ReturnType<typeof listVisits>>[number]

interface Way {
  track: Step[]
  visits: Visit[]
  needs: StepNeed[]
  clock: Clock
}

function toShown(application: Application, { track, visits, needs, clock }: Way): ShownApplication {
  const { id, institution, institution_ne, course, intake, outcome, visa_decision } = application
  const dayOf = new Map(visits.map((visit) => [visit.step_id, visit]))
  const present = track.findIndex((step) => step.id === application.step_id)
  const isOpen = outcome === null
  // A step that was skipped or deleted is not shown, because it was never reached, nor are the steps ahead
  // of an application that has ended.
  const shown = track.filter((step, index) =>
    index > present
      ? isOpen && (dayOf.has(step.id) || step.deleted_at === null)
      : dayOf.has(step.id),
  )
  const reached = isOpen && isBegun(track, { present, dayOf }) ? present - 1 : present
  const findAfter = (place: number) =>
    track.find((step, index) => index > place && step.deleted_at === null)
  const next = findAfter(reached)
  return {
    id,
    institution,
    institution_ne,
    course,
    intake,
    outcome,
    visa_decision,
    steps: shown.map((step) =>
      toStep(step, {
        isDone: track.indexOf(step) <= reached,
        isNext: isOpen && step === next,
        visit: dayOf.get(step.id),
        clock,
      }),
    ),
    actor: isOpen && next ? next.actor || 'office' : undefined,
    deadline:
      isOpen && application.deadline && !application.is_deadline_done
        ? toDay(application.deadline, clock)
        : '',
    deadline_note: application.deadline_note,
    payments: isOpen ? listPayments(application) : [],
    needed:
      needs.find(({ step_id }) => step_id === findAfter(present)?.id)?.documents.flatMap(toBring) ??
      [],
  }
}

/**
 * Whether the present step is the first and was only begun: an application starts in it, and its date is
 * entered when it is done.
 */
function isBegun(
  track: Step[],
  { present, dayOf }: { present: number; dayOf: Map<string, Visit> },
) {
  const step = track[present]
  const isFirst = track
    .slice(0, Math.max(0, present))
    .every(({ id, deleted_at }) => deleted_at !== null && !dayOf.has(id))
  return isFirst && step?.input !== 'none' && dayOf.get(step?.id ?? '')?.value === ''
}

/** A received document is with the office, which must verify it. */
const toBring = ({ kind, state }: StepNeed['documents'][number]) =>
  state === 'received' ? [] : [kind]

interface Place {
  isDone: boolean
  isNext: boolean
  visit: Visit | undefined
  clock: Clock
}

function toStep(
  { name, name_ne, input }: Step,
  { isDone, isNext, visit, clock }: Place,
): ShownStep {
  if (!isDone) return { name, name_ne, state: isNext ? 'next' : 'later', day: '' }
  const isDated = input === 'date' && /^\d{4}-\d{2}-\d{2}$/.test(visit?.value ?? '')
  const day = isDated ? visit?.value : visit && dayIn(clock.time_zone, visit.entered_at)
  return { name, name_ne, state: 'reached', day: day ?? '' }
}

/** A deadline is a day or a moment. */
const toDay = (deadline: string, { time_zone }: Clock) =>
  deadline.length > 10 ? dayIn(time_zone, deadline) : deadline

function listPayments(application: Application): Payment[] {
  const { currency, deposit, deposit_paid, deposit_due_on, fee, fee_paid, fee_due_on } = application
  const open = (
    kind: Payment['kind'],
    amount: number | null,
    paid: number | null,
    due_on: string,
  ) =>
    amount !== null && due_on !== '' && (paid ?? 0) < amount
      ? [{ kind, amount: amount - (paid ?? 0), currency, due_on }]
      : []
  return [
    ...open('deposit', deposit, deposit_paid, deposit_due_on),
    ...open('fee', fee, fee_paid, fee_due_on),
  ]
}

/** Reads the documents that the page shows. */
export async function readDocuments(db: Database, primaryLeadId: string): Promise<ShownDocument[]> {
  return db
    .selectFrom('student_documents')
    .select(['id', 'kind', 'title', 'whose', 'state', 'due_on', 'reject_reason'])
    .where('lead_id', 'in', (is) =>
      is.selectFrom('leads').select('leads.id').where('primary_lead_id', '=', primaryLeadId),
    )
    .where('deleted_at', 'is', null)
    .where('duplicate_of', 'is', null)
    .where('state', '<>', 'not_needed')
    .orderBy('position')
    .orderBy('id')
    .execute()
}

/** Whether the student must still bring the document. */
export const isNeeded = ({ state }: Pick<ShownDocument, 'state'>) =>
  state === 'needed' || state === 'asked' || state === 'rejected'
