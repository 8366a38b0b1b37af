import { isSingleEdit } from './single-edit.ts'

/** In a shorter local part, one different letter means another person. */
const MIN_LETTERS = 5
const MAX_LETTERS = 32

/**
 * Normalizes an e-mail address: lowercase, without spaces and invisible characters. Dots stay, because
 * only Gmail ignores them.
 */
export function toEmailKey(email: string): string {
  return email
    .normalize('NFKC')
    .replace(/[\p{C}\s]+/gu, '')
    .toLowerCase()
}

/**
 * Returns keys of which similar addresses share one: the local part, the local part without each
 * letter, and the mailbox of a Gmail address.
 */
export function similarKeysOf(email: string) {
  const [localPart] = splitAddress(email)
  const mailbox = toMailbox(email)
  const keys = mailbox ? [mailbox, localPart] : [localPart]
  if (!isLongEnough(localPart)) return keys
  const letters = [...localPart]
  return [...keys, ...letters.map((_, index) => letters.toSpliced(index, 1).join(''))]
}

/**
 * Gmail ignores dots and the part from the plus sign:
 * https://support.google.com/mail/answer/7436150
 */
function toMailbox(email: string) {
  const [localPart, domain] = splitAddress(email)
  if (!/^(gmail|googlemail)\.com$/.test(domain)) return undefined
  return `${localPart.replace(/\+.*/, '').replaceAll('.', '')}@gmail.com`
}

/** Whether two addresses belong to the same Gmail mailbox. */
export function areSameMailbox(email: string, otherEmail: string) {
  const mailbox = toMailbox(email)
  return mailbox !== undefined && mailbox === toMailbox(otherEmail)
}

/** Whether two e-mail keys differ by one typing error, in the local part or in the domain. */
export function areSimilar(email: string, otherEmail: string) {
  const [localPart, domain] = splitAddress(email)
  const [otherLocalPart, otherDomain] = splitAddress(otherEmail)
  if (localPart === otherLocalPart) return isSingleEdit(domain, otherDomain)
  const longer = localPart.length > otherLocalPart.length ? localPart : otherLocalPart
  return domain === otherDomain && isLongEnough(longer) && isSingleEdit(localPart, otherLocalPart)
}

const isLongEnough = (localPart: string) =>
  localPart.length >= MIN_LETTERS && localPart.length <= MAX_LETTERS

function splitAddress(email: string): [string, string] {
  const index = email.lastIndexOf('@')
  return [email.slice(0, index), email.slice(index + 1)]
}
