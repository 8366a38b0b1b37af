import { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Counter, Histogram, type Registry } from 'prom-client'
import { nameRoute, nameTarget } from './name-route.ts'

const labelNames = ['method', 'route', 'status'] as const

/** Counts responses by route and status, and measures their duration. */
export function countRequests(registry: Registry) {
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
