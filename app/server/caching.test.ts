import { expect, test } from 'vitest'
import { accountsApi } from '#app/features/accounts/contract.ts'
import { admin, startTestApp } from '#tests/test-app.ts'

test('responses with tokens, and refusals of them, are not cached', async () => {
  const { app, signIn } = await startTestApp()
  const { refresh } = await signIn()

  for (const [{ url }, payload] of [
    [accountsApi.signIn, admin],
    [accountsApi.signIn, { ...admin, password: 'wrong' }],
    [accountsApi.signIn, {}],
    [accountsApi.refresh, { refresh }],
    [accountsApi.refresh, { refresh: 'x' }],
    [accountsApi.signOut, { refresh }],
    [accountsApi.passwordLink, { token: 'x' }],
  ] as const) {
    const { headers } = await app.inject({ method: 'POST', url, payload })
    expect([url, headers['cache-control']]).toEqual([url, 'no-store'])
  }
})

test('responses for administrators, and refusals, are not cached', async () => {
  const { app, credentials } = await startTestApp({ config: { rateLimitFactor: 1000 } })
  const headers = await credentials()
  const { paths } = (await app.inject('/api/openapi.json')).json<Description>()
  const urls = Object.entries(paths)
    .filter(([path, { get }]) => get && !path.includes('stream'))
    .map(([path]) => path.replace('{user_id}', 'visitor-1').replace(/\{\w+\}/, unknownId))
  const refused = []

  for (const url of urls) {
    const { statusCode, headers: ownHeaders } = await app.inject(url)
    if (statusCode !== 401) continue
    refused.push(url)
    const allowed = await app.inject({ url, headers })
    expect([url, allowed.statusCode]).not.toEqual([url, 401])
    for (const each of [ownHeaders, allowed.headers]) {
      expect([url, each['cache-control']]).toEqual([url, 'no-store'])
    }
  }
  expect(refused.length).toBeGreaterThan(5)
})

test('public responses may be cached', async () => {
  const { app } = await startTestApp()

  for (const url of ['/api/destinations/', '/api/services/', '/api/public/hero-slides/']) {
    expect((await app.inject(url)).headers['cache-control']).toBe('no-cache')
  }
})

interface Description {
  paths: Record<string, { get?: object }>
}

const unknownId = '01900000-0000-7000-8000-000000000000'
