import { countries, kathmandu, type PicturedCountry, type Place } from './countries.ts'
import { standBeside } from './sphere.ts'

/** What one globe shows, whatever picture it stands in. */
export type Subject = {
  name: string
  centre: Place
  rollDegrees?: number
  destinations: PicturedCountry[]
}

const overNepal: Place = [86, 22]

export const countrySubjects: Subject[] = countries.map((country) => ({
  name: country.name,
  centre: standBeside(kathmandu, country.arrival, country.view.flown, country.view.leanDegrees),
  rollDegrees: country.view.rollDegrees,
  destinations: [country],
}))

export const journeySubject: Subject = {
  name: 'journey',
  centre: overNepal,
  destinations: countries,
}

/** The countries of the footer; the others have a guide but no slide. */
export const slideSubjects = countrySubjects.slice(0, 5)
