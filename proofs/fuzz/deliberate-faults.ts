import type { FastifyInstance } from 'fastify'
import { Type } from 'typebox'
import { Id, IdParams, Text } from '#app/contract/common.ts'
import type { Feature } from '#app/platform/server/feature/feature.ts'
import { NotFound } from '#app/platform/server/http/errors.ts'

const config = { access: 'anyone' } as const
const body = Type.Object({ name: Type.String({ maxLength: 200 }), size: Type.Integer() })

/** Deliberate faults that the fuzz test must find. */
export const deliberateFaults: Feature = { routes: [faultyRoutes] }

async function faultyRoutes(app: FastifyInstance) {
  const things = new Map<string, string>()

  app.post('/api/broken/fails/', { config, schema: { body } }, async (request) => {
    const { name, size } = request.body as { name: string; size: number }
    if (size > 1000 && name !== '') throw new Error('An example of a fault')
    return {}
  })

  const response = { 200: Type.Object({ name: Text(5) }) }
  app.get('/api/broken/schema/', { config, schema: { response } }, async () => ({
    name: 'too long',
  }))

  app.post('/api/broken/rejects/', { config }, async () => {
    Promise.reject(new Error('An example of a rejection that nobody handles'))
    return {}
  })

  app.delete('/api/broken/ends/', { config }, async () => process.exit(7))

  // Blocks the event loop like an endless loop, without using the CPU.
  app.put('/api/broken/hangs/', { config }, async () => {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
  })

  app.post(
    '/api/broken-things/',
    { config, schema: { response: { 201: IdParams } } },
    async (_request, reply) => {
      const id = crypto.randomUUID()
      things.set(id, 'new')
      return reply.code(201).send({ id })
    },
  )
  const params = Type.Object({ id: Id })
  app.delete('/api/broken-things/:id/', { config, schema: { params } }, async (request) => {
    const { id } = request.params as { id: string }
    if (!things.has(id)) throw new NotFound('Thing')
    if (things.get(id) === 'deleted') throw new Error('An example of a fault in a state')
    things.set(id, 'deleted')
    return {}
  })
}
