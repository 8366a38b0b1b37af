import { Ajv } from 'ajv'
import { expect, test } from 'vitest'
import type { Endpoint } from '#app/contract/endpoint.ts'
import { destinationsApi } from '#app/features/destinations/contract.ts'
import { heroSlidesApi } from '#app/features/hero-slides/contract.ts'
import { startTestApp } from '#tests/test-app.ts'

interface Operation {
  summary: string
  security?: object[]
  parameters?: { name: string; in: string; required?: boolean; schema: object }[]
  requestBody?: { content: Record<string, { schema: { properties: object } }> }
  responses: Record<string, { content?: object }>
}

const contracts = import.meta.glob<Record<string, unknown>>('../features/*/*contract.ts', {
  eager: true,
})

const endpoints = Object.values(contracts)
  .flatMap((contract) => Object.entries(contract))
  .filter(([name]) => name.endsWith('Api'))
  .flatMap(([, api]) => Object.values(api as Record<string, Endpoint>))

async function describe() {
  const { app } = await startTestApp()
  const response = await app.inject('/api/openapi.json')
  const document = response.json() as {
    openapi: string
    info: { title: string; version: string }
    paths: Record<string, Record<string, Operation>>
    components: {
      securitySchemes: object
      schemas: Record<string, { properties: object } | undefined>
    }
  }
  const find = ({ method, url }: Endpoint) =>
    document.paths[url.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
  return { app, document, find }
}

test('the document is OpenAPI 3.1 and describes every endpoint of the contract', async () => {
  const { document, find } = await describe()

  expect(document.openapi).toMatch(/^3\.1\./)
  expect(document.info).toMatchObject({ title: 'Gantavya', version: expect.any(String) })
  for (const endpoint of endpoints) {
    expect([endpoint.url, find(endpoint)?.summary]).toEqual([endpoint.url, endpoint.schema.summary])
  }
  const described = Object.values(document.paths).flatMap((path) => Object.keys(path))
  // Plus the document itself.
  expect(described).toHaveLength(endpoints.length + 1)
})

test('each endpoint has a summary, its parameters and its responses', async () => {
  const { find } = await describe()

  for (const endpoint of endpoints) {
    const operation = find(endpoint)
    const { params, querystring, body, response } = endpoint.schema
    const names = (schema: unknown) =>
      Object.keys((schema as { properties?: object } | undefined)?.properties ?? {})
    const parameters = operation?.parameters?.map(({ name }) => name) ?? []
    expect([endpoint.url, parameters.sort()]).toEqual([
      endpoint.url,
      [...names(params), ...names(querystring)].sort(),
    ])
    const described = operation?.requestBody?.content['application/json']?.schema.properties ?? {}
    expect([endpoint.url, Object.keys(described)]).toEqual([endpoint.url, names(body)])
    expect(Object.keys(operation?.responses ?? {})).toEqual(Object.keys(response))
  }
})

test('every refusal matches the document', async () => {
  const { app, document } = await describe()
  const { components } = document
  const isRefusal = new Ajv({ strict: false }).compile({
    $ref: '#/components/schemas/Refusal',
    components,
  })

  for (const request of [
    { method: 'GET', url: '/api/contacts/' },
    { method: 'POST', url: '/api/contacts/', payload: { email: 'none', name: 'x'.repeat(121) } },
    { method: 'POST', url: '/api/password/link/', payload: { token: 'x' } },
  ] as const) {
    const failure = (await app.inject(request)).json()
    expect([failure, isRefusal(failure), isRefusal.errors]).toEqual([failure, true, null])
    const described = Object.keys(components.schemas.Refusal?.properties ?? {})
    expect(described).toEqual(expect.arrayContaining(Object.keys(failure)))
  }
})

const isForKeys = ({ right, keyRight }: Endpoint['config']) =>
  keyRight !== undefined || right === 'leads:create' || right === 'reports:read'

test('office endpoints require a token, the public ones do not', async () => {
  const { document, find } = await describe()

  expect(document.components.securitySchemes).toEqual({
    access: { type: 'http', scheme: 'bearer' },
    key: { type: 'http', scheme: 'bearer', description: expect.any(String) },
  })
  for (const endpoint of endpoints) {
    const { access }: Endpoint['config'] = endpoint.config
    const isOfKeys = isForKeys(endpoint.config)
    const asked = [access === 'administrator' && { access: [] }, isOfKeys && { key: [] }]
    const schemes = asked.filter(Boolean)
    expect([endpoint.url, find(endpoint)?.security]).toEqual([
      endpoint.url,
      schemes.length > 0 ? schemes : undefined,
    ])
  }
})

test('upload endpoints describe a form with a file', async () => {
  const { find } = await describe()

  for (const [endpoint, field] of [
    [destinationsApi.add, 'flag'],
    [destinationsApi.change, 'flag'],
    [heroSlidesApi.add, 'image'],
    [heroSlidesApi.change, 'image'],
  ] as const) {
    const { schema } = find(endpoint)?.requestBody?.content['multipart/form-data'] ?? {}
    expect(schema?.properties).toMatchObject({ [field]: { type: 'string', format: 'binary' } })
  }
})
