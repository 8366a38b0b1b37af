import type { FastifyInstance } from 'fastify'
import { getOwn } from '#app/contract/get-own.ts'
import { splitLanguagePrefix } from '#app/contract/languages.ts'
import { drawGlobe } from './drawing/globe.ts'
import { palette } from './drawing/palette.ts'
import type { Place } from './drawing/sphere.ts'
import { wrapSvg } from './drawing/svg.ts'
import { findCountry } from './drawing/world.ts'
import { drawTitle } from './title.ts'

const WIDTH = 1200
const HEIGHT = 630
const overNepal: Place = [86, 22]

/** Draws the link preview of a page: its title beside a globe with these countries. */
export function drawPreview(title: string, codes: string[]) {
  const destinations = codes.flatMap((code) => findCountry(code.toLowerCase()) ?? [])
  const [only] = destinations
  const centre = only && destinations.length === 1 ? only.centre : overNepal
  const disc = { x: 860, y: 330, radius: 275 }
  return wrapSvg(
    WIDTH,
    HEIGHT,
    `<defs><linearGradient id="night" y2=".4"><stop stop-color="${palette.night}"/>` +
      `<stop offset="1" stop-color="${palette.indigo}"/></linearGradient></defs>` +
      `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#night)"/>` +
      drawGlobe({ name: 'globe', centre, destinations, disc, minimumArea: 4 }) +
      drawTitle(title, {
        x: 64,
        y: HEIGHT / 2,
        width: 480,
        maxLines: 5,
        sizes: [76, 64, 54, 46],
        fill: palette.white,
      }),
  )
}

/** Reads the title that a public page has for shared links; undefined if it has none. */
export async function readTitle(app: FastifyInstance, path: string) {
  if (/^\/(admin|api|media|social)\//.test(path)) return undefined
  const { statusCode, body } = await app.inject(path)
  if (statusCode !== 200) return undefined
  const [, written] = body.match(/<meta property="og:title" content="([^"]*)"/) ?? []
  return written && decode(written)
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

const decode = (html: string) =>
  html.replace(/&(amp|lt|gt|quot|#x27);/g, (whole, name: string) => getOwn(entities, name) ?? whole)

/** The countries of the page's guide, or of all guides. */
export async function listCountries(app: FastifyInstance, path: string) {
  const pages = await app.listPublishedPages()
  const guides = pages.flatMap(({ type, address, content }) =>
    type === 'guide' && 'code' in content ? [{ address, code: String(content.code) }] : [],
  )
  // A page that is not translated has the address of its source behind the prefix.
  const source = splitLanguagePrefix(path)?.address
  const own = guides.filter(({ address }) => address === path || address === source)
  return [...new Set((own.length > 0 ? own : guides).map(({ code }) => code))]
}
