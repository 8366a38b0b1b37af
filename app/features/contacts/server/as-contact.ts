import type { Contact } from '../contract.ts'

/** How activities call one. */
export const asContact = { subject: 'contact' as const, name: ({ name }: Contact) => name }
