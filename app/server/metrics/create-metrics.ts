import { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { KyselyPlugin, QueryId } from 'kysely'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Gauge as GaugeDefinition } from '#app/platform/server/feature/gauge.ts'
import type { Database } from '#database/connect.ts'
import { release } from '../release.ts'
import { nameRoute, nameTarget } from './name-route.ts'
import { withTimeout } from './with-timeout.ts'

export type Metrics = ReturnType<typeof createMetrics>

/**
 * Metrics of the process are collected once, because their listeners are never removed and would
 * prevent the garbage collection of apps.
 */
const processRegistry = new Registry()
collectDefaultMetrics({ register: processRegistry })

/** Creates the metrics of this server for Prometheus. */
export function createMetrics() {
  const registry = new Registry()
  new Gauge({
    name: 'gantavya_build',
    help: 'Version and commit of the running program; always 1',
    labelNames: ['version', 'commit'],
    registers: [registry],
  }).set(release, 1)
  return {
    contentType: registry.contentType,
    render: () => Registry.merge([processRegistry, registry]).metrics(),
    requests: countRequests(registry),
    timeQueries: timeQueries(registry),
    readGauges: (gauges: GaugeDefinition[]) => readGauges(registry, gauges),
  }
}

/** Gauges are read on request. A gauge that fails is left out. */
function readGauges(registry: Registry, gaugesByName: GaugeDefinition[]) {
  for (const { name, help, labels: labelNames, read } of gaugesByName) {
    new Gauge({
      name: `gantavya_${name}`,
      help,
      labelNames,
      registers: [registry],
      async collect() {
        const values = await withTimeout(read(), [])
        this.reset()
        for (const { labels, value } of values) this.set(labels, value)
      },
    })
  }
}

/** Returns the same database with query durations measured; failed queries are not counted. */
function timeQueries(registry: Registry) {
  const seconds = new Histogram({
    name: 'gantavya_database_seconds',
    help: 'Duration of successful database statements, including the wait for a connection',
    buckets: [0.0001, 0.0005, 0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 10],
    registers: [registry],
  })
  const startTimes = new WeakMap<QueryId, number>()
  const plugin: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      startTimes.set(queryId, performance.now())
      return node
    },
    async transformResult({ result, queryId }) {
      const since = startTimes.get(queryId)
      if (since !== undefined) seconds.observe((performance.now() - since) / 1000)
      return result
    },
  }
  return (db: Database): Database => db.withPlugin(plugin)
}

const labelNames = ['method', 'route', 'status'] as const

/** Counts responses by route and status, and measures their duration. */
function countRequests(registry: Registry) {
  const registers = [registry]
  const cacheHits = new Map<string, { times: number }>()
  const total = new Counter({
    name: 'gantavya_requests_total',
    help: 'Completed requests; status "none": the client disconnected before the response started',
    labelNames,
    registers,
    collect() {
      for (const [route, counter] of cacheHits) {
        if (counter.times > 0) this.inc({ method: 'GET', route, status: '200' }, counter.times)
        counter.times = 0
      }
    },
  })
  const seconds = new Histogram({
    name: 'gantavya_request_seconds',
    help: 'Request duration; excludes streams and responses from the page cache',
    labelNames: ['method', 'route'] as const,
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  })

  function watch(request: FastifyRequest, { raw }: FastifyReply) {
    // Internal requests of pages to the API are not counted.
    if (!(request.raw.socket instanceof Socket)) return
    const startedAt = performance.now()
    // Also for responses that the client ends, such as streams.
    raw.once('close', () => {
      // Node refuses unknown methods itself.
      const { method } = request
      const route = nameRoute(request)
      const status = raw.headersSent ? String(raw.statusCode) : 'none'
      total.inc({ method, route, status })
      if (request.routeOptions.config?.isStream) return
      seconds.observe({ method, route }, (performance.now() - startedAt) / 1000)
    })
  }

  return {
    watch,
    watchRequests(app: FastifyInstance) {
      app.addHook('onRequest', (request, reply, done) => {
        watch(request, reply)
        done()
      })
    },
    /**
     * Returns a function that counts a response from the page cache for this target. It increments
     * a plain number, because a labelled counter would be too slow.
     */
    createHitCounter(target: string) {
      const route = nameTarget(target)
      const counter = cacheHits.get(route) ?? { times: 0 }
      cacheHits.set(route, counter)
      return () => void counter.times++
    },
  }
}
