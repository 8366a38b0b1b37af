import type { Person } from '../../contract.ts'

/** The author's name as shown to this administrator; welcome messages have no author. */
export function officeAuthorName(author: Person | undefined, ownId: string) {
  if (author?.id === ownId) return 'You'
  return author?.name || 'Office'
}
