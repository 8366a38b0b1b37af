import type { Service } from '../contract.ts'
import { FlightPath } from './flight-path.tsx'
import { ServiceCard } from './service-card.tsx'

export function ServicesSection({ services }: { services: Service[] }) {
  return (
    <>
      <section aria-labelledby="services" className="border-t border-line bg-white/60">
        <div className="frame section-gap">
          <h2 id="services" className="font-display text-title font-semibold text-night">
            What we do for you
          </h2>
          <p className="mt-3 max-w-[65ch] text-subtitle text-ink/80">
            From the first question to the boarding gate, by people who have done it before.
          </p>
          <ul className="mt-10 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
            {services.map((service) => (
              <ServiceCard key={service.id} service={service} />
            ))}
          </ul>
        </div>
      </section>
      <FlightPath />
    </>
  )
}
