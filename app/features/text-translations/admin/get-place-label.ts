import { getOwn } from '#app/contract/get-own.ts'

/** Labels of the places that the server names. */
const labels: Record<string, string> = {
  'Article categories': 'Article categories',
  Destination: 'Destination',
  Fact: 'Fact',
  'Office profile': 'Office profile',
  Slide: 'Slide',
  Testimonial: 'Testimonial',
  'Team member': 'Team member',
}

export const getPlaceLabel = (place: string) => getOwn(labels, place) ?? place
