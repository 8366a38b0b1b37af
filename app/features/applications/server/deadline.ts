import type { OpeningHours } from '#app/contract/office.ts'
import type { Lead } from '#app/features/leads/contract.ts'
import * as tasks from '#app/features/leads/server/store/tasks.ts'
import {
  checkNewTask,
  checkTaskCount,
  isLongPast,
  longPast,
} from '#app/features/tasks/server/check-task.ts'
import { toDueAt } from '#app/features/tasks/tasks-contract.ts'
import { type FieldError, ValidationError } from '#app/platform/server/http/errors.ts'
import type { Database } from '#database/connect.ts'
import type { ApplicationChange } from '../contract.ts'
import { updateApplication } from './store.ts'

export interface StoredDeadline {
  id: string
  /** The lead of the application, to which the task belongs. */
  leadId: string
  taskId: string | null
  hasClosedDeadline: boolean
}

/** Reads the task of a deadline; undefined if it was deleted. */
async function findTask(
  db: Database,
  taskId: string | null,
): Promise<tasks.StoredTask | undefined> {
  if (!taskId) return undefined
  const row = await db
    .selectFrom('tasks')
    .select(tasks.taskColumns)
    .where('id', '=', taskId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row as tasks.StoredTask | undefined
}

interface DeadlineChange
  extends Pick<ApplicationChange, 'deadline' | 'deadline_note' | 'is_deadline_done'> {
  owner_id: string | null
}

/** Changes the task of the deadline: adds, moves, completes or deletes it. */
export async function changeDeadline(
  db: Database,
  stored: StoredDeadline,
  {
    lead,
    clock,
    change,
  }: { lead: Lead; clock: Pick<OpeningHours, 'time_zone'>; change: DeadlineChange },
) {
  const { deadline, deadline_note, is_deadline_done, owner_id } = change
  const task = await findTask(db, stored.taskId)
  if (!task) {
    if (deadline) await addDeadline(db, stored, { lead, due_at: toDueAt(deadline, clock), change })
    else if (deadline_note || is_deadline_done) throw createMissingError()
    return
  }
  if (deadline === null) return tasks.removeTask(db, task)
  let changed = task
  if (deadline !== undefined) changed = await tasks.moveTask(db, changed, toDueAt(deadline, clock))
  if (is_deadline_done === false && changed.done_at !== null) await checkTaskCount(db, lead.id)
  if (is_deadline_done !== undefined) changed = await tasks.setDone(db, changed, is_deadline_done)
  const note = deadline_note ?? changed.note
  if (note !== changed.note || owner_id !== changed.owner_id)
    await tasks.changeDetails(db, changed, { note, owner_id })
}

async function addDeadline(
  db: Database,
  { id, leadId }: StoredDeadline,
  { lead, due_at, change }: { lead: Lead; due_at: string; change: DeadlineChange },
) {
  await checkDeadline(db, lead)
  const { deadline_note: note = '', owner_id, is_deadline_done } = change
  const task = await tasks.addTask(db, {
    lead_id: leadId,
    kind: 'deadline',
    note,
    due_at,
    owner_id,
  })
  if (is_deadline_done) await tasks.setDone(db, task, true)
  // One that is added after the outcome was not dropped with it.
  await updateApplication(db, id, { deadline_task_id: task.id, closed_deadline: 0 })
}

/** Throws ValidationError if the lead cannot have a deadline. */
async function checkDeadline(db: Database, lead: Lead) {
  try {
    await checkNewTask(db, lead)
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error
    const { due } = error.fieldErrors as { due?: FieldError }
    throw due ? new ValidationError({ deadline: due }) : error
  }
}

const createMissingError = () =>
  new ValidationError({ deadline: { code: 'blank', detail: 'Enter the date of the deadline.' } })

/**
 * Drops an open deadline with an outcome, because nothing is due any more; restores it when the outcome is
 * taken back.
 */
export async function closeDeadline(db: Database, stored: StoredDeadline, isClosed: boolean) {
  const { id, taskId, hasClosedDeadline } = stored
  const task = await findTask(db, taskId)
  if (isClosed) {
    if (!task || task.done_at) return
    await tasks.removeTask(db, task)
    await updateApplication(db, id, { closed_deadline: 1 })
  } else if (hasClosedDeadline) {
    if (taskId && !task) await tasks.restoreTask(db, taskId)
    // The previous version completed it.
    else if (task?.done_at) await tasks.setDone(db, task, false)
    await updateApplication(db, id, { closed_deadline: 0 })
  }
}

/** Deletes the task with its application. A task that was deleted before stays so after a restore. */
export async function removeDeadline(
  db: Database,
  { id, taskId, hasClosedDeadline }: StoredDeadline,
) {
  const task = await findTask(db, taskId)
  if (task) await tasks.removeTask(db, task)
  else if (taskId && !hasClosedDeadline) await updateApplication(db, id, { deadline_task_id: null })
}

/** Restores the task with its application, but not one that was dropped with its outcome. */
export async function restoreDeadline(db: Database, { taskId, hasClosedDeadline }: StoredDeadline) {
  if (taskId && !hasClosedDeadline) await tasks.restoreTask(db, taskId)
}

/** Throws ValidationError for a deadline more than a year ago, whose year is probably mistyped. */
export function checkDeadlineDay(deadline: string, clock: Pick<OpeningHours, 'time_zone'>) {
  if (!isLongPast(deadline, clock)) return
  throw new ValidationError({ deadline: longPast })
}
