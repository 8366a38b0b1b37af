import { Type } from 'typebox'

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

/** All page languages with their own names. */
export const languageNames = { [defaultLanguage]: 'English', ...otherLanguages }

export const getLanguageName = (language: string) =>
  languageNames[language as keyof typeof languageNames]

/** Whether the address begins with a language prefix. */
export const isLanguagePrefix = (address: string) =>
  Object.hasOwn(otherLanguages, address.split('/')[1] ?? '')
