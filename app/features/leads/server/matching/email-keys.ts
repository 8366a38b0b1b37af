import { isSingleEdit } from './single-edit.ts'

/** In shorter local parts one different letter means another person. */
const LEAST_LETTERS = 5
const MOST_LETTERS = 32

/**
 * How e-mails are compared: in small letters, without spaces and unseen signs, which come along.
 * Dots stay: only Google's own addresses ignore them, and one dot more is near anyway.
 */
export function toEmailKey(email: string): string {
  return email
    .normalize('NFKC')
    .replace(/[\p{C}\s]+/gu, '')
    .toLowerCase()
}

/**
 * Of these, e-mails near each other share one: the name, the name without each letter, and the
 * mailbox of a Gmail address.
 */
export function similarKeysOf(email: string) {
  const [name] = parts(email)
  const mailbox = toMailbox(email)
  const keys = mailbox ? [mailbox, name] : [name]
  if (!isLongEnough(name)) return keys
  const letters = [...name]
  return [...keys, ...letters.map((_, at) => letters.toSpliced(at, 1).join(''))]
}

/** Gmail ignores dots and what follows a +: https://support.google.com/mail/answer/7436150 */
function toMailbox(email: string) {
  const [name, domain] = parts(email)
  if (!/^(gmail|googlemail)\.com$/.test(domain)) return undefined
  return `${name.replace(/\+.*/, '').replaceAll('.', '')}@gmail.com`
}

/** Whether two Gmail addresses are spellings of one. */
export function areSameMailbox(one: string, other: string) {
  const mailbox = toMailbox(one)
  return mailbox !== undefined && mailbox === toMailbox(other)
}

/** Whether one typing error, in the name or in what follows the @, lies between two e-mail keys. */
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
