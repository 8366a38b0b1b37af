import { createContext, useContext } from 'react'
import type { Office } from '#app/contract/office.ts'

/** The office profile, loaded by the root route. */
export const OfficeContext = createContext<Office | undefined>(undefined)

/** A function that updates the profile in this window after the administrator has saved it. */
export const UpdateOfficeContext = createContext<(office: Office) => void>(() => {})

export function useOffice() {
  const office = useContext(OfficeContext)
  if (!office) throw new Error('useOffice must be used below the root')
  return office
}
