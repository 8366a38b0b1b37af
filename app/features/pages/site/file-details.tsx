import { createContext, useContext } from 'react'
import { describeFile } from '#app/features/media/contract.ts'
import { SiteLanguage } from '#app/ui/page-language.tsx'
import { fileDetails } from '../words.ts'

/** The numbers of pages of the PDFs that the page links to, by address. */
export const FilePages = createContext<Record<string, number>>({})

/** "PDF, 240 KB, 3 pages" for the address of a stored file; nothing for other addresses. */
export function FileDetails({ address, isInText }: { address: string; isInText?: boolean }) {
  const pages = useContext(FilePages)[address]
  const file = describeFile(address)
  if (!file) return null
  const details = fileDetails(file, pages)
  return <SiteLanguage isInline>{isInText ? ` (${details})` : details}</SiteLanguage>
}
