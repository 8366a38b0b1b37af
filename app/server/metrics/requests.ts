import { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Counter, Histogram, type Registry } from 'prom-client'
import { nameRoute, nameTarget } from './name-route.ts'

const labelNames = ['method', 'route', 'status'] as const

/** Counts responses by route and status, and measures their duration. */
export function countRequests(registry: Registry) {
  const registers = [registry]
  const cachedCounts = new Map<string, { times: number }>()
  const total = new Counter({
    name: 'gantavya_requests_total',
    help: 'Requests whose answer has ended; status "none": the caller left before it began',
    labelNames,
    registers,
    collect() {
      for (const [route, tally] of cachedCounts) {
        if (tally.times > 0) this.inc({ method: 'GET', route, status: '200' }, tally.times)
        tally.times = 0
      }
    },
  })
  const seconds = new Histogram({
    name: 'gantavya_request_seconds',
    help: 'From the head of a request to the end of its answer; without streams, and without what is answered from memory before a route is looked for',
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
     * Counts cached responses of this target with a plain number, because anything else would cost
     * too much.
     */
    counterOf(target: string) {
      const route = nameTarget(target)
      const tally = cachedCounts.get(route) ?? { times: 0 }
      cachedCounts.set(route, tally)
      return () => void tally.times++
    },
  }
}
