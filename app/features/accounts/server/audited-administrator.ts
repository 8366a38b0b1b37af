import type { Administrator } from '../people-contract.ts'

/**
 * Additions to the audit log entry. They record that a secret was changed, never the secret itself.
 */
interface AuditNote {
  password?: 'new'
  password_link?: 'new'
  second_factor?: string
  /** The list that was exported. */
  exported?: string
}

type AuditedAdministrator = Administrator & AuditNote

export const administratorSubject = {
  subject: 'administrator' as const,
  name: ({ username }: AuditedAdministrator) => username,
}

/** Adds a note about values that the row does not show. */
export function withNote(
  row: Administrator | undefined,
  note: AuditNote,
): AuditedAdministrator | undefined {
  return row && { ...row, ...note }
}
