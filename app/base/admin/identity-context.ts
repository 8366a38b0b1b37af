import { createContext } from 'react-router'
import type { Claims } from '#app/features/accounts/contract.ts'

/** Who is signed in to the back office; set by its guard for every page. */
export const identityContext = createContext<Claims>()

/** How the back office addresses somebody. */
export function nameOf({ username, email }: Partial<Claims>) {
  return username || email || 'Admin'
}
