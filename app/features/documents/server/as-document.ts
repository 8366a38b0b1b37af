import type { Document } from '../contract.ts'

/** How changes of documents are kept: what of each is compared is what its list says of it. */
export const asDocument = {
  subject: 'document',
  name: ({ title }: Document) => title,
  content: 'documents',
}
