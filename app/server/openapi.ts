import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { type TSchema, Type } from 'typebox'
import { keyRights, type Right } from '#app/contract/rights.ts'

const byName = <Value extends TSchema>(value: Value, description: string) =>
  Type.Optional(Type.Record(Type.String(), value, { description }))

const Problem = Type.Object({
  code: Type.String({ description: 'For programs; never changes.' }),
  params: byName(
    Type.Union([Type.String(), Type.Number()]),
    'What a sentence about it needs; `reason` where several share a code; `request_id` of what stands in the log.',
  ),
})

const ApiError = Type.Object({
  ...Problem.properties,
  detail: Type.String({ description: 'A sentence for a person, in English.' }),
  fields: byName(Type.String(), 'A sentence about each field that is wrong.'),
  problems: byName(
    Problem,
    'The same for programs: each code is a keyword of JSON Schema, or one of our own.',
  ),
})

/** Serves the OpenAPI document at /api/openapi.json, generated from the contract. */
export async function addOpenApi(app: FastifyInstance) {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Gantavya',
        version: '1',
        description:
          'Every answer of 400 and above is a Refusal. Every path answers with and without its final slash.',
      },
      components: {
        schemas: { Refusal: ApiError },
        securitySchemes: {
          access: { type: 'http', scheme: 'bearer' },
          key: { type: 'http', scheme: 'bearer', description: 'An API key, as “gtv_…”.' },
        },
      },
    },
    transform: ({ schema, url, route }) => {
      const isApi = url.startsWith('/api/') && !url.includes('*')
      const { access, right } = route.config ?? {}
      const schemes = [access === 'administrator' && 'access', isForKeys(right) && 'key'].filter(
        (it) => !!it,
      )
      return {
        url,
        schema: {
          ...schema,
          hide: !isApi,
          ...(schemes.length > 0 && { security: schemes.map((it) => ({ [String(it)]: [] })) }),
          ...(route.config?.upload && describeForm(schema, route.config.upload)),
        },
      }
    },
  })
  app.get('/api/openapi.json', { config: { access: 'anyone' } }, (_request, reply) =>
    app.responseCache.respondJson(reply, async () => app.swagger()),
  )
}

const isForKeys = (right?: Right) => keyRights.some((each) => each === right)

/** Describes the same fields as a form with a picture file. */
function describeForm(schema: object, upload: string) {
  const { body } = schema as { body: { properties: object } }
  const properties = { ...body.properties, [upload]: { type: 'string', format: 'binary' } }
  return {
    consumes: ['application/json', 'multipart/form-data'],
    body: { ...body, properties },
  }
}
