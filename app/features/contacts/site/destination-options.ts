import type { ApiClient } from '#app/contract/api-client.ts'
import { type Destination, destinationsApi } from '#app/features/destinations/contract.ts'
import { type GuideBrief, guidesApi } from '#app/features/guides/contract.ts'
import { getCountryName } from '#app/platform/browser/country-names/words.ts'
import { language, languageQuery } from '#app/platform/browser/language.ts'
import { preferredCodes, preferredDestinations } from '../contract.ts'
import * as words from '../words.ts'

/** The destinations that the form offers. */
export interface DestinationOptions {
  /** The default destinations, then those of the office. */
  destinations: DestinationOption[]
  /** Value of each guide's country, by the address of the guide. */
  guideCountries: Record<string, string>
}

/** The English name, which is sent in every language, and the name that the visitor reads. */
type DestinationOption = [value: string, label: string]

type OfficeDestination = Pick<Destination, 'country' | 'code'>

/** Loads the destination options. Without destinations or guides the form has the default options. */
export async function loadDestinationOptions(api: ApiClient) {
  const [destinations, guides] = await Promise.all([
    // Untranslated: the form sends the same name of a country in every language.
    api.attempt(destinationsApi.list, { querystring: {} }),
    api.attempt(guidesApi.list, { querystring: languageQuery }),
  ])
  return listDestinationOptions(
    destinations.ok ? destinations.value : [],
    guides.ok ? guides.value : [],
  )
}

function listDestinationOptions(
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
  const codes = [...preferredCodes, undefined, ...additional.map(({ code }) => code)]
  const names = [...preferredDestinations, ...additional.map(({ country }) => country)]
  return {
    destinations: names.map((name, index) => [name, labelOf(name, codes[index])]),
    guideCountries: Object.fromEntries(guideCountries),
  }
}

function labelOf(name: string, code: string | null | undefined) {
  if (language === 'en') return name
  if (code) return getCountryName(code)
  return name === 'Other' ? words.other : name
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
