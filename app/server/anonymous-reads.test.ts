import { expect, test } from 'vitest'
import { destinationsApi } from '#app/features/destinations/contract.ts'
import { cachedReads, callerReads, uncachedReads } from '#tests/cached-reads.ts'
import { makeDestination } from '#tests/factories.ts'
import { holdCacheClock } from '#tests/hold-cache-clock.ts'
import { startTestApp } from '#tests/test-app.ts'

const metricsToken = 'a token that only this test knows'

/** Starts a server with an administrator, and counts the statements of its database. */
async function start() {
  holdCacheClock()
  const started = await startTestApp({ withFirstContent: true, config: { metricsToken } })
  const { app, signIn } = started
  await signIn()
  async function countStatements() {
    const headers = { authorization: `Bearer ${metricsToken}` }
    const { body } = await app.inject({ url: '/metrics', headers })
    return Number(body.match(/^gantavya_database_seconds_count (\d+)$/m)?.[1])
  }
  return { ...started, countStatements }
}

test('every read without a token is listed in the table', async () => {
  const { app } = await start()
  const { paths } = (await app.inject('/api/openapi.json')).json<{
    paths: Record<string, { get?: { security?: object[] } }>
  }>()
  const anonymous = Object.entries(paths).filter(([, { get }]) => get && !get.security)

  expect(anonymous.map(([path]) => path).sort()).toEqual(
    [cachedReads, uncachedReads, callerReads].flatMap((each) => Object.keys(each)).sort(),
  )
})

test('a repeated read runs no query', async () => {
  const { app, countStatements } = await start()
  const queries = Object.entries(uncachedReads).map(([path, { query }]) => path + query)

  for (const url of [...Object.entries(cachedReads).map((each) => each.join('')), ...queries]) {
    const first = await app.inject(url)
    // Reading the metrics may query the database too.
    const before = await countStatements()
    const ofMetrics = (await countStatements()) - before
    const since = await countStatements()
    const second = await app.inject(url)
    expect([url, (await countStatements()) - since]).toEqual([url, ofMetrics])
    expect([url, second.statusCode, second.body]).toEqual([url, first.statusCode, first.body])
  }
})

test('each cached read has an ETag and is served by the page cache', async () => {
  const { app } = await start()

  for (const url of Object.entries(cachedReads).map((each) => each.join(''))) {
    const { statusCode, headers } = await app.inject(url)
    expect([url, statusCode, headers.etag]).toEqual([url, 200, expect.any(String)])
    expect([url, app.responseCache.find(url)?.etag]).toEqual([url, headers.etag])
  }
})

test('no text in a query adds cached responses', async () => {
  const { app } = await start()
  const { paths } = (await app.inject('/api/openapi.json')).json<{
    paths: Record<string, { get?: { parameters?: { name: string }[] } }>
  }>()

  for (const [path, query] of Object.entries(cachedReads)) {
    await app.inject(path + query)
    const { answers } = app.responseCache.stats
    const names = paths[path]?.get?.parameters?.map(({ name }) => name) ?? []
    for (const name of [...names, 'unknown']) {
      for (const text of ['one', 'two', '%F0%9F%98%80', '']) {
        const given = `${name}=${text}`
        await app.inject(`${path}?${given}`)
        await app.inject(`${path}${query || '?'}&${given}`)
      }
    }
    expect([path, app.responseCache.stats.answers]).toEqual([path, answers])
  }
})

test('a change invalidates the cached page, and unknown addresses are not cached', async () => {
  const { app, administrator } = await start()
  const url = '/api/public/page/?address=%2Faustralia'
  await app.inject(url)
  const { answers } = app.responseCache.stats
  expect((await app.inject('/api/public/page/?address=%2Fnone')).statusCode).toBe(404)
  expect(app.responseCache.stats.answers).toBe(answers)

  await administrator.call(destinationsApi.add, { body: makeDestination() })

  expect(app.responseCache.find(url)).toBeUndefined()
})
