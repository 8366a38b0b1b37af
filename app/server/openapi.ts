import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { type TSchema, Type } from 'typebox'
import { type KeyRight, keyRights, type Right } from '#app/contract/rights.ts'

const byName = <Value extends TSchema>(value: Value, description: string) =>
  Type.Optional(Type.Record(Type.String(), value, { description }))

const Problem = Type.Object({
  code: Type.String({ description: 'For programs; never changes.' }),
  params: byName(
    Type.Union([Type.String(), Type.Number()]),
    'Values for the error message; `reason` distinguishes errors with the same code; `request_id` identifies the log entry.',
  ),
})

const ApiError = Type.Object({
  ...Problem.properties,
  detail: Type.String({ description: 'An error message in English.' }),
  fields: byName(Type.String(), 'The error message of each invalid field.'),
  problems: byName(
    Problem,
    'The same errors for programs: each code is a JSON Schema keyword or a code of this API.',
  ),
  current: byName(
    Type.Unknown(),
    'With 409, the present values of fields of `seen` that have changed meanwhile.',
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
          'Every response with a status of 400 or above has the schema Refusal. Every path works with and without its final slash.',
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
      const { access, right, keyRight = right } = route.config ?? {}
      const schemes = [access === 'administrator' && 'access', isForKeys(keyRight) && 'key'].filter(
        (it) => !!it,
      )
      return {
        url,
        schema: {
          ...schema,
          description: keyRight && isForKeys(keyRight) ? describeKeyRight(keyRight) : undefined,
          hide: !isApi,
          security: schemes.length > 0 ? schemes.map((it) => ({ [String(it)]: [] })) : undefined,
          ...(route.config?.upload && describeForm(schema, route.config.upload)),
        },
      }
    },
  })
  app.get('/api/openapi.json', { config: { access: 'anyone' } }, (_request, reply) =>
    app.responseCache.respondJson(reply, async () => app.swagger()),
  )
}

const isForKeys = (right?: Right | KeyRight) => keyRights.some((each) => each === right)

const describeKeyRight = (right: string) => `An API key needs the right \`${right}\`.`

/** Describes the same fields as a form with a picture file. */
function describeForm(schema: object, upload: string) {
  const { body } = schema as { body: { properties: object } }
  const properties = { ...body.properties, [upload]: { type: 'string', format: 'binary' } }
  return {
    consumes: ['application/json', 'multipart/form-data'],
    body: { ...body, properties },
  }
}
