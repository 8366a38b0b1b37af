import { type GeoProjection, geoCircle, geoPath } from 'd3-geo'
import { palette } from './palette.ts'
import { createPathWriter } from './path-writer.ts'
import { fly, isInSight, kathmandu, type Place, type Point } from './sphere.ts'

const flightHeight = 0.08

/** Draws the dotted flight path from Kathmandu and its shadow; `unit` is a 300th of the radius. */
export function drawRoute(view: GeoProjection, unit: number, arrival: Place): string {
  const sky = trace(fly(view, kathmandu, arrival, flightHeight))
  const ground = trace(fly(view, kathmandu, arrival, 0))
  const dashes = `${size(unit, 2)} ${size(unit, 8)}`
  return (
    `<g fill="none" stroke-linecap="round" stroke-width="${size(unit, 3.2)}">` +
    `<path d="${ground}" stroke="${palette.night}" stroke-opacity=".35"/>` +
    `<path d="${sky}" stroke="${palette.white}" stroke-dasharray="${dashes}"/></g>`
  )
}

/** Draws a paper plane a little beyond the middle of the route. */
export function drawPlane(view: GeoProjection, unit: number, arrival: Place): string {
  const sky = fly(view, kathmandu, arrival, flightHeight)
  const at = Math.floor(sky.length * 0.6)
  const [before, here, after] = sky.slice(at - 1, at + 2)
  if (!before || !here || !after) return ''
  const [x, y] = here
  const angle = (Math.atan2(after[1] - before[1], after[0] - before[0]) * 180) / Math.PI
  const place = `translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${angle.toFixed(1)})`
  return (
    `<g transform="${place} scale(${size(unit, 1)})" stroke="${palette.indigo}" ` +
    `stroke-width="2" stroke-linejoin="round"><path d="M15 0L-10 10-5 0Z" fill="${palette.white}"/>` +
    `<path d="M15 0L-10-10-5 0Z" fill="${palette.wing}"/></g>`
  )
}

/** Draws rings of 12, 24 and 36 degrees around Kathmandu, for a globe without a destination. */
export function drawReach(view: GeoProjection, unit: number): string {
  const rings = [12, 24, 36].map((degrees) => {
    const writer = createPathWriter(0.1, 1)
    geoPath(view, writer)(geoCircle().center(kathmandu).radius(degrees).precision(1)())
    return `<path d="${writer.text()}" stroke-opacity="${1.05 - degrees / 45}"/>`
  })
  return (
    `<g fill="none" stroke="${palette.white}" stroke-linecap="round" ` +
    `stroke-width="${size(unit, 2.6)}" stroke-dasharray="${size(unit, 1)} ${size(unit, 8)}">` +
    `${rings.join('')}</g>`
  )
}

/** Draws a glow behind the globe where the departure lies beyond the rim. */
export function drawDawn(view: GeoProjection, radius: number, place: Place, fill: string): string {
  const at = view(place)
  if (!at || isInSight(view, place)) return ''
  const [x, y] = view.translate()
  const reach = view.scale() / Math.hypot(at[0] - x, at[1] - y)
  const [cx, cy] = [x + (at[0] - x) * reach, y + (at[1] - y) * reach].map(Math.round)
  return `<circle cx="${cx}" cy="${cy}" r="${Math.round(radius)}" fill="${fill}"/>`
}

/** Draws the departure in coral. */
export function drawDeparture(view: GeoProjection, unit: number, place: Place): string {
  if (!isInSight(view, place)) return ''
  return (
    drawCircle(view, place, size(unit, 14), `fill="${palette.coral}" fill-opacity=".3"`) +
    drawDot(view, unit, place, palette.coral)
  )
}

/** Draws the arrival in marigold. */
export function drawArrival(view: GeoProjection, unit: number, place: Place): string {
  return isInSight(view, place) ? drawDot(view, unit, place, palette.marigold) : ''
}

function drawDot(view: GeoProjection, unit: number, place: Place, colour: string) {
  const look = `fill="${palette.white}" stroke="${colour}" stroke-width="${size(unit, 3.5)}"`
  return drawCircle(view, place, size(unit, 5.5), look)
}

function drawCircle(view: GeoProjection, place: Place, radius: number, attributes: string) {
  const at = view(place)
  if (!at) return ''
  return `<circle cx="${at[0].toFixed(1)}" cy="${at[1].toFixed(1)}" r="${radius}" ${attributes}/>`
}

function size(unit: number, length: number) {
  return Number((unit * length).toFixed(2))
}

function trace(points: Point[]) {
  const writer = createPathWriter(0.5, 1)
  points.forEach(([x, y], i) => {
    if (i === 0) writer.moveTo(x, y)
    else writer.lineTo(x, y)
  })
  return writer.text()
}
