import {
  type GeoPermissibleObjects,
  geoAlbersUsa,
  geoArea,
  geoAzimuthalEqualArea,
  geoPath,
} from 'd3-geo'
import { countries, type PicturedCountry } from './countries.ts'
import { palette } from './palette.ts'
import { trace } from './path-writer.ts'
import { writePublic } from './public-file.ts'
import { area } from './shapes.ts'
import type { Point } from './sphere.ts'
import { wrapSvg } from './svg.ts'
import { worldIn } from './world.ts'

const width = 400
const height = 320
const middle = { x: width / 2, y: height / 2 }
const frame: [Point, Point] = [
  [4, 4],
  [width - 4, height - 4],
]

/** Writes `outlines/<name>.svg` with a transparent background, drawn for a night indigo page. */
export function makeOutlines() {
  for (const country of countries) {
    writePublic(`outlines/${country.name}.svg`, wrapSvg(width, height, drawOutline(country)))
  }
  writePublic('outlines/default.svg', wrapSvg(width, height, drawCompass()))
}

function drawOutline({ name, atlasId, detail = '50m', centre }: PicturedCountry) {
  const shape = worldIn(detail).country(atlasId)
  const largeParts = keepLarge(shape)
  // geoAlbersUsa moves Alaska and Hawaii next to the mainland.
  const projection =
    name === 'united-states'
      ? geoAlbersUsa().fitExtent(frame, largeParts)
      : geoAzimuthalEqualArea().rotate([-centre[0], -centre[1]]).fitExtent(frame, largeParts)
  const bounds = geoPath(projection).bounds(largeParts)
  if ('clipExtent' in projection) projection.clipExtent(bounds)
  return (
    `<path d="${trace(projection, shape, 10)}" fill="${palette.marigold}" stroke="${palette.marigold}" ` +
    'stroke-width="2" stroke-linejoin="round"/>'
  )
}

/** Draws a compass for countries without an outline. */
function drawCompass() {
  const ring = `fill="none" stroke="${palette.rim}" stroke-opacity=".5" stroke-width="3"`
  return (
    `<circle cx="${middle.x}" cy="${middle.y}" r="118" ${ring}/>` +
    area(drawStar(92, 30, 45), palette.land) +
    area(drawStar(148, 36, 0), palette.marigold)
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

/** Returns the large parts of a country, because distant islets would shrink the rest. */
function keepLarge(shape: GeoPermissibleObjects) {
  if (!('geometry' in shape) || shape.geometry?.type !== 'MultiPolygon') return shape
  const parts = shape.geometry.coordinates.map(
    (coordinates) => ({ type: 'Polygon', coordinates }) as const,
  )
  const largest = Math.max(...parts.map((part) => geoArea(part)))
  return {
    type: 'GeometryCollection',
    geometries: parts.filter((part) => geoArea(part) > largest * 0.008),
  } as const
}
