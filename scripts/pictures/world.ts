import { readFileSync } from 'node:fs'
import type { GeoPermissibleObjects } from 'd3-geo'
import { feature } from 'topojson-client'

type Topology = Parameters<typeof feature>[0]

export type Detail = '110m' | '50m' | '10m'

export type World = {
  land: GeoPermissibleObjects
  /** Throws when the data has no country with that code. */
  country: (atlasId: string) => GeoPermissibleObjects
}

const worlds = new Map<Detail, World>()

/** Returns the shapes of Natural Earth (public domain) from world-atlas (ISC). */
export function worldIn(detail: Detail): World {
  const world = worlds.get(detail) ?? readWorld(detail)
  worlds.set(detail, world)
  return world
}

function readWorld(detail: Detail): World {
  const file = new URL(import.meta.resolve(`world-atlas/countries-${detail}.json`))
  const atlas: Topology = JSON.parse(readFileSync(file, 'utf8'))
  const { land, countries } = atlas.objects
  if (!land || !countries) throw new Error(`world-atlas ${detail} has no land or no countries`)
  const shapes = feature(atlas, countries)
  const features = 'features' in shapes ? shapes.features : [shapes]

  return {
    land: feature(atlas, land),
    country(atlasId) {
      const found = features.find((shape) => shape.id === atlasId)
      if (!found) throw new Error(`world-atlas ${detail} has no country ${atlasId}`)
      return found
    },
  }
}
