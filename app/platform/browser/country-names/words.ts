import { language } from '../language.ts'

const countries = new Intl.DisplayNames(language, { type: 'region' })

/** Returns the name of a country by its code (ISO 3166). */
export const getCountryName = (code: string) => countries.of(code) ?? code

const alternatives = new Intl.ListFormat(language, { type: 'disjunction' })

/** Formats countries of which one applies. */
export const formatAlternatives = (countries: string[]): string => alternatives.format(countries)
