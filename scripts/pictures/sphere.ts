import { type GeoProjection, geoDistance, geoInterpolate, geoOrthographic } from 'd3-geo'
import type { Place } from './countries.ts'

export type Point = [x: number, y: number]

export type Disc = { x: number; y: number; radius: number }

const degrees = 180 / Math.PI
const flightSteps = 32

/** A globe as seen from far away, turned so that `centre` is in the middle. */
export function createView(centre: Place, disc: Disc, rollDegrees = 0): GeoProjection {
  return geoOrthographic()
    .rotate([-centre[0], -centre[1], rollDegrees])
    .translate([disc.x, disc.y])
    .scale(disc.radius)
    .clipAngle(90)
}

/**
 * A place beside a route, to look from: from right above, a great circle would be a straight line.
 * `flown` is the share of the route that lies behind; positive leans go to the southern side.
 */
export function standBeside(from: Place, to: Place, flown: number, leanDegrees: number): Place {
  const [x, y, z] = toVector(geoInterpolate(from, to)(flown))
  const [sideX, sideY, sideZ] = cross(toVector(from), toVector(to))
  const lean = (leanDegrees / degrees) * (sideZ > 0 ? -1 : 1)
  const ahead = Math.cos(lean)
  const aside = Math.sin(lean)
  return toPlace([x * ahead + sideX * aside, y * ahead + sideY * aside, z * ahead + sideZ * aside])
}

/** The flight between two places, up to `height` radii above ground, as far as it is in sight. */
export function fly(view: GeoProjection, from: Place, to: Place, height: number): Point[] {
  const along = geoInterpolate(from, to)
  const [x, y] = view.translate()
  const points: Point[] = []
  for (let step = 0; step <= flightSteps; step++) {
    const place = along(step / flightSteps)
    const ground = view(place)
    if (!ground || !isInSight(view, place)) break
    const lift = 1 + height * Math.sin((Math.PI * step) / flightSteps)
    points.push([x + (ground[0] - x) * lift, y + (ground[1] - y) * lift])
  }
  return points
}

export function isInSight(view: GeoProjection, place: Place): boolean {
  const [longitude, latitude] = view.rotate()
  return geoDistance(place, [-longitude, -latitude]) < Math.PI / 2
}

type Vector = [x: number, y: number, z: number]

function toVector([longitude, latitude]: Place): Vector {
  const flat = Math.cos(latitude / degrees)
  return [
    flat * Math.cos(longitude / degrees),
    flat * Math.sin(longitude / degrees),
    Math.sin(latitude / degrees),
  ]
}

function toPlace([x, y, z]: Vector): Place {
  return [Math.atan2(y, x) * degrees, Math.asin(z) * degrees]
}

/** The unit vector square to both. */
function cross([a, b, c]: Vector, [d, e, f]: Vector): Vector {
  const [x, y, z] = [b * f - c * e, c * d - a * f, a * e - b * d]
  const length = Math.hypot(x, y, z)
  return [x / length, y / length, z / length]
}
