import { createContext, type ReactNode, useContext } from 'react'
import { language as ownLanguage } from '#app/base/browser/language.ts'
import * as words from './words.ts'

interface PageLanguage {
  /** Of what the page says; labels and buttons speak that of the build. */
  language: string
  /** In which languages it can be read, the first one first; none where that is one alone. */
  languages: InLanguage[]
}

interface InLanguage {
  language: string
  /** As it calls itself. */
  name: string
  address: string
}

/** For what tells search engines of the page. */
export const PageLanguage = createContext<PageLanguage>({ language: ownLanguage, languages: [] })

/** Whether the page speaks the language of the build, as its labels and buttons do. */
export const useIsSiteLanguage = () => useContext(PageLanguage).language === ownLanguage

/** Words of the build within what is written in another language. */
export function SiteLanguage({ isInline, children }: { isInline?: boolean; children: ReactNode }) {
  if (useIsSiteLanguage()) return children
  const Part = isInline ? 'span' : 'div'
  return <Part lang={ownLanguage}>{children}</Part>
}

interface WrittenInProps {
  language?: string
  languages?: InLanguage[]
  children: ReactNode
}

/** What is written in a language, with a way to the same in others. */
export function ContentLanguage({
  language = ownLanguage,
  languages = [],
  children,
}: WrittenInProps) {
  // Most pages are in one language: they are made as if there were no others.
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

/** By `hreflang`; whoever reads none of them is led to the first one of the site. */
export function listAlternates(languages: Omit<InLanguage, 'name'>[]) {
  const first = languages.find(({ language }) => language === ownLanguage)
  const all = languages.map(({ language: hreflang, address }) => ({ hreflang, address }))
  return first ? [...all, { hreflang: 'x-default', address: first.address }] : all
}
