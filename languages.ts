import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

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

const isOurs = (file: string) => file.startsWith(join(import.meta.dirname, 'app'))
