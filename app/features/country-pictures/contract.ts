import { type BrandColours, firstColours, hasFirstColours } from '#app/contract/brand.ts'

/**
 * The address of a picture that the server draws of a country, by its code (ISO 3166-1 alpha-2).
 * Without a country it is a compass.
 * It has the office's colours; the address contains them, so that browsers load it again after a change.
 */
export function getCountryPicture(
  code: string,
  form: 'globe' | 'outline',
  colours: BrandColours = firstColours,
) {
  const address = `/countries/${code.toLowerCase() || 'default'}/${form}.svg`
  return hasFirstColours(colours) ? address : address + toQuery(colours)
}

/** The address of the default logo or of the default icon of the browser's tab. */
export const getDefaultLogo = (form: 'logo' | 'favicon', colours: BrandColours) =>
  hasFirstColours(colours) ? `/${form}.svg` : `/icons/logo.svg${toQuery(colours)}`

/** The forms of the office's icons by the name of their file. */
export const iconForms = {
  'icon-192': '192',
  'icon-512': '512',
  'icon-maskable-512': 'maskable',
  'apple-touch-icon': 'touch',
} as const

/** The address of an icon for an office without a picture. It changes with the colours. */
export function getDefaultIcon(name: keyof typeof iconForms, colours: BrandColours) {
  const address = `/icons/${name}.png`
  return hasFirstColours(colours) ? address : address + toQuery(colours)
}

const toQuery = ({ primary_colour, accent_colour }: BrandColours) =>
  `?colours=${`${primary_colour}-${accent_colour}`.replaceAll('#', '')}`
