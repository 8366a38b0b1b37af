import { Type } from 'typebox'
import { hasTime } from '#app/contract/calendar.ts'
import type { OpeningHours } from '#app/contract/office.ts'
import { findCounsellor } from '#app/features/leads/server/notifications/due-tasks.ts'
import { describeLead } from '#app/features/leads/server/notifications/overdue-reply.ts'
import { findPrimaryLead, lockExistingLeads } from '#app/features/leads/server/store/lead-row.ts'
import { startOfDay, toOfficeDay } from '#app/features/office/hours-contract.ts'
import { systemViewer } from '#app/platform/server/auth/viewer.ts'
import type { AppContext } from '#app/platform/server/feature/feature.ts'
import { defineJob } from '#app/platform/server/jobs/job-type.ts'
import { addDays, formatDateTime, formatLongDay } from '#app/platform/server/text/days.ts'
import type { Database } from '#database/connect.ts'
import { nameCourse } from './notify-decision.ts'

/** Days before a deadline on which its counsellor is notified. */
const warningDays = [7, 1] as const
/** A server that was off on the day of a warning sends it within these days. */
const LATE_DAYS = 2

type Clock = Pick<OpeningHours, 'time_zone'>

/** Lists the open deadlines of open applications after today; not of lost leads. */
function listDeadlines(db: Database, clock: Clock) {
  const now = new Date()
  return db
    .selectFrom('tasks')
    .innerJoin('applications', 'applications.deadline_task_id', 'tasks.id')
    .innerJoin('leads as own_lead', 'own_lead.id', 'applications.lead_id')
    .innerJoin('leads', 'leads.id', 'own_lead.primary_lead_id')
    .innerJoin('lead_stages', 'lead_stages.id', 'leads.stage_id')
    .innerJoin('institutions as chosen', 'chosen.id', 'applications.institution_id')
    .innerJoin('institutions', 'institutions.id', 'chosen.primary_id')
    .leftJoin('courses', 'courses.id', 'applications.course_id')
    .select(['tasks.id', 'tasks.due_at', 'tasks.note', 'tasks.owner_id', 'leads.id as lead_id'])
    .select(['institutions.name as institution', 'courses.name as course'])
    .where('tasks.due_at', '>=', startOfDay(clock, now, 1).toISOString())
    .where('tasks.due_at', '<', startOfDay(clock, now, warningDays[0] + 1).toISOString())
    .where('tasks.done_at', 'is', null)
    .where('tasks.deleted_at', 'is', null)
    .where('applications.deleted_at', 'is', null)
    .where('applications.outcome', 'is', null)
    .where('leads.deleted_at', 'is', null)
    .where('lead_stages.outcome', '<>', 'lost')
    .orderBy('tasks.due_at')
    .orderBy('tasks.id')
    .execute()
}

type Deadline = Awaited<ReturnType<typeof listDeadlines>>[number]

/** Returns the warning that is due; undefined for none. */
function findWarning({ due_at }: Deadline, clock: Clock) {
  const today = toOfficeDay(clock, new Date())
  const day = toOfficeDay(clock, new Date(due_at))
  return warningDays.find(
    (days) => day <= addDays(today, days) && day >= addDays(today, Math.max(1, days - LATE_DAYS)),
  )
}

/** Notifies 7 days and 1 day before the deadline of an application, each once. */
export const notifyNearDeadlines = defineJob({
  name: 'notify-near-deadlines',
  title: 'Notify about deadlines of applications',
  payload: Type.Object({}),
  every: 60 * 60,
  async run({ app, end }) {
    const clock = await app.office.read()
    const notifications: Awaited<ReturnType<typeof describeDeadline>>[] = []
    for (const deadline of await listDeadlines(app.db, clock)) {
      const days = findWarning(deadline, clock)
      if (days) notifications.push(await describeDeadline(app, { deadline, days, clock }))
    }
    await end(async (db) => {
      for (const notification of notifications) {
        if (!notification || (await lockExistingLeads(db, [notification.leadId])).size === 0)
          continue
        await app.services.notifications.add(db, notification)
      }
    })
  },
})

async function describeDeadline(
  app: AppContext,
  { deadline, days, clock }: { deadline: Deadline; days: number; clock: Clock },
) {
  const { id, due_at, note, owner_id, lead_id, institution, course } = deadline
  const lead = await findPrimaryLead(app.db, lead_id, systemViewer)
  if (!lead) return undefined
  const described = describeLead(lead)
  const name = nameCourse({ institution, course: course ?? '' })
  const at = new Date(due_at)
  const due = hasTime(due_at)
    ? formatDateTime(clock.time_zone, at)
    : formatLongDay(toOfficeDay(clock, at))
  const facts = [['Application', name], ['Due', due], ['Note', note], ...described.facts]
  const owner = await findCounsellor(app, { id: lead.id, owner_id })
  return {
    kind: 'follow_up',
    key: `${id} ${due_at} ${days} days`,
    leadId: lead.id,
    personId: owner ?? (await findCounsellor(app, lead)),
    title: 'Deadline of an application',
    brief: [name, due, note].filter(Boolean).join(' · '),
    who: described.who,
    address: described.address,
    facts: facts.filter(([, value]) => value !== '') as [string, string][],
  }
}
