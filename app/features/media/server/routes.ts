import { createHash } from 'node:crypto'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { Type } from 'typebox'
import { ConcurrencyLimiter } from '#app/platform/server/http/concurrency-limiter.ts'
import { toContentDisposition } from '#app/platform/server/http/content-disposition.ts'
import { NotFound } from '#app/platform/server/http/errors.ts'
import { type IconForm, pictureWidths } from '../contract.ts'
import { renderCard } from './card.ts'
import { isFileName, readFile } from './files.ts'
import { renderIcon } from './icon.ts'
import { Library } from './library.ts'
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
      const icon = await renderIcon(name, form as IconForm, async () => bytes)
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
  const version = createHash('sha256').update(`${name} ${file.title}`).digest('base64url')
  const etag = `"${version.slice(0, 22)}"`
  reply.headers({
    'content-disposition': toContentDisposition(`${file.title}.pdf`),
    'content-security-policy': `${reply.getHeader('content-security-policy')}; sandbox`,
    // The file may be renamed or deleted.
    'cache-control': 'public, max-age=300',
    etag,
  })
  const isKnown = reply.request.headers['if-none-match']?.includes(etag)
  if (isKnown) return reply.code(304).send()
  return reply.type('application/pdf').send(file.bytes)
}

export default mediaRoutes
