import { collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import type { Gauge as GaugeDefinition } from '#app/platform/server/feature/gauge.ts'
import { release } from '../release.ts'
import { timeQueries } from './queries.ts'
import { readGauges } from './read-gauges.ts'
import { countRequests } from './requests.ts'

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
