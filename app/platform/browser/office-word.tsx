import { useContext } from 'react'
import { useLocation } from 'react-router'
import { fillIn } from '#app/contract/fill-in.ts'
import { type WordName, wordsAt } from '#app/contract/office-words.ts'
import { PageLanguage } from '#app/ui/page-language.tsx'
import { localizeAddress } from './addresses.ts'
import { useOffice } from './office-context.ts'

interface OfficeWordProps {
  name: WordName
  /** Returns the values of the placeholders in the language of the text. */
  getValues?: (language: string) => Record<string, string>
}

/** A text that the office can change, in the language of the page. Not for islands. */
export function OfficeWord({ name, getValues = () => ({}) }: OfficeWordProps) {
  const { language: surrounding } = useContext(PageLanguage)
  const { text, language } = useWords()(name)
  const filled = fillIn(text, getValues(language))
  return language === surrounding ? filled : <span lang={language}>{filled}</span>
}

/** Returns the texts in force on this page by name. */
export const useWords = () => wordsAt(useOffice().words, localizeAddress(useLocation().pathname))
