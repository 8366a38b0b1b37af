import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { isExactKey, matchKeysOf } from '#app/features/lead-matching/server/compare-people.ts'
import {
  findGuardianMatch,
  type GuardianMatch,
} from '#app/features/lead-matching/server/find-guardians.ts'
import {
  findMatchesOfAll,
  type LeadIds,
  type Match,
  matchWithinBatch,
  personOf,
} from '#app/features/lead-matching/server/find-matches.ts'
import { publish } from '#app/platform/server/events/events.ts'
import type { Enquiry, FurtherEnquiry } from '#app/platform/server/feature/enquiry.ts'
import type { Database } from '#database/connect.ts'
import { acquireLocks } from '#database/locks.ts'
import type { Lead } from '../../contract.ts'
import type { LinkedLead } from '../events.ts'
import { scheduleOverdueReply } from '../notifications/overdue-reply.ts'
import {
  addEnquiries,
  addMatchKeys,
  createLeads,
  flagDuplicates,
  type UpdateLead,
  updateLeads,
} from './enquiry-rows.ts'
import { addStudentTasks, findSender } from './guardian-enquiries.ts'
import { lockFamily } from './guardians.ts'
import { addImportedTasks } from './imported-tasks.ts'
import { preventMerges } from './lead-row.ts'
import { extendAwaitingReply, lockAwaitingLead } from './responses.ts'

/** Records an enquiry that a person has sent, with its lead. */
export async function receiveEnquiry(db: Database, enquiry: Enquiry) {
  const lead = await recordEnquiry(db, enquiry)
  await scheduleOverdueReply(db, enquiry, lead)
  await publish(db, 'enquiryReceived', { enquiry, lead })
  return lead
}

/**
 * Records a further enquiry in a lead's conversation; a lead that already awaits a reply only gets a
 * new last activity. Returns the lead's name, or undefined if it was erased meanwhile.
 */
export async function recordFurtherEnquiry(db: Database, furtherEnquiry: FurtherEnquiry) {
  const { leadId, at, text, about } = furtherEnquiry
  const lead = await db
    .selectFrom('leads')
    .innerJoin('leads as primary_lead', 'primary_lead.id', 'leads.primary_lead_id')
    .select(['leads.id', 'leads.primary_lead_id', 'primary_lead.name'])
    .where('leads.id', '=', leadId)
    .executeTakeFirst()
  if (!lead) return undefined
  await acquireLocks(db, 'lead', [lead.primary_lead_id, lead.id])
  // The lead may already await a reply on another channel.
  const { waiting } = await db
    .selectNoFrom(lockAwaitingLead(db, sql.val(leadId)).as('waiting'))
    .executeTakeFirstOrThrow()
  if (waiting) return extendAwaitingReply(db, leadId, waiting)
  const person = { name: '', phone: '', email: '' }
  const enquiry = { channel: 'chat' as const, person, countries: [], origin: {}, text, at, about }
  const activityId = newId()
  const sentBy = await findSender(db, leadId, about)
  const recorded = [{ enquiry, lead, activityId, differences: {}, sentBy }]
  await addEnquiries(db, recorded)
  await updateLeads(db, recorded)
  const linked = { id: lead.id, activityId, isNew: false }
  await publish(db, 'enquiryReceived', { enquiry, lead: linked })
  return lead.name
}

/**
 * Links an enquiry to the matching lead or creates a lead, within the transaction that stores the
 * enquiry. Values that differ from the lead are stored with the enquiry.
 */
export async function recordEnquiry(db: Database, enquiry: Enquiry): Promise<LinkedLead> {
  await lockMatchKeys(db, [enquiry])
  const [linked] = await recordEnquiries(db, [enquiry])
  return linked as LinkedLead
}

/**
 * Records several enquiries whose match keys are locked, with the same result as one after the
 * other. Enquiries that cannot match each other are stored in one batch.
 */
export async function recordEnquiries(
  db: Database,
  enquiries: Enquiry[],
  update?: UpdateLead,
): Promise<LinkedLead[]> {
  const linked = new Map<Enquiry, LinkedLead>()
  for (let pending = enquiries; pending.length > 0; ) {
    const [independent, sharingKeys] = splitIndependent(pending, exactKeysOf)
    const results = await findMatchesOfAll(db, independent)
    const matched: MatchedEnquiry[] = []
    for (const [index, enquiry] of independent.entries()) {
      const result = results[index] as Match
      const sentBy = await findGuardianMatch(db, enquiry, result)
      matched.push({ ...result, enquiry, sentBy, known: sentBy?.students[0] ?? result.match })
    }
    const [distinct, sharingLead] = splitIndependent(matched, ({ known }) =>
      known ? [known.primary_lead_id] : [],
    )
    for (const [enquiry, lead] of await storeEnquiries(db, distinct, update))
      linked.set(enquiry, lead)
    const postponed = new Set([...sharingKeys, ...sharingLead.map(({ enquiry }) => enquiry)])
    pending = pending.filter((enquiry) => postponed.has(enquiry))
  }
  return enquiries.map((enquiry) => linked.get(enquiry) as LinkedLead)
}

const exactKeysOf = (enquiry: Enquiry) => matchKeysOf(personOf(enquiry)).filter(isExactKey)

/** Splits values into those that share no key with an earlier value, and the rest. */
function splitIndependent<Value>(
  values: Value[],
  listKeys: (value: Value) => string[],
): [Value[], Value[]] {
  const seenKeys = new Set<string>()
  const independent = values.filter((value) => {
    const keys = listKeys(value)
    const isIndependent = !keys.some((key) => seenKeys.has(key))
    for (const key of keys) seenKeys.add(key)
    return isIndependent
  })
  return [independent, values.filter((value) => !independent.includes(value))]
}

interface MatchedEnquiry extends Match {
  enquiry: Enquiry
  /** The guardian who sent it. */
  sentBy: GuardianMatch | undefined
  /** The lead that has sent it, or whose guardian has. */
  known: LeadIds | undefined
}

async function storeEnquiries(db: Database, matched: MatchedEnquiry[], update?: UpdateLead) {
  await lockLeadsOf(db, matched)
  const created = await createLeads(
    db,
    matched.filter(({ known }) => !known).map(({ enquiry }) => enquiry),
  )
  const recorded = matched.map((item) => ({
    ...item,
    lead: item.known ?? (created.get(item.enquiry) as LeadIds),
    differences: item.sentBy?.differences ?? item.differences,
    activityId: newId(),
  }))
  const isKnown = ({ known }: MatchedEnquiry) => known !== undefined
  await addEnquiries(db, recorded)
  await addImportedTasks(
    db,
    recorded
      .filter((item) => !isKnown(item))
      .map(({ lead, enquiry: { initialValues = {} }, activityId }) => ({
        activityId,
        leadId: lead.id,
        followUp: initialValues as Partial<Lead>,
      })),
  )
  await updateLeads(db, recorded.filter(isKnown), update)
  for (const item of recorded) await addStudentTasks(db, item)
  await addDetailsOfPeople(
    db,
    recorded.filter(({ sentBy }) => !sentBy),
  )
  // Imported leads are not new to the office.
  for (const { known, lead, enquiry } of recorded) {
    if (known || enquiry.channel === 'import') continue
    await publish(db, 'leadCreated', { leadId: lead.id, at: enquiry.at })
  }
  return recorded.map(({ known, lead, enquiry, activityId }): [Enquiry, LinkedLead] => [
    enquiry,
    { id: lead.id, activityId, isNew: !known },
  ])
}

/** Locks the leads that enquiries change, all at once, because locks are taken in one order. */
async function lockLeadsOf(db: Database, matched: MatchedEnquiry[]) {
  const leadIds = matched.flatMap(({ known, sentBy }) =>
    known ? [known.id, known.primary_lead_id, ...(sentBy?.students ?? []).map(({ id }) => id)] : [],
  )
  // Only imports name guardians.
  const enquiries = matched.map(({ enquiry }) => enquiry).filter((each) => each.initialValues)
  if (enquiries.length === 0) return acquireLocks(db, 'lead', leadIds)
  const contacts = enquiries.map((each) => ({ phone: personOf(each).guardian_phone, email: '' }))
  return lockFamily(db, { leadIds, contacts })
}

/** Stores the match keys and possible duplicates of leads that have sent an enquiry themselves. */
async function addDetailsOfPeople(db: Database, recorded: (MatchedEnquiry & { lead: LeadIds })[]) {
  await addMatchKeys(
    db,
    recorded.map(({ lead, enquiry }) => ({ id: lead.id, person: personOf(enquiry) })),
  )
  const matchesInBatch = matchWithinBatch(recorded)
  await flagDuplicates(
    db,
    recorded.map(({ lead, candidates }, index) => ({
      lead,
      candidates: [...candidates, ...(matchesInBatch[index] ?? [])],
    })),
  )
}

/**
 * Locks the match keys until the transaction ends. A transaction with several enquiries locks all
 * keys first, in one order, to prevent deadlocks.
 */
export async function lockMatchKeys(db: Database, enquiries: Pick<Enquiry, 'person'>[]) {
  await preventMerges(db)
  await lockKeysOnly(db, enquiries)
}

/** Locks the match keys in a transaction that has already called `preventMerges`. */
export function lockKeysOnly(db: Database, enquiries: Pick<Enquiry, 'person'>[]) {
  const keys = enquiries.flatMap((enquiry) => matchKeysOf(personOf(enquiry)))
  return acquireLocks(db, 'match_key', keys)
}
