import { v7 as newId } from 'uuid'
import type { Enquiry } from '#app/base/server/keepers.ts'
import type { Database } from '#database/connect.ts'
import { lockAll } from '#database/differences.ts'
import type { Lead } from '../../contract.ts'
import { compare, type Likeness, type Person } from '../known/known.ts'
import { addEntry, listFormerNames } from './entries.ts'
import { keysFor, leadColumns, searchTextOf, toLead, toNewRow, toStored } from './lead-row.ts'
import { holdTogether } from './merge-locks.ts'
import { findFirstStage } from './stages.ts'

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
  return { id: lead.id, entryId, isNew: !known }
}

/**
 * Holds back others who ask under the same keys until the transaction ends. Who stores several
 * enquiries in one locks those of all first: in their order nobody waits for each other.
 */
export async function lockKeys(db: Database, enquiries: Enquiry[]) {
  await holdTogether(db)
  const keys = enquiries.flatMap((enquiry) => keysFor(personOf(enquiry)))
  await lockAll(
    db,
    keys.map((key) => `lead ${key}`),
  )
}

/** Whose it would be, who is at least perhaps the same, and what it says else than is known. */
export async function judge(db: Database, enquiry: Enquiry) {
  const person = personOf(enquiry)
  const leads = await listAlike(db, keysFor(person))
  const judged = leads.map((lead) => ({ lead, likeness: compareAny(person, lead) }))
  const known = chooseKnown(judged, person)
  return {
    known,
    alike: judged.filter(({ likeness }) => likeness !== 'different').map(({ lead }) => lead),
    differing: known ? findDiffering(known, enquiry) : {},
  }
}

/**
 * Whose it is: the one that is the same. Where several are, such as two of a family on one phone for
 * a name that could be either's, it is the one that has all that was said, name and all, or none.
 */
function chooseKnown(judged: Judged[], person: ReturnType<typeof personOf>) {
  const same = judged.filter(({ likeness }) => likeness === 'same').map(({ lead }) => lead)
  if (new Set(same.map(({ root_id }) => root_id)).size < 2) return same[0]
  const said = keysFor(person)
  return same.find((lead) => {
    const has = new Set(keysFor(lead))
    return lead.name === person.name && said.every((key) => has.has(key))
  })
}

interface Candidate extends Lead {
  root_id: string
  /** What it was called before a merge chose the other's name. */
  formerly: string[]
}

/** By the name that goes best with theirs. */
function compareAny(person: Person, lead: Candidate): Likeness {
  const found = [lead.name, ...lead.formerly].map((name) => compare(person, { ...lead, name }))
  return (['same', 'perhaps'] as const).find((likeness) => found.includes(likeness)) ?? 'different'
}

interface Judged {
  lead: Candidate
  likeness: Likeness
}

const personOf = ({ person }: Enquiry) => ({
  name: person.name,
  emails: person.email ? [person.email] : [],
  phones: person.phone ? [person.phone] : [],
})

async function listAlike(db: Database, keys: string[]): Promise<Candidate[]> {
  if (keys.length === 0) return []
  const rows = await db
    .selectFrom('leads')
    .select(['root_id', ...leadColumns])
    .where('id', 'in', db.selectFrom('lead_keys').select('lead_id').where('key', 'in', keys))
    // Of those that were merged, it is the one's whose own it is.
    .orderBy(
      (own) =>
        own
          .selectFrom('lead_keys')
          .select((is) => is.fn.countAll().as('shared'))
          .whereRef('lead_id', '=', 'leads.id')
          .where('key', 'in', keys),
      'desc',
    )
    .orderBy('touched_at', 'desc')
    // Who shares a number with more is an office, a school or a mistake.
    .limit(100)
    .execute()
  const formerly = await listFormerNames(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({
    ...toLead(row),
    root_id: row.root_id,
    formerly: formerly.get(row.id) ?? [],
  }))
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
    created_at: enquiry.at,
    isWaiting: isAsked(enquiry),
  })
  await db.insertInto('leads').values(row).execute()
  await addKeys(db, row.id, person)
  return { ...toLead(row), root_id: row.root_id, formerly: [] }
}

/** Who came by hand has somebody of the office before them. */
function answerTo({ by, at, answered, way }: Enquiry) {
  if (answered || by === undefined) return answered
  // Nobody took the time of what an old list tells.
  return { at, by, minutes: way === 'import' ? null : 0 }
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
  const { at, by, text, way, origin, about } = enquiry
  const kind = way === 'chat' ? 'chat' : 'enquiry'
  const entryId = await addEntry(db, { lead_id: leadId, at, kind, text, by, after, about })
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

/** What this enquiry says else than the lead. */
function findDiffering(lead: Candidate, enquiry: Enquiry) {
  const { name, emails, phones } = personOf(enquiry)
  const { stage_id, owner_id } = enquiry.given ?? {}
  const isNew = (known: string[], said: string[]) => said.filter((each) => !known.includes(each))
  const [email, phone] = [isNew(lead.emails, emails), isNew(lead.phones, phones)]
  return {
    ...(name && name !== lead.name && { name }),
    ...(email.length > 0 && { emails: email }),
    ...(phone.length > 0 && { phones: phone }),
    ...(stage_id && stage_id !== lead.stage_id && { stage_id }),
    ...(owner_id && owner_id !== lead.owner_id && { owner_id }),
  }
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

const latest = (...moments: string[]) => moments.toSorted().at(-1) as string

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
  }
  await db
    .updateTable('leads')
    .set({ ...toStored(next), search_text: searchTextOf(next) })
    .where('id', '=', lead.id)
    .execute()
}

/** Keeps of whom nobody knows whether they are the same, each pair once and for good. */
async function doubt(db: Database, lead: Candidate, others: Candidate[]) {
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
