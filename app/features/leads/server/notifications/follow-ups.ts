import { Type } from 'typebox'
import { Id, Timestamp } from '#app/contract/common.ts'
import { listRights } from '#app/contract/rights.ts'
import type { AppContext } from '#app/platform/server/feature/feature.ts'
import { defineJob } from '#app/platform/server/jobs/job-type.ts'
import { addJob, cancelJob } from '#app/platform/server/jobs/store.ts'
import { formatDateTime } from '#app/platform/server/text/days.ts'
import type { Database } from '#database/connect.ts'
import { contactChannelLabels } from '../../channel-labels.ts'
import type { Lead } from '../../contract.ts'
import { listInScope } from '../lead-scope.ts'
import { leadColumns, lockExistingLeads, toLead } from '../store/lead-row.ts'
import * as stages from '../store/stages.ts'
import { describeLead } from './overdue-reply.ts'

/** Notifies about a follow-up at its time. */
export const notifyFollowUp = defineJob({
  name: 'notify-follow-up',
  title: 'Notify about a due follow-up',
  payload: Type.Object({ lead_id: Id, at: Timestamp }),
  async run({ app, payload: { lead_id, at }, end }) {
    const lead = await find(app.db, lead_id)
    // The lead was erased or merged, or its follow-up was changed.
    if (!lead || lead.follow_up_at !== at) return
    const stage = await stages.find(app.db, lead.stage_id)
    if (stage?.outcome === 'lost') return
    const personId = await findCounsellor(app, lead)
    const { time_zone } = await app.office.read()
    const described = describeLead(lead)
    const details: [string, string][] = [
      ['Due', formatDateTime(time_zone, new Date(at))],
      ['Channel', lead.follow_up_channel && contactChannelLabels[lead.follow_up_channel]],
      ['Note', lead.follow_up_note],
    ]
    const facts = details.filter(([, value]) => value !== '')
    await end(async (db) => {
      if ((await lockExistingLeads(db, [lead.id])).size === 0) return
      await app.services.notifications.add(db, {
        kind: 'follow_up',
        key: `${lead.id} ${at}`,
        leadId: lead.id,
        personId,
        title: 'Follow-up due',
        brief: facts.map(([, value]) => value).join(' · '),
        ...described,
        facts: [...facts, ...described.facts],
      })
    })
  },
})

async function find(db: Database, id: string): Promise<Lead | undefined> {
  const query = db.selectFrom('leads').select(leadColumns).where('id', '=', id)
  const row = await query.where('merged_into', 'is', null).executeTakeFirst()
  return row && toLead(row)
}

/**
 * Returns the counsellor if present and allowed to view the lead; undefined notifies everyone with
 * access.
 */
export async function findCounsellor({ db, services }: AppContext, { id, owner_id }: Lead) {
  if (!owner_id) return undefined
  const person = (await services.administrators.listRecipients(db)).find(
    (recipient) => recipient.id === owner_id,
  )
  if (!person || !listRights(person).includes('leads:work')) return undefined
  if ((await services.assignment.listAbsent(db)).has(owner_id)) return undefined
  const inScope = await listInScope(db, person, [id])
  return inScope.size > 0 ? owner_id : undefined
}

/** Reschedules the notification, in the transaction that changes the follow-up. */
export async function scheduleFollowUp(
  db: Database,
  before: Pick<Lead, 'follow_up_at'>,
  { id, follow_up_at }: Pick<Lead, 'id' | 'follow_up_at'>,
) {
  if (before.follow_up_at === follow_up_at) return
  await cancelJob(db, notifyFollowUp, id)
  if (!follow_up_at) return
  await addJob(db, notifyFollowUp, {
    key: id,
    at: new Date(follow_up_at).toISOString(),
    payload: { lead_id: id, at: follow_up_at },
  })
}
