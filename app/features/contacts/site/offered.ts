import type { Destination } from '#app/features/destinations/contract.ts'
import type { GuideBrief } from '#app/features/guides/contract.ts'
import { preferredCodes, preferredDestinations } from '../contract.ts'

/** What the form offers beside the usual destinations. */
export interface Offered {
  /** The office's own, offered after the usual ones. */
  own: string[]
  /** What the form calls the countries of the guides, by the guides' addresses. */
  guided: Record<string, string>
}

type OwnDestination = Pick<Destination, 'country' | 'code'>

export function listOffered(
  destinations: OwnDestination[],
  guides: Pick<GuideBrief, 'code' | 'address'>[],
): Offered {
  const own = listOwn(destinations)
  const nameOf = (code: string) =>
    preferredDestinations[preferredCodes.indexOf(code)] ??
    own.find((each) => each.code === code)?.country
  const guided = guides.flatMap(({ code, address }) => {
    const name = nameOf(code)
    return name ? [[address, name]] : []
  })
  return { own: own.map(({ country }) => country), guided: Object.fromEntries(guided) }
}

/** The office's own that the usual destinations lack, each once: by its code, and by its name. */
function listOwn(destinations: OwnDestination[]) {
  const known = new Set([...preferredCodes, ...preferredDestinations.map(fold)])
  const isNew = ({ code, country }: OwnDestination) => {
    const keys = [fold(country), code ?? fold(country)]
    const isKnown = keys.some((key) => known.has(key))
    for (const key of keys) known.add(key)
    return !isKnown
  }
  return destinations.filter(isNew)
}

const fold = (name: string) => name.trim().toLowerCase()
