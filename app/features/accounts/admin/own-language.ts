import { defaultLanguage } from '#app/contract/languages.ts'
import { language } from '#app/platform/browser/language.ts'
import { readClaims } from '../token-storage.ts'

/**
 * Opens a screen in the language of the signed-in person, if that is another one than that of this build.
 * Returns whether it does.
 */
export function openInOwnLanguage(address: string) {
  const own = readClaims()?.language ?? language
  const start = address.indexOf('/admin/')
  if (own === language || start < 0) return false
  location.replace((own === defaultLanguage ? '' : `/${own}`) + address.slice(start))
  return true
}
