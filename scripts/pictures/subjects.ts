import { countries, type PicturedCountry, type Place } from './countries.ts'

/** The subject of one globe. */
export type Subject = {
  name: string
  centre: Place
  destinations: PicturedCountry[]
}

const overNepal: Place = [86, 22]

export const countrySubjects: Subject[] = countries.map((country) => ({
  name: country.name,
  centre: country.centre,
  destinations: [country],
}))

export const journeySubject: Subject = {
  name: 'journey',
  centre: overNepal,
  destinations: countries,
}

/**
 * The countries that have a slide, which the footer lists. The other countries have only a guide.
 */
export const slideSubjects = countrySubjects.slice(0, 5)
