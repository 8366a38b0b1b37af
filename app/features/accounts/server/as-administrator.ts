import type { Administrator } from '../people-contract.ts'

/** What is kept of a change: that a secret is new, never the secret. */
interface Note {
  password?: 'new'
  password_link?: 'new'
  second_factor?: string
  /** Which list they took with them. */
  exported?: string
}

type Kept = Administrator & Note

export const asAdministrator = {
  subject: 'administrator' as const,
  name: ({ username }: Kept) => username,
}

/** The row with a note of what it does not show. */
export function noting(row: Administrator | undefined, note: Note): Kept | undefined {
  return row && { ...row, ...note }
}
