import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { audited } from '#app/server/audit.ts'
import { NotFound } from '#app/server/errors.ts'
import { reorder } from '#app/server/order.ts'
import { type HeroSlide, heroSlidesApi } from '../contract.ts'
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
    async handler(request, reply) {
      const { body } = request
      const slide = await audited(request, { ...asSlide, apply: (db) => store.add(db, body) })
      return reply.code(201).send(slide)
    },
  })

  app.route({
    ...heroSlidesApi.change,
    async handler(request) {
      const { body } = request
      const { id } = request.params
      const slide = await audited(request, {
        ...asSlide,
        id,
        find: (db) => store.find(db, id),
        apply: (db) => store.change(db, id, body),
      })
      if (!slide) throw new NotFound('Slide')
      return slide
    },
  })

  app.route({
    ...heroSlidesApi.order,
    handler(request) {
      const all = { ...asSlide, table: 'hero_slides', list: store.list } as const
      return reorder(request, all, request.body.ids)
    },
  })

  app.route({
    ...heroSlidesApi.remove,
    async handler(request, reply) {
      const { id } = request.params
      const removed = await audited(request, {
        ...asSlide,
        id,
        find: (db) => store.find(db, id),
        apply: (db) => store.remove(db, id),
      })
      if (!removed) throw new NotFound('Slide')
      return reply.code(204).send(null)
    },
  })
}

const asSlide = {
  subject: 'hero_slide' as const,
  content: 'hero_slides' as const,
  name: ({ title }: HeroSlide) => title,
  picture: ({ image }: HeroSlide) => image,
}

export default heroSlideRoutes
