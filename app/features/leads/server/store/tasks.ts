import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import type { OpeningHours } from '#app/contract/office.ts'
import { startOfDay } from '#app/features/office/hours-contract.ts'
import type { Task } from '#app/features/tasks/tasks-contract.ts'
import { restorableSince } from '#app/platform/server/audit/restorable.ts'
import type { Viewer } from '#app/platform/server/auth/viewer.ts'
import type { Database } from '#database/connect.ts'
import { belongsToLeadInScope } from '../lead-scope.ts'
import { scheduleReminder } from '../notifications/due-tasks.ts'

/** `lead_id` is the lead that the task was added to, which may be merged into another. */
export interface StoredTask extends Pick<Task, 'id' | 'kind' | 'note' | 'owner_id' | 'done_at'> {
  lead_id: string
  due_at: string
  set_at: string
  handled_at: string | null
  /** The enquiry of a guardian that gets this lead when the task is done. */
  enquiry_id: string | null
}

export const taskColumns = [
  'id',
  'lead_id',
  'kind',
  'note',
  'due_at',
  'owner_id',
  'set_at',
  'handled_at',
  'done_at',
  'enquiry_id',
] as const
const now = () => new Date().toISOString()

/** In a cross join SQLite reads the leads first, not all open tasks. */
const selectTasks = (db: Database, primaryLeadId: string) =>
  db
    .selectFrom('leads')
    .crossJoin('tasks')
    .whereRef('tasks.lead_id', '=', 'leads.id')
    .select(taskColumns.map((name) => `tasks.${name}` as const))
    .where('primary_lead_id', '=', primaryLeadId)

/** Returns the open tasks of a lead and its merged leads, the next one first. */
export async function listOpenTasks(db: Database, primaryLeadId: string): Promise<StoredTask[]> {
  return selectTasks(db, primaryLeadId)
    .where('done_at', 'is', null)
    .where('tasks.deleted_at', 'is', null)
    .orderBy('due_at')
    .orderBy('tasks.id')
    .execute()
}

/** Returns the completed tasks of a lead and its merged leads, the latest first. */
export async function listDoneTasks(db: Database, primaryLeadId: string): Promise<StoredTask[]> {
  return selectTasks(db, primaryLeadId)
    .where('done_at', 'is not', null)
    .where('tasks.deleted_at', 'is', null)
    .where('moved_to', 'is', null)
    .orderBy('done_at', 'desc')
    .orderBy('tasks.id', 'desc')
    .execute()
}

/**
 * Returns a task and its primary lead; undefined also if the lead is outside the viewer's scope.
 * Deleted ones only if they are asked for.
 */
export async function findTask(
  db: Database,
  { id, viewer, isDeleted }: { id: string; viewer: Viewer; isDeleted: boolean },
) {
  const row = await db
    .selectFrom('tasks')
    .innerJoin('leads', 'leads.id', 'tasks.lead_id')
    .select(taskColumns.map((name) => `tasks.${name}` as const))
    .select('primary_lead_id')
    .where('tasks.id', '=', id)
    .where('moved_to', 'is', null)
    .where('tasks.deleted_at', isDeleted ? 'is not' : 'is', null)
    .where(belongsToLeadInScope(sql.ref('tasks.lead_id'), viewer))
    .executeTakeFirst()
  if (!row) return undefined
  const { primary_lead_id, ...task } = row
  return { task: task as StoredTask, primaryLeadId: primary_lead_id }
}

/** Whether the lead has or had a task. */
export async function hasTasks(db: Database, primaryLeadId: string) {
  return (await selectTasks(db, primaryLeadId).limit(1).executeTakeFirst()) !== undefined
}

type NewStoredTask = Pick<StoredTask, 'lead_id' | 'kind' | 'note' | 'due_at' | 'owner_id'> &
  Partial<Pick<StoredTask, 'enquiry_id'>>

export async function addTask(db: Database, task: NewStoredTask) {
  const row: StoredTask = {
    enquiry_id: null,
    ...task,
    id: newId(),
    set_at: now(),
    handled_at: null,
    done_at: null,
  }
  await db.insertInto('tasks').values(row).execute()
  await scheduleReminder(db, row)
  return row
}

/**
 * Moves a task to another date. The former date stays for reports: it counts as handled now. Moving it
 * back is an undo, which removes that date.
 */
export async function moveTask(db: Database, task: StoredTask, due_at: string) {
  if (due_at === task.due_at) return task
  if (task.done_at) return update(db, task, { due_at })
  const at = now()
  const former = await takeFormerDate(db, task, due_at)
  if (former?.done_at === task.set_at) {
    const handled_at = former.handled_at === former.done_at ? null : former.handled_at
    return update(db, task, { due_at, set_at: former.set_at, handled_at })
  }
  const handled_at = task.handled_at ?? at
  await db
    .insertInto('tasks')
    .values({ ...task, id: newId(), handled_at, done_at: at, moved_to: task.id })
    .execute()
  return update(db, task, { due_at, set_at: at, handled_at: null })
}

/** Removes and returns the former date of a task. */
function takeFormerDate(db: Database, { id, lead_id }: StoredTask, due_at: string) {
  return db
    .deleteFrom('tasks')
    .where('lead_id', '=', lead_id)
    .where('moved_to', '=', id)
    .where('due_at', '=', due_at)
    .returning(['set_at', 'handled_at', 'done_at'])
    .executeTakeFirst()
}

/** Completes a task or opens it again. */
export async function setDone(db: Database, task: StoredTask, isDone: boolean) {
  const { done_at, handled_at } = task
  if (isDone === (done_at !== null)) return task
  const at = now()
  if (isDone) return update(db, task, { done_at: at, handled_at: handled_at ?? at })
  return update(db, task, { done_at: null, handled_at: handled_at === done_at ? null : handled_at })
}

export const changeDetails = (
  db: Database,
  task: StoredTask,
  change: Partial<Pick<StoredTask, 'kind' | 'note' | 'owner_id'>>,
) => update(db, task, change)

async function update(db: Database, task: StoredTask, change: Partial<StoredTask>) {
  const after = { ...task, ...change }
  await db
    .updateTable('tasks')
    .set({ imported_by: null, ...change })
    .where('id', '=', task.id)
    .execute()
  if (after.due_at !== task.due_at || after.done_at !== task.done_at)
    await scheduleReminder(db, after)
  return after
}

export async function removeTask(db: Database, task: StoredTask) {
  await db
    .updateTable('tasks')
    .set({ deleted_at: now(), imported_by: null })
    .where('id', '=', task.id)
    .execute()
  await scheduleReminder(db, task, { isDeleted: true })
}

/** Returns undefined if the task is not deleted, or was deleted over 30 days ago. */
export async function restoreTask(db: Database, id: string): Promise<StoredTask | undefined> {
  const task = await db
    .updateTable('tasks')
    .set({ deleted_at: null })
    .where('id', '=', id)
    .where('deleted_at', '>', restorableSince())
    .returning(taskColumns)
    .executeTakeFirst()
  if (task) await scheduleReminder(db, task)
  return task
}

export async function purgeTasks(db: Database) {
  await db.deleteFrom('tasks').where('deleted_at', '<', restorableSince()).execute()
}

/**
 * Marks the tasks of a lead that are due on the day of an activity or earlier as handled, which
 * reports count. They stay open. A document or deadline is handled only when it is done.
 */
export async function handleDueTasks(
  db: Database,
  primaryLeadId: string,
  at: string,
  clock: Pick<OpeningHours, 'time_zone'>,
) {
  await db
    .updateTable('tasks')
    .set({ handled_at: at })
    .where('lead_id', 'in', (eb) =>
      eb.selectFrom('leads').select('leads.id').where('primary_lead_id', '=', primaryLeadId),
    )
    .where('handled_at', 'is', null)
    .where('kind', 'not in', ['document', 'deadline'])
    .where('due_at', '<', startOfDay(clock, new Date(at), 1).toISOString())
    .execute()
}
