import { findMatches, personOf } from '#app/features/lead-matching/server/find-matches.ts'
import type { StatedDetails } from '#app/platform/server/feature/enquiry.ts'
import type { Database } from '#database/connect.ts'
import { acquireLocks } from '#database/locks.ts'
import type { Lead } from '../../contract.ts'
import { addActivity } from './activities.ts'
import { listChangedFields } from './change.ts'
import { addMatchKeys, flagDuplicates, latest, restoreForEnquiry, union } from './enquiry-rows.ts'
import { findSender } from './guardian-enquiries.ts'
import { leadColumns, save, toLead } from './lead-row.ts'
import { lockMatchKeys } from './receive-enquiry.ts'

/**
 * Adds further contact details of a visitor and flags possible duplicates, without a new enquiry.
 * Existing values stay first, because a visitor can claim any identity, unless the lead is only
 * from this conversation.
 */
export async function addStatedDetails(db: Database, details: StatedDetails) {
  const { leadId, at, about, consent } = details
  await lockMatchKeys(db, [details])
  const linkedLead = await readLead(db, leadId)
  const { candidates } = await findMatches(db, details)
  // Details from a colleague are added after existing values, the visitor's own details before them.
  const hasPriority =
    details.by === undefined && (await isOnlyFromConversation(db, linkedLead, about))
  let changes = { before: {}, after: {} }
  const isFromGuardian = (await findSender(db, linkedLead.id, about)) !== undefined
  const ids = isFromGuardian ? [] : [...new Set([linkedLead.primary_lead_id, linkedLead.id])]
  await acquireLocks(db, 'lead', ids)
  for (const id of ids) {
    const { deleted_at, ...row } = await readLead(db, id)
    if (deleted_at) await restoreForEnquiry(db, [id])
    const before = toLead(row)
    const after = mergeDetails(before, details, hasPriority)
    await save(db, after)
    if (id === linkedLead.primary_lead_id) changes = differences(before, after)
  }
  if (!isFromGuardian) {
    await addMatchKeys(db, [{ id: linkedLead.id, person: personOf(details) }])
    await flagDuplicates(db, [{ lead: linkedLead, candidates }])
  }
  const { name, phone, email } = details.person
  await addActivity(db, {
    lead_id: linkedLead.id,
    kind: 'details',
    at,
    about,
    by: details.by,
    text: `${details.by ? 'Added from the chat' : 'Shared in the chat'}: ${[name, phone, email].filter(Boolean).join(', ')}`,
    before: changes.before,
    after: { ...changes.after, consent: consent || undefined },
  })
}

const readLead = (db: Database, id: string) =>
  db
    .selectFrom('leads')
    .select(['primary_lead_id', 'deleted_at', ...leadColumns])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

/** Returns whether the lead has only the enquiry of this conversation. */
async function isOnlyFromConversation(
  db: Database,
  { id, primary_lead_id, enquiries }: LeadRow,
  about: string,
) {
  if (enquiries > 1 || primary_lead_id !== id) return false
  const enquiry = await db
    .selectFrom('lead_activities')
    .innerJoin('enquiries', 'activity_id', 'lead_activities.id')
    .select('activity_id')
    .where('lead_activities.lead_id', '=', id)
    .where('about_id', '=', about)
    .executeTakeFirst()
  return enquiry !== undefined
}

type LeadRow = Awaited<ReturnType<typeof readLead>>

function mergeDetails(lead: Lead, details: StatedDetails, hasPriority: boolean): Lead {
  const { name, emails, phones } = personOf(details)
  const combine = (name: 'emails' | 'phones', added: string[]) =>
    hasPriority ? union(name, added, lead[name]) : union(name, lead[name], added)
  return {
    ...lead,
    name: hasPriority ? name : lead.name || name,
    emails: combine('emails', emails),
    phones: combine('phones', phones),
    last_activity_at: latest(details.at, lead.last_activity_at),
  }
}

function differences(before: Lead, after: Lead) {
  const names = listChangedFields(before, after).filter((name) => name !== 'last_activity_at')
  const pick = (lead: Lead) => Object.fromEntries(names.map((name) => [name, lead[name]]))
  return { before: pick(before), after: pick(after) }
}
