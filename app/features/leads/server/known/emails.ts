import { isOneEdit } from './edits.ts'

/** In shorter names before the @ one other letter is another person; longer ones nobody types. */
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

/** Of these, e-mails near each other share one: the name, and the name without each letter. */
export function nearKeysOf(email: string) {
  const [name] = parts(email)
  if (!canBeMistyped(name)) return [name]
  const letters = [...name]
  return [name, ...letters.map((_, at) => letters.toSpliced(at, 1).join(''))]
}

/** Whether one typing error, in the name or in what follows the @, lies between two e-mail keys. */
export function areNear(one: string, other: string) {
  const [name, domain] = parts(one)
  const [otherName, otherDomain] = parts(other)
  if (name === otherName) return isOneEdit(domain, otherDomain)
  const longer = name.length > otherName.length ? name : otherName
  return domain === otherDomain && canBeMistyped(longer) && isOneEdit(name, otherName)
}

const canBeMistyped = (name: string) => name.length >= LEAST_LETTERS && name.length <= MOST_LETTERS

function parts(email: string): [string, string] {
  const at = email.lastIndexOf('@')
  return [email.slice(0, at), email.slice(at + 1)]
}
