import { Type } from 'typebox'

/** Originals are written in it: their addresses have no language. */
export const firstLanguage = 'en'

/**
 * What documents may be translated into, by BCP 47; each as it calls itself. `Intl` must know it:
 * dates, hours and numbers in texts are said by that.
 */
const secondLanguages = { ne: 'नेपाली', hi: 'हिन्दी' } as const

export type SecondLanguage = keyof typeof secondLanguages
export const listSecondLanguages = () => Object.keys(secondLanguages) as SecondLanguage[]
export const SecondLanguage = Type.Enum(listSecondLanguages())
export const Language = Type.Enum([firstLanguage, ...listSecondLanguages()])

/** Of all in which documents are, as each calls itself. */
export const languageNames = { [firstLanguage]: 'English', ...secondLanguages }

export const nameLanguage = (language: string) =>
  languageNames[language as keyof typeof languageNames]

/** Whether addresses of a language begin with this. */
export const isLanguagePrefix = (address: string) =>
  Object.hasOwn(secondLanguages, address.split('/')[1] ?? '')
