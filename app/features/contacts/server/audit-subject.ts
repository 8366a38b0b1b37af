import type { Contact } from '../contract.ts'

/** Subject and name of a contact in the audit log. */
export const auditSubject = { subject: 'contact' as const, name: ({ name }: Contact) => name }
