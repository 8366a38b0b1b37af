import type { Database } from '#database/connect.ts'
import { scheduleReminder } from '../notifications/due-tasks.ts'
import { type FollowUp, toChannel, toKind } from './follow-up.ts'

interface NewImportedTask {
  /** The activity of the imported row, which is the id of its task too. */
  activityId: string
  leadId: string
  followUp: Partial<FollowUp>
}

/** Adds the follow-ups of imported rows as tasks. */
export async function addImportedTasks(db: Database, tasks: NewImportedTask[]) {
  const rows = tasks.flatMap(({ activityId, leadId, followUp }) => {
    const { follow_up_at, follow_up_channel = '', follow_up_note = '' } = followUp
    if (!follow_up_at) return []
    return {
      id: activityId,
      lead_id: leadId,
      kind: toKind(follow_up_channel),
      note: follow_up_note,
      due_at: follow_up_at,
      owner_id: null,
      set_at: new Date().toISOString(),
      handled_at: null,
      done_at: null,
      imported_by: activityId,
    }
  })
  if (rows.length === 0) return
  await db.insertInto('tasks').values(rows).execute()
  for (const row of rows) await remindLater(db, row)
}

/** A task whose time has passed is only shown as overdue, without a notification. */
async function remindLater(db: Database, task: Parameters<typeof scheduleReminder>[1]) {
  if (task.due_at > new Date().toISOString()) await scheduleReminder(db, task)
}

/** A task as an import has set it. */
export interface ImportedTask {
  id: string
  followUp: FollowUp
}

/**
 * Returns the open tasks that an import has set and that the office has not changed since, by the
 * primary lead; of several the next one.
 */
export async function findImportedTasks(db: Database, primaryLeadIds: string[]) {
  const rows = await db
    // In a cross join SQLite reads the leads first, not all open tasks.
    .selectFrom('leads')
    .crossJoin('tasks')
    .whereRef('tasks.lead_id', '=', 'leads.id')
    .select(['tasks.id', 'kind', 'due_at', 'note', 'primary_lead_id'])
    .where('primary_lead_id', 'in', primaryLeadIds)
    .where('imported_by', 'is not', null)
    .where('done_at', 'is', null)
    .where('tasks.deleted_at', 'is', null)
    .orderBy('due_at', 'desc')
    .orderBy('tasks.id', 'desc')
    .execute()
  return new Map(
    rows.map(({ primary_lead_id, id, kind, due_at, note }): [string, ImportedTask] => [
      primary_lead_id,
      {
        id,
        followUp: {
          follow_up_at: due_at,
          follow_up_channel: toChannel(kind),
          follow_up_note: note,
        },
      },
    ]),
  )
}

/** Changes an imported task to what a later row says, which is no act of the office. */
export async function changeImportedTask(
  db: Database,
  id: string,
  followUp: Partial<FollowUp>,
  activityId: string,
) {
  const { follow_up_at: at, follow_up_channel: channel, follow_up_note: note } = followUp
  const change = {
    due_at: at ?? undefined,
    kind: channel === undefined ? undefined : toKind(channel),
    note,
    imported_by: activityId,
  }
  const task = await db
    .updateTable('tasks')
    .set(change)
    .where('id', '=', id)
    .returning(['id', 'lead_id', 'due_at', 'done_at'])
    .executeTakeFirstOrThrow()
  await scheduleReminder(db, task, { isDeleted: true })
  await remindLater(db, task)
}

/**
 * Undoes what the activity of an imported row has done to a task: gives it its former values, or
 * removes it if there was none. Returns whether the task was still as the row had set it.
 */
export async function undoImportedTask(
  db: Database,
  activityId: string,
  former: Partial<FollowUp>,
) {
  const task = await db
    .selectFrom('tasks')
    .select(['id', 'lead_id', 'due_at', 'done_at'])
    .where('imported_by', '=', activityId)
    .executeTakeFirst()
  if (!task) return false
  if (former.follow_up_at === null) {
    await scheduleReminder(db, task, { isDeleted: true })
    await db.deleteFrom('tasks').where('id', '=', task.id).execute()
  } else await changeImportedTask(db, task.id, former, await findFormerRow(db, task, activityId))
  return true
}

/** Returns the activity of the imported row that had set the task before. */
async function findFormerRow(
  db: Database,
  { id, lead_id }: { id: string; lead_id: string },
  activityId: string,
) {
  const row = await db
    .selectFrom('lead_import_rows')
    .innerJoin('lead_activities', 'lead_activities.id', 'activity_id')
    .innerJoin('leads', 'leads.id', 'lead_activities.lead_id')
    .select('activity_id')
    .where('leads.primary_lead_id', '=', (eb) =>
      eb.selectFrom('leads as own').select('own.primary_lead_id').where('own.id', '=', lead_id),
    )
    .where('activity_id', '<', activityId)
    .where('before', 'like', '%"follow_up_%')
    .orderBy('activity_id', 'desc')
    .executeTakeFirst()
  return row?.activity_id ?? id
}
