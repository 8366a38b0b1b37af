import { Heading } from '#app/ui/heading.tsx'
import { sixSteps } from '../content/six-steps.ts'
import type { Service } from '../contract.ts'
import * as words from '../words.ts'
import { FlightPath } from './flight-path.tsx'
import { ServiceCards } from './service-cards.tsx'

interface ServicesSectionProps {
  services: Service[]
  /** 1 where it is the page, 2 where it is a part of one. */
  level: 1 | 2
}

export function ServicesSection({ services, level }: ServicesSectionProps) {
  return (
    <>
      <section aria-labelledby="services" className="border-t border-line bg-white/60">
        <div className="frame section-gap">
          <Heading
            level={level}
            id="services"
            className="font-display text-title font-semibold text-night"
          >
            {words.whatWeDoForYou}
          </Heading>
          <p className="mt-3 max-w-[65ch] text-lg text-ink/80">{words.toTheBoardingGate}</p>
          <ServiceCards services={services} level={level === 1 ? 2 : 3} />
        </div>
      </section>
      <FlightPath {...sixSteps} />
    </>
  )
}
