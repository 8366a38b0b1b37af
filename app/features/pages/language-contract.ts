import { Type } from 'typebox'

/** Originals are written in it: their addresses have no language. */
export const defaultLanguage = 'en'

/**
 * What documents may be translated into, by BCP 47; each as it calls itself. `Intl` must know it:
 * dates, hours and numbers in texts are said by that.
 */
const otherLanguages = { ne: 'नेपाली', hi: 'हिन्दी' } as const

export type OtherLanguage = keyof typeof otherLanguages
export const listOtherLanguages = () => Object.keys(otherLanguages) as OtherLanguage[]
export const OtherLanguage = Type.Enum(listOtherLanguages())
export const Language = Type.Enum([defaultLanguage, ...listOtherLanguages()])

/** Of all in which documents are, as each calls itself. */
export const languageNames = { [defaultLanguage]: 'English', ...otherLanguages }

export const getLanguageName = (language: string) =>
  languageNames[language as keyof typeof languageNames]

/** Whether addresses of a language begin with this. */
export const isLanguagePrefix = (address: string) =>
  Object.hasOwn(otherLanguages, address.split('/')[1] ?? '')
