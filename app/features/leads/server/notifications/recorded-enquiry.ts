import type { Enquiry } from '#app/platform/server/feature/enquiry.ts'
import type { AppContext } from '#app/platform/server/feature/feature.ts'
import type { Person } from '#app/platform/server/mail/notification.ts'
import type { Database } from '#database/connect.ts'
import type { Lead } from '../../contract.ts'
import { findCounsellor } from './follow-ups.ts'

interface RecordedEnquiry {
  lead: Lead
  activityId: string
  enquiry: Enquiry
  /** The administrator who recorded the enquiry and may not view the lead. */
  by: Pick<Person, 'username'>
}

/**
 * Notifies the lead's counsellor, or everyone with access without one, that a colleague recorded an
 * enquiry.
 */
export async function notifyRecordedEnquiry(
  { services }: Pick<AppContext, 'services'>,
  db: Database,
  { lead, activityId, enquiry, by }: RecordedEnquiry,
) {
  const { person, text } = enquiry
  const facts: [string, string][] = [
    ['Name', person.name],
    ['Phone', person.phone],
    ['Email', person.email],
    ['Recorded by', by.username],
  ]
  await services.notifications.add(db, {
    kind: 'enquiry',
    leadId: lead.id,
    subjectId: activityId,
    personId: await findCounsellor({ db, services }, lead),
    title: 'A colleague recorded an enquiry',
    who: lead.name,
    facts: facts.filter(([, value]) => value !== ''),
    quote: text,
    address: `/admin/leads/${lead.id}`,
  })
}
