import type { Claims } from '#app/contract/claims.ts'
import { localStore } from '#app/platform/browser/storage.ts'

const KEY = 'authTokens'
const listeners = new Set<() => void>()

export interface Tokens {
  access: string
  refresh: string
}

export function readTokens(): Tokens | undefined {
  return parse(readTokenText())
}

/**
 * Returns the stored text. Unlike a parsed object, it can be compared by React to detect changes.
 */
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

/** Calls the listener when the tokens change in this or another tab. Returns how to unsubscribe. */
export function subscribeToTokens(listener: () => void) {
  // The storage event covers other tabs only.
  window.addEventListener('storage', listener)
  listeners.add(listener)
  return () => {
    window.removeEventListener('storage', listener)
    listeners.delete(listener)
  }
}

/** Calls the listener on a sign-in in another tab. Returns how to unsubscribe. */
export function onSignInElsewhere(listener: () => void) {
  function handleStorage({ key, oldValue, newValue }: StorageEvent) {
    // A token that replaces another token is a renewal, not a sign-in.
    if (key === KEY && !parse(oldValue) && parse(newValue)) listener()
  }
  window.addEventListener('storage', handleStorage)
  return () => window.removeEventListener('storage', handleStorage)
}

/** Reads the access token's claims without verifying them. */
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
