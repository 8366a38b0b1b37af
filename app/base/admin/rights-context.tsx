import { createContext, type ReactNode, useContext } from 'react'
import type { Right } from '#app/contract/rights.ts'

interface Rights {
  rights: readonly Right[]
  /** What changes of what one is told of, as activities call it. */
  subjects: string[]
}

/** What whoever is signed in may do; set by the layout. Undefined where the API could not be asked. */
export const RightsContext = createContext<Rights | undefined>(undefined)

/** Whether something is offered. What is not known yet is: the API refuses what may not be. */
export function useCan() {
  const known = useContext(RightsContext)
  return (right: Right) => !known || known.rights.includes(right)
}

/** Only for who may do it. */
export function IfAllowed({ right, children }: { right: Right; children: ReactNode }) {
  return useCan()(right) ? children : null
}
