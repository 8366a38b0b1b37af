import type { Page } from '../contract.ts'
import { defaultLanguage, getLanguageName } from '../language-contract.ts'

/** The audit log subject of pages. The listed fields are compared. */
export const auditSubject = {
  subject: 'page',
  name: ({ title, language }: Page) =>
    language === defaultLanguage ? title : `${title} (${getLanguageName(language)})`,
  content: 'pages',
}
