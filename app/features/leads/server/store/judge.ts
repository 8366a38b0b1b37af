import type { Enquiry } from '#app/base/server/keepers.ts'
import type { Database } from '#database/connect.ts'
import type { Lead } from '../../contract.ts'
import { compare, type Likeness, type Person } from '../known/known.ts'
import { listFormerNames } from './entries.ts'
import { keysFor, leadColumns, toLead } from './lead-row.ts'

type Judgeable = Pick<Enquiry, 'person' | 'given'>

/** Whose it would be, who is at least perhaps the same, and what it says else than is known. */
export async function judge(db: Database, enquiry: Judgeable) {
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

export interface Candidate extends Lead {
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

export const personOf = ({ person }: Pick<Enquiry, 'person'>) => ({
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

/** What this enquiry says else than the lead. */
function findDiffering(lead: Candidate, enquiry: Judgeable) {
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
