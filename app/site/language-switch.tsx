import { Fragment, useContext } from 'react'
import { useLocation, useMatches } from 'react-router'
import { addLanguagePrefix, defaultLanguage } from '#app/contract/languages.ts'
import type { PublicPage } from '#app/features/pages/published-contract.ts'
import { pagesWithoutPrefix } from '#app/platform/browser/addresses.ts'
import { language as ownLanguage } from '#app/platform/browser/language.ts'
import { SiteContext } from '#app/ui/page-head.tsx'
import { itemClassName } from './top-bar.tsx'

type PageLanguages = Partial<Pick<PublicPage, 'language' | 'languages'>>

/**
 * Links to this page in the other languages. If the visitor has chosen one of them before, a script shows
 * its offer instead of the link, see offer-language.ts. The font of their script would come to every page, so
 * their names have a font of the system.
 */
export function LanguageSwitch() {
  const { languages } = useContext(SiteContext)
  const { pathname, search } = useLocation()
  const match = useMatches().at(-1)
  if (pagesWithoutPrefix.includes(pathname)) return null
  // An address without a page has none in another language either.
  const isMissing = match?.loaderData === null
  const path = isMissing ? '/' : pathname + search
  const page = findPage(match?.loaderData)
  const versions = page?.languages ?? []
  const isIn = (language: string) =>
    !isMissing && (!page?.language || versions.some((each) => each.language === language))
  const addresses = new Map([
    ...languages.map((each) => {
      const address = addLanguagePrefix(each.language, path)
      return [each.language, { name: each.name, address }] as const
    }),
    // A translation may have another slug. Some pages exist in languages that the site lacks.
    ...versions.map(({ language, name, address }) => [language, { name, address }] as const),
  ])
  addresses.delete(ownLanguage)

  return [...addresses].map(([language, { name, address }]) => {
    const isOffered = ownLanguage === defaultLanguage && isIn(language)
    const offer = isOffered && languages.find((each) => each.language === language)?.offer
    const link = (text: string) => (
      <a
        href={address}
        hrefLang={language}
        lang={language}
        className={`${itemClassName} font-latin font-semibold underline underline-offset-4`}
      >
        {text}
      </a>
    )

    return (
      <Fragment key={language}>
        {offer && (
          <li hidden data-language={language} data-offer={language} className="ml-auto min-w-0">
            {link(offer)}
          </li>
        )}
        <li data-language={language} className="[[data-offer]:not([hidden])+&]:hidden">
          {link(name)}
        </li>
      </Fragment>
    )
  })
}

/** Returns the page of this data if it is one of the office; all others exist in every language. */
function findPage(loaderData: unknown) {
  const data = loaderData as
    | (PageLanguages & { page?: PageLanguages; contentLanguage?: PageLanguages })
    | null
    | undefined
  return data?.page ?? data?.contentLanguage ?? data
}
