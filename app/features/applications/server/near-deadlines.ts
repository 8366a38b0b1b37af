import { sql } from 'kysely'
import { Type } from 'typebox'
import { hasTime } from '#app/contract/calendar.ts'
import type { OpeningHours } from '#app/contract/office.ts'
import { findCounsellor } from '#app/features/leads/server/notifications/due-tasks.ts'
import {
  isNotNotified,
  listWarningSpans,
} from '#app/features/leads/server/notifications/near-end.ts'
import { describeLead } from '#app/features/leads/server/notifications/overdue-reply.ts'
import { findPrimaryLead, lockExistingLeads } from '#app/features/leads/server/store/lead-row.ts'
import { startOfDay, toOfficeDay } from '#app/features/office/hours-contract.ts'
import { systemViewer } from '#app/platform/server/auth/viewer.ts'
import type { AppContext } from '#app/platform/server/feature/feature.ts'
import { defineJob } from '#app/platform/server/jobs/job-type.ts'
import { formatDateTime, formatLongDay } from '#app/platform/server/text/days.ts'
import type { Database } from '#database/connect.ts'
import { nameCourse } from './notify-decision.ts'

/** Days before a deadline on which its counsellor is notified. */
const warningDays = [7, 1] as const

type WarningSpan = ReturnType<typeof listWarningSpans>[number]
type Clock = Pick<OpeningHours, 'time_zone'>

/** Lists the open deadlines of open applications in a span of days without this warning; not of lost leads. */
function listDeadlines(db: Database, clock: Clock, { days, minDays }: WarningSpan) {
  const now = new Date()
  const from = minDays === 0 ? now : startOfDay(clock, now, minDays)
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
    .where('tasks.due_at', '>=', from.toISOString())
    .where('tasks.due_at', '<', startOfDay(clock, now, days + 1).toISOString())
    .where(
      isNotNotified(
        sql<string>`tasks.id || ' ' || tasks.due_at || ' ' || ${String(days)} || ' days'`,
      ),
    )
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

/**
 * Notifies 7 days and 1 day before the deadline of an application, each once; a deadline that is entered
 * later, at once.
 */
export const notifyNearDeadlines = defineJob({
  name: 'notify-near-deadlines',
  title: 'Notify about deadlines of applications',
  payload: Type.Object({}),
  every: 60 * 60,
  async run({ app, end }) {
    const clock = await app.office.read()
    const notifications: Awaited<ReturnType<typeof describeDeadline>>[] = []
    for (const span of listWarningSpans(warningDays)) {
      const { days } = span
      for (const deadline of await listDeadlines(app.db, clock, span))
        notifications.push(await describeDeadline(app, { deadline, days, clock }))
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
