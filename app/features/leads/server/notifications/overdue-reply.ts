import { Type } from 'typebox'
import { Id, Timestamp } from '#app/contract/common.ts'
import type { Lead } from '#app/features/leads/contract.ts'
import { addOfficeTime, getBranchHours } from '#app/features/office/hours-contract.ts'
import { systemViewer } from '#app/platform/server/auth/viewer.ts'
import type { Enquiry } from '#app/platform/server/feature/enquiry.ts'
import { defineJob } from '#app/platform/server/jobs/job-type.ts'
import { addJob } from '#app/platform/server/jobs/store.ts'
import type { NewNotification } from '#app/platform/server/mail/notification.ts'
import { formatDateTime } from '#app/platform/server/text/days.ts'
import type { Database } from '#database/connect.ts'
import type { LinkedLead } from '../events.ts'
import { findPrimaryLead, lockExistingLeads } from '../store/lead-row.ts'
import { readHoursAndSettings } from '../store/settings.ts'

const MINUTE_MS = 60_000

/**
 * Notifies once about an overdue first response, counted in the opening hours of the lead's branch.
 */
export const notifyOverdueReply = defineJob({
  name: 'notify-overdue-reply',
  title: 'Notify about an overdue reply',
  payload: Type.Object({ lead_id: Id, activity_id: Id, since: Timestamp }),
  async run({ app, payload, end }): Promise<void> {
    const { lead_id, activity_id, since } = payload
    const lead = await findPrimaryLead(app.db, lead_id, systemViewer)
    // The lead was answered, erased, or merged into one that has waited longer.
    if (lead?.awaiting_reply_since !== since) return
    const hoursAndSettings = await readHoursAndSettings(app)
    const targetMs = hoursAndSettings.response_target_minutes * MINUTE_MS
    const at = addOfficeTime(
      getBranchHours(hoursAndSettings, lead.branch),
      new Date(since),
      targetMs,
    )
    // The target or the opening hours may have changed since the job was added.
    if (at > new Date()) {
      return end((db) => addJob(db, notifyOverdueReply, { payload, at: at.toISOString() }))
    }
    const waitingSince = formatDateTime(hoursAndSettings.time_zone, new Date(since))
    await end(async (db) => {
      if ((await lockExistingLeads(db, [lead.id])).size === 0) return
      await app.services.notifications.add(db, {
        kind: 'overdue_reply',
        key: `${lead.id} ${since}`,
        leadId: lead.id,
        subjectId: activity_id,
        title: 'Reply overdue',
        brief: `awaiting reply since ${waitingSince}`,
        ...describeLead(lead),
        facts: [['Awaiting reply since', waitingSince], ...describeLead(lead).facts],
      })
    })
  },
})

/** Schedules the check after an enquiry. The chat schedules its own. */
export async function scheduleOverdueReply(
  db: Database,
  { channel, notifiesOffice, at }: Enquiry,
  linked: LinkedLead,
) {
  if (!notifiesOffice || channel === 'chat') return
  const payload = { lead_id: linked.id, activity_id: linked.activityId, since: at }
  // One minute is the shortest target. The job then reads the office's target.
  const firstCheckAt = new Date(Date.parse(at) + MINUTE_MS).toISOString()
  await addJob(db, notifyOverdueReply, { payload, at: firstCheckAt })
}

/** Schedules the check again when another enquiry has become the oldest unanswered one of a lead. */
export async function rescheduleOverdueReply(
  db: Database,
  { id: lead_id, awaiting_reply_since: since }: Pick<Lead, 'id' | 'awaiting_reply_since'>,
) {
  if (since === null) return
  const enquiry = await db
    .selectFrom('enquiries')
    .innerJoin('leads', 'leads.id', 'enquiries.lead_id')
    .select('activity_id')
    .where('primary_lead_id', '=', lead_id)
    .where('at', '=', since)
    .where('enquiries.channel', '!=', 'chat')
    .executeTakeFirst()
  if (!enquiry) return
  const payload = { lead_id, activity_id: enquiry.activity_id, since }
  await addJob(db, notifyOverdueReply, { payload })
}

const countryNames = new Intl.DisplayNames('en', { type: 'region' })

/** Returns name and contact details for recipients with the right to see them. */
export function describeLead({ id, name, phones, emails, countries }: Lead) {
  const facts: [string, string][] = [
    ['Phone', phones.join(', ')],
    ['Email', emails.join(', ')],
    ['Country', countries.map((code) => countryNames.of(code)).join(', ')],
  ]
  return {
    who: name,
    facts: facts.filter(([, value]) => value !== ''),
    address: `/admin/leads/${id}`,
  } satisfies Partial<NewNotification>
}
