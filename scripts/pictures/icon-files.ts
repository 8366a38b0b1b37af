import { logo } from '#app/features/country-pictures/server/drawing/logo.ts'
import { writePublic } from './public-file.ts'

/** Writes the logo. The server makes icons of it in the office's colours. */
export function makeIcons() {
  writePublic('logo.svg', logo)
  writePublic('favicon.svg', logo)
}
