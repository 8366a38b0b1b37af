import { formatNepaliList } from '../nepali-list.ts'
import names from './nepali.json' with { type: 'json' }

/** Returns the name of a country by its code (ISO 3166), as newspapers write it. */
export const getCountryName = (code: string) => (names as Record<string, string>)[code] ?? code

/** Formats countries of which one applies. */
export const formatAlternatives = (countries: string[]): string => formatNepaliList(countries, 'वा')
