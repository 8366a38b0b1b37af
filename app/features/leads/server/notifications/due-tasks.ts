import { Type } from 'typebox'
import { hasTime } from '#app/contract/calendar.ts'
import { Id, Timestamp } from '#app/contract/common.ts'
import { listRights } from '#app/contract/rights.ts'
import { type Task, taskKindLabels } from '#app/features/tasks/tasks-contract.ts'
import { systemViewer } from '#app/platform/server/auth/viewer.ts'
import type { AppContext } from '#app/platform/server/feature/feature.ts'
import { defineJob } from '#app/platform/server/jobs/job-type.ts'
import { addJob, cancelJob } from '#app/platform/server/jobs/store.ts'
import { formatDateTime } from '#app/platform/server/text/days.ts'
import type { Database } from '#database/connect.ts'
import type { Lead } from '../../contract.ts'
import { listInScope } from '../lead-scope.ts'
import { findPrimaryLead, lockExistingLeads } from '../store/lead-row.ts'
import * as stages from '../store/stages.ts'
import { describeLead } from './overdue-reply.ts'

/** Notifies about the tasks of a lead at their time. Its name and payload are those of the first release. */
export const notifyDueTask = defineJob({
  name: 'notify-follow-up',
  title: 'Notify about a due task',
  payload: Type.Object({ lead_id: Id, at: Timestamp }),
  async run({ app, payload: { lead_id, at }, end }) {
    const lead = await findPrimaryLead(app.db, lead_id, systemViewer)
    // The lead was erased or deleted.
    if (!lead) return
    const stage = await stages.find(app.db, lead.stage_id)
    if (stage?.outcome === 'lost') return
    const tasks = await listTasksAt(app.db, lead.id, at)
    const { time_zone } = await app.office.read()
    const due = formatDateTime(time_zone, new Date(at))
    const described = describeLead(lead)
    const notifications = await Promise.all(
      tasks.map(async (task) => {
        const details: [string, string][] = [
          ['Due', due],
          ['Type', taskKindLabels[task.kind]],
          ['Note', task.note],
        ]
        const facts = details.filter(([, value]) => value !== '')
        return {
          kind: 'follow_up',
          key: `${task.id} ${at}`,
          leadId: lead.id,
          subjectId: task.enquiry_id ?? undefined,
          personId: await findRecipient(app, lead, task),
          title: 'Task due',
          brief: facts.map(([, value]) => value).join(' · '),
          ...described,
          facts: [...facts, ...described.facts],
        }
      }),
    )
    await end(async (db) => {
      if ((await lockExistingLeads(db, [lead.id])).size === 0) return
      for (const notification of notifications)
        await app.services.notifications.add(db, notification)
    })
  },
})

type DueTask = Pick<Task, 'id' | 'kind' | 'note' | 'owner_id' | 'enquiry_id'>

/** Returns the open tasks of a lead and its merged leads that are due at this time. */
function listTasksAt(db: Database, primaryLeadId: string, at: string): Promise<DueTask[]> {
  return db
    .selectFrom('tasks')
    .select(['id', 'kind', 'note', 'owner_id', 'enquiry_id'])
    .where('lead_id', 'in', (eb) =>
      eb.selectFrom('leads').select('leads.id').where('primary_lead_id', '=', primaryLeadId),
    )
    .where('due_at', '=', at)
    .where('done_at', 'is', null)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute()
}

/** Returns who does the task, or else the lead's counsellor, as `findCounsellor` does. */
async function findRecipient(app: AppContext, lead: Lead, { owner_id }: DueTask) {
  const owner = owner_id && (await findCounsellor(app, { id: lead.id, owner_id }))
  return owner || findCounsellor(app, lead)
}

/**
 * Returns the counsellor if present and allowed to view the lead; undefined notifies everyone with
 * access.
 */
export async function findCounsellor(
  { db, services }: AppContext,
  { id, owner_id }: Pick<Lead, 'id' | 'owner_id'>,
) {
  if (!owner_id) return undefined
  const person = (await services.administrators.listRecipients(db)).find(
    (recipient) => recipient.id === owner_id,
  )
  if (!person || !listRights(person).includes('leads:work')) return undefined
  if ((await services.assignment.listAbsent(db)).has(owner_id)) return undefined
  const inScope = await listInScope(db, person, [id])
  return inScope.size > 0 ? owner_id : undefined
}

interface Reminder extends Pick<Task, 'id' | 'done_at'> {
  lead_id: string
  due_at: string
}

/**
 * Reschedules the notification of a task, in the transaction that changes it. The daily summary names
 * tasks without a time.
 */
export async function scheduleReminder(
  db: Database,
  { id, lead_id, due_at, done_at }: Reminder,
  { isDeleted = false } = {},
) {
  await cancelJob(db, notifyDueTask, id)
  if (isDeleted || done_at !== null || !hasTime(due_at)) return
  const payload = { lead_id, at: due_at }
  await addJob(db, notifyDueTask, { key: id, at: due_at, payload })
}
