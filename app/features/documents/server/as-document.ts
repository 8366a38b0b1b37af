import type { Document } from '../contract.ts'
import { firstLanguage, nameLanguage } from '../language-contract.ts'

/** How changes of documents are kept: what of each is compared is what its list says of it. */
export const asDocument = {
  subject: 'document',
  name: ({ title, language }: Document) =>
    language === firstLanguage ? title : `${title} (${nameLanguage(language)})`,
  content: 'documents',
}
