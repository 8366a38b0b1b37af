import { useContext } from 'react'
import { addLanguagePrefix, defaultLanguage } from '#app/contract/languages.ts'
import { SiteContext } from '#app/ui/page-head.tsx'

/** Returns the address of a preview by its token: within the site in the language of the page, if there is one. */
export function useAddressPreviews(language: string) {
  const { languages } = useContext(SiteContext)
  const isOfSite = languages.some((each) => each.language === language)
  return (token: string) =>
    addLanguagePrefix(isOfSite ? language : defaultLanguage, `/preview/${token}`)
}
