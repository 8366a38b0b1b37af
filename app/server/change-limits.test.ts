import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { FastifyInstance, RouteOptions } from 'fastify'
import { expect, test } from 'vitest'
import { startTestApp } from '#tests/test-app.ts'

type Properties = Record<string, object>

async function listRoutes() {
  const routes: RouteOptions[] = []
  const listen = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance }
    fastify.addHook('onRoute', (route) => void routes.push(route))
  }
  subscribe('fastify.initialization', listen)
  await startTestApp().finally(() => unsubscribe('fastify.initialization', listen))
  return routes.filter(({ url }) => url.startsWith('/api/') && url.endsWith('/'))
}

/** Returns the schema of a field without its default. */
const limitsOf = (schema: object = {}) => {
  const { default: _, description: __, ...limits } = schema as Record<string, unknown>
  return limits
}

const propertiesOf = ({ schema }: RouteOptions) =>
  (schema?.body as { properties?: Properties } | undefined)?.properties ?? {}

test('PATCH and PUT check fields like POST', async () => {
  const routes = await listRoutes()
  const added = new Map(
    routes.filter(({ method }) => method === 'POST').map((route) => [route.url, route]),
  )
  const pairs = routes
    .filter(({ method }) => method === 'PATCH' || method === 'PUT')
    .flatMap((change) => {
      const add = added.get(change.url.replace(/:\w+\/$/, ''))
      return add ? [{ change, add }] : []
    })
  expect(pairs.length).toBeGreaterThan(10)
  const differing = pairs.flatMap(({ change, add }) => {
    const given = propertiesOf(add)
    return Object.entries(propertiesOf(change))
      .filter(([name]) => given[name])
      .filter(
        ([name, schema]) =>
          JSON.stringify(limitsOf(schema)) !== JSON.stringify(limitsOf(given[name])),
      )
      .map(([name]) => `${change.method} ${change.url} ${name}`)
  })
  // Deliberately stricter: it may be blank when added, but not when corrected.
  expect(differing.sort()).toEqual([
    'PATCH /api/files/:id/ title',
    'PATCH /api/leads/:id/activities/:activity_id/ text',
    'PATCH /api/pictures/:id/ title',
  ])
})
