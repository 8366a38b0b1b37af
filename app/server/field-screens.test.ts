import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { FastifyInstance, RouteOptions } from 'fastify'
import { expect, test } from 'vitest'
import { fieldScreens } from '#tests/field-screens.ts'
import { startTestApp } from '#tests/test-app.ts'

test('every call with field errors has a screen that shows them, or a reason', async () => {
  const routes: RouteOptions[] = []
  const listen = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance }
    fastify.addHook('onRoute', (route) => void routes.push(route))
  }
  subscribe('fastify.initialization', listen)
  await startTestApp().finally(() => unsubscribe('fastify.initialization', listen))

  // Paths contain only ids, which people do not type.
  const found = routes
    .filter(({ method, schema }) => method !== 'HEAD' && (schema?.body || schema?.querystring))
    .map(({ method, url }) => `${method} ${url}`)
  expect([...new Set(found)].toSorted()).toEqual(Object.keys(fieldScreens).toSorted())
})
