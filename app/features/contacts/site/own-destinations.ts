import { createContext } from 'react'
import type { Destination } from '#app/features/destinations/contract.ts'

export type OwnDestination = Pick<Destination, 'country' | 'code'>

/** What the form offers after the usual destinations. Every page has it: none has to ask. */
export const OwnDestinations = createContext<OwnDestination[]>([])
