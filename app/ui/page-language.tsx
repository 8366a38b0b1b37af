import { createContext, type ReactNode, useContext } from 'react'
import { defaultLanguage } from '#app/contract/languages.ts'
import { localizeDigits } from '#app/platform/browser/digits.ts'
import { language as ownLanguage } from '#app/platform/browser/language.ts'

interface PageLanguage {
  /** The language of the content; labels and buttons use the language of the build. */
  language: string
  /** All languages of the page, the original first; empty if there is only one. */
  languages: InLanguage[]
}

interface InLanguage {
  language: string
  /** The name of the language in this language. */
  name: string
  address: string
}

const siteLanguage: PageLanguage = { language: ownLanguage, languages: [] }

/** The language of the page and its translations, for the metadata. */
export const PageLanguage = createContext<PageLanguage>(siteLanguage)

/** Whether the content is in the language of the build. */
export const useIsSiteLanguage = () => useContext(PageLanguage).language === ownLanguage

/** Text in the language of the build, within content in another language. */
export function SiteLanguage({ isInline, children }: { isInline?: boolean; children: ReactNode }) {
  if (useIsSiteLanguage()) return children
  const Part = isInline ? 'span' : 'div'
  return (
    <PageLanguage value={siteLanguage}>
      <Part lang={ownLanguage}>{children}</Part>
    </PageLanguage>
  )
}

/** A number in the digits of the content's language. */
export const Digits = ({ children }: { children: number }) =>
  localizeDigits(children, useContext(PageLanguage).language)

/** A name that is not translated, such as that of a source; marked as English in other languages. */
export function Untranslated({ children }: { children: string }) {
  const { language } = useContext(PageLanguage)
  const isEnglish = !/[^\p{Script=Latin}\P{L}]/u.test(children)
  if (language === defaultLanguage || !isEnglish) return children
  return <span lang={defaultLanguage}>{children}</span>
}

interface ContentLanguageProps {
  language?: string
  languages?: InLanguage[]
  children: ReactNode
}

/** Content in a language, with the languages that it exists in. */
export function ContentLanguage({
  language = ownLanguage,
  languages = [],
  children,
}: ContentLanguageProps) {
  // Most pages have only one language and need no markup for it.
  if (language === ownLanguage && languages.length === 0) return children

  return (
    <PageLanguage value={{ language, languages }}>
      {language === ownLanguage ? children : <div lang={language}>{children}</div>}
    </PageLanguage>
  )
}

/** Returns the alternates by `hreflang`; the default is English. */
export function listAlternates(languages: Omit<InLanguage, 'name'>[]) {
  const first = languages.find(({ language }) => language === defaultLanguage)
  const all = languages.map(({ language: hreflang, address }) => ({ hreflang, address }))
  return first ? [...all, { hreflang: 'x-default', address: first.address }] : all
}
