import { compareNames } from './compare-names.ts'
import { areSameMailbox, areSimilar, similarKeysOf, toEmailKey } from './email-keys.ts'
import { toPhoneKey } from './phone-keys.ts'

/** A person as one enquiry or one lead names them; everything as typed. */
export interface Person {
  name: string
  emails: string[]
  phones: string[]
  /** Phone of the guardian. */
  guardian_phone?: string
}

/** `perhaps` is for a person to decide. */
export type MatchResult = 'same' | 'possible' | 'different'

/**
 * What two namings of one person have in common, to look them up by: any two that are not
 * `different` share a key. One for each phone, up to 34 short ones for each e-mail.
 */
export function matchKeysOf(person: Person): string[] {
  const { emails, allPhones } = contactsOf(person)
  const keys = emails.flatMap((email) => [
    `email:${email}`,
    ...similarKeysOf(email).map((near) => `near:${near}`),
  ])
  return [...new Set([...keys, ...allPhones.map((phone) => `phone:${phone}`)])]
}

/** Whether two that share this key may be the same, and not only perhaps. */
export const isExactKey = (key: string) => !key.startsWith('near:')

/**
 * Who shares an e-mail or a phone is the same where the names can be one person's, and perhaps the
 * same where they cannot: families share phones. Without a name to go by, or with only an initial,
 * a phone is not enough when there are two e-mails that differ, or when it is a guardian's. Two
 * spellings of one Gmail address are perhaps the same, whatever the names.
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

/** Two in one field: "9800000000 / 01-4000000". */
const parts = (typed: string) => typed.split(/[,;/|\n]/)
