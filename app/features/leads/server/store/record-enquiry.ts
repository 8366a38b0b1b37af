import { v7 as newId } from 'uuid'
import type { Enquiry } from '#app/base/server/enquiry.ts'
import type { Database } from '#database/connect.ts'
import { acquireLocks } from '#database/sql-dialect.ts'
import { isExactKey } from '../matching/compare-people.ts'
import { notifyWebhooks } from '../webhooks/delivery.ts'
import {
  addEnquiries,
  addMatchKeys,
  createLeads,
  flagDuplicates,
  updateLeads,
} from './enquiry-rows.ts'
import {
  findMatchesOfAll,
  type LeadIds,
  type Match,
  matchWithinBatch,
  personOf,
} from './find-matches.ts'
import { keysFor } from './lead-row.ts'
import { preventMerges } from './merge-locks.ts'

/** The lead that owns the enquiry, which may be a merged lead. */
export interface LinkedLead {
  id: string
  /** The activity of the enquiry. */
  activityId: string
  isNew: boolean
}

/**
 * Finds the lead of an enquiry or creates one, in the transaction that stores it. The timeline records
 * values that differ from the lead.
 */
export async function recordEnquiry(db: Database, enquiry: Enquiry): Promise<LinkedLead> {
  await lockMatchKeys(db, [enquiry])
  const [linked] = await recordEnquiries(db, [enquiry])
  return linked as LinkedLead
}

/**
 * The same for several enquiries with locked match keys, as if they came one after another. Enquiries
 * that cannot match an earlier one are stored together.
 */
export async function recordEnquiries(db: Database, enquiries: Enquiry[]): Promise<LinkedLead[]> {
  const linked = new Map<Enquiry, LinkedLead>()
  for (let rest = enquiries; rest.length > 0; ) {
    const [apart, later] = splitIndependent(rest, exactKeysOf)
    const results = await findMatchesOfAll(db, apart)
    const matched = apart.map((enquiry, index) => ({ enquiry, ...(results[index] as Match) }))
    const [now, after] = splitIndependent(matched, ({ match }) =>
      match ? [match.primary_lead_id] : [],
    )
    for (const [enquiry, one] of await storeEnquiries(db, now)) linked.set(enquiry, one)
    const postponed = new Set([...later, ...after.map(({ enquiry }) => enquiry)])
    rest = rest.filter((enquiry) => postponed.has(enquiry))
  }
  return enquiries.map((enquiry) => linked.get(enquiry) as LinkedLead)
}

const exactKeysOf = (enquiry: Enquiry) => keysFor(personOf(enquiry)).filter(isExactKey)

/** Splits off enquiries that share no key with an earlier one. */
function splitIndependent<Value>(
  all: Value[],
  namesOf: (value: Value) => string[],
): [Value[], Value[]] {
  const taken = new Set<string>()
  const apart = all.filter((value) => {
    const names = namesOf(value)
    const isAlone = !names.some((name) => taken.has(name))
    for (const name of names) taken.add(name)
    return isAlone
  })
  return [apart, all.filter((value) => !apart.includes(value))]
}

type MatchedEnquiry = Match & { enquiry: Enquiry }

async function storeEnquiries(db: Database, all: MatchedEnquiry[]) {
  const created = await createLeads(
    db,
    all.filter(({ match }) => !match).map(({ enquiry }) => enquiry),
  )
  const recorded = all.map((asked) => ({
    ...asked,
    lead: asked.match ?? (created.get(asked.enquiry) as LeadIds),
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
  // Imported enquiries cause no webhook event.
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
 * Locks the match keys until the transaction ends. A transaction with several enquiries locks the keys
 * of all first, in one order, so that no deadlock occurs.
 */
export async function lockMatchKeys(db: Database, enquiries: Pick<Enquiry, 'person'>[]) {
  await preventMerges(db)
  await lockKeysOnly(db, enquiries)
}

/** The same after `preventMerges`. */
export function lockKeysOnly(db: Database, enquiries: Pick<Enquiry, 'person'>[]) {
  const keys = enquiries.flatMap((enquiry) => keysFor(personOf(enquiry)))
  return acquireLocks(
    db,
    keys.map((key) => `lead ${key}`),
  )
}
