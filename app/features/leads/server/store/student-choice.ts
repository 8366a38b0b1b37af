import { sql } from 'kysely'
import { publish } from '#app/platform/server/events/events.ts'
import type { Database } from '#database/connect.ts'
import { acquireLocks } from '#database/locks.ts'
import type { Lead } from '../../contract.ts'
import { rescheduleOverdueReply } from '../notifications/overdue-reply.ts'
import { addActivity } from './activities.ts'
import { union } from './enquiry-rows.ts'
import { updateFollowUps } from './follow-up.ts'
import { lockForMerge, toStored } from './lead-row.ts'
import { recount } from './merge.ts'
import { renewNoteSearch } from './note-search.ts'
import { restoreTask, type StoredTask, setDone, taskColumns } from './tasks.ts'

/** Returns the tasks “Which student?” of an enquiry with their primary leads. */
const listStudentTasks = (db: Database, enquiryIds: string[]) =>
  db
    .selectFrom('tasks')
    .innerJoin('leads', 'leads.id', 'tasks.lead_id')
    .select(taskColumns.map((name) => `tasks.${name}` as const))
    .select('primary_lead_id')
    .where('enquiry_id', 'in', enquiryIds)
    .where('moved_to', 'is', null)
    .where('tasks.deleted_at', 'is', null)
    .orderBy('tasks.id')
    .execute()

/**
 * Returns the primary lead that an enquiry belongs to until a student is chosen: that of its first task,
 * which may be deleted.
 */
const findFirstStudent = (db: Database, enquiryId: string) =>
  db
    .selectFrom('tasks')
    .innerJoin('leads', 'leads.id', 'tasks.lead_id')
    .select('primary_lead_id')
    .where('enquiry_id', '=', enquiryId)
    .where('moved_to', 'is', null)
    .orderBy('tasks.id')
    .executeTakeFirstOrThrow()

/**
 * Locks the leads of all students whom an enquiry may be about, and their conversations against new
 * messages, because one of them may move.
 */
export async function lockStudents(db: Database, enquiryId: string) {
  await lockForMerge(db, [])
  const tasks = await listStudentTasks(db, [enquiryId])
  const students = [...tasks, await findFirstStudent(db, enquiryId)]
  await acquireLocks(
    db,
    'lead',
    students.map(({ primary_lead_id }) => primary_lead_id),
  )
}

interface Choice {
  /** False opens the question again and moves the enquiry back. */
  isChosen: boolean
  by: string
}

/** Completes or opens the tasks of all students and moves the enquiry to the lead that it belongs to. */
export async function setStudentChosen(
  db: Database,
  task: StoredTask,
  { isChosen, by }: Choice,
): Promise<StoredTask> {
  const enquiryId = task.enquiry_id as string
  const tasks = await listStudentTasks(db, [enquiryId])
  let changed = task
  for (const { primary_lead_id, ...each } of tasks) {
    const after = await setDone(db, each, isChosen)
    if (each.id === task.id) changed = after
    else if (after !== each) await recordDone(db, { task: each, isChosen, by })
  }
  const primaryIds = tasks.map(({ primary_lead_id }) => primary_lead_id)
  await updateFollowUps(db, sql`id in (${sql.join(primaryIds)})`)
  const student = isChosen
    ? tasks.find(({ id }) => id === task.id)
    : await findFirstStudent(db, enquiryId)
  if (student) {
    await removeCountries(db, enquiryId)
    await moveEnquiry(db, enquiryId, student.primary_lead_id)
    if (isChosen) await addCountries(db, enquiryId)
  }
  return changed
}

/**
 * Restores a deleted task. “Which student?” is open only while the question is; the tasks of the other
 * students show whether it was answered meanwhile.
 */
export async function restoreStudentTask(db: Database, id: string) {
  const task = await restoreTask(db, id)
  if (!task?.enquiry_id) return task
  const tasks = await listStudentTasks(db, [task.enquiry_id])
  const other = tasks.find((each) => each.id !== task.id)
  return other ? setDone(db, task, other.done_at !== null) : task
}

/** Returns the countries of an enquiry and of the lead that it belongs to. */
async function findCountries(db: Database, activityId: string) {
  const row = await db
    .selectFrom('lead_activities')
    .innerJoin('leads', 'leads.id', 'lead_activities.lead_id')
    .select(['leads.id', 'leads.countries', 'before', 'after'])
    .where('lead_activities.id', '=', activityId)
    .executeTakeFirstOrThrow()
  const { countries: known } = JSON.parse(row.before) as Partial<Lead>
  const { countries: sent = [] } = JSON.parse(row.after) as Partial<Lead>
  return { leadId: row.id, current: JSON.parse(row.countries) as string[], known, sent }
}

interface CountryChange {
  leadId: string
  countries: string[]
  /** The values before the choice, in the activity. */
  before: Partial<Lead>
}

async function storeCountries(
  db: Database,
  activityId: string,
  { leadId, countries, before }: CountryChange,
) {
  await db.updateTable('leads').set(toStored({ countries })).where('id', '=', leadId).execute()
  await db
    .updateTable('lead_activities')
    .set({ before: JSON.stringify(before) })
    .where('id', '=', activityId)
    .execute()
}

/** Adds the countries of an enquiry to the chosen student. */
async function addCountries(db: Database, activityId: string) {
  const { leadId, current, sent } = await findCountries(db, activityId)
  if (sent.length === 0) return
  await storeCountries(db, activityId, {
    leadId,
    countries: union('countries', current, sent),
    before: { countries: sent.filter((code) => current.includes(code)) },
  })
}

/** Removes the countries that the student has only from this choice. */
async function removeCountries(db: Database, activityId: string) {
  const { leadId, current, known, sent } = await findCountries(db, activityId)
  if (!known) return
  const isAdded = (code: string) => sent.includes(code) && !known.includes(code)
  await storeCountries(db, activityId, {
    leadId,
    countries: current.filter((code) => !isAdded(code)),
    before: {},
  })
}

async function recordDone(
  db: Database,
  { task, isChosen, by }: Choice & { task: Pick<StoredTask, 'lead_id' | 'note'> },
) {
  const [before, after] = isChosen ? ['open', 'done'] : ['done', 'open']
  await addActivity(db, {
    lead_id: task.lead_id,
    kind: 'task',
    text: task.note,
    by,
    before: { task_state: before },
    after: { task_state: after },
  })
}

/** Moves an enquiry to a primary lead, with the further enquiries of its conversation. */
async function moveEnquiry(db: Database, activityId: string, to: string) {
  const enquiry = await db
    .selectFrom('lead_activities')
    .innerJoin('leads', 'leads.id', 'lead_activities.lead_id')
    .select(['lead_id as from', 'primary_lead_id', 'at', 'about_id as about'])
    .where('lead_activities.id', '=', activityId)
    .executeTakeFirstOrThrow()
  const { from, primary_lead_id, at, about } = enquiry
  if (primary_lead_id === to) return
  const rows = await db
    .selectFrom('enquiries')
    .innerJoin('lead_activities', 'lead_activities.id', 'activity_id')
    .select('activity_id')
    .where('enquiries.lead_id', '=', from)
    .where((eb) =>
      about
        ? eb.or([eb('activity_id', '=', activityId), eb('about_id', '=', about)])
        : eb('activity_id', '=', activityId),
    )
    .execute()
  const ids = rows.map(({ activity_id }) => activity_id)
  await db.updateTable('lead_activities').set({ lead_id: to }).where('id', 'in', ids).execute()
  await db.updateTable('enquiries').set({ lead_id: to }).where('activity_id', 'in', ids).execute()
  await renewNoteSearch(db, ids)
  for (const id of [primary_lead_id, to]) await rescheduleOverdueReply(db, await recount(db, id))
  await publish(db, 'enquiryMoved', { from, to, at, about })
}

/** Moves enquiries of which these leads are only one possible student, before the leads are erased. */
export async function moveUndecidedEnquiries(db: Database, leadIds: string[]) {
  const rows = await db
    .selectFrom('enquiries')
    .select('activity_id')
    .where('lead_id', 'in', leadIds)
    .where('guardian_id', 'is not', null)
    .execute()
  if (rows.length === 0) return
  const tasks = await listStudentTasks(
    db,
    rows.map(({ activity_id }) => activity_id),
  )
  for (const { activity_id } of rows) {
    const other = tasks.find(
      ({ enquiry_id, done_at, lead_id }) =>
        enquiry_id === activity_id && done_at === null && !leadIds.includes(lead_id),
    )
    if (other) await moveEnquiry(db, activity_id, other.primary_lead_id)
  }
}
