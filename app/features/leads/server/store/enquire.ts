import { v7 as newId } from 'uuid'
import type { Enquiry } from '#app/base/server/keepers.ts'
import type { Database } from '#database/connect.ts'
import { lockAll } from '#database/differences.ts'
import type { Lead } from '../../contract.ts'
import { tellWebhooks } from '../webhooks/delivery.ts'
import { addEntry } from './entries.ts'
import { type Candidate, judge, personOf } from './judge.ts'
import { keysFor, leadColumns, searchTextOf, toLead, toNewRow, toStored } from './lead-row.ts'
import { holdTogether } from './merge-locks.ts'
import { findFirstStage } from './stages.ts'
import { stand } from './stays.ts'

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
  const { known, alike, differing } = await judge(db, enquiry)
  const lead = known ?? (await begin(db, enquiry))
  const entryId = await addEnquiry(db, lead.id, enquiry, differing)
  if (known) await absorb(db, known, enquiry)
  await doubt(db, lead, alike)
  // A list of people from before is no news.
  const isNews = !known && enquiry.way !== 'import'
  if (isNews) await tellWebhooks(db, { event: 'lead.created', lead_id: lead.id, at: enquiry.at })
  return { id: lead.id, entryId, isNew: !known }
}

/**
 * Holds back others who ask under the same keys until the transaction ends. Who stores several
 * enquiries in one locks those of all first: in their order nobody waits for each other.
 */
export async function lockKeys(db: Database, enquiries: Pick<Enquiry, 'person'>[]) {
  await holdTogether(db)
  const keys = enquiries.flatMap((enquiry) => keysFor(personOf(enquiry)))
  await lockAll(
    db,
    keys.map((key) => `lead ${key}`),
  )
}

async function begin(db: Database, enquiry: Enquiry): Promise<Candidate> {
  const person = personOf(enquiry)
  const row = toNewRow({
    ...person,
    id: newId(),
    countries: enquiry.countries,
    stage_id: enquiry.given?.stage_id ?? (await findFirstStage(db)),
    owner_id: enquiry.given?.owner_id ?? null,
    way: enquiry.way,
    source: enquiry.origin.source || enquiry.origin.referrer || '',
    campaign: enquiry.origin.campaign ?? '',
    page: enquiry.origin.page ?? '',
    created_at: enquiry.at,
    isWaiting: isAsked(enquiry),
    answer_minutes: answerTo(enquiry)?.minutes ?? null,
  })
  await db.insertInto('leads').values(row).execute()
  await stand(db, row, row.created_at)
  await addKeys(db, row.id, person)
  return { ...toLead(row), root_id: row.root_id, formerly: [] }
}

/** Who came by hand has somebody of the office before them. */
function answerTo({ by, at, answered }: Enquiry) {
  if (answered || by === undefined) return answered
  // Who came by hand had nobody to wait for: that is no time to count.
  return { at, by, minutes: null }
}

const isAsked = (enquiry: Enquiry) => answerTo(enquiry) === undefined

/** By which it is known from now on, itself and not by what is merged with it. */
export async function addKeys(db: Database, leadId: string, person: Parameters<typeof keysFor>[0]) {
  const rows = keysFor(person).map((key) => ({ key, lead_id: leadId }))
  if (rows.length === 0) return
  await db
    .insertInto('lead_keys')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

async function addEnquiry(db: Database, leadId: string, enquiry: Enquiry, after: object) {
  const { at, by, text, way, origin, about, consent } = enquiry
  const kind = way === 'chat' ? 'chat' : 'enquiry'
  const said = { ...after, ...(consent && { consent }) }
  const entryId = await addEntry(db, { lead_id: leadId, at, kind, text, by, after: said, about })
  const answered = answerTo(enquiry)
  await db
    .insertInto('lead_enquiries')
    .values({
      entry_id: entryId,
      lead_id: leadId,
      at,
      way,
      source: origin.source ?? '',
      medium: origin.medium ?? '',
      campaign: origin.campaign ?? '',
      referrer: origin.referrer ?? '',
      landing_page: origin.landing_page ?? '',
      page: origin.page ?? '',
      referred_by: origin.referred_by ?? '',
      answered_at: answered?.at ?? null,
      answered_by: answered?.by ?? null,
      answer_minutes: answered?.minutes ?? null,
    })
    .execute()
  return entryId
}

/** Fills blanks and adds what is new, in the lead and in the one that stands for it. */
async function absorb(db: Database, { id, root_id }: Candidate, enquiry: Enquiry) {
  // First the one that everybody locks.
  for (const each of new Set([root_id, id])) {
    await lockAll(db, [`lead ${each}`])
    const row = await db
      .selectFrom('leads')
      .select(leadColumns)
      .where('id', '=', each)
      .executeTakeFirstOrThrow()
    await absorbInto(db, toLead(row), enquiry)
  }
  await addKeys(db, id, personOf(enquiry))
}

export const union = (known: string[], more: string[], most: number) =>
  [...new Set([...known, ...more])].slice(0, Math.max(most, known.length))

export const latest = (...moments: string[]) => moments.toSorted().at(-1) as string

async function absorbInto(db: Database, lead: Lead, enquiry: Enquiry) {
  const { name, emails, phones } = personOf(enquiry)
  const next = {
    ...lead,
    name: lead.name || name,
    emails: union(lead.emails, emails, 10),
    phones: union(lead.phones, phones, 10),
    countries: union(lead.countries, enquiry.countries, 12),
    enquiries: lead.enquiries + 1,
    touched_at: latest(enquiry.at, lead.touched_at),
    waiting_since: lead.waiting_since ?? (isAsked(enquiry) ? enquiry.at : null),
    answer_minutes: lead.answer_minutes ?? answerTo(enquiry)?.minutes ?? null,
  }
  await db
    .updateTable('leads')
    .set({ ...toStored(next), search_text: searchTextOf(next) })
    .where('id', '=', lead.id)
    .execute()
}

/** Keeps of whom nobody knows whether they are the same, each pair once and for good. */
export async function doubt(
  db: Database,
  lead: Pick<Candidate, 'id' | 'root_id'>,
  others: Candidate[],
) {
  const pairs = others
    .filter((other) => other.root_id !== lead.root_id)
    .map((other) => [lead.id, other.id].toSorted() as [string, string])
    .map(([one_id, other_id]) => ({ one_id, other_id, created_at: new Date().toISOString() }))
  if (pairs.length === 0) return
  await db
    .insertInto('lead_doubts')
    .values(pairs)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
