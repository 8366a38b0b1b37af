import { type GeoProjection, geoGraticule } from 'd3-geo'
import { drawGradients } from './globe-light.ts'
import { drawLens } from './lens.ts'
import { palette } from './palette.ts'
import { trace } from './path-writer.ts'
import { drawArrival, drawDawn, drawDeparture, drawPlane, drawReach, drawRoute } from './route.ts'
import { createView, type Disc, kathmandu, type Place } from './sphere.ts'
import { type Country, findCountry, getLand } from './world.ts'

export interface Globe {
  /** Prefixes the ids inside, so that one page can hold two globes. */
  name: string
  /** The place towards which it is turned, north up. */
  centre: Place
  destinations: Country[]
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
  const weight = weightOf(minimumArea, disc)
  const nepal = findCountry('np')?.getShape(0)
  const circle = `cx="${disc.x}" cy="${disc.y}"`
  const sphere = `<circle ${circle} r="${disc.radius}" fill="url(#${name}`
  const lines = trace(view, geoGraticule().step([30, 30])(), disc.radius / 50)
  const hairline = `fill="none" stroke="${palette.rim}" stroke-width="${hairlineWidth(disc)}"`
  return (
    `<circle ${circle} r="${Math.round(disc.radius * 1.12)}" fill="url(#${name}-air)"/>` +
    drawDawn(view, disc.radius / 8, kathmandu, `url(#${name}-dawn)`) +
    `${sphere}-sphere)"/><path d="${lines}" ${hairline} stroke-opacity=".13"/>` +
    `<path d="${trace(view, getLand(weight), minimumArea)}" fill="${palette.land}" ` +
    `fill-opacity=".55" stroke="${palette.rim}" stroke-opacity=".28" ` +
    `stroke-width="${hairlineWidth(disc)}"/>${sphere}-shade)"/>` +
    `<path d="${nepal ? trace(view, nepal, 0.1) : ''}" fill="${palette.coral}"/>`
  )
}

function hairlineWidth({ radius }: Disc) {
  return (radius / 280).toFixed(1)
}

function drawCountry(globe: Globe, view: GeoProjection, { getShape }: Country) {
  const minimumArea = globe.minimumArea / 2
  const outline = trace(view, getShape(weightOf(minimumArea, globe.disc)), minimumArea)
  return outline && `<path d="${outline}" fill="url(#${globe.name}-lit)"/>`
}

/** Converts square pixels at the centre of a globe to steradians. */
export const weightOf = (squarePixels: number, { radius }: Pick<Disc, 'radius'>) =>
  squarePixels / radius ** 2

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
    ...destinations.map(({ centre }) => drawRoute(view, unit, centre)),
    ...destinations.map(({ centre }) => drawArrival(view, unit, centre)),
    ...(destinations.length === 0 ? [drawReach(view, unit)] : []),
    drawDeparture(view, unit, kathmandu),
    ...alone.map(({ centre }) => drawPlane(view, unit, centre)),
  ].join('')
}
