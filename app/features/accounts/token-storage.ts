import { localStore } from '#app/base/browser/storage.ts'
import type { Claims } from '#app/contract/claims.ts'

const KEY = 'authTokens'
const listeners = new Set<() => void>()

export interface Tokens {
  access: string
  refresh: string
}

export function readTokens(): Tokens | undefined {
  return parse(readTokenText())
}

/** As stored: the same text means the same session, so React can compare it. */
export function readTokenText() {
  return localStore.read(KEY)
}

export function storeTokens(tokens: Tokens) {
  localStore.write(KEY, JSON.stringify(tokens))
  notifyListeners()
}

export function clearTokens() {
  localStore.remove(KEY)
  notifyListeners()
}

/** Calls back whenever the tokens change, in this tab or in another. Returns how to stop it. */
export function subscribeToTokens(listener: () => void) {
  // The browser tells a tab only of what other tabs have stored.
  window.addEventListener('storage', listener)
  listeners.add(listener)
  return () => {
    window.removeEventListener('storage', listener)
    listeners.delete(listener)
  }
}

/** Calls back when somebody signs in in another tab. Returns how to stop it. */
export function onSignInElsewhere(listener: () => void) {
  function handleStorage({ key, oldValue, newValue }: StorageEvent) {
    // A token that takes the place of another is only newer.
    if (key === KEY && !parse(oldValue) && parse(newValue)) listener()
  }
  window.addEventListener('storage', handleStorage)
  return () => window.removeEventListener('storage', handleStorage)
}

/** Who is signed in, as the access token says; only the server can tell whether that is true. */
export function readClaims(text = readTokenText()): Claims | undefined {
  const [, payload] = parse(text)?.access.split('.') ?? []
  if (!payload) return undefined
  try {
    const bytes = atob(payload.replaceAll('-', '+').replaceAll('_', '/'))
    const utf8 = Uint8Array.from(bytes, (byte) => byte.charCodeAt(0))
    return JSON.parse(new TextDecoder().decode(utf8))
  } catch {
    return undefined
  }
}

function parse(text: string | null): Tokens | undefined {
  try {
    const tokens = JSON.parse(text ?? 'null')
    const isComplete = typeof tokens?.access === 'string' && typeof tokens.refresh === 'string'
    return isComplete ? tokens : undefined
  } catch {
    return undefined
  }
}

function notifyListeners() {
  for (const listener of listeners) listener()
}
