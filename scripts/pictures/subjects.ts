import type { Place } from '#app/features/country-pictures/server/drawing/sphere.ts'
import { type Country, findCountry } from '#app/features/country-pictures/server/drawing/world.ts'

/** The subject of one slide. */
export interface Subject {
  name: string
  centre: Place
  destinations: Country[]
}

const overNepal: Place = [86, 22]

/** The countries of the first guides, by the names of their slides. */
const countries = Object.entries({
  australia: 'au',
  canada: 'ca',
  'united-kingdom': 'gb',
  'united-states': 'us',
  'new-zealand': 'nz',
  japan: 'jp',
  'south-korea': 'kr',
  malta: 'mt',
}).map(([name, code]) => {
  const country = findCountry(code)
  if (!country) throw new Error(`world-atlas has no ${name}`)
  return { name, centre: country.centre, destinations: [country] }
})

export const journeySubject: Subject = {
  name: 'journey',
  centre: overNepal,
  destinations: countries.flatMap(({ destinations }) => destinations),
}

/**
 * The countries that have a slide, which the footer lists. The other countries have only a guide.
 */
export const slideSubjects: Subject[] = countries.slice(0, 5)
