import { createContext, type ReactNode, useContext } from 'react'
import type { Right } from '#app/contract/rights.ts'

interface Rights {
  rights: readonly Right[]
  /** The audit log subjects that the administrator may read. */
  subjects: string[]
}

/**
 * The rights of the signed-in administrator, set by the layout. Undefined when the API is
 * unreachable.
 */
export const RightsContext = createContext<Rights | undefined>(undefined)

/**
 * Returns a function that checks whether the administrator has a right. Allows everything if the
 * rights are unknown, because the API checks them too.
 */
export function useCan() {
  const context = useContext(RightsContext)
  return (right: Right) => !context || context.rights.includes(right)
}

/** Renders its children only with the right. */
export function IfAllowed({ right, children }: { right: Right; children: ReactNode }) {
  return useCan()(right) ? children : null
}
