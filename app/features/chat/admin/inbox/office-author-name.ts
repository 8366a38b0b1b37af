import type { Author } from '../../contract.ts'

/** Returns the author's name for this administrator. Welcome messages have no author. */
export function officeAuthorName(author: Author | undefined, ownId: string) {
  if (author?.id === ownId) return 'You'
  return author?.name || 'Office'
}
