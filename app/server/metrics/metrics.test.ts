import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import { conversationsApi } from '#app/features/chat/conversations-contract.ts'
import { purgeDeletedJob } from '#app/features/chat/server/store/soft-delete.ts'
import { addJob } from '#app/platform/server/jobs/store.ts'
import { readEvents } from '#tests/read-events.ts'
import { startTestApp } from '#tests/test-app.ts'
import { release } from '../release.ts'

const metricsToken = 'a token of these tests'

/** A server with metrics; `read` returns their values by name and labels. */
async function start(options: Parameters<typeof startTestApp>[0] = {}) {
  const started = await startTestApp({ ...options, config: { metricsToken } })
  const { app } = started
  await app.listen({ port: 0, host: '127.0.0.1' })
  const url = urlOf(app)
  const headers = { authorization: `Bearer ${metricsToken}` }
  const getStatus = (path: string, init?: RequestInit) =>
    fetch(url + path, init).then(async (response) => {
      await response.arrayBuffer()
      return response.status
    })
  async function readMetrics() {
    const response = await fetch(`${url}/metrics`, { headers })
    expect(response.headers.get('content-type')).toContain('text/plain; version=0.0.4')
    return parse(await response.text())
  }
  return { ...started, url, getStatus, readMetrics }
}

function urlOf({ server }: FastifyInstance) {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

/** https://prometheus.io/docs/instrumenting/exposition_formats/ */
function parse(text: string) {
  const lines = text.split('\n').filter((line) => line && !line.startsWith('#'))
  return new Map(
    lines.map((line) => {
      const [, name = '', value] = line.match(/^([a-z_]\w*(?:\{.*\})?) (\S+)$/) ?? []
      expect([line, name]).not.toEqual([line, ''])
      return [name, Number(value)]
    }),
  )
}

const requests = (method: string, route: string, status: number | 'none') =>
  `gantavya_requests_total{method="${method}",route="${route}",status="${status}"}`

test('counts requests by route and status, including cached responses', async () => {
  const { getStatus, readMetrics } = await start({ withFirstContent: true })

  for (let times = 0; times < 5; times++) await getStatus('/api/destinations/')
  await getStatus('/api/destinations')
  await getStatus('/api/contacts/')
  await getStatus('/api/contacts/', { method: 'POST' })
  await getStatus('/api/messages/?user_id=visitor-1')
  await getStatus('/api/messages/?user_id=visitor-2')
  await getStatus('/api/no/such/call')
  await getStatus('/nowhere')
  await getStatus('/%ZZ')
  const metrics = await readMetrics()

  expect(metrics.get(requests('GET', '/api/destinations/', 200))).toBe(6)
  expect(metrics.get(requests('GET', '/api/contacts/', 401))).toBe(1)
  expect(metrics.get(requests('POST', '/api/contacts/', 400))).toBe(1)
  expect(metrics.get(requests('GET', '/api/messages/', 200))).toBe(2)
  expect(metrics.get(requests('GET', '/api/*', 404))).toBe(1)
  expect(metrics.get(requests('GET', 'none', 404))).toBe(1)
  expect(metrics.get(requests('GET', 'none', 400))).toBe(1)
  expect((await readMetrics()).get(requests('GET', '/api/destinations/', 200))).toBe(6)
  const names = [...metrics.keys()].join('\n')
  for (const word of ['visitor-', 'nowhere', 'such', 'user_id']) expect(names).not.toContain(word)
})

test('reports response times by route, except for streams and cached responses', async () => {
  const { getStatus, readMetrics, url } = await start({ withFirstContent: true })
  for (let times = 0; times < 3; times++) await getStatus('/api/destinations/')
  await getStatus('/api/messages/?user_id=visitor-1')
  const stream = await readEvents(`${url}/api/messages/stream/?user_id=visitor-1`)
  await stream.takeEvents('hello')
  expect((await readMetrics()).get('gantavya_streams_open{kind="visitor"}')).toBe(1)
  await stream.close()
  await expect
    .poll(async () => (await readMetrics()).get(requests('GET', '/api/messages/stream/', 200)))
    .toBe(1)

  const metrics = await readMetrics()

  const timed = (route: string, part = 'count') =>
    metrics.get(`gantavya_request_seconds_${part}{method="GET",route="${route}"}`)
  expect(timed('/api/messages/')).toBe(1)
  expect(timed('/api/messages/', 'sum')).toBeGreaterThan(0)
  // Of three requests; cached responses expire when a quarter of an hour ends.
  expect(timed('/api/destinations/')).toBeLessThan(3)
  expect(timed('/api/messages/stream/')).toBeUndefined()
  expect(metrics.get('gantavya_streams_open{kind="visitor"}')).toBe(0)
})

test('reports office streams, jobs, the database and the process', async () => {
  const { app, db, readMetrics, url, credentials } = await start()
  const headers = await credentials()
  const stream = await readEvents(`${url}${conversationsApi.stream.url}`, headers)
  await stream.takeEvents('hello')
  const at = '2099-01-01T00:00:00.000Z'
  for (const key of ['one', 'two']) await addJob(db, purgeDeletedJob, { payload: {}, key, at })

  const metrics = await readMetrics()

  expect(metrics.get('gantavya_streams_open{kind="office"}')).toBe(1)
  expect(metrics.get(`gantavya_jobs{type="${purgeDeletedJob.name}",state="waiting"}`)).toBe(2)
  expect(metrics.get(`gantavya_jobs{type="${purgeDeletedJob.name}",state="failed"}`)).toBe(0)
  expect(metrics.get('gantavya_database_up')).toBe(1)
  expect(metrics.get('gantavya_database_seconds_count')).toBeGreaterThan(0)
  expect(metrics.get(`gantavya_build{version="${release.version}",commit=""}`)).toBe(1)
  expect(metrics.get('process_resident_memory_bytes')).toBeGreaterThan(1e6)
  expect(metrics.has('nodejs_eventloop_lag_p99_seconds')).toBe(true)
  await stream.close()
  await app.close()
})

test('each server counts its own requests, and all report the same jobs', async () => {
  const one = await start()
  const other = await start({ address: one.address })
  const at = '2099-01-01T00:00:00.000Z'
  await addJob(one.db, purgeDeletedJob, { payload: {}, at })
  await one.getStatus('/healthz')

  const healthz = requests('GET', '/healthz', 200)
  expect((await one.readMetrics()).get(healthz)).toBe(1)
  expect((await other.readMetrics()).get(healthz)).toBeUndefined()
  const waiting = `gantavya_jobs{type="${purgeDeletedJob.name}",state="waiting"}`
  expect((await other.readMetrics()).get(waiting)).toBe((await one.readMetrics()).get(waiting))
  expect((await one.readMetrics()).get(waiting)).toBe(1)
})

test('refuses metrics without the token or if no token is set', async () => {
  const { url, getStatus } = await start()
  const asking = (authorization: string) => getStatus('/metrics', { headers: { authorization } })

  expect(await getStatus('/metrics')).toBe(401)
  expect(await asking('Bearer')).toBe(401)
  expect(await asking('Bearer another token')).toBe(401)
  expect(await asking(`Bearer ${metricsToken} `)).toBe(200)
  const refused = await (await fetch(`${url}/metrics`)).text()
  expect(refused).toBe('Please send METRICS_TOKEN: “Authorization: Bearer …”.\n')

  const { app } = await startTestApp()
  const headers = { authorization: `Bearer ${metricsToken}` }
  expect((await app.inject({ url: '/metrics', headers })).statusCode).toBe(404)
  expect(app.metrics).toBeUndefined()
})

test('reports process metrics while the database is unreachable', async () => {
  const { db, readMetrics } = await start()
  await db.destroy()

  const metrics = await readMetrics()

  expect(metrics.get('gantavya_database_up')).toBe(0)
  expect([...metrics.keys()].filter((name) => name.startsWith('gantavya_jobs'))).toEqual([])
  expect(metrics.get('process_resident_memory_bytes')).toBeGreaterThan(1e6)
})
