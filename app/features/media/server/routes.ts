import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { LRUCache } from 'lru-cache'
import { Type } from 'typebox'
import { ConcurrencyLimiter } from '#app/platform/server/http/concurrency-limiter.ts'
import { toContentDisposition } from '#app/platform/server/http/content-disposition.ts'
import { NotFound } from '#app/platform/server/http/errors.ts'
import { iconSizes, pictureWidths } from '../contract.ts'
import { renderCard } from './card.ts'
import { isFileName, readFile } from './files.ts'
import { Library } from './library.ts'
import { loadSharp } from './picture.ts'
import * as store from './store.ts'

/** Rejects other names, since PostgreSQL refuses U+0000. */
const isName = (text: string) => /^[0-9a-f]{32}\.webp$/.test(text)

const mediaRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const library = new Library(app.pictureReferences)
  app.route({
    method: 'GET',
    url: '/media/:name',
    schema: {
      params: Type.Object({ name: Type.String() }),
      querystring: Type.Object({
        w: Type.Optional(Type.Union(pictureWidths.map((width) => Type.Literal(width)))),
      }),
    },
    config: { access: 'anyone' },
    async handler({ params, query }, reply) {
      if (isFileName(params.name)) return sendFile(app, params.name, reply)
      const bytes = isName(params.name) && (await store.find(app.db, params.name, query.w))
      if (!bytes) throw new NotFound('Picture')
      // The name is a hash of the bytes, so they never change.
      reply.header('cache-control', 'public, max-age=31536000, immutable')
      return reply.type('image/webp').send(bytes)
    },
  })

  app.route({
    method: 'GET',
    url: '/media/cards/:file',
    schema: { params: Type.Object({ file: Type.String() }) },
    config: { access: 'anyone' },
    async handler({ params }, reply) {
      const name = params.file.replace(/\.jpg$/, '.webp')
      const picture = isName(name) && (await library.find(app.db, { name }))
      const bytes = picture && (await store.find(app.db, name))
      if (!bytes) throw new NotFound('Picture')
      const card = await renderCard({ ...picture, name }, async () => bytes)
      // The address contains the focal point, so the card never changes.
      reply.header('cache-control', 'public, max-age=31536000, immutable')
      return reply.type('image/jpeg').send(card)
    },
  })

  app.route({
    method: 'GET',
    url: '/media/icons/:file',
    schema: { params: Type.Object({ file: Type.String() }) },
    config: { access: 'anyone' },
    async handler({ params }, reply) {
      const [, hash, form] =
        params.file.match(/^([0-9a-f]{32})-(192|512|maskable|tab|touch)\.png$/) ?? []
      const name = `${hash}.webp`
      const bytes = hash && (await store.find(app.db, name))
      if (!bytes) throw new NotFound('Picture')
      const icon = await renderIcon(name, form as IconSize, async () => bytes)
      reply.header('cache-control', 'public, max-age=31536000, immutable')
      return reply.type('image/png').send(icon)
    },
  })
}

/** Each download keeps a whole file in memory until it is sent. */
const downloads = new ConcurrencyLimiter({ maxConcurrent: 16, maxQueued: 64, maxWaitMs: 30_000 })

/** Sends a PDF as a download, so that nothing in it runs on this site. */
async function sendFile({ db }: FastifyInstance, name: string, reply: FastifyReply) {
  await downloads.acquireFor(reply.raw)
  const file = await readFile(db, name)
  if (!file) throw new NotFound('File')
  reply.headers({
    'content-disposition': toContentDisposition(`${file.title}.pdf`),
    'content-security-policy': `${reply.getHeader('content-security-policy')}; sandbox`,
    'cache-control': 'public, max-age=31536000, immutable',
  })
  return reply.type('application/pdf').send(file.bytes)
}

export default mediaRoutes

/** The background of icons that must be opaque: masks and Apple's home screens. */
const PAPER = '#fbf8f3'
const TRANSPARENT = '#fbf8f300'
/**
 * The scale of the picture within its icon. A square fits the safe zone of maskable icons, a circle of
 * 80 %, at 0.56. Apple rounds the corners.
 */
const opaqueScales: Partial<Record<IconSize, number>> = { maskable: 0.56, touch: 0.8 }

const limiter = new ConcurrencyLimiter({ maxConcurrent: 1, maxQueued: 16, maxWaitMs: 20_000 })
/** An office has one logo, so few icons are requested repeatedly. */
const cache = new LRUCache<string, Buffer>({ max: 20 })

type IconSize = keyof typeof iconSizes

/** Renders the whole picture as a square PNG, which every system accepts as an icon. */
async function renderIcon(name: string, size: IconSize, read: () => Promise<Buffer>) {
  const key = `${name} ${size}`
  const cached = cache.get(key)
  if (cached) return cached
  const icon = await limiter.run(async () => fit(await read(), size))
  cache.set(key, icon)
  return icon
}

async function fit(picture: Buffer, size: IconSize) {
  const side = iconSizes[size]
  const scale = opaqueScales[size]
  const inner = Math.round((side * (scale ?? 1)) / 2) * 2
  const margin = (side - inner) / 2
  const background = scale ? PAPER : TRANSPARENT
  const sharp = await loadSharp()
  return sharp(picture)
    .resize(inner, inner, { fit: 'contain', background })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background })
    .flatten(scale !== undefined && { background })
    .png({ palette: true, quality: 90 })
    .toBuffer()
}
