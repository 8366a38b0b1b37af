import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { NotFound } from '#app/server/errors.ts'
import { heroSlidesApi } from '../contract.ts'
import * as store from './store.ts'

const heroSlideRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.route({
    ...heroSlidesApi.listPublic,
    handler: (_request, reply) =>
      app.content.answerJson(reply, 'hero-slides', () => store.list(app.db)),
  })

  app.route({ ...heroSlidesApi.list, handler: () => store.list(app.db) })

  app.route({
    ...heroSlidesApi.add,
    async handler({ body, picture }, reply) {
      const slide = await store.add(app.db, { ...body, ...(picture && { image: picture }) })
      await app.content.changed('hero_slides')
      return reply.code(201).send(slide)
    },
  })

  app.route({
    ...heroSlidesApi.change,
    async handler({ params, body, picture }) {
      const change = { ...body, ...(picture && { image: picture }) }
      const slide = await store.change(app.db, params.id, change)
      if (!slide) throw new NotFound('Slide')
      await app.content.changed('hero_slides')
      return slide
    },
  })

  app.route({
    ...heroSlidesApi.remove,
    async handler({ params }, reply) {
      if (!(await store.remove(app.db, params.id))) throw new NotFound('Slide')
      await app.content.changed('hero_slides')
      return reply.code(204).send(null)
    },
  })
}

export default heroSlideRoutes
