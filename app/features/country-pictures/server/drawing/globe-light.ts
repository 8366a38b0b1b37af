import { palette } from './palette.ts'
import type { Disc } from './sphere.ts'

/**
 * Returns the gradients of a globe lit from the upper left: sphere, shadow, atmosphere, dawn and
 * marked country.
 */
export function drawGradients(name: string, { x, y, radius }: Disc): string {
  const { ocean, indigo, night, rim, coral, marigold, marigoldLight } = palette
  const light = 'cx=".36" cy=".3"'
  const sun = `gradientUnits="userSpaceOnUse" cx="${x - radius / 2}" cy="${y - radius}" r="${radius * 1.3}"`
  return [
    `<defs><radialGradient id="${name}-sphere" ${light} r=".8">`,
    stop(0, ocean),
    stop(1, indigo),
    `</radialGradient><radialGradient id="${name}-shade" ${light} r=".82">`,
    stop(0.55, night, 0),
    stop(1, night, 0.5),
    `</radialGradient><radialGradient id="${name}-air">`,
    stop(0.88, rim, 0.36),
    stop(0.93, rim, 0.1),
    stop(1, rim, 0),
    `</radialGradient><radialGradient id="${name}-dawn">`,
    stop(0, coral),
    stop(1, coral, 0),
    `</radialGradient><radialGradient id="${name}-lit" ${sun}>`,
    stop(0, marigoldLight),
    stop(1, marigold),
    '</radialGradient></defs>',
  ].join('')
}

function stop(offset: number, colour: string, opacity = 1) {
  const opacityAttribute = opacity === 1 ? '' : ` stop-opacity="${opacity}"`
  return `<stop offset="${offset}" stop-color="${colour}"${opacityAttribute}/>`
}
