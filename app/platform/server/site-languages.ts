import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * The languages beside English in which the site has its own texts (BCP 47): those with a file
 * `language.<language>.ts` in platform/browser. The built program contains the list.
 */
export const siteLanguages: string[] = import.meta.env?.SITE_LANGUAGES ?? findLanguages()

function findLanguages() {
  const folder = fileURLToPath(new URL('../browser/', import.meta.url))
  return readdirSync(folder).flatMap(
    (name) => name.match(/^language\.([a-z-]+)\.ts$/)?.slice(1) ?? [],
  )
}
