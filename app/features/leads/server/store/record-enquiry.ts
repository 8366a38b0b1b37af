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

/** Linked: the id of the lead whose own it is, which may have become part of another. */
export interface LinkedLead {
  id: string
  /** The enquiry in its timeline. */
  activityId: string
  isNew: boolean
}

/**
 * Finds whose enquiry it is, or begins a lead with it, within the transaction that stores it. What
 * differs from what was known is kept beside it. Nothing is refused because it is known.
 */
export async function recordEnquiry(db: Database, enquiry: Enquiry): Promise<LinkedLead> {
  await lockMatchKeys(db, [enquiry])
  const [linked] = await recordEnquiries(db, [enquiry])
  return linked as LinkedLead
}

/**
 * The same of several whose keys are locked, as if one came after the other; those that cannot be the
 * same as one before are stored together.
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

/** Those that have nothing in common with one before them, and the others. */
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
  // A list of people from before is no news.
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

/** The same where `preventMerges` has come before. */
export function lockKeysOnly(db: Database, enquiries: Pick<Enquiry, 'person'>[]) {
  const keys = enquiries.flatMap((enquiry) => keysFor(personOf(enquiry)))
  return acquireLocks(
    db,
    keys.map((key) => `lead ${key}`),
  )
}
