import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Enquiry } from '#app/base/server/enquiry.ts'
import type { Database } from '#database/connect.ts'
import { pairsTable } from '#database/sql-dialect.ts'
import type { Lead } from '../../contract.ts'
import { comparePeople, type MatchResult, type Person } from '../matching/compare-people.ts'
import { mergeActivitiesOf, namesBefore } from './activities.ts'
import { keysFor, listAdded } from './lead-row.ts'

/** A number that more leads share belongs to an office or a school, or is a mistake. */
const MAX_CANDIDATES = 100

type Matchable = Pick<Enquiry, 'person' | 'initialValues'>

export type Match = ReturnType<typeof matchEnquiry>

/** Returns the matching lead, possible duplicates, and values that differ from the lead. */
export async function findMatches(db: Database, enquiry: Matchable) {
  const [results] = await findMatchesOfAll(db, [enquiry])
  return results as Match
}

/** The same for several enquiries, independent of each other. Other requests run in between. */
export async function findMatchesOfAll(db: Database, enquiries: Matchable[]): Promise<Match[]> {
  const candidates = await listCandidates(
    db,
    enquiries.map((enquiry) => keysFor(personOf(enquiry))),
  )
  const results: Match[] = []
  for (const [index, enquiry] of enquiries.entries()) {
    if (index > 0) await setImmediate()
    results.push(matchEnquiry(enquiry, candidates.get(index) ?? []))
  }
  return results
}

function matchEnquiry(enquiry: Matchable, leads: Candidate[]) {
  const person = personOf(enquiry)
  const results = leads.map((lead) => ({ lead, result: compareWithFormerNames(person, lead) }))
  const match = chooseMatch(results)
  return {
    match,
    candidates: results.filter(({ result }) => result !== 'different').map(({ lead }) => lead),
    differences: match ? findDifferences(match, enquiry) : {},
  }
}

/**
 * Returns the matching lead. Of several it is the one that has had a shared phone or e-mail for longest,
 * so that later changes of other leads cannot redirect enquiries.
 */
function chooseMatch(results: ComparedLead[]) {
  const same = results.filter(({ result }) => result === 'same').map(({ lead }) => lead)
  if (new Set(same.map(({ primary_lead_id }) => primary_lead_id)).size < 2) return same[0]
  return same.toSorted((one, other) => (hasOlderKey(one, other) ? -1 : 1))[0]
}

function hasOlderKey(one: Candidate, other: Candidate) {
  if (one.added_at !== other.added_at) return one.added_at < other.added_at
  if (one.created_at !== other.created_at) return one.created_at < other.created_at
  return one.id < other.id
}

/** Returns other leads that match this person, with the likeness. */
export async function compareWithOthers(db: Database, person: Person, rootId: string) {
  const found = (await listCandidates(db, [keysFor(person)])).get(0) ?? []
  return found
    .filter(({ primary_lead_id }) => primary_lead_id !== rootId)
    .map((lead) => ({ lead, result: compareWithFormerNames(person, lead) }))
    .filter(({ result }) => result !== 'different')
}

/** A lead with the fields that matching needs. */
export interface Candidate
  extends Pick<
    Lead,
    'id' | 'name' | 'emails' | 'phones' | 'guardian_phone' | 'stage_id' | 'owner_id' | 'created_at'
  > {
  primary_lead_id: string
  /** When it received the shared phone or e-mail address. */
  added_at: string
  /** Names before merges. */
  formerNames: string[]
}

/**
 * Compares enquiries of one batch that cannot be the same person: finds possible duplicates among the
 * leads of earlier ones.
 */
export function matchWithinBatch<
  One extends { lead: LeadIds; match?: Candidate; enquiry: Matchable },
>(all: One[]) {
  const before = new Map<string, One[]>()
  return all.map((one) => {
    const person = personOf(one.enquiry)
    const keys = keysFor(person)
    const near = new Set(keys.flatMap((key) => before.get(key) ?? []))
    for (const key of keys) before.set(key, [...(before.get(key) ?? []), one])
    return [...near]
      .filter((other) => comparePeople(person, withKnownDetails(other)) !== 'different')
      .map(({ lead }) => lead)
  })
}

function withKnownDetails({ match, enquiry }: { match?: Candidate; enquiry: Matchable }): Person {
  const said = personOf(enquiry)
  if (!match) return said
  const { name, emails, phones, guardian_phone } = match
  return {
    name: name || said.name,
    emails: [...emails, ...said.emails],
    phones: [...phones, ...said.phones],
    guardian_phone,
  }
}

/** A lead and its primary lead. */
export type LeadIds = Pick<Candidate, 'id' | 'primary_lead_id'>

/** Compares with the best matching name. */
export function compareWithFormerNames(person: Person, lead: Candidate): MatchResult {
  const found = [lead.name, ...lead.formerNames].map((name) =>
    comparePeople(person, { ...lead, name }),
  )
  return (['same', 'possible'] as const).find((result) => found.includes(result)) ?? 'different'
}

export interface ComparedLead {
  lead: Candidate
  result: MatchResult
}

export const personOf = ({ person }: Pick<Enquiry, 'person'>) => ({
  name: person.name,
  emails: person.email ? [person.email] : [],
  phones: [person.phone, ...(person.other_phones ?? [])].filter(Boolean),
})

/** Returns leads that share a key, those with most shared keys first, by the index of each list. */
async function listCandidates(db: Database, lists: string[][]) {
  const asked = lists.flatMap((keys, place) =>
    keys.map((key): [string, string] => [`${place}`, key]),
  )
  if (asked.length === 0) return new Map<number, Candidate[]>()
  // A merged lead is a candidate by its own keys.
  const { rows } = await sql<StoredCandidate>`
    with asked (place, key) as (select cast(one as integer), other from ${pairsTable(db, asked)}),
    shared as (
      select place, lead_id, count(*) as keys,
        min(case when asked.key like 'near:%' then null else added_at end) as added_at
      from asked
      cross join lead_match_keys where lead_match_keys.key = asked.key group by place, lead_id
    ),
    ranked as (
      select shared.place, leads.id, primary_lead_id, name, emails, phones, guardian_phone, stage_id, owner_id, created_at,
        coalesce(added_at, '9') as added_at, row_number() over (
          partition by place order by keys desc, coalesce(added_at, '9'), created_at, leads.id
        ) as rank
      from shared cross join leads where leads.id = shared.lead_id
    )
    select place, id, primary_lead_id, name, emails, phones, guardian_phone, stage_id, owner_id, created_at, added_at,
      ${mergeActivitiesOf(sql.ref('ranked.id'))} as merges
    from ranked where rank <= ${sql.lit(MAX_CANDIDATES)} order by place, rank`.execute(db)
  const candidates = rows.map(({ place, merges, ...row }) => ({
    place,
    lead: {
      ...row,
      emails: JSON.parse(row.emails) as string[],
      phones: JSON.parse(row.phones) as string[],
      formerNames: namesBefore(merges),
    },
  }))
  const byPlace = Map.groupBy(candidates, ({ place }) => place)
  return new Map([...byPlace].map(([place, all]) => [place, all.map(({ lead }) => lead)]))
}

interface StoredCandidate extends Omit<Candidate, 'emails' | 'phones' | 'formerly'> {
  /** Index of the list of keys. */
  place: number
  emails: string
  phones: string
  /** Input of `namesBefore`. */
  merges: string | null
}

/** Returns the values of the enquiry that differ from the lead. */
function findDifferences(lead: Candidate, enquiry: Matchable) {
  const { name, emails, phones } = personOf(enquiry)
  const { stage_id, owner_id } = enquiry.initialValues ?? {}
  const email = listAdded('emails', lead.emails, emails)
  const phone = listAdded('phones', lead.phones, phones)
  return {
    ...(name && name !== lead.name && { name }),
    ...(email.length > 0 && { emails: email }),
    ...(phone.length > 0 && { phones: phone }),
    ...(stage_id && stage_id !== lead.stage_id && { stage_id }),
    ...(owner_id && owner_id !== lead.owner_id && { owner_id }),
  }
}
