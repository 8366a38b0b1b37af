import { createContext as createReactContext, useContext } from 'react'
import { createContext } from 'react-router'

/** Who is signed in to the back office. */
export interface Identity {
  /** The administrator's id. */
  sub: string
  username: string
  email: string
  /**
   * The role in the access token, the same for all administrators. Their rights come from the
   * account.
   */
  role: 'admin'
}

/** For loaders; set by the session middleware for every page. */
export const identityContext = createContext<Identity>()

/** The signed-in administrator for components; set by the layout. */
export const SignedIn = createReactContext<Identity | undefined>(undefined)

export function useIdentity() {
  const identity = useContext(SignedIn)
  if (!identity) throw new Error('useIdentity must be used within SignedIn')
  return identity
}

/** Returns how the back office addresses the administrator. */
export function greet({ username, email }: Partial<Identity>) {
  return username || email || 'Admin'
}
