import type { Service } from '../contract.ts'
import * as words from '../words.ts'
import { ServiceCards } from './service-cards.tsx'

export function RelatedServices({ services }: { services: Service[] }) {
  return (
    <section aria-labelledby="related" className="frame section-gap">
      <h2 id="related" className="font-display text-2xl font-semibold text-night">
        {words.relatedServices}
      </h2>
      <ServiceCards services={services} level={3} />
    </section>
  )
}
