import { createContext, type ReactNode, useContext } from 'react'
import { language as ownLanguage } from '#app/platform/browser/language.ts'
import * as words from './words.ts'

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

/** The language of the page and its translations, for the metadata. */
export const PageLanguage = createContext<PageLanguage>({ language: ownLanguage, languages: [] })

/** Whether the content is in the language of the build. */
export const useIsSiteLanguage = () => useContext(PageLanguage).language === ownLanguage

/** Text in the language of the build, within content in another language. */
export function SiteLanguage({ isInline, children }: { isInline?: boolean; children: ReactNode }) {
  if (useIsSiteLanguage()) return children
  const Part = isInline ? 'span' : 'div'
  return <Part lang={ownLanguage}>{children}</Part>
}

interface ContentLanguageProps {
  language?: string
  languages?: InLanguage[]
  children: ReactNode
}

/** Content in a language, with links to its translations. */
export function ContentLanguage({
  language = ownLanguage,
  languages = [],
  children,
}: ContentLanguageProps) {
  // Most pages have only one language and need no markup for it.
  if (language === ownLanguage && languages.length === 0) return children

  return (
    <PageLanguage value={{ language, languages }}>
      {languages.length > 0 && (
        <OtherLanguages languages={languages.filter((each) => each.language !== language)} />
      )}
      {language === ownLanguage ? children : <div lang={language}>{children}</div>}
    </PageLanguage>
  )
}

function OtherLanguages({ languages }: { languages: InLanguage[] }) {
  return (
    <nav aria-label={words.otherLanguages} className="frame flex justify-end gap-4 print:hidden">
      {languages.map(({ language, name, address }) => (
        <a
          key={language}
          href={address}
          hrefLang={language}
          lang={language}
          className="inline-flex min-h-11 items-center font-semibold underline decoration-ink/40 underline-offset-4"
        >
          {name}
        </a>
      ))}
    </nav>
  )
}

/** Returns the alternates by `hreflang`; the default is the site's language. */
export function listAlternates(languages: Omit<InLanguage, 'name'>[]) {
  const first = languages.find(({ language }) => language === ownLanguage)
  const all = languages.map(({ language: hreflang, address }) => ({ hreflang, address }))
  return first ? [...all, { hreflang: 'x-default', address: first.address }] : all
}
