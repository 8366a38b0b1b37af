import { Gauge, type Registry } from 'prom-client'
import type { Gauge as GaugeDefinition } from '#app/base/server/gauge.ts'
import { inTime } from './with-timeout.ts'

/** Gauges are read on request. A gauge that fails is left out. */
export function readGauges(registry: Registry, told: GaugeDefinition[]) {
  for (const { name, help, labels: labelNames, read } of told) {
    new Gauge({
      name: `gantavya_${name}`,
      help,
      labelNames,
      registers: [registry],
      async collect() {
        const values = await inTime(read(), [])
        this.reset()
        for (const { labels, value } of values) this.set(labels, value)
      },
    })
  }
}
