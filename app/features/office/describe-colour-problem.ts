import type { ColourProblem } from '#app/platform/brand/brand-colours.ts'

/** Returns the sentence beside the field of a refused colour. */
export function describeColourProblem({ field, nearest }: ColourProblem) {
  if (!nearest) return 'Please enter a colour such as #16245a.'
  return `${lowContrast[field]} The nearest readable colour is ${nearest}.`
}

const lowContrast = {
  primary_colour: 'This colour is too light to be read on light backgrounds and under white text.',
  accent_colour: 'This colour is too dark to be read on dark backgrounds and under dark text.',
}
