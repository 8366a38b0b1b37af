import { type Insertable, sql, type Updateable } from 'kysely'
import { v7 as newId } from 'uuid'
import type { OpeningHours } from '#app/contract/office.ts'
import { belongsToLeadInScope } from '#app/features/leads/server/lead-scope.ts'
import { toDue } from '#app/features/tasks/tasks-contract.ts'
import { restorableSince } from '#app/platform/server/audit/restorable.ts'
import type { Viewer } from '#app/platform/server/auth/viewer.ts'
import type { Database } from '#database/connect.ts'
import type { ApplicationTables } from '#database/schema/application-tables.ts'
import type { Application, LeadApplication } from '../contract.ts'

type Clock = Pick<OpeningHours, 'time_zone'>

const ownColumns = [
  'id',
  'lead_id',
  'campus',
  'level',
  'intake',
  'country',
  'track_id',
  'step_id',
  'partner',
  'owner_id',
  'application_no',
  'offer_no',
  'currency',
  'fee',
  'fee_due_on',
  'fee_paid',
  'fee_paid_on',
  'deposit',
  'deposit_due_on',
  'deposit_paid',
  'deposit_paid_on',
  'conditions',
  'conditions_met_on',
  'conditions_evidence',
  'visa_decision',
  'visa_decided_on',
  'outcome',
  'outcome_reason',
  'outcome_note',
  'decided_on',
  'created_at',
  'changed_at',
] as const

const now = () => new Date().toISOString()

/** Applications with the names of institution and course, their deadline and their present step. */
export const selectApplications = (db: Database) =>
  db
    .selectFrom('applications')
    .innerJoin('institutions as chosen', 'chosen.id', 'applications.institution_id')
    .innerJoin('institutions', 'institutions.id', 'chosen.primary_id')
    .leftJoin('courses', 'courses.id', 'applications.course_id')
    .leftJoin('tasks', (join) =>
      join
        .onRef('tasks.id', '=', 'applications.deadline_task_id')
        .on('tasks.deleted_at', 'is', null),
    )
    .innerJoin('application_steps as present_step', (join) =>
      join
        .onRef('present_step.application_id', '=', 'applications.id')
        .on('present_step.exited_at', 'is', null),
    )
    .select(ownColumns.map((name) => `applications.${name}` as const))
    .select(['institutions.id as institution_id', 'institutions.name as institution'])
    .select(['institutions.name_ne as institution_ne', 'courses.name as course'])
    .select(['tasks.due_at', 'tasks.note as deadline_note', 'tasks.done_at as deadline_done_at'])
    .select(['present_step.value as step_value', 'present_step.entered_at as step_entered_at'])
    .select('present_step.override_reason')

type Row = Awaited<ReturnType<ReturnType<typeof selectApplications>['execute']>>[number]

export const toApplication = (
  { course, due_at, deadline_note, deadline_done_at, outcome_reason, currency, ...row }: Row,
  clock: Clock,
): Application => ({
  ...row,
  currency: currency as Application['currency'],
  outcome_reason: outcome_reason as Application['outcome_reason'],
  course: course ?? '',
  deadline: due_at ? toDue(due_at, clock) : null,
  deadline_note: deadline_note ?? '',
  is_deadline_done: deadline_done_at !== null,
})

const ofLead = (db: Database, primaryLeadId: string) =>
  db.selectFrom('leads').select('leads.id').where('primary_lead_id', '=', primaryLeadId)

/** Lists the applications of a lead and its merged leads: open ones first, the latest first. */
export async function listOfLead(db: Database, primaryLeadId: string, clock: Clock) {
  const rows = await selectApplications(db)
    .where('applications.lead_id', 'in', ofLead(db, primaryLeadId))
    .where('applications.deleted_at', 'is', null)
    .orderBy(sql`outcome is not null`)
    .orderBy('applications.id', 'desc')
    .execute()
  return rows.map((row) => toApplication(row, clock))
}

type ListNames = (db: Database, ids: string[]) => Promise<Map<string, string>>

/** Adds the steps that applications have been in. */
export async function withHistory(
  db: Database,
  applications: Application[],
  listNames: ListNames,
): Promise<LeadApplication[]> {
  const ids = applications.map(({ id }) => id)
  const rows = await db
    .selectFrom('application_steps')
    .select(['application_id', 'step_id', 'entered_at', 'exited_at', 'value', 'author_id'])
    .select('override_reason')
    .where('application_id', 'in', ids.length > 0 ? ids : [''])
    .orderBy('entered_at')
    .orderBy('id')
    .execute()
  const names = await listNames(db, [...new Set(rows.flatMap(({ author_id }) => author_id ?? []))])
  const visits = Map.groupBy(rows, ({ application_id }) => application_id)
  return applications.map((application) => ({
    ...application,
    history: (visits.get(application.id) ?? []).map(
      ({ step_id, entered_at, exited_at, value, author_id, override_reason }) => ({
        step_id,
        entered_at,
        exited_at,
        value,
        override_reason,
        by: names.get(author_id ?? '') ?? '',
      }),
    ),
  }))
}

/** Returns an application and its primary lead in the viewer's scope; deleted ones if asked for. */
export async function findApplication(
  db: Database,
  {
    id,
    viewer,
    clock,
    isDeleted = false,
  }: { id: string; viewer: Viewer; clock: Clock; isDeleted?: boolean },
) {
  const row = await selectApplications(db)
    .innerJoin('leads', 'leads.id', 'applications.lead_id')
    .select(['primary_lead_id', 'deadline_task_id', 'closed_deadline'])
    .where('applications.id', '=', id)
    .where('applications.deleted_at', isDeleted ? 'is not' : 'is', null)
    .where(belongsToLeadInScope(sql.ref('applications.lead_id'), viewer))
    .executeTakeFirst()
  if (!row) return undefined
  const { primary_lead_id: primaryLeadId, deadline_task_id, closed_deadline, ...application } = row
  return {
    application: toApplication(application, clock),
    primaryLeadId,
    taskId: deadline_task_id,
    hasClosedDeadline: closed_deadline === 1,
  }
}

/** Returns whether an application has this id, in any scope and also if it is deleted. */
export async function isIdUsed(db: Database, id: string) {
  const row = await db
    .selectFrom('applications')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst()
  return row !== undefined
}

type StoredApplication = Insertable<ApplicationTables['applications']>
type StoredValues = Updateable<ApplicationTables['applications']>
type NewRow = Partial<StoredApplication> &
  Pick<
    StoredApplication,
    | 'lead_id'
    | 'institution_id'
    | 'course_id'
    | 'campus'
    | 'level'
    | 'intake'
    | 'country'
    | 'track_id'
    | 'step_id'
    | 'partner'
    | 'owner_id'
  >

/** Adds an application in a step. Returns its id. */
export async function addApplication(db: Database, values: NewRow, by: string) {
  const { id = newId() } = values
  const at = now()
  const row = { ...emptyValues, ...values, id, created_at: at, changed_at: at }
  await db.insertInto('applications').values(row).execute()
  await enterStep(db, { id, step_id: values.step_id, at, by })
  return id
}

const emptyValues = {
  application_no: '',
  offer_no: '',
  currency: '',
  fee: null,
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
  deadline_task_id: null,
  visa_decision: null,
  visa_decided_on: '',
  outcome: null,
  outcome_reason: '',
  outcome_note: '',
  decided_on: '',
}

interface NewStep {
  id: string
  step_id: string
  at: string
  by: string
  override_reason?: string
}

const enterStep = (db: Database, { id, step_id, at, by, override_reason }: NewStep) =>
  db
    .insertInto('application_steps')
    .values({
      id: newId(),
      application_id: id,
      step_id,
      entered_at: at,
      exited_at: null,
      value: '',
      author_id: by,
      override_reason,
    })
    .execute()

/** Moves an application to another step. */
export async function moveToStep(db: Database, moved: Omit<NewStep, 'at'>) {
  const at = now()
  const { id } = moved
  await db
    .updateTable('application_steps')
    .set({ exited_at: at })
    .where('application_id', '=', id)
    .where('exited_at', 'is', null)
    .execute()
  await enterStep(db, Object.assign({ at }, moved))
}

/** Returns the latest visit of a step that the application left at this time or later. */
export const findVisit = (
  db: Database,
  { id, step_id, since }: Pick<NewStep, 'id' | 'step_id'> & { since: string },
) =>
  db
    .selectFrom('application_steps')
    .select('override_reason')
    .where('application_id', '=', id)
    .where('step_id', '=', step_id)
    .where('exited_at', '>=', since)
    .orderBy('exited_at', 'desc')
    .limit(1)
    .executeTakeFirst()

/** Stores the date, number or note of the present step. */
export const setStepValue = (db: Database, id: string, value: string) =>
  db
    .updateTable('application_steps')
    .set({ value })
    .where('application_id', '=', id)
    .where('exited_at', 'is', null)
    .execute()

/** Returns the institution that an application was made with, which may be merged into another. */
export async function readInstitutionId(db: Database, id: string) {
  const row = await db
    .selectFrom('applications')
    .select('institution_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return row.institution_id
}

export const updateApplication = (db: Database, id: string, values: StoredValues) =>
  db
    .updateTable('applications')
    .set({ ...values, changed_at: now() })
    .where('id', '=', id)
    .execute()

export const removeApplication = (db: Database, id: string) =>
  db.updateTable('applications').set({ deleted_at: now() }).where('id', '=', id).execute()

/** Returns whether it was deleted in the last 30 days. */
export async function restoreApplication(db: Database, id: string) {
  const row = await db
    .updateTable('applications')
    .set({ deleted_at: null })
    .where('id', '=', id)
    .where('deleted_at', '>', restorableSince())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** Purges applications that were deleted over 30 days ago. */
export async function purgeApplications(db: Database) {
  await db.deleteFrom('applications').where('deleted_at', '<', restorableSince()).execute()
}
