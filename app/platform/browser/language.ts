import type { OtherLanguage } from '#app/contract/languages.ts'

/**
 * The language of the pages (BCP 47). Each language has a build of its own, in which `words.ts` and this
 * file are replaced by `words.<language>.ts` and `language.<language>.ts`; see languages.ts.
 */
export const language: string = 'en'

/** The prefix of the addresses of this language, without a slash at the end. */
export const addressPrefix: string = ''

/** The query of API calls for texts in this language; English needs none. */
export const languageQuery: { language?: OtherLanguage } = {}

/** Offers a page in this language to its readers. */
export const pageOffer: string = 'This page in English'

/** The locale of dates. */
export const dateLanguage: string = 'en-GB'

/** Returns the locale for dates in a text of this language. */
export const dateLanguageOf = (textLanguage: string) =>
  textLanguage === language ? dateLanguage : textLanguage
