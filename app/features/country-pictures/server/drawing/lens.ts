import { geoAzimuthalEqualArea } from 'd3-geo'
import { palette } from './palette.ts'
import { trace } from './path-writer.ts'
import { type Disc, kathmandu, type Point } from './sphere.ts'
import { type Country, getLand } from './world.ts'

const radians = Math.PI / 180
/** Size of a lens and its distance from the centre, in globe radii. */
const lensRadius = 0.4
const lensAside = 0.59

/** In degrees, the radius of countries that are large enough without a lens. */
const LARGE = 10

/**
 * Draws a magnified small country over the upper edge of the globe, on the side away from
 * Kathmandu.
 */
export function drawLens(
  globe: Disc,
  { centre, radius, getShape }: Country,
  minimumArea: number,
): string {
  if (radius > LARGE) return ''
  const lens = { degrees: radius * 1.1, side: centre[0] < kathmandu[0] ? 'left' : 'right' }
  const aside = globe.radius * lensAside
  const glass: Disc = {
    x: Math.round(globe.x + (lens.side === 'left' ? -aside : aside)),
    y: Math.round(globe.y - aside),
    radius: Math.round(globe.radius * lensRadius),
  }
  const magnifiedArea: Disc = {
    ...globe,
    radius: globe.radius * Math.max(Math.sin(lens.degrees * radians), 0.02),
  }
  const view = geoAzimuthalEqualArea()
    .rotate([-centre[0], -centre[1]])
    .translate([glass.x, glass.y])
    .scale(glass.radius / (2 * Math.sin((lens.degrees / 2) * radians)))
    .clipAngle(lens.degrees)
  const line = (globe.radius / 150).toFixed(1)
  const weight = minimumArea / view.scale() ** 2
  return (
    `<path d="${spanTangents(magnifiedArea, glass)}" fill="${palette.paper}" fill-opacity=".1"/>` +
    `${drawRing(magnifiedArea, `fill="none" stroke="${palette.marigold}" stroke-width="${line}"`)}` +
    `${drawRing(glass, `fill="${palette.indigo}"`)}` +
    drawNeighbours(trace(view, getLand(weight), minimumArea)) +
    `<path d="${trace(view, getShape(weight), minimumArea)}" fill="${palette.marigold}"/>` +
    `${drawRing(glass, `fill="none" stroke="${palette.marigold}" stroke-width="${line}"`)}`
  )
}

function drawNeighbours(path: string) {
  return `<path d="${path}" fill="${palette.land}" fill-opacity=".55"/>`
}

function drawRing({ x, y, radius }: Disc, look: string) {
  return `<circle cx="${x}" cy="${y}" r="${Math.round(radius)}" ${look}/>`
}

/** Returns the area between the outer tangents of two circles. */
function spanTangents(small: Disc, large: Disc) {
  const direction = Math.atan2(large.y - small.y, large.x - small.x)
  const apart = Math.hypot(large.x - small.x, large.y - small.y)
  const spread = Math.acos((small.radius - large.radius) / apart)
  const touch = (disc: Disc, turn: number): Point => [
    Math.round(disc.x + disc.radius * Math.cos(direction + turn)),
    Math.round(disc.y + disc.radius * Math.sin(direction + turn)),
  ]
  const corners = [
    touch(small, spread),
    touch(large, spread),
    touch(large, -spread),
    touch(small, -spread),
  ]
  return `M${corners.join('L')}z`
}
