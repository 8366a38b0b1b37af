import { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Counter, Histogram, type Registry } from 'prom-client'
import { nameRoute, nameTarget } from './name-route.ts'

const labelNames = ['method', 'route', 'status'] as const

/** Answers by route and status, and how long they took. */
export function countRequests(registry: Registry) {
  const registers = [registry]
  const kept = new Map<string, { times: number }>()
  const total = new Counter({
    name: 'gantavya_requests_total',
    help: 'Requests whose answer has ended; status "none": the caller left before it began',
    labelNames,
    registers,
    collect() {
      for (const [route, tally] of kept) {
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
    // Pages ask the API within this process: that is no request.
    if (!(request.raw.socket instanceof Socket)) return
    const startedAt = performance.now()
    // Also of those that the caller ends, such as streams.
    raw.once('close', () => {
      // Node refuses methods that it does not know.
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
    watchAll(app: FastifyInstance) {
      app.addHook('onRequest', (request, reply, done) => {
        watch(request, reply)
        done()
      })
    },
    /** What counts kept answers of this target: a number, as the answer costs little more. */
    counterOf(target: string) {
      const route = nameTarget(target)
      const tally = kept.get(route) ?? { times: 0 }
      kept.set(route, tally)
      return () => void tally.times++
    },
  }
}
