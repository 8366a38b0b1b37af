import { listRights } from '#app/contract/rights.ts'
import { findCounsellor } from '#app/features/leads/server/notifications/due-tasks.ts'
import { describeLead } from '#app/features/leads/server/notifications/overdue-reply.ts'
import { findPrimaryLead } from '#app/features/leads/server/store/lead-row.ts'
import { systemViewer } from '#app/platform/server/auth/viewer.ts'
import type { DomainEvents, EventContext } from '#app/platform/server/events/events.ts'
import type { Application } from '../contract.ts'
import { outcomeLabels, visaDecisionLabels } from '../outcomes-contract.ts'

type Decided = DomainEvents['applicationDecided']

/**
 * Notifies the counsellors of an application and of its lead that the visa was decided or the
 * institution has rejected it; without a counsellor everyone with access. The person who recorded it is left out.
 */
export async function notifyDecision({ db, services }: EventContext, event: Decided) {
  const { application, by, at } = event
  const title = nameDecision(event)
  const lead = title && (await findPrimaryLead(db, application.lead_id, systemViewer))
  if (!title || !lead) return
  const counsellors = await Promise.all([
    findCounsellor({ db, services }, { id: lead.id, owner_id: application.owner_id }),
    findCounsellor({ db, services }, lead),
  ])
  const found = counsellors.filter((id) => id !== undefined)
  const recipients = found.length > 0 ? found : await listEveryone({ db, services })
  const course = nameCourse(application)
  const described = describeLead(lead)
  const facts = [['Application', course], ...described.facts]
  for (const personId of new Set(recipients)) {
    if (personId === by) continue
    await services.notifications.add(db, {
      kind: 'decision',
      key: `${application.id} ${at} ${personId}`,
      leadId: lead.id,
      personId,
      title,
      brief: `${title} · ${course}`,
      who: described.who,
      address: described.address,
      facts: facts.filter(([, value]) => value !== '') as [string, string][],
    })
  }
}

/** "Example University, MSc Data Science" */
export const nameCourse = ({ institution, course }: Pick<Application, 'institution' | 'course'>) =>
  [institution, course].filter(Boolean).join(', ')

/** Returns the title of the notification; undefined for other outcomes, which the office decides. */
function nameDecision({ application, before }: Decided) {
  const { visa_decision, outcome } = application
  if (visa_decision && visa_decision !== before.visa_decision)
    return visaDecisionLabels[visa_decision]
  return outcome === 'rejected' && before.outcome !== 'rejected'
    ? outcomeLabels.rejected
    : undefined
}

async function listEveryone({ db, services }: EventContext) {
  const people = await services.administrators.listRecipients(db)
  return people.filter((person) => listRights(person).includes('leads:work')).map(({ id }) => id)
}
