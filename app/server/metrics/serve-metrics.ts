import { createHash, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { ApiError, NotFound } from '#app/platform/server/http/errors.ts'
import type { Config } from '../config.ts'
import type { Metrics } from './create-metrics.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** undefined when metrics are off. */
    metrics: Metrics | undefined
  }
}

export type MetricsSettings = Partial<Pick<Config, 'metricsPort' | 'metricsToken'>>

/** Returns undefined when metrics are off: then nothing is measured or loaded. */
export async function openMetrics({ metricsPort, metricsToken }: MetricsSettings) {
  if (metricsPort === undefined && metricsToken === undefined) return undefined
  const { createMetrics } = await import('./create-metrics.ts')
  return createMetrics()
}

/** At /metrics with the token, unless metrics have a port of their own. */
export function serveMetrics(app: FastifyInstance, settings: MetricsSettings) {
  app.get('/metrics', { config: { access: 'anyone' } }, async ({ headers }, reply) => {
    const { metrics } = app
    const isOwnServer = settings.metricsToken && settings.metricsPort === undefined
    if (!metrics || !isOwnServer) throw new NotFound('Address')
    if (!isAllowed(headers.authorization, settings)) throw new TokenRequired()
    reply.type(metrics.contentType)
    return metrics.render()
  })
}

class TokenRequired extends ApiError {
  constructor() {
    super(401, 'not_authenticated', 'Please send METRICS_TOKEN: “Authorization: Bearer …”.')
  }
}

/** On a local port, which is not reachable by the site's address. */
export async function listenForMetrics(app: FastifyInstance, settings: MetricsSettings) {
  const { metrics } = app
  if (settings.metricsPort === undefined || !metrics) return
  const server = createServer(async ({ url, method, headers }, response) => {
    if (url !== '/metrics' || method !== 'GET') return response.writeHead(404).end()
    if (!isAllowed(headers.authorization, settings)) return response.writeHead(401).end()
    try {
      const body = await metrics.render()
      response.writeHead(200, { 'content-type': metrics.contentType }).end(body)
    } catch (error) {
      app.log.error(error, 'metrics could not be read')
      response.writeHead(500).end()
    }
  })
  await once(server.listen(settings.metricsPort, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  app.log.info({ port }, 'metrics server started')
  app.addHook('onClose', async () => {
    server.close()
    server.closeAllConnections()
  })
}

function isAllowed(authorization: string | undefined, { metricsToken }: MetricsSettings) {
  if (metricsToken === undefined) return true
  const [, given = ''] = authorization?.match(/^Bearer (.+)$/i) ?? []
  return timingSafeEqual(digest(given), digest(metricsToken))
}

const digest = (text: string) => createHash('sha256').update(text).digest()
