import { geoAlbersUsa, geoAzimuthalEqualArea, geoPath } from 'd3-geo'
import { palette } from './palette.ts'
import { trace } from './path-writer.ts'
import type { Point } from './sphere.ts'
import { wrapSvg } from './svg.ts'
import type { Country } from './world.ts'

const width = 400
const height = 320
const middle = { x: width / 2, y: height / 2 }
const frame: [Point, Point] = [
  [4, 4],
  [width - 4, height - 4],
]
/** In square pixels. Smaller details and islets are left out. */
const MIN_AREA = 10

/** Draws the outline of a country with a transparent background, for a night indigo page. */
export function drawOutline({ code, centre, mainParts, getShape }: Country) {
  // geoAlbersUsa moves Alaska and Hawaii next to the mainland.
  const projection =
    code === 'us'
      ? geoAlbersUsa().fitExtent(frame, getShape(0))
      : geoAzimuthalEqualArea().rotate([-centre[0], -centre[1]]).fitExtent(frame, mainParts)
  if ('clipExtent' in projection) {
    projection.clipExtent(geoPath(projection).bounds(mainParts))
  }
  const shape = getShape(MIN_AREA / projection.scale() ** 2)
  return wrapSvg(
    width,
    height,
    `<path d="${trace(projection, shape, MIN_AREA)}" fill="${palette.marigold}" stroke="${palette.marigold}" ` +
      'stroke-width="2" stroke-linejoin="round"/>',
  )
}

/** Draws a compass for what has no outline. */
export function drawCompass() {
  const ring = `fill="none" stroke="${palette.rim}" stroke-opacity=".5" stroke-width="3"`
  return wrapSvg(
    width,
    height,
    `<circle cx="${middle.x}" cy="${middle.y}" r="118" ${ring}/>` +
      `<path d="${drawStar(92, 30, 45)}" fill="${palette.land}"/>` +
      `<path d="${drawStar(148, 36, 0)}" fill="${palette.marigold}"/>`,
  )
}

function drawStar(outer: number, inner: number, degrees: number) {
  const corners = Array.from({ length: 8 }, (_, index) => {
    const angle = ((degrees + index * 45) * Math.PI) / 180
    const radius = index % 2 ? inner : outer
    return [middle.x + radius * Math.sin(angle), middle.y - radius * Math.cos(angle)].map(
      Math.round,
    )
  })
  return `M${corners.join('L')}z`
}
