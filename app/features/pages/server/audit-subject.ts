import type { Page } from '../contract.ts'
import { defaultLanguage, getLanguageName } from '../language-contract.ts'

/** How changes of documents are kept: what of each is compared is what its list says of it. */
export const auditSubject = {
  subject: 'page',
  name: ({ title, language }: Page) =>
    language === defaultLanguage ? title : `${title} (${getLanguageName(language)})`,
  content: 'pages',
}
