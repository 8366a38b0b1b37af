import { useContext } from 'react'
import { useLocation, useMatches } from 'react-router'
import { addLanguagePrefix } from '#app/contract/languages.ts'
import type { PublicPage } from '#app/features/pages/published-contract.ts'
import { pagesWithoutPrefix } from '#app/platform/browser/addresses.ts'
import { language as ownLanguage } from '#app/platform/browser/language.ts'
import { SiteContext } from '#app/ui/page-head.tsx'
import { itemClassName } from './top-bar.tsx'

type PageLanguages = Pick<PublicPage, 'languages'>

/** Links to this page in the other languages. */
export function LanguageSwitch() {
  const { languages } = useContext(SiteContext)
  const { pathname, search } = useLocation()
  const match = useMatches().at(-1)
  if (pagesWithoutPrefix.includes(pathname)) return null
  // An address without a page has none in another language either.
  const path = match?.loaderData === null ? '/' : pathname + search
  const versions = listVersions(match?.loaderData)
  const addresses = new Map([
    ...languages.map((each) => {
      const address = addLanguagePrefix(each.language, path)
      return [each.language, { name: each.name, address }] as const
    }),
    // A translation may have another slug. Some pages exist in languages that the site lacks.
    ...versions.map(({ language, name, address }) => [language, { name, address }] as const),
  ])
  addresses.delete(ownLanguage)

  return [...addresses].map(([language, { name, address }]) => (
    <li key={language}>
      <a
        href={address}
        hrefLang={language}
        lang={language}
        className={`${itemClassName} font-semibold underline underline-offset-4`}
      >
        {name}
      </a>
    </li>
  ))
}

/** Returns the languages in which the office has published the page of this data. */
function listVersions(loaderData: unknown) {
  const data = loaderData as
    | (PageLanguages & { page?: PageLanguages; contentLanguage?: PageLanguages })
    | null
    | undefined
  return (data?.page ?? data?.contentLanguage ?? data)?.languages ?? []
}
