import { loadDictionaries } from '#app/platform/server/text/dictionaries.ts'
import * as englishWords from '../words.ts'

/** Returns the texts of mails in this language, or in English. */
export const wordsIn = await loadDictionaries(
  englishWords,
  (language) => import(`../words.${language}.ts`),
)
