import { createContext } from 'react'

/** What the form offers after the usual destinations. Every page has it: none has to ask. */
export const OwnDestinations = createContext<string[]>([])
