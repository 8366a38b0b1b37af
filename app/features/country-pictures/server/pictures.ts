import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { iso31661 } from 'iso-3166'
import { LRUCache } from 'lru-cache'
import { type CompressedResponse, compressResponse } from '#app/platform/server/http/compression.ts'
import { drawGlobe } from './drawing/globe.ts'
import { drawCompass, drawOutline } from './drawing/outline.ts'
import { wrapSvg } from './drawing/svg.ts'
import { findCountry } from './drawing/world.ts'

const require = createRequire(import.meta.url)

const SIDE = 960
const disc = { x: SIDE / 2, y: 492, radius: 416 }
/** In square pixels. Smaller details and islets of a globe are left out. */
const MIN_AREA = 13

/** More than all countries that an office has guides for; a picture has some 20 KB. */
const cache = new LRUCache<string, Promise<CompressedResponse>>({ max: 200 })

/** Returns a drawn picture, ready to be sent. `key` stands for everything that it shows. */
export function getPicture(key: string, draw: () => string) {
  const cached = cache.get(key)
  if (cached) return cached
  const picture = encode(draw())
  cache.set(key, picture)
  return picture
}

async function encode(svg: string) {
  const headers = { 'content-type': 'image/svg+xml; charset=utf-8', vary: 'accept-encoding' }
  const response = await compressResponse({ status: 200, headers, body: Buffer.from(svg) })
  for (const { headers } of [response.plain, response.gzip, response.br]) {
    headers['cache-control'] = 'public, max-age=86400'
  }
  return response
}

/** Draws a globe with the route from Kathmandu to a country. */
export function drawCountryGlobe(code: string) {
  const country = findCountry(code)
  if (!country) return drawCompass()
  const { centre } = country
  const globe = { name: code, centre, destinations: [country], disc, minimumArea: MIN_AREA }
  return wrapSvg(SIDE, SIDE, drawGlobe(globe))
}

export function drawCountryOutline(code: string) {
  const country = findCountry(code)
  return country ? drawOutline(country) : drawCompass()
}

const countryNames = new Intl.DisplayNames('en', { type: 'region' })
/** Codes in small letters by file name: "united-kingdom", "gb". */
const flagCodes = new Map(
  iso31661.flatMap(({ alpha2 }) => {
    const code = alpha2.toLowerCase()
    return [code, toFileName(countryNames.of(alpha2) ?? code)].map((name) => [name, code] as const)
  }),
)

function toFileName(name: string) {
  const letters = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return letters.replace(/[^a-z]+/g, '-').replace(/^-|-$/g, '')
}

/** Returns the flag of a country by its English name or code, 640 × 480, from flag-icons (MIT). */
export function readFlag(name: string) {
  const code = flagCodes.get(name)
  if (!code) return undefined
  const file = require.resolve(`flag-icons/flags/4x3/${code}.svg`)
  // Images need width and height besides the viewBox.
  return readFileSync(file, 'utf8').replace('<svg ', '<svg width="640" height="480" ')
}
