import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type GeoPermissibleObjects, geoArea, geoCentroid, geoDistance } from 'd3-geo'
import type { MultiPolygon, Polygon } from 'geojson'
import { iso31661 } from 'iso-3166'
import { feature } from 'topojson-client'
import { presimplify, simplify, sphericalTriangleArea } from 'topojson-simplify'
import type { Place } from './sphere.ts'

type Topology = ReturnType<typeof presimplify>
type Shape = Polygon | MultiPolygon

const degrees = 180 / Math.PI
const require = createRequire(import.meta.url)

/**
 * Natural Earth (public domain) from world-atlas (ISC), with the weight of each point by
 * Visvalingam's algorithm: the area of the triangle that it forms, in steradians.
 */
const coarse = lazy(() => presimplify(readAtlas('50m'), sphericalTriangleArea))

function readAtlas(detail: '50m' | '10m') {
  const file = require.resolve(`world-atlas/countries-${detail}.json`)
  return JSON.parse(readFileSync(file, 'utf8'))
}

function lazy<Value>(read: () => Value) {
  let value: Value | undefined
  return () => (value ??= read())
}

/** All land, without details below this weight. */
export function getLand(minimumWeight: number): GeoPermissibleObjects {
  const atlas = simplify(coarse(), minimumWeight)
  return feature(atlas, getObject(atlas, 'land'))
}

export interface Country {
  /** ISO 3166-1 alpha-2, in small letters. */
  code: string
  /** The centre of its main parts: neither distant islands nor overseas territories. */
  centre: Place
  /** Of the main parts, in degrees. */
  radius: number
  mainParts: MultiPolygon
  /** Its shape without details below this weight. */
  getShape: (minimumWeight: number) => Shape
}

/** In steradians. Coarse data leaves a few corners of smaller countries. */
const SMALL_AREA = 2e-4

/** Finds a country of the atlas by its code, in small letters. */
export function findCountry(code: string): Country | undefined {
  const id = iso31661.find(({ alpha2 }) => alpha2.toLowerCase() === code)?.numeric
  const shape = id && readCountry(coarse(), id, 0)
  if (!id || !shape) return undefined
  const isSmall = geoArea(shape) < SMALL_AREA
  const whole = (isSmall && readCountry(readAtlas('10m'), id, 0)) || shape
  const mainParts = keepMainParts(whole)
  const centre = geoCentroid(mainParts)
  return {
    code,
    centre,
    radius: getRadius(mainParts.coordinates, centre) * degrees,
    mainParts,
    getShape: (minimumWeight) => (!isSmall && readCountry(coarse(), id, minimumWeight)) || whole,
  }
}

function readCountry(atlas: Topology, id: string, minimumWeight: number): Shape | undefined {
  const countries = getObject(atlas, 'countries')
  if (countries.type !== 'GeometryCollection') return undefined
  const found = countries.geometries.find((each) => each.id === id)
  if (!found) return undefined
  const shape = feature(minimumWeight > 0 ? simplify(atlas, minimumWeight) : atlas, found)
  const geometry = shape.type === 'Feature' ? shape.geometry : undefined
  return geometry?.type === 'Polygon' || geometry?.type === 'MultiPolygon' ? geometry : undefined
}

function getObject(atlas: Topology, name: 'land' | 'countries') {
  const object = atlas.objects[name]
  if (!object) throw new Error(`world-atlas has no ${name}`)
  return object
}

/** The smallest share of the largest part that a main part has. */
const MIN_SHARE = 0.008

/** Keeps the largest part and those of some size near it. */
function keepMainParts(shape: Shape): MultiPolygon {
  const polygons = shape.type === 'Polygon' ? [shape.coordinates] : shape.coordinates
  const parts = polygons
    .map((coordinates) => {
      const polygon: Polygon = { type: 'Polygon', coordinates }
      return { coordinates, area: geoArea(polygon), centre: geoCentroid(polygon) }
    })
    .toSorted((a, b) => b.area - a.area)
  const [largest] = parts
  if (!largest) return { type: 'MultiPolygon', coordinates: polygons }
  const nearby = Math.max(3 * getRadius([largest.coordinates], largest.centre), 15 / degrees)
  const main = parts.filter(
    ({ area, centre }) =>
      area > largest.area * MIN_SHARE && geoDistance(centre, largest.centre) < nearby,
  )
  return { type: 'MultiPolygon', coordinates: main.map(({ coordinates }) => coordinates) }
}

/** The distance of the farthest point of these polygons, in radians. */
const getRadius = (polygons: MultiPolygon['coordinates'], centre: Place) =>
  Math.max(...polygons.flat(2).map((point) => geoDistance(point as Place, centre)))
