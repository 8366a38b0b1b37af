import type { Contact } from '../contract.ts'

/** How activities call one. */
export const auditSubject = { subject: 'contact' as const, name: ({ name }: Contact) => name }
