import { ValidationError } from '#app/base/server/errors.ts'
import { parsePhones } from '#app/base/server/phones.ts'
import type { Viewer } from '#app/base/server/viewer.ts'
import type { Database } from '#database/connect.ts'
import type { Lead } from '../../contract.ts'
import { isSure } from '../known/known.ts'
import { listReached } from '../reach.ts'
import { lockKeys } from './enquire.ts'
import { doubt } from './enquiry-rows.ts'
import { type Candidate, type Compared, compareAny, compareWithOthers } from './judge.ts'
import { keysFor, listNew } from './lead-row.ts'

export const OF_A_COLLEAGUE = 'This person is assigned to a colleague.'

type Person = Pick<Lead, 'name' | 'emails' | 'phones' | 'guardian_phone'>

interface Change {
  before: Lead
  after: Lead
  viewer: Viewer
}

/** Locks the match keys of new phones and e-mails as enquiries do; comes before the lead's own lock. */
export function lockNewKeys(db: Database, sent: Partial<Person>) {
  const { phones = [], emails = [], guardian_phone = '' } = sent
  const numbers = [...phones, guardian_phone].flatMap((text) => parsePhones(text).phones)
  return lockKeys(db, [
    ...numbers.map(({ number: phone }) => ({ person: { name: '', email: '', phone } })),
    ...emails.map((email) => ({ person: { name: '', email, phone: '' } })),
  ])
}

/**
 * Compares a new name, phone or e-mail with other leads as an enquiry is compared, and keeps possible
 * duplicates. Throws ValidationError where the lead would become the same person as one that the viewer
 * may not know.
 */
export async function compareNew(db: Database, { before, after, viewer }: Change) {
  const isNamed = after.name !== before.name
  const more = (name: 'emails' | 'phones') =>
    isNamed ? after[name] : listNew(name, before[name], after[name])
  const isGuardianNew = isNamed || after.guardian_phone !== before.guardian_phone
  const person = {
    name: after.name,
    emails: more('emails'),
    phones: more('phones'),
    guardian_phone: isGuardianNew ? after.guardian_phone : '',
  }
  if (keysFor(person).length === 0) return
  const others = await compareWithOthers(db, person, before.id)
  if (others.length === 0) return
  const hidden = await listHidden(db, others, { before, after, viewer })
  if (hidden.length > 0) throw refuse(hidden, before, after)
  const alike = others.map(({ lead }) => lead)
  await doubt(db, [{ lead: { id: before.id, primary_lead_id: before.id }, alike }])
}

/** Those that become the same person by this change and that the viewer may not know. */
async function listHidden(db: Database, others: Compared[], { before, viewer }: Change) {
  const same = others
    .filter(({ lead, likeness }) => likeness === 'same' && compareAny(before, lead) !== 'same')
    .map(({ lead }) => lead)
  if (same.length === 0) return []
  const reached = await listReached(
    db,
    viewer,
    same.map(({ id }) => id),
  )
  return same.filter(({ id }) => !reached.has(id))
}

/** At the phones or e-mails that are shared with one of them, else at the name. */
function refuse(hidden: Candidate[], before: Lead, after: Lead) {
  const known = new Set(hidden.flatMap(keysFor).filter(isSure))
  const isShared = (person: Person) => keysFor(person).some((key) => isSure(key) && known.has(key))
  const nobody = { name: '', emails: [], phones: [], guardian_phone: '' }
  const added = {
    phones: { ...nobody, phones: listNew('phones', before.phones, after.phones) },
    emails: { ...nobody, emails: listNew('emails', before.emails, after.emails) },
    guardian_phone: {
      ...nobody,
      guardian_phone: after.guardian_phone === before.guardian_phone ? '' : after.guardian_phone,
    },
  }
  const shared = Object.entries(added).flatMap(([name, person]) => (isShared(person) ? name : []))
  const names = shared.length > 0 ? shared : ['name']
  const fault = { code: 'of_a_colleague', detail: OF_A_COLLEAGUE }
  return new ValidationError(Object.fromEntries(names.map((name) => [name, fault])))
}
