import { fixedLabels } from '#app/features/menus/words.ts'
import { to } from '#app/platform/browser/addresses.ts'

/** The pages of the main navigation, in its order (specification §2). */
export const mainLinks = [
  { to: to('/'), label: fixedLabels['/'] },
  { to: to('/about'), label: fixedLabels['/about'] },
  { to: to('/destinations'), label: fixedLabels['/destinations'] },
  { to: to('/services'), label: fixedLabels['/services'] },
  { to: to('/contact'), label: fixedLabels['/contact'] },
]

/** Shown while a scholarship is open. */
export const scholarships = { to: to('/scholarships'), label: fixedLabels['/scholarships'] }

/** The comparison of all guides. */
export const comparison = { to: to('/compare'), label: fixedLabels['/compare'] }
