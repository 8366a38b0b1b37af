import type { NavigateFunction } from 'react-router'
import { defaultLanguage } from '#app/contract/languages.ts'
import { addressPrefix, language } from '#app/platform/browser/language.ts'
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

/** Opens the login, which has no prefix and is English. It leads back to the screen. */
export function openLogin(navigate: NavigateFunction, state?: { screen: string }) {
  if (!addressPrefix) return void navigate('/login', { replace: true, state })
  // Where the router of the login looks for its state; it replaces one without a key.
  history.replaceState({ usr: state, key: 'signed-out' }, '', '/login')
  location.reload()
}
