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

/** The countries of the footer; the others have a guide but no slide. */
export const slideSubjects = countrySubjects.slice(0, 5)
