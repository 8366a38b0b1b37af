import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Lead } from '#app/features/leads/contract.ts'
import type { Enquiry } from '#app/platform/server/feature/enquiry.ts'
import type { Database } from '#database/connect.ts'
import { pairsTable } from '#database/sql-dialect.ts'
import {
  comparePeople,
  listAdded,
  type MatchResult,
  matchKeysOf,
  type Person,
} from './compare-people.ts'

/**
 * More leads share a phone or e-mail only if it belongs to an office or a school, or is a mistake.
 */
const MAX_CANDIDATES = 100

type Matchable = Pick<Enquiry, 'person' | 'initialValues'>

export type Match = ReturnType<typeof matchEnquiry>

/**
 * Returns the lead that an enquiry matches, all leads that may be the same person, and differing
 * values.
 */
export async function findMatches(db: Database, enquiry: Matchable) {
  const [results] = await findMatchesOfAll(db, [enquiry])
  return results as Match
}

/** Matches several enquiries independently of each other. Yields to the event loop between them. */
export async function findMatchesOfAll(db: Database, enquiries: Matchable[]): Promise<Match[]> {
  const candidates = await listCandidates(
    db,
    enquiries.map((enquiry) => matchKeysOf(personOf(enquiry))),
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
 * Returns the lead that is the same person. Of several leads it chooses the one that has had a
 * shared phone or e-mail longest, so that adding the same value to another lead cannot divert
 * enquiries.
 */
function chooseMatch(results: ComparedLead[]) {
  const same = results.filter(({ result }) => result === 'same').map(({ lead }) => lead)
  if (new Set(same.map(({ primary_lead_id }) => primary_lead_id)).size < 2) return same[0]
  return same.toSorted((a, b) => (hasOlderKey(a, b) ? -1 : 1))[0]
}

function hasOlderKey(a: Candidate, b: Candidate) {
  if (a.added_at !== b.added_at) return a.added_at < b.added_at
  if (a.created_at !== b.created_at) return a.created_at < b.created_at
  return a.id < b.id
}

/** Returns other leads that are or may be this person. */
export async function compareWithOthers(db: Database, person: Person, primaryLeadId: string) {
  const candidates = (await listCandidates(db, [matchKeysOf(person)])).get(0) ?? []
  return candidates
    .filter(({ primary_lead_id }) => primary_lead_id !== primaryLeadId)
    .map((lead) => ({ lead, result: compareWithFormerNames(person, lead) }))
    .filter(({ result }) => result !== 'different')
}

/** The data of a lead with which enquiries are compared. */
export interface Candidate
  extends Pick<
    Lead,
    'id' | 'name' | 'emails' | 'phones' | 'guardian_phone' | 'stage_id' | 'owner_id' | 'created_at'
  > {
  primary_lead_id: string
  /** When it received the shared phone or e-mail address. */
  added_at: string
  /** Names of the lead before merges replaced them. */
  formerNames: string[]
}

/**
 * Returns possible duplicates of each enquiry among the leads of earlier enquiries in the batch. No
 * two enquiries of a batch are certainly the same person.
 */
export function matchWithinBatch<
  Item extends { lead: LeadIds; match?: Candidate; enquiry: Matchable },
>(items: Item[]) {
  const earlierByKey = new Map<string, Item[]>()
  return items.map((item) => {
    const person = personOf(item.enquiry)
    const keys = matchKeysOf(person)
    const earlier = new Set(keys.flatMap((key) => earlierByKey.get(key) ?? []))
    for (const key of keys) earlierByKey.set(key, [...(earlierByKey.get(key) ?? []), item])
    return [...earlier]
      .filter((other) => comparePeople(person, addLeadDetails(other)) !== 'different')
      .map(({ lead }) => lead)
  })
}

function addLeadDetails({ match, enquiry }: { match?: Candidate; enquiry: Matchable }): Person {
  const person = personOf(enquiry)
  if (!match) return person
  const { name, emails, phones, guardian_phone } = match
  return {
    name: name || person.name,
    emails: [...emails, ...person.emails],
    phones: [...phones, ...person.phones],
    guardian_phone,
  }
}

/** The ids of a lead and of its primary lead. */
export type LeadIds = Pick<Candidate, 'id' | 'primary_lead_id'>

/** Compares with the current and former names of a lead, and returns the best result. */
export function compareWithFormerNames(person: Person, lead: Candidate): MatchResult {
  const results = [lead.name, ...lead.formerNames].map((name) =>
    comparePeople(person, { ...lead, name }),
  )
  return (['same', 'possible'] as const).find((result) => results.includes(result)) ?? 'different'
}

/** Whether the lead is this person also without the phone of its guardian. */
export const sharesOwnContact = (person: Person, lead: Candidate) =>
  compareWithFormerNames(person, { ...lead, guardian_phone: '' }) === 'same'

export interface ComparedLead {
  lead: Candidate
  result: MatchResult
}

export const personOf = ({ person, initialValues }: Matchable) => ({
  name: person.name,
  emails: [person.email, ...(person.other_emails ?? [])].filter(Boolean),
  phones: [person.phone, ...(person.other_phones ?? [])].filter(Boolean),
  guardian_phone: String(initialValues?.guardian_phone ?? ''),
})

/**
 * Returns the leads that share a key with each list, those with most shared keys first, by list
 * index.
 */
async function listCandidates(db: Database, lists: string[][]) {
  const indexedKeys = lists.flatMap((keys, index) =>
    keys.map((key): [string, string] => [`${index}`, key]),
  )
  if (indexedKeys.length === 0) return new Map<number, Candidate[]>()
  // Merged leads keep their own keys, so candidates may be merged leads.
  const { rows } = await sql<StoredCandidate>`
    with searched_keys (list_index, key) as (select cast(first as integer), second from ${pairsTable(db, indexedKeys)}),
    shared as (
      select list_index, lead_id, count(*) as keys,
        min(case when searched_keys.key like 'mailbox:%' then null else added_at end) as added_at
      from searched_keys
      cross join lead_match_keys where lead_match_keys.key = searched_keys.key group by list_index, lead_id
    ),
    ranked as (
      select shared.list_index, leads.*,
        coalesce(added_at, '9') as added_at, row_number() over (
          partition by list_index order by keys desc, coalesce(added_at, '9'), created_at, leads.id
        ) as rank
      from shared cross join leads where leads.id = shared.lead_id
    )
    select ranked.*,
      (select string_agg(before, ',') from lead_activities where lead_id = ranked.id and kind = 'merge') as merges
    from ranked where rank <= ${sql.lit(MAX_CANDIDATES)} order by list_index, rank`.execute(db)
  const candidates = rows.map(({ list_index, merges, ...row }) => ({
    list_index,
    lead: {
      ...row,
      emails: JSON.parse(row.emails) as string[],
      phones: JSON.parse(row.phones) as string[],
      formerNames: namesBefore(merges),
    },
  }))
  const byList = Map.groupBy(candidates, ({ list_index }) => list_index)
  return new Map([...byList].map(([index, leads]) => [index, leads.map(({ lead }) => lead)]))
}

/** Returns the names of a lead before its merges. */
function namesBefore(merges: string | null) {
  if (merges === null) return []
  const before = JSON.parse(`[${merges}]`) as { name?: string }[]
  return before.flatMap(({ name }) => name ?? [])
}

interface StoredCandidate extends Omit<Candidate, 'emails' | 'phones' | 'formerNames'> {
  /** The index of the key list. */
  list_index: number
  emails: string
  phones: string
  /** Previous values of its merges, for `namesBefore`. */
  merges: string | null
}

/** Returns the values of the enquiry that differ from the lead. */
function findDifferences(lead: Candidate, enquiry: Matchable) {
  const { name, emails, phones } = personOf(enquiry)
  const lists = Object.entries({
    emails: listAdded('emails', lead.emails, emails),
    phones: listAdded('phones', lead.phones, phones),
  })
  const differing = Object.fromEntries(lists.filter(([, added]) => added.length > 0))
  return name && name !== lead.name ? { name, ...differing } : differing
}
