import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'

/** OpenAPI at /api/openapi.json, made from the contract. */
export async function describeApi(app: FastifyInstance) {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Gantavya',
        version: '1',
        description:
          'Every refusal is {detail, code, fields?}: detail is a sentence for a person, fields names the fields it is about. Every path answers with and without its final slash.',
      },
      components: { securitySchemes: { access: { type: 'http', scheme: 'bearer' } } },
    },
    transform: ({ schema, url, route }) => {
      const isApi = url.startsWith('/api/') && !url.includes('*')
      const isAdministrators = route.config?.access === 'administrator'
      return {
        url,
        schema: {
          ...schema,
          hide: !isApi,
          ...(isAdministrators && { security: [{ access: [] }] }),
          ...(route.config?.upload && describeForm(schema, route.config.upload)),
        },
      }
    },
  })
  app.get('/api/openapi.json', { config: { access: 'anyone' } }, () => app.swagger())
}

/** The same fields as a form, with the picture as a file. */
function describeForm(schema: object, upload: string) {
  const { body } = schema as { body: { properties: object } }
  const properties = { ...body.properties, [upload]: { type: 'string', format: 'binary' } }
  return {
    consumes: ['application/json', 'multipart/form-data'],
    body: { ...body, properties },
  }
}
