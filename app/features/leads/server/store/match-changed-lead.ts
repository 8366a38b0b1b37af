import {
  isExactKey,
  listAdded,
  matchKeysOf,
} from '#app/features/lead-matching/server/compare-people.ts'
import {
  type Candidate,
  type ComparedLead,
  compareWithFormerNames,
  compareWithOthers,
} from '#app/features/lead-matching/server/find-matches.ts'
import type { Viewer } from '#app/platform/server/auth/viewer.ts'
import { ValidationError } from '#app/platform/server/http/errors.ts'
import { parsePhones } from '#app/platform/server/text/phones.ts'
import type { Database } from '#database/connect.ts'
import type { Lead, LeadChange } from '../../contract.ts'
import { guardianFields } from '../../fields-contract.ts'
import { listInScope } from '../lead-scope.ts'
import { flagDuplicates } from './enquiry-rows.ts'
import { lockFamily } from './guardians.ts'
import { lockMatchKeys } from './receive-enquiry.ts'

export const ASSIGNED_TO_COLLEAGUE = 'This person is assigned to a colleague.'

type Person = Pick<Lead, 'name' | 'emails' | 'phones' | 'guardian_phone'>

interface Change {
  before: Lead
  after: Lead
  viewer: Viewer
}

/**
 * Locks the match keys of new phones and e-mails as enquiries do; comes before the lead's own lock.
 */
export function lockNewMatchKeys(db: Database, sent: Partial<Person>) {
  const { phones = [], emails = [], guardian_phone = '' } = sent
  const numbers = [...phones, guardian_phone].flatMap((text) => parsePhones(text).phones)
  return lockMatchKeys(db, [
    ...numbers.map(({ number: phone }) => ({ person: { name: '', email: '', phone } })),
    ...emails.map((email) => ({ person: { name: '', email, phone: '' } })),
  ])
}

/** Takes the locks of a change of a lead that come before the lead's own lock, or with it. */
export async function lockForChange(db: Database, id: string, sent: LeadChange) {
  await lockNewMatchKeys(db, sent)
  if (guardianFields.every((name) => sent[name] === undefined)) return
  const contacts = parsePhones(sent.guardian_phone ?? '').phones.map(({ number: phone }) => ({
    phone,
    email: '',
  }))
  await lockFamily(db, { leadIds: [id], contacts })
}

/**
 * Matches a changed name, phone or e-mail with other leads and flags possible duplicates. Throws
 * ValidationError if the lead would become the same person as a lead outside the viewer's scope.
 */
export async function matchChangedLead(db: Database, { before, after, viewer }: Change) {
  const isNameChanged = after.name !== before.name
  const changedValues = (name: 'emails' | 'phones') =>
    isNameChanged ? after[name] : listAdded(name, before[name], after[name])
  const isGuardianChanged = isNameChanged || after.guardian_phone !== before.guardian_phone
  const person = {
    name: after.name,
    emails: changedValues('emails'),
    phones: changedValues('phones'),
    guardian_phone: isGuardianChanged ? after.guardian_phone : '',
  }
  if (matchKeysOf(person).length === 0) return
  const comparedLeads = await compareWithOthers(db, person, before.id)
  if (comparedLeads.length === 0) return
  const hidden = await listOutOfScopeMatches(db, comparedLeads, { before, after, viewer })
  if (hidden.length > 0) throw createScopeError(hidden, before, after)
  const candidates = comparedLeads.map(({ lead }) => lead)
  await flagDuplicates(db, [{ lead: { id: before.id, primary_lead_id: before.id }, candidates }])
}

/** Returns leads outside the viewer's scope that become the same person by this change. */
async function listOutOfScopeMatches(
  db: Database,
  comparedLeads: ComparedLead[],
  { before, viewer }: Change,
) {
  const same = comparedLeads
    .filter(
      ({ lead, result }) => result === 'same' && compareWithFormerNames(before, lead) !== 'same',
    )
    .map(({ lead }) => lead)
  if (same.length === 0) return []
  const inScope = await listInScope(
    db,
    viewer,
    same.map(({ id }) => id),
  )
  return same.filter(({ id }) => !inScope.has(id))
}

/** Reports the fields that are shared with a hidden lead, otherwise the name. */
function createScopeError(hidden: Candidate[], before: Lead, after: Lead) {
  const hiddenKeys = new Set(hidden.flatMap(matchKeysOf).filter(isExactKey))
  const isShared = (person: Person) =>
    matchKeysOf(person).some((key) => isExactKey(key) && hiddenKeys.has(key))
  const noDetails = { name: '', emails: [], phones: [], guardian_phone: '' }
  const added = {
    phones: { ...noDetails, phones: listAdded('phones', before.phones, after.phones) },
    emails: { ...noDetails, emails: listAdded('emails', before.emails, after.emails) },
    guardian_phone: {
      ...noDetails,
      guardian_phone: after.guardian_phone === before.guardian_phone ? '' : after.guardian_phone,
    },
  }
  const shared = Object.entries(added).flatMap(([name, person]) => (isShared(person) ? name : []))
  const fields = shared.length > 0 ? shared : ['name']
  const error = { code: 'of_a_colleague', detail: ASSIGNED_TO_COLLEAGUE }
  return new ValidationError(Object.fromEntries(fields.map((name) => [name, error])))
}
