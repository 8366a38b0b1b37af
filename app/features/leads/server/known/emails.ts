import { isOneEdit } from './edits.ts'

/** In shorter names before the @ one other letter is another person; longer ones nobody types. */
const LEAST_LETTERS = 5
const MOST_LETTERS = 32

/**
 * How e-mails are compared: in small letters, without the spaces that phones put in. Dots stay:
 * only Google's own addresses ignore them, and those with one dot more are near anyway.
 */
export function toEmailKey(email: string): string {
  return email
    .normalize('NFKC')
    .replace(/[\p{Cf}\s]+/gu, '')
    .toLowerCase()
}

/** Keys of which e-mails that are near each other share one: the name, and it without each letter. */
export function nearKeysOf(email: string) {
  const [name] = parts(email)
  if (!canBeMistyped(name)) return [name]
  return [name, ...Array.from(name, (_, at) => name.slice(0, at) + name.slice(at + 1))]
}

/** Whether one typing error, in the name or in what follows the @, lies between two e-mail keys. */
export function areNear(one: string, other: string) {
  const [name, domain] = parts(one)
  const [otherName, otherDomain] = parts(other)
  if (name === otherName) return isOneEdit(domain, otherDomain)
  if (domain !== otherDomain || !canBeMistyped(name) || !canBeMistyped(otherName)) return false
  return isOneEdit(name, otherName)
}

const canBeMistyped = (name: string) => name.length >= LEAST_LETTERS && name.length <= MOST_LETTERS

function parts(email: string): [string, string] {
  const at = email.lastIndexOf('@')
  return [email.slice(0, at), email.slice(at + 1)]
}
