import { palette } from './palette.ts'

/**
 * The symbol of the logo: a flight path along the edge of a peak to the destination, in a 64 × 64
 * box.
 */
const symbol =
  `<path d="M8 49.25C24 47.5 35 36 39.6 23.5" fill="none" stroke="${palette.marigold}" ` +
  `stroke-width="5.5" stroke-linecap="round"/>` +
  `<circle cx="42.8" cy="13" r="5.5" fill="${palette.paper}"/>` +
  `<path d="M43.6 29.5L58 52H24C33.5 47 40.2 39.8 43.6 29.5Z" fill="${palette.paper}"/>`

const tileColour = palette.indigo

export const logo = wrapMark(`<rect width="64" height="64" rx="14" fill="${tileColour}"/>${symbol}`)

/** The logo for systems that round the corners themselves. */
export const squareLogo = wrapMark(`<rect width="64" height="64" fill="${tileColour}"/>${symbol}`)

/**
 * The logo for icon masks: the symbol is inside the circle of 80 % that every mask leaves visible.
 */
export const maskableLogo = wrapMark(
  `<rect width="64" height="64" fill="${tileColour}"/>` +
    `<g transform="translate(32 32) scale(.74) translate(-33 -30)">${symbol}</g>`,
)

function wrapMark(inside: string) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64">${inside}</svg>\n`
}
