import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { Type } from 'typebox'
import type { BrandColours } from '#app/contract/brand.ts'
import { iconSizes } from '#app/features/media/contract.ts'
import { applyBrand } from '#app/platform/brand/brand-colours.ts'
import { sendCompressed } from '#app/platform/server/http/compression.ts'
import { NotFound } from '#app/platform/server/http/errors.ts'
import { type Limit, limitByAddress, MINUTES } from '#app/platform/server/http/rate-limit.ts'
import { iconForms } from '../contract.ts'
import { logo } from './drawing/logo.ts'
import { followers } from './drawing/palette.ts'
import { renderIcon, sendIcon, wrapIco } from './icons.ts'
import { drawCountryGlobe, drawCountryOutline, getPicture, readFlag } from './pictures.ts'
import { drawPreview, listCountries, readTitle } from './preview.ts'

const config = { access: 'anyone' } as const
const code = { params: Type.Object({ code: Type.String({ pattern: '^([a-z]{2}|default)$' }) }) }
const logoColours = {
  querystring: Type.Object({
    colours: Type.String({ pattern: '^[0-9a-fA-F]{6}-[0-9a-fA-F]{6}$' }),
  }),
}
const previewPath = { params: Type.Object({ '*': Type.String({ maxLength: 300 }) }) }
/** The same limit as for pages that are rendered per visitor. */
const previewsPerAddress: Limit = { times: 300, seconds: MINUTES }
const name = { params: Type.Object({ name: Type.String({ pattern: '^[a-z-]{2,60}$' }) }) }

const iconName = {
  params: Type.Object({ name: Type.Enum(Object.keys(iconForms) as (keyof typeof iconForms)[]) }),
}

/** The pictures of countries. They are files to browsers, not calls of the API. */
const routes: FastifyPluginAsyncTypebox = async (app) => {
  app.get('/countries/:code/globe.svg', { config, schema: code }, ({ params }, reply) =>
    sendDrawing(reply, `globe ${params.code}`, () => drawCountryGlobe(params.code)),
  )

  app.get('/countries/:code/outline.svg', { config, schema: code }, ({ params }, reply) =>
    sendDrawing(reply, `outline ${params.code}`, () => drawCountryOutline(params.code)),
  )

  // The address contains the colours, so that the form of the office can show a logo before it is saved.
  app.get('/icons/logo.svg', { config, schema: logoColours }, ({ query }, reply) => {
    const [primary_colour = '', accent_colour = ''] = query.colours
      .split('-')
      .map((each) => `#${each}`)
    reply.header('cache-control', 'public, max-age=86400').type('image/svg+xml')
    return applyBrand(logo, followers, { primary_colour, accent_colour })
  })

  app.get('/icons/:name.png', { config, schema: iconName }, async ({ params }, reply) => {
    const form = iconForms[params.name]
    return sendIcon(reply, 'image/png', await renderIcon(reply, form))
  })

  // Browsers ask for it where no page names an icon, for example beside a PDF.
  app.get('/favicon.ico', { config }, async (_request, reply) => {
    const icon = await renderIcon(reply, 'tab')
    return sendIcon(reply, 'image/vnd.microsoft.icon', wrapIco(icon, iconSizes.tab))
  })

  app.get('/flags/:name.svg', { config, schema: name }, async ({ params }, reply) => {
    const flag = readFlag(params.name)
    if (!flag) throw new NotFound('Flag')
    return sendCompressed(reply, await getPicture(`flag ${params.name}`, () => flag))
  })

  app.get(
    '/social/*',
    { config, schema: previewPath, onRequest: limitByAddress(previewsPerAddress) },
    async ({ params }, reply) => {
      const [, name] = params['*'].match(/^([^?]+)\.jpg$/) ?? []
      const instance = app as unknown as FastifyInstance
      const path = name === 'home' ? '/' : `/${name}`
      const title = name && (await readTitle(instance, path))
      if (!title) throw new NotFound('Picture')
      const codes = await listCountries(instance, path)
      const office = await app.office.read()
      const picture = await app.services.pictures.renderPreview(app.db, {
        key: `${title} ${codes} ${formatColours(office)} ${office.logo_on_dark}`,
        draw: () => applyBrand(drawPreview(title, codes), followers, office),
        logo: office.logo_on_dark,
      })
      reply.header('cache-control', 'public, max-age=86400')
      return reply.type('image/jpeg').send(picture)
    },
  )
}

/** Sends a drawing in the office's colours. */
async function sendDrawing(reply: FastifyReply, key: string, draw: () => string) {
  const office = await reply.server.office.read()
  const picture = await getPicture(`${key} ${formatColours(office)}`, () =>
    applyBrand(draw(), followers, office),
  )
  return sendCompressed(reply, picture)
}

const formatColours = ({ primary_colour, accent_colour }: BrandColours) =>
  `${primary_colour} ${accent_colour}`

export default routes
