import { v7 as newId } from 'uuid'
import type { Enquiry } from '#app/base/server/enquiry.ts'
import type { Database } from '#database/connect.ts'
import { acquireLocks } from '#database/sql-dialect.ts'
import { isSure } from '../known/known.ts'
import { tellWebhooks } from '../webhooks/delivery.ts'
import { absorbAll, addEnquiries, addKeys, beginAll, doubt } from './enquiry-rows.ts'
import { type Judged, judgeAll, judgeAmong, personOf, type Root } from './judge.ts'
import { keysFor } from './lead-row.ts'
import { holdTogether } from './merge-locks.ts'

/** Linked: the id of the lead whose own it is, which may have become part of another. */
export interface Linked {
  id: string
  /** The enquiry in its timeline. */
  entryId: string
  isNew: boolean
}

/**
 * Finds whose enquiry it is, or begins a lead with it, within the transaction that stores it. What
 * differs from what was known is kept beside it. Nothing is refused because it is known.
 */
export async function enquire(db: Database, enquiry: Enquiry): Promise<Linked> {
  await lockKeys(db, [enquiry])
  const [linked] = await enquireAll(db, [enquiry])
  return linked as Linked
}

/**
 * The same of several whose keys are locked, as if one came after the other; those that cannot be the
 * same as one before are stored together.
 */
export async function enquireAll(db: Database, enquiries: Enquiry[]): Promise<Linked[]> {
  const linked = new Map<Enquiry, Linked>()
  for (let rest = enquiries; rest.length > 0; ) {
    const [apart, later] = takeApart(rest, sureKeysOf)
    const judged = await judgeAll(db, apart)
    const both = apart.map((enquiry, index) => ({ enquiry, ...(judged[index] as Judged) }))
    const [now, after] = takeApart(both, ({ known }) => (known ? [known.primary_lead_id] : []))
    for (const [enquiry, one] of await keepAll(db, now)) linked.set(enquiry, one)
    const postponed = new Set([...later, ...after.map(({ enquiry }) => enquiry)])
    rest = rest.filter((enquiry) => postponed.has(enquiry))
  }
  return enquiries.map((enquiry) => linked.get(enquiry) as Linked)
}

const sureKeysOf = (enquiry: Enquiry) => keysFor(personOf(enquiry)).filter(isSure)

/** Those that have nothing in common with one before them, and the others. */
function takeApart<Value>(all: Value[], namesOf: (value: Value) => string[]): [Value[], Value[]] {
  const taken = new Set<string>()
  const apart = all.filter((value) => {
    const names = namesOf(value)
    const isAlone = !names.some((name) => taken.has(name))
    for (const name of names) taken.add(name)
    return isAlone
  })
  return [apart, all.filter((value) => !apart.includes(value))]
}

type Asked = Judged & { enquiry: Enquiry }

async function keepAll(db: Database, all: Asked[]) {
  const begun = await beginAll(
    db,
    all.filter(({ known }) => !known).map(({ enquiry }) => enquiry),
  )
  const kept = all.map((asked) => ({
    ...asked,
    lead: asked.known ?? (begun.get(asked.enquiry) as Root),
    entryId: newId(),
  }))
  await addEnquiries(db, kept)
  await absorbAll(
    db,
    kept.filter(({ known }) => known),
  )
  await addKeys(
    db,
    kept.map(({ lead, enquiry }) => ({ id: lead.id, person: personOf(enquiry) })),
  )
  const among = judgeAmong(kept)
  await doubt(
    db,
    kept.map(({ lead, alike }, index) => ({ lead, alike: [...alike, ...(among[index] ?? [])] })),
  )
  // A list of people from before is no news.
  for (const { known, lead, enquiry } of kept) {
    if (known || enquiry.channel === 'import') continue
    await tellWebhooks(db, { event: 'lead.created', lead_id: lead.id, at: enquiry.at })
  }
  return kept.map(({ known, lead, enquiry, entryId }): [Enquiry, Linked] => [
    enquiry,
    { id: lead.id, entryId, isNew: !known },
  ])
}

/**
 * Locks the match keys until the transaction ends. A transaction with several enquiries locks the keys
 * of all first, in one order, so that no deadlock occurs.
 */
export async function lockKeys(db: Database, enquiries: Pick<Enquiry, 'person'>[]) {
  await holdTogether(db)
  await lockHeldKeys(db, enquiries)
}

/** The same where `holdTogether` has come before. */
export function lockHeldKeys(db: Database, enquiries: Pick<Enquiry, 'person'>[]) {
  const keys = enquiries.flatMap((enquiry) => keysFor(personOf(enquiry)))
  return acquireLocks(
    db,
    keys.map((key) => `lead ${key}`),
  )
}
