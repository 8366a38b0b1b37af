import { to } from '#app/platform/browser/addresses.ts'
import * as words from './words.ts'

/** The pages of the main navigation, in its order (specification §2). */
export const mainLinks = [
  { to: to('/'), label: words.home },
  { to: to('/about'), label: words.about },
  { to: to('/destinations'), label: words.studyAbroad },
  { to: to('/services'), label: words.services },
  { to: to('/contact'), label: words.contactUs },
]

/** Shown while a scholarship is open. */
export const scholarships = { to: to('/scholarships'), label: words.scholarships }

/** The comparison of all guides. */
export const comparison = { to: to('/compare'), label: words.compareCountries }
