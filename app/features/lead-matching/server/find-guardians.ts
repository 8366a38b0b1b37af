import type { Enquiry } from '#app/platform/server/feature/enquiry.ts'
import type { Database } from '#database/connect.ts'
import {
  compareNames,
  isExactKey,
  listAdded,
  listNameWords,
  matchKeysOf,
} from './compare-people.ts'
import { type LeadIds, type Match, personOf, sharesOwnContact } from './find-matches.ts'

/** A guardian of a lead. */
export interface StoredGuardian {
  id: string
  name: string
  phone: string
  email: string
}

/** The guardian who sent an enquiry, and the students whom it may be about. */
export interface GuardianMatch {
  guardian: StoredGuardian & { relation: string }
  /** Primary leads. The first one gets the enquiry; of several, a person chooses another. */
  students: [LeadIds, ...LeadIds[]]
  differences: Match['differences']
}

/** Returns the match keys of a guardian's phone and e-mail address. */
export const guardianKeysOf = ({ phone, email }: Pick<StoredGuardian, 'phone' | 'email'>) =>
  matchKeysOf({
    name: '',
    phones: [phone].filter(Boolean),
    emails: [email].filter(Boolean),
  }).filter(isExactKey)

/** Whether two names can belong to one guardian: "Hari Example" and "Hari Example (father)". */
export const canBeSameGuardian = (name: string, otherName: string) =>
  compareNames(withoutBrackets(name), withoutBrackets(otherName)) !== 'other'

/**
 * Whether a typed name is that of a known guardian, with the certainty that is required to show the
 * known values to the administrator who typed it.
 */
export const isSameGuardian = (knownName: string, name: string) =>
  knownName === '' ||
  knownName === name ||
  compareNames(withoutBrackets(knownName), withoutBrackets(name)) === 'same'

const withoutBrackets = (name: string) => name.replace(/\([^)]*\)/g, ' ')

/**
 * Returns the guardian who sent this enquiry. Returns undefined if the phone or e-mail address belongs
 * to the matched lead itself, or if the name is neither the guardian's nor a student's.
 */
export async function findGuardianMatch(
  db: Database,
  enquiry: Enquiry,
  { match }: Match,
): Promise<GuardianMatch | undefined> {
  // A row of an import is a student.
  if (enquiry.channel === 'import') return undefined
  const person = personOf(enquiry)
  if (match && sharesOwnContact(person, match)) return undefined
  const rows = await listStudents(db, matchKeysOf(person).filter(isExactKey))
  const named = findNamed(rows, `${person.name}\n${enquiry.text}`)
  const senders = rows.filter(({ name }) => canBeSameGuardian(person.name, name))
  const [first] = named.length > 0 ? preferSenders(named, senders) : senders
  if (!first) return undefined
  const students = new Map(
    (named.length > 0 ? [first] : senders).map(({ lead_id: id }) => [
      id,
      { id, primary_lead_id: id },
    ]),
  )
  const { id, name, phone, email, relation } = first
  return {
    guardian: { id, name, phone, email, relation },
    students: [...students.values()] as GuardianMatch['students'],
    differences: findDifferences(person, first),
  }
}

type Student = Awaited<ReturnType<typeof listStudents>>[number]

/** Returns the students of the guardians with these keys, the latest activity first. */
async function listStudents(db: Database, keys: string[]) {
  if (keys.length === 0) return []
  const rows = await db
    .selectFrom('guardians')
    .innerJoin('lead_guardians', 'guardian_id', 'guardians.id')
    .innerJoin('leads as own', 'own.id', 'lead_guardians.lead_id')
    .innerJoin('leads', 'leads.id', 'own.primary_lead_id')
    .select(['guardians.id', 'guardians.name', 'guardians.phone', 'guardians.email', 'relation'])
    .select(['leads.id as lead_id', 'leads.name as student', 'leads.deleted_at'])
    .where('guardians.id', 'in', (eb) =>
      eb.selectFrom('guardian_match_keys').select('guardian_id').where('key', 'in', keys),
    )
    .orderBy('leads.last_activity_at', 'desc')
    .orderBy('leads.id')
    .execute()
  const listed = rows.filter(({ deleted_at }) => deleted_at === null)
  return listed.length > 0 ? listed : rows
}

/** Returns the only student whom the text names, with each guardian; otherwise none. */
function findNamed(rows: Student[], text: string) {
  const words = new Set(listNameWords(text))
  const names = new Map(rows.map(({ lead_id, student }) => [lead_id, listNameWords(student)]))
  const guardianWords = new Set(rows.flatMap(({ name }) => listNameWords(name)))
  const isNamed = (id: string) =>
    names
      .get(id)
      ?.some(
        (word) =>
          words.has(word) &&
          !guardianWords.has(word) &&
          ![...names].some(([otherId, others]) => otherId !== id && others.includes(word)),
      )
  const named = [...names.keys()].filter(isNamed)
  return named.length === 1 ? rows.filter(({ lead_id }) => lead_id === named[0]) : []
}

/** Of a student's guardians with the same phone, the one with the sender's name is first. */
const preferSenders = (rows: Student[], senders: Student[]) =>
  rows.toSorted((a, b) => Number(senders.includes(b)) - Number(senders.includes(a)))

/** Returns the values of the enquiry that the guardian does not have. */
function findDifferences(person: ReturnType<typeof personOf>, guardian: StoredGuardian) {
  const lists = Object.entries({
    emails: listAdded('emails', [guardian.email], person.emails),
    phones: listAdded('phones', [guardian.phone], person.phones),
  })
  const differing = Object.fromEntries(lists.filter(([, added]) => added.length > 0))
  const isOtherName = person.name !== '' && person.name !== guardian.name
  return isOtherName ? { name: person.name, ...differing } : differing
}
