import { type Static, Type } from 'typebox'

/** The language of source pages. Their addresses have no language prefix. */
export const defaultLanguage = 'en'

/**
 * Languages for translations by BCP 47 tag, with their own names. `Intl` must support them, since
 * it formats dates and numbers.
 */
const otherLanguages = { ne: 'नेपाली', hi: 'हिन्दी' } as const

export type OtherLanguage = keyof typeof otherLanguages
export const listOtherLanguages = () => Object.keys(otherLanguages) as OtherLanguage[]
export const OtherLanguage = Type.Enum(listOtherLanguages())
export const Language = Type.Enum([defaultLanguage, ...listOtherLanguages()])
export type Language = Static<typeof Language>

/** '' when the language is unknown, or does not matter. */
export const OptionalLanguage = Type.Enum(['', defaultLanguage, ...listOtherLanguages()])
export type OptionalLanguage = Static<typeof OptionalLanguage>

/** All page languages with their own names. */
export const languageNames = { [defaultLanguage]: 'English', ...otherLanguages }

export const getLanguageName = (language: string) =>
  languageNames[language as keyof typeof languageNames]

/** Whether the language is written in Devanagari, as Nepali and Hindi are. */
export const isInDevanagari = (language: string) =>
  new Intl.Locale(language).maximize().script === 'Deva'

/** Returns the language of the pages below this address. */
export function languageOfAddress(address: string) {
  const [, prefix = ''] = address.split(/[/?#]/)
  return Object.hasOwn(otherLanguages, prefix) ? (prefix as OtherLanguage) : defaultLanguage
}

/** Whether the address begins with a language prefix. */
export const isLanguagePrefix = (address: string) => languageOfAddress(address) !== defaultLanguage

/** The query of endpoints whose texts exist in several languages; without it they are in English. */
export const LanguageQuery = Type.Object({ language: Type.Optional(OtherLanguage) })

/**
 * Returns the address with the prefix of a language.
 * @param address of the source page, "/contact"
 */
export const addLanguagePrefix = (language: string, address: string) =>
  language === defaultLanguage ? address : `/${language}${address === '/' ? '' : address}`

/** Returns language and source address of an address with a language prefix; undefined without one. */
export function splitLanguagePrefix(address: string) {
  if (!isLanguagePrefix(address)) return undefined
  const [, language = '', ...rest] = address.split('/')
  return { language, address: `/${rest.join('/')}` }
}
