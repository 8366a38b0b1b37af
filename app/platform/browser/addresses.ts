import type { Register } from 'react-router'
import { isLanguagePrefix } from '#app/contract/languages.ts'
import { addressPrefix } from './language.ts'

/** A page of app/routes.ts. */
export type Page = keyof Register['pages']

/** Pages for the office and for checks, which have the same address in every language. */
export const pagesWithoutPrefix = [
  '/login',
  '/setup',
  '/password',
  '/forgotten-password',
  '/hero',
  '/header',
]

/** Returns the address of a page in the language of the build; only pages of app/routes.ts compile. */
export const to = (page: Page): string => localizeAddress(page)

/**
 * Returns the address in the language of the build. Addresses of other sites, of files, of the back
 * office and those with a prefix remain.
 * @param address "/contact", from the root of the site
 */
export function localizeAddress(address: string) {
  if (addressPrefix === '' || !address.startsWith('/')) return address
  const [path = ''] = address.split(/[?#]/, 1)
  const isOther =
    pagesWithoutPrefix.includes(path) || isLanguagePrefix(path) || otherPaths.test(path)
  return isOther ? address : `${addressPrefix}${address.replace(/^\/(?=$|[?#])/, '')}`
}

/** Protocol-relative addresses, files, the API and the screens. */
const otherPaths = /^\/(\/|[^/]+\.\w+$|(admin|api|assets|media|pictures|flags|social)(\/|$))/
