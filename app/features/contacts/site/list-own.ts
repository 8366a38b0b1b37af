import type { Destination } from '#app/features/destinations/contract.ts'
import { preferredCodes, preferredDestinations } from '../contract.ts'

/** What the form offers after the usual destinations. */
export type OwnDestination = Pick<Destination, 'country' | 'code'>

/** The office's own that the usual destinations lack, each once: by its code, and by its name. */
export function listOwn(destinations: OwnDestination[]) {
  const known = new Set([...preferredCodes, ...preferredDestinations.map(fold)])
  const isNew = ({ code, country }: OwnDestination) => {
    const keys = [fold(country), code ?? fold(country)]
    const isKnown = keys.some((key) => known.has(key))
    for (const key of keys) known.add(key)
    return !isKnown
  }
  return destinations.filter(isNew).map(({ country, code }) => ({ country, code }))
}

const fold = (name: string) => name.trim().toLowerCase()
