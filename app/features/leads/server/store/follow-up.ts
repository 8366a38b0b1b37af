import { type Expression, type SqlBool, sql } from 'kysely'
import type { TaskKind } from '#app/features/tasks/tasks-contract.ts'
import { ValidationError } from '#app/platform/server/http/errors.ts'
import type { Database } from '#database/connect.ts'
import type { Lead, LeadChange } from '../../contract.ts'
import type { followUpFields } from '../../fields-contract.ts'
import {
  addTask,
  changeDetails,
  hasTasks,
  listOpenTasks,
  moveTask,
  type StoredTask,
  setDone,
  taskColumns,
} from './tasks.ts'

export type FollowUp = Pick<Lead, (typeof followUpFields)[number]>
type Channel = Lead['follow_up_channel']

/** Kinds of tasks that are no channel. */
const otherKinds: TaskKind[] = ['document', 'deadline', 'other']

export function toChannel(kind: TaskKind): Channel {
  if (kind === 'call') return 'phone'
  return otherKinds.includes(kind) ? '' : (kind as Channel)
}

export function toKind(channel: Channel): TaskKind {
  if (channel === 'phone') return 'call'
  return channel === '' ? 'other' : channel
}

/** Selects the next open task as the follow-up of a primary lead. A lost lead has none. */
const selectFollowUp = (leadId: Expression<string>, stageId: Expression<string>) => sql<FollowUp>`(
  select next.due_at as follow_up_at,
    coalesce(case when next.kind = 'call' then 'phone'
      when next.kind in (${sql.join(otherKinds)}) then '' else next.kind end, '') as follow_up_channel,
    coalesce(next.note, '') as follow_up_note
  from (select 1 as one) as always left join (
    select due_at, kind, note from tasks
    where done_at is null and deleted_at is null
      and lead_id in (select linked_lead.id from leads as linked_lead
        where linked_lead.primary_lead_id = ${leadId})
      and not exists (select 1 from lead_stages
        where lead_stages.id = ${stageId} and lead_stages.outcome = 'lost')
    order by due_at, id limit 1
  ) as next on one = 1)`

export async function readFollowUp(db: Database, { id, stage_id }: Pick<Lead, 'id' | 'stage_id'>) {
  const { rows } = await sql<FollowUp>`
    select * from ${selectFollowUp(sql.val(id), sql.val(stage_id))} as follow_up`.execute(db)
  return rows[0] as FollowUp
}

/** Stores the follow-ups of these primary leads, after their tasks or stages have changed. */
export async function updateFollowUps(db: Database, condition: Expression<SqlBool>) {
  await sql`
    update leads set (follow_up_at, follow_up_channel, follow_up_note)
      = ${selectFollowUp(sql.ref('leads.id'), sql.ref('leads.stage_id'))}
    where ${condition}`.execute(db)
}

/** Updates the follow-ups of the leads in a stage that has become lost, or is no longer lost. */
export const updateFollowUpsOfStage = (db: Database, stageId: string) =>
  updateFollowUps(
    db,
    sql<SqlBool>`stage_id = ${stageId} and (follow_up_at is not null) = exists (
      select 1 from lead_stages where id = ${stageId} and outcome = 'lost')`,
  )

/**
 * Makes a task of a stored follow-up without one: a previous version has stored it, beside this one or
 * before a merge.
 */
export async function adoptFollowUp(db: Database, lead: Lead) {
  const { id: lead_id, follow_up_at: due_at, follow_up_channel, follow_up_note: note } = lead
  if (due_at === null || (await hasTasks(db, lead_id))) return
  await addTask(db, { lead_id, kind: toKind(follow_up_channel), note, due_at, owner_id: null })
}

/**
 * Changes the next task as a follow-up: moves it to the date, completes it if there is none, or adds
 * it. A date at which a task was done or from which it was moved opens or moves that task again, so
 * that a change can be undone. Throws ValidationError.
 */
export async function setFollowUp(db: Database, lead: Lead, sent: LeadChange) {
  const { follow_up_at, follow_up_channel, follow_up_note: note } = sent
  const openTasks = await listOpenTasks(db, lead.id)
  const [next] = openTasks
  if (follow_up_at === null) {
    if (next) await setDone(db, next, true)
    return
  }
  const due_at = follow_up_at && new Date(follow_up_at).toISOString()
  const task = due_at ? await planTask(db, { lead, openTasks, due_at }) : next
  if (!task && !due_at) return requireDate(follow_up_channel, note)
  const kind =
    follow_up_channel === undefined || (task && toChannel(task.kind) === follow_up_channel)
      ? undefined
      : toKind(follow_up_channel)
  if (task) await changeDetails(db, task, { kind: kind ?? task.kind, note: note ?? task.note })
  else if (due_at)
    await addTask(db, {
      lead_id: lead.id,
      kind: kind ?? 'other',
      note: note ?? '',
      due_at,
      owner_id: null,
    })
}

function requireDate(...values: (string | undefined)[]) {
  if (!values.some(Boolean)) return
  const detail = 'This lead has no follow-up yet. Enter its date.'
  throw new ValidationError({ follow_up_at: { code: 'blank', detail } })
}

interface Plan {
  lead: Lead
  openTasks: StoredTask[]
  due_at: string
}

/** Returns the task that has this date now; undefined if the lead has no task to move. */
async function planTask(db: Database, { lead, openTasks, due_at }: Plan) {
  const [next] = openTasks
  if (next?.due_at === due_at) return next
  const former = await db
    .selectFrom('tasks')
    .select([...taskColumns, 'moved_to'])
    .where('lead_id', 'in', (eb) =>
      eb.selectFrom('leads').select('leads.id').where('primary_lead_id', '=', lead.id),
    )
    .where('due_at', '=', due_at)
    .where('done_at', 'is not', null)
    .where('deleted_at', 'is', null)
    .orderBy('done_at', 'desc')
    .executeTakeFirst()
  if (former?.moved_to === null) {
    const { moved_to: _, ...task } = former
    return setDone(db, task, false)
  }
  const task = openTasks.find(({ id }) => id === former?.moved_to) ?? next
  return task && moveTask(db, task, due_at)
}
