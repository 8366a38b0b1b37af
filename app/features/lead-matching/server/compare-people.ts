import { compareNames } from './compare-names.ts'
import { areSameMailbox, areSimilar, similarKeysOf, toEmailKey } from './email-keys.ts'
import { toPhoneKey } from './phone-keys.ts'

/** Name and contact details of an enquiry or a lead, as typed. */
export interface Person {
  name: string
  emails: string[]
  phones: string[]
  /** Phone of the guardian. */
  guardian_phone?: string
}

/** A user decides about 'possible'. */
export type MatchResult = 'same' | 'possible' | 'different'

/**
 * Returns the lookup keys of a person: one for each phone and up to 35 for each e-mail. Two people that
 * are not 'different' share a key.
 */
export function matchKeysOf(person: Person): string[] {
  const { emails, allPhones } = contactsOf(person)
  const keys = emails.flatMap((email) => [
    `email:${email}`,
    ...similarKeysOf(email).map((similar) => `near:${similar}`),
  ])
  return [...new Set([...keys, ...allPhones.map((phone) => `phone:${phone}`)])]
}

/** Whether two people with this key can be 'same', not only 'possible'. */
export const isExactKey = (key: string) => !key.startsWith('near:')

/**
 * Compares two people. A shared e-mail or phone means 'same' if the names are compatible, otherwise
 * 'possible', because families share phones.
 */
export function comparePeople(person: Person, otherPerson: Person): MatchResult {
  const [contacts, otherContacts] = [contactsOf(person), contactsOf(otherPerson)]
  const sharesEmail = contacts.emails.some((email) => otherContacts.emails.includes(email))
  const sharesPhone = contacts.allPhones.some((phone) => otherContacts.allPhones.includes(phone))
  const hasEmailPair = (areAlike: typeof areSimilar) =>
    contacts.emails.some((email) =>
      otherContacts.emails.some((otherEmail) => areAlike(email, otherEmail)),
    )
  const hasSimilarEmail = !sharesEmail && hasEmailPair(areSimilar)
  const hasSameMailbox = !sharesEmail && hasEmailPair(areSameMailbox)
  if (!sharesEmail && !sharesPhone && !hasSimilarEmail && !hasSameMailbox) return 'different'
  const names = compareNames(person.name, otherPerson.name)
  if (!sharesEmail && !sharesPhone) {
    // Two spellings of one Gmail address are 'possible' regardless of the names.
    return names === 'other' && !hasSameMailbox ? 'different' : 'possible'
  }
  if (names === 'other') return 'possible'
  const sharesOwnContact =
    sharesEmail || contacts.phones.some((phone) => otherContacts.phones.includes(phone))
  // Without two full given names, a guardian's phone is not enough. A phone with different e-mail
  // addresses is not enough either.
  if (names === 'open' && !sharesOwnContact) return 'possible'
  const emailsDiffer = !sharesEmail && contacts.emails.length > 0 && otherContacts.emails.length > 0
  return names === 'open' && emailsDiffer && !hasSimilarEmail && !hasSameMailbox
    ? 'possible'
    : 'same'
}

function contactsOf({ emails, phones, guardian_phone = '' }: Person) {
  const ownPhones = toPhoneKeys(phones)
  return {
    emails: emails
      .flatMap(splitField)
      .map(toEmailKey)
      .filter((email) => /.@./.test(email)),
    phones: ownPhones,
    allPhones: [...ownPhones, ...toPhoneKeys([guardian_phone])],
  }
}

const toPhoneKeys = (phones: string[]) =>
  phones
    .flatMap(splitField)
    .map(toPhoneKey)
    .filter((phone) => phone !== undefined)

/** Splits a field with several values: "9800000000 / 01-4000000". */
const splitField = (typed: string) => typed.split(/[,;/|\n]/)
