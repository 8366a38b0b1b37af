import { isSingleEdit } from './single-edit.ts'

/** In a shorter local part, one different letter means another person. */
const LEAST_LETTERS = 5
const MOST_LETTERS = 32

/**
 * Normalizes an e-mail address: lower case, without spaces and invisible characters. Keeps dots, because
 * only Gmail ignores them.
 */
export function toEmailKey(email: string): string {
  return email
    .normalize('NFKC')
    .replace(/[\p{C}\s]+/gu, '')
    .toLowerCase()
}

/**
 * Returns keys that similar e-mail addresses share: the local part, the local part without each letter,
 * and the mailbox of a Gmail address.
 */
export function similarKeysOf(email: string) {
  const [name] = parts(email)
  const mailbox = toMailbox(email)
  const keys = mailbox ? [mailbox, name] : [name]
  if (!isLongEnough(name)) return keys
  const letters = [...name]
  return [...keys, ...letters.map((_, at) => letters.toSpliced(at, 1).join(''))]
}

/** Gmail ignores dots and text after a +: https://support.google.com/mail/answer/7436150 */
function toMailbox(email: string) {
  const [name, domain] = parts(email)
  if (!/^(gmail|googlemail)\.com$/.test(domain)) return undefined
  return `${name.replace(/\+.*/, '').replaceAll('.', '')}@gmail.com`
}

/** Whether two Gmail addresses are spellings of the same mailbox. */
export function areSameMailbox(one: string, other: string) {
  const mailbox = toMailbox(one)
  return mailbox !== undefined && mailbox === toMailbox(other)
}

/** Whether two e-mail keys differ by one typing error, in the local part or in the domain. */
export function areSimilar(one: string, other: string) {
  const [name, domain] = parts(one)
  const [otherName, otherDomain] = parts(other)
  if (name === otherName) return isSingleEdit(domain, otherDomain)
  const longer = name.length > otherName.length ? name : otherName
  return domain === otherDomain && isLongEnough(longer) && isSingleEdit(name, otherName)
}

const isLongEnough = (name: string) => name.length >= LEAST_LETTERS && name.length <= MOST_LETTERS

function parts(email: string): [string, string] {
  const at = email.lastIndexOf('@')
  return [email.slice(0, at), email.slice(at + 1)]
}
