import { createContext, useContext } from 'react'
import type { Office } from '#app/contract/office.ts'

/** Whose site it is; the root of all pages has read it. */
export const OfficeContext = createContext<Office | undefined>(undefined)

/** Takes what the office is from now on, for who has changed it in this window. */
export const OfficeChanged = createContext<(office: Office) => void>(() => {})

export function useOffice() {
  const office = useContext(OfficeContext)
  if (!office) throw new Error('useOffice must be used below the root')
  return office
}
