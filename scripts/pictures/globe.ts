import { type GeoPermissibleObjects, type GeoProjection, geoGraticule, geoPath } from 'd3-geo'
import { kathmandu, nepalAtlasId, type PicturedCountry, type Place } from './countries.ts'
import { drawGradients } from './globe-light.ts'
import { palette } from './palette.ts'
import { createPathWriter } from './path-writer.ts'
import { drawArrival, drawDeparture, drawPlane, drawReach, drawRoute } from './route.ts'
import { createView, type Disc } from './sphere.ts'
import type { World } from './world.ts'

export type Globe = {
  /** Prefix of the ids inside, so that two globes can stand in one page. */
  name: string
  world: World
  centre: Place
  /** Degrees to the left by which north is turned from the top. */
  rollDegrees?: number
  disc: Disc
  /** Square pixels below which bends of a coast and islets are left out. */
  minimumArea: number
  destinations: PicturedCountry[]
}

/** A globe with the way from Kathmandu to each destination, as the inside of an SVG. */
export function drawGlobe(globe: Globe): string {
  const view = createView(globe.centre, globe.disc, globe.rollDegrees)
  return [
    drawGradients(globe.name, globe.disc),
    drawPlanet(globe, view),
    ...globe.destinations.map((country) => drawCountry(globe, view, country)),
    drawRim(globe),
    drawJourneys(globe, view),
  ].join('')
}

function drawPlanet({ name, world, disc, minimumArea }: Globe, view: GeoProjection) {
  const circle = `cx="${disc.x}" cy="${disc.y}"`
  const sphere = `<circle ${circle} r="${disc.radius}" fill="url(#${name}`
  const lines = trace(view, geoGraticule().step([30, 30])(), disc.radius / 50)
  const hairline = `fill="none" stroke="${palette.rim}" stroke-width="${hairlineWidth(disc)}"`
  return (
    `<circle ${circle} r="${Math.round(disc.radius * 1.12)}" fill="url(#${name}-air)"/>` +
    `${sphere}-sphere)"/><path d="${lines}" ${hairline} stroke-opacity=".13"/>` +
    `<path d="${trace(view, world.land, minimumArea)}" fill="${palette.land}" ` +
    `fill-opacity=".55" stroke="${palette.rim}" stroke-opacity=".28" ` +
    `stroke-width="${hairlineWidth(disc)}"/>${sphere}-shade)"/>` +
    `<path d="${trace(view, world.country(nepalAtlasId), 0.1)}" fill="${palette.coral}"/>`
  )
}

function hairlineWidth({ radius }: Disc) {
  return (radius / 280).toFixed(1)
}

function drawCountry(globe: Globe, view: GeoProjection, { atlasId }: PicturedCountry) {
  if (!atlasId) return ''
  const outline = trace(view, globe.world.country(atlasId), globe.minimumArea / 2)
  return outline && `<path d="${outline}" fill="url(#${globe.name}-lit)"/>`
}

function drawRim({ disc }: Globe) {
  return (
    `<circle cx="${disc.x}" cy="${disc.y}" r="${disc.radius}" fill="none" ` +
    `stroke="${palette.rim}" stroke-opacity=".4" stroke-width="${hairlineWidth(disc)}"/>`
  )
}

function drawJourneys({ disc, destinations }: Globe, view: GeoProjection) {
  const unit = disc.radius / 300
  const isAlone = destinations.length === 1
  const planes = isAlone ? destinations.map(({ arrival }) => drawPlane(view, unit, arrival)) : []
  return [
    ...destinations.map(({ arrival }) => drawRoute(view, unit, arrival)),
    ...destinations.map(({ arrival, isSmall = false }) =>
      drawArrival(view, unit, arrival, isSmall && isAlone),
    ),
    ...(destinations.length === 0 ? [drawReach(view, unit)] : []),
    drawDeparture(view, unit, kathmandu),
    ...planes,
  ].join('')
}

function trace(view: GeoProjection, shape: GeoPermissibleObjects, minimumArea: number) {
  const writer = createPathWriter(minimumArea, 0)
  geoPath(view, writer)(shape)
  return writer.text()
}
