import { v7 as newId } from 'uuid'
import { isExactKey } from '#app/features/lead-matching/server/compare-people.ts'
import {
  findMatchesOfAll,
  type LeadIds,
  type Match,
  matchWithinBatch,
  personOf,
} from '#app/features/lead-matching/server/find-matches.ts'
import { notifyWebhooks } from '#app/features/webhooks/server/delivery.ts'
import type { Enquiry } from '#app/platform/server/feature/enquiry.ts'
import type { Database } from '#database/connect.ts'
import { acquireLocks } from '#database/sql-dialect.ts'
import {
  addEnquiries,
  addMatchKeys,
  createLeads,
  flagDuplicates,
  updateLeads,
} from './enquiry-rows.ts'
import { keysFor } from './lead-row.ts'
import { preventMerges } from './merge-locks.ts'

/** The lead to which an enquiry was linked. It may be merged into another lead. */
export interface LinkedLead {
  id: string
  /** The activity of the enquiry in the lead's timeline. */
  activityId: string
  isNew: boolean
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
export async function recordEnquiries(db: Database, enquiries: Enquiry[]): Promise<LinkedLead[]> {
  const linked = new Map<Enquiry, LinkedLead>()
  for (let pending = enquiries; pending.length > 0; ) {
    const [independent, sharingKeys] = splitIndependent(pending, exactKeysOf)
    const results = await findMatchesOfAll(db, independent)
    const matched = independent.map((enquiry, index) => ({ enquiry, ...(results[index] as Match) }))
    const [distinct, sharingLead] = splitIndependent(matched, ({ match }) =>
      match ? [match.primary_lead_id] : [],
    )
    for (const [enquiry, lead] of await storeEnquiries(db, distinct)) linked.set(enquiry, lead)
    const postponed = new Set([...sharingKeys, ...sharingLead.map(({ enquiry }) => enquiry)])
    pending = pending.filter((enquiry) => postponed.has(enquiry))
  }
  return enquiries.map((enquiry) => linked.get(enquiry) as LinkedLead)
}

const exactKeysOf = (enquiry: Enquiry) => keysFor(personOf(enquiry)).filter(isExactKey)

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

type MatchedEnquiry = Match & { enquiry: Enquiry }

async function storeEnquiries(db: Database, matched: MatchedEnquiry[]) {
  const created = await createLeads(
    db,
    matched.filter(({ match }) => !match).map(({ enquiry }) => enquiry),
  )
  const recorded = matched.map((item) => ({
    ...item,
    lead: item.match ?? (created.get(item.enquiry) as LeadIds),
    activityId: newId(),
  }))
  await addEnquiries(db, recorded)
  await updateLeads(
    db,
    recorded.filter(({ match }) => match),
  )
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
  // Imported leads are not new to the office, so webhooks are not notified of them.
  for (const { match, lead, enquiry } of recorded) {
    if (match || enquiry.channel === 'import') continue
    await notifyWebhooks(db, { event: 'lead.created', lead_id: lead.id, at: enquiry.at })
  }
  return recorded.map(({ match, lead, enquiry, activityId }): [Enquiry, LinkedLead] => [
    enquiry,
    { id: lead.id, activityId, isNew: !match },
  ])
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
  const keys = enquiries.flatMap((enquiry) => keysFor(personOf(enquiry)))
  return acquireLocks(
    db,
    keys.map((key) => `lead ${key}`),
  )
}
