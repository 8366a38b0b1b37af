import { compareNames } from './compare-names.ts'
import { areSameMailbox, areSimilar, similarKeysOf, toEmailKey } from './email-keys.ts'
import { toPhoneKey } from './phone-keys.ts'

/** Contact details of an enquiry or a lead, as typed. */
export interface Person {
  name: string
  emails: string[]
  phones: string[]
  /** Phone of the guardian. */
  guardian_phone?: string
}

/** `possible` is a possible duplicate, which a user decides. */
export type MatchResult = 'same' | 'possible' | 'different'

/**
 * Returns match keys for the search. Any two people that are not `different` share a key. A phone has
 * one key, an e-mail up to 34 short ones.
 */
export function matchKeysOf(person: Person): string[] {
  const { emails, allPhones } = contactsOf(person)
  const keys = emails.flatMap((email) => [
    `email:${email}`,
    ...similarKeysOf(email).map((near) => `near:${near}`),
  ])
  return [...new Set([...keys, ...allPhones.map((phone) => `phone:${phone}`)])]
}

/** Whether a shared key can mean `same`, and not only `possible`. */
export const isExactKey = (key: string) => !key.startsWith('near:')

/**
 * A shared e-mail or phone means `same` if the names match, else `possible`, because families share
 * phones. Without a full name, a phone is not sufficient if the e-mails differ or if it is a guardian's.
 * Two spellings of one Gmail address mean `possible`.
 */
export function comparePeople(one: Person, other: Person): MatchResult {
  const [mine, theirs] = [contactsOf(one), contactsOf(other)]
  const sharesEmail = mine.emails.some((email) => theirs.emails.includes(email))
  const sharesPhone = mine.allPhones.some((phone) => theirs.allPhones.includes(phone))
  const isAny = (alike: typeof areSimilar) =>
    mine.emails.some((email) => theirs.emails.some((their) => alike(email, their)))
  const isNear = !sharesEmail && isAny(areSimilar)
  const isSameMailbox = !sharesEmail && isAny(areSameMailbox)
  if (!sharesEmail && !sharesPhone && !isNear && !isSameMailbox) return 'different'
  const names = compareNames(one.name, other.name)
  if (!sharesEmail && !sharesPhone) {
    return names === 'other' && !isSameMailbox ? 'different' : 'possible'
  }
  if (names === 'other') return 'possible'
  const sharesOwn = sharesEmail || mine.phones.some((phone) => theirs.phones.includes(phone))
  if (names === 'open' && !sharesOwn) return 'possible'
  const emailsDiffer = !sharesEmail && mine.emails.length > 0 && theirs.emails.length > 0
  return names === 'open' && emailsDiffer && !isNear && !isSameMailbox ? 'possible' : 'same'
}

function contactsOf({ emails, phones, guardian_phone = '' }: Person) {
  const own = toPhoneKeys(phones)
  return {
    emails: emails
      .flatMap(parts)
      .map(toEmailKey)
      .filter((email) => /.@./.test(email)),
    phones: own,
    allPhones: [...own, ...toPhoneKeys([guardian_phone])],
  }
}

const toPhoneKeys = (phones: string[]) =>
  phones
    .flatMap(parts)
    .map(toPhoneKey)
    .filter((phone) => phone !== undefined)

/** Splits a field with two values: "9800000000 / 01-4000000". */
const parts = (typed: string) => typed.split(/[,;/|\n]/)
