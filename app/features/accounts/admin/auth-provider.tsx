import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react'
import type { Claims } from '#app/contract/claims.ts'
import { clearDrafts } from '#app/platform/admin/use-draft.ts'
import { readClaims, readTokenText, subscribeToTokens } from '../token-storage.ts'
import { endSession, renewSession } from './session.ts'

const RENEW_EVERY_MS = 4 * 60 * 1000

interface Auth {
  /** Undefined without a session. */
  user: Claims | undefined
  /**
   * Whether the administrator pressed "Logout" in this tab; false if the session ended in another
   * way.
   */
  hasLoggedOut: boolean
  logout: () => void
}

const AuthContext = createContext<Auth | undefined>(undefined)

/** Renews the session while the back office is open. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const text = useSyncExternalStore(subscribeToTokens, readTokenText, () => null)
  const user = useMemo(() => readClaims(text), [text])
  const [hasLoggedOut, setHasLoggedOut] = useState(false)

  useEffect(() => {
    const timer = setInterval(() => {
      // After an error, for example offline, the next call or the next interval renews the session.
      renewSession().catch(() => undefined)
    }, RENEW_EVERY_MS)
    return () => clearInterval(timer)
  }, [])

  function logout() {
    setHasLoggedOut(true)
    clearDrafts()
    endSession()
  }

  return <AuthContext value={{ user, hasLoggedOut, logout }}>{children}</AuthContext>
}

/** Returns the signed-in administrator. Throws outside AuthProvider. */
export function useAuth() {
  const auth = useContext(AuthContext)
  if (!auth) throw new Error('useAuth must be used within AuthProvider')
  return auth
}
