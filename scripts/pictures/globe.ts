import { type GeoProjection, geoGraticule } from 'd3-geo'
import { kathmandu, nepalAtlasId, type PicturedCountry } from './countries.ts'
import { drawGradients } from './globe-light.ts'
import { drawLens } from './lens.ts'
import { palette } from './palette.ts'
import { trace } from './path-writer.ts'
import { drawArrival, drawDawn, drawDeparture, drawPlane, drawReach, drawRoute } from './route.ts'
import { createView, type Disc } from './sphere.ts'
import type { Subject } from './subjects.ts'
import { worldIn } from './world.ts'

const world = worldIn('50m')

/** The subject's name prefixes the ids inside, so that one page can hold two globes. */
export type Globe = Subject & {
  disc: Disc
  /** Square pixels below which coast details and islets are dropped. */
  minimumArea: number
}

/** Draws a globe with the routes from Kathmandu, as SVG content. */
export function drawGlobe(globe: Globe): string {
  const view = createView(globe.centre, globe.disc)
  return [
    drawGradients(globe.name, globe.disc),
    drawPlanet(globe, view),
    ...globe.destinations.map((country) => drawCountry(globe, view, country)),
    drawRim(globe),
    drawJourneys(globe, view),
  ].join('')
}

function drawPlanet({ name, disc, minimumArea }: Globe, view: GeoProjection) {
  const circle = `cx="${disc.x}" cy="${disc.y}"`
  const sphere = `<circle ${circle} r="${disc.radius}" fill="url(#${name}`
  const lines = trace(view, geoGraticule().step([30, 30])(), disc.radius / 50)
  const hairline = `fill="none" stroke="${palette.rim}" stroke-width="${hairlineWidth(disc)}"`
  return (
    `<circle ${circle} r="${Math.round(disc.radius * 1.12)}" fill="url(#${name}-air)"/>` +
    drawDawn(view, disc.radius / 8, kathmandu, `url(#${name}-dawn)`) +
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
  const outline = trace(view, world.country(atlasId), globe.minimumArea / 2)
  return outline && `<path d="${outline}" fill="url(#${globe.name}-lit)"/>`
}

function drawRim({ disc }: Globe) {
  return (
    `<circle cx="${disc.x}" cy="${disc.y}" r="${disc.radius}" fill="none" ` +
    `stroke="${palette.rim}" stroke-opacity=".4" stroke-width="${hairlineWidth(disc)}"/>`
  )
}

function drawJourneys({ disc, destinations, minimumArea }: Globe, view: GeoProjection) {
  const unit = disc.radius / 300
  const alone = destinations.length === 1 ? destinations : []
  return [
    ...alone.map((country) => drawLens(disc, country, minimumArea)),
    ...destinations.map(({ arrival }) => drawRoute(view, unit, arrival)),
    ...destinations.map(({ arrival }) => drawArrival(view, unit, arrival)),
    ...(destinations.length === 0 ? [drawReach(view, unit)] : []),
    drawDeparture(view, unit, kathmandu),
    ...alone.map(({ arrival }) => drawPlane(view, unit, arrival)),
  ].join('')
}
