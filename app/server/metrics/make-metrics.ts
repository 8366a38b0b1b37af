import { collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import type { Gauge as Told } from '#app/base/server/gauge.ts'
import { release } from '../release.ts'
import { timeQueries } from './queries.ts'
import { readGauges } from './read-gauges.ts'
import { countRequests } from './requests.ts'

export type Metrics = ReturnType<typeof makeMetrics>

/** What programs that watch this server are told, as Prometheus reads it. */
export function makeMetrics() {
  const registry = new Registry()
  // Of the process: its memory, its processor, the delay of its event loop.
  collectDefaultMetrics({ register: registry })
  new Gauge({
    name: 'gantavya_build',
    help: 'Which version runs; always 1',
    labelNames: ['version', 'commit'],
    registers: [registry],
  }).set(release, 1)
  return {
    registry,
    requests: countRequests(registry),
    timeQueries: timeQueries(registry),
    readGauges: (gauges: Told[]) => readGauges(registry, gauges),
  }
}
