import { Gauge, type Registry } from 'prom-client'
import type { Gauge as GaugeDefinition } from '#app/platform/server/feature/gauge.ts'
import { withTimeout } from './with-timeout.ts'

/** Gauges are read on request. A gauge that fails is left out. */
export function readGauges(registry: Registry, gaugesByName: GaugeDefinition[]) {
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
