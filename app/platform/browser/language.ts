/**
 * The language of the pages (BCP 47). A build has one language, with a `words.ts` in each folder.
 */
export const language = 'en'

/** The locale of dates. */
export const dateLanguage = 'en-GB'

/** Returns the locale for dates in a text of this language. */
export const dateLanguageOf = (textLanguage: string) =>
  textLanguage === language ? dateLanguage : textLanguage
