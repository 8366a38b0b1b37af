import { createContext } from 'react'

/** What screens say of the office they belong to; set by the layout. */
export const Office = createContext({ shortName: '', timeZone: 'UTC' })
