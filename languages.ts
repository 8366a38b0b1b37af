import { existsSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Plugin } from 'vite'
import {
  findOfficeProblems,
  loadTexts,
  translateOfficeFile,
} from './scripts/language/office-texts.ts'

/** The language of this build (BCP 47), from the environment variable SITE_LANGUAGE. */
export const siteLanguage = process.env.SITE_LANGUAGE ?? 'en'

/** The folder of the build of this language. */
export const buildFolder = siteLanguage === 'en' ? 'build' : `build/${siteLanguage}`

/**
 * Replaces `words.ts` and `language.ts` by the files of the build's language. A missing file stops the
 * build.
 */
export const dictionaries: Plugin = {
  name: 'dictionaries',
  enforce: 'pre',
  resolveId: {
    filter: { id: /(^|\/)(words|language)\.ts$/ },
    async handler(id, importer, options) {
      if (siteLanguage === 'en' || !importer || importer.endsWith(`.${siteLanguage}.ts`))
        return null
      const original = await this.resolve(id, importer, { ...options, skipSelf: true })
      if (!original || original.external || !isOurs(original.id)) return original
      const file = original.id.replace(/\.ts$/, `.${siteLanguage}.ts`)
      if (!existsSync(file)) throw new Error(`There is no ${file}`)
      return { ...original, id: file }
    },
  },
}

let texts: Awaited<ReturnType<typeof loadTexts>> | undefined

/**
 * Replaces the texts of the back office by those of the build's language, from the dictionaries
 * `texts.<language>.ts`. A missing or unused text stops the build.
 */
export const officeTexts: Plugin = {
  name: 'office-texts',
  enforce: 'pre',
  async buildStart() {
    if (siteLanguage === 'en' || texts) return
    const problems = await findOfficeProblems(siteLanguage)
    if (problems.length > 0) this.error(problems.join('\n'))
    texts = await loadTexts(siteLanguage)
  },
  transform: {
    filter: { id: { include: /\/app\/.+\.tsx?(\?|$)/, exclude: /\?(script|raw|url)$/ } },
    handler(code, id) {
      if (!texts) return undefined
      const file = relative(import.meta.dirname, id.replace(/\?.*$/, ''))
      const translated = translateOfficeFile(file, code, texts)
      return translated && { code: translated, map: null }
    },
  },
}

const isOurs = (file: string) => file.startsWith(join(import.meta.dirname, 'app'))
