import { defaultLanguage } from '#app/contract/languages.ts'
import * as amountWords from '#app/platform/browser/amounts/words.ts'
import { siteLanguages } from '#app/platform/server/site-languages.ts'
import { loadDictionaries } from '#app/platform/server/text/dictionaries.ts'
import type { FactText } from '../content/format-fact.ts'
import type { EntryText } from '../content/search-entry.ts'
import * as factWords from '../words.ts'

const factWordsIn = await loadDictionaries(
  factWords,
  (language) => import(`../words.${language}.ts`),
)
const amountWordsIn = await loadDictionaries(
  amountWords,
  (language) => import(`../../../platform/browser/amounts/words.${language}.ts`),
)

const countries = new Intl.DisplayNames(defaultLanguage, { type: 'region' })
const countryNamesIn = await loadDictionaries(
  { getCountryName: (code: string) => countries.of(code) ?? code },
  (language) => import(`../../../platform/browser/country-names/words.${language}.ts`),
)

/** The fields of facts and values with texts that the office can translate. */
export const translatedFields = ['label', 'of', 'text', 'condition', 'note']

/** Returns how facts are written in texts of this language. */
export const factTextIn = (language: string): FactText => ({
  language,
  words: amountWordsIn(language),
  wordsLanguage: siteLanguages.includes(language) ? language : defaultLanguage,
  factWords: factWordsIn(language),
})

export const entryTextIn = (language: string): EntryText => {
  const { getCountryName } = countryNamesIn(language)
  return { ...factTextIn(language), getCountryName }
}
