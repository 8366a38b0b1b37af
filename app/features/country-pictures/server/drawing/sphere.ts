import { type GeoProjection, geoDistance, geoInterpolate, geoOrthographic } from 'd3-geo'

/** Longitude and latitude in degrees, in the order that d3-geo expects. */
export type Place = [longitude: number, latitude: number]

export const kathmandu: Place = [85.3, 27.7]

export type Point = [x: number, y: number]

export type Disc = { x: number; y: number; radius: number }

const flightSteps = 64

/** Returns an orthographic view, north up, centred on `centre`. */
export function createView(centre: Place, disc: Disc): GeoProjection {
  return geoOrthographic()
    .rotate([-centre[0], -centre[1]])
    .translate([disc.x, disc.y])
    .scale(disc.radius)
    .clipAngle(90)
}

/**
 * Returns the visible part of the flight between two places, up to `height` radii above ground. High
 * parts are visible beyond the horizon. The eye is a little south of the centre, so that straight
 * routes bend too.
 */
export function fly(view: GeoProjection, from: Place, to: Place, height: number): Point[] {
  const along = geoInterpolate(from, to)
  const [x, y] = view.translate()
  const points: Point[] = []
  for (let step = 0; step <= flightSteps; step++) {
    const place = along(step / flightSteps)
    const ground = view(place)
    if (!ground) continue
    const lift = height * Math.sin((Math.PI * step) / flightSteps)
    const aside = [
      (ground[0] - x) * (1 + lift),
      (ground[1] - y) * (1 + lift) - lift * view.scale(),
    ] as const
    if (!isInSight(view, place) && Math.hypot(...aside) < view.scale()) continue
    points.push([x + aside[0], y + aside[1]])
  }
  return points
}

export function isInSight(view: GeoProjection, place: Place): boolean {
  const [longitude, latitude] = view.rotate()
  return geoDistance(place, [-longitude, -latitude]) < Math.PI / 2
}
