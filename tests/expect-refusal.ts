import type { FastifyInstance, InjectOptions } from 'fastify'
import { expect, onTestFinished } from 'vitest'
import type { CleanupHook } from './cleanup-hook.ts'
import { startTestApp } from './test-app.ts'

/** Starts an app with credentials and without rate limits. */
export async function startRefusalApp(onCleanup: CleanupHook = onTestFinished) {
  const config = { rateLimitFactor: 100_000 }
  const { app, credentials } = await startTestApp({ config }, onCleanup)
  const headers = await credentials()

  async function expectRefusal(request: InjectOptions, status: number | number[], what: unknown) {
    const response = await app.inject({ ...request, headers: { ...headers, ...request.headers } })
    expect({ what, status: response.statusCode }).toEqual({
      what,
      status: expect.toBeOneOf([status].flat()),
    })
    expect(response.json(), JSON.stringify(what)).toMatchObject({
      detail: expect.stringMatching(/^[A-Z].+[.d]$/),
      code: expect.stringMatching(/^[a-z_]+$/),
    })
    return response.json() as { fields?: Record<string, string> }
  }
  return { app, headers, expectRefusal }
}

export async function expectReady(app: FastifyInstance) {
  expect((await app.inject('/readyz')).statusCode).toBe(200)
}
