import type { Administrator } from '../people-contract.ts'

/** What is kept of a change: that a secret is new, never the secret. */
interface AuditNote {
  password?: 'new'
  password_link?: 'new'
  second_factor?: string
  /** Which list they took with them. */
  exported?: string
}

type AuditedAdministrator = Administrator & AuditNote

export const administratorSubject = {
  subject: 'administrator' as const,
  name: ({ username }: AuditedAdministrator) => username,
}

/** The row with a note of what it does not show. */
export function withNote(
  row: Administrator | undefined,
  note: AuditNote,
): AuditedAdministrator | undefined {
  return row && { ...row, ...note }
}
