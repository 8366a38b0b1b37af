import type { Destination } from '#app/features/destinations/contract.ts'
import type { GuideBrief } from '#app/features/guides/contract.ts'
import { preferredCodes, preferredDestinations } from '../contract.ts'

/** Destinations that the form offers besides the default ones. */
export interface DestinationOptions {
  /** Destinations of the office, listed after the default ones. */
  additional: string[]
  /** Option of each guide's country, by the address of the guide. */
  guideCountries: Record<string, string>
}

type OfficeDestination = Pick<Destination, 'country' | 'code'>

export function listDestinationOptions(
  destinations: OfficeDestination[],
  guides: Pick<GuideBrief, 'code' | 'address'>[],
): DestinationOptions {
  const additional = listAdditional(destinations)
  const nameOf = (code: string) =>
    preferredDestinations[preferredCodes.indexOf(code)] ??
    additional.find((each) => each.code === code)?.country
  const guideCountries = guides.flatMap(({ code, address }) => {
    const name = nameOf(code)
    return name ? [[address, name]] : []
  })
  return {
    additional: additional.map(({ country }) => country),
    guideCountries: Object.fromEntries(guideCountries),
  }
}

/** Returns the office's destinations that are not default options, unique by code and name. */
function listAdditional(destinations: OfficeDestination[]) {
  const listed = new Set([...preferredCodes, ...preferredDestinations.map(fold)])
  const isNew = ({ code, country }: OfficeDestination) => {
    const keys = [fold(country), code ?? fold(country)]
    const isListed = keys.some((key) => listed.has(key))
    for (const key of keys) listed.add(key)
    return !isListed
  }
  return destinations.filter(isNew)
}

const fold = (name: string) => name.trim().toLowerCase()
