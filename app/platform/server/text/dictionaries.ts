import { siteLanguages } from '../site-languages.ts'

// These files know how their languages write dates.
await Promise.all(siteLanguages.map((language) => import(`../../browser/language.${language}.ts`)))

/**
 * Loads the dictionaries of a folder for texts that the server writes itself.
 * @param english the folder's `words.ts`
 * @param load imports `words.<language>.ts` of the folder
 * @returns a function from the language of a text to its words; in English for languages without own
 */
export async function loadDictionaries<Words>(
  english: Words,
  load: (language: string) => Promise<NoInfer<Words>>,
) {
  const loaded = new Map(
    await Promise.all(
      siteLanguages.map(async (language) => [language, await load(language)] as const),
    ),
  )
  return (language: string): Words => loaded.get(language) ?? english
}
