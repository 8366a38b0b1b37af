/**
 * The language that pages are written in (BCP 47). A build speaks one language: another one has
 * its own `words.ts` in each room, and nobody loads what others read.
 */
export const language = 'en'

/** Where the language's dates differ by country, that country's. */
export const dateLanguage = 'en-GB'

/** That of the dates in a text. */
export const dateLanguageOf = (text: string) => (text === language ? dateLanguage : text)
