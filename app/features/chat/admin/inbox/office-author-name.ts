import type { Person } from '../../contract.ts'

/** Who of the office wrote a message, for its reader; the welcome is nobody's. */
export function officeAuthorName(author: Person | undefined, ownId: string) {
  if (author?.id === ownId) return 'You'
  return author?.name || 'Office'
}
