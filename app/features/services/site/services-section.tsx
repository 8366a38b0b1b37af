import { Heading } from '#app/ui/heading.tsx'
import type { Service } from '../contract.ts'
import type { ServiceSection } from '../service-contract.ts'
import { FlightPath } from './flight-path.tsx'
import { ServiceCards } from './service-cards.tsx'

interface ServicesSectionProps {
  heading: string
  /** The text below the heading, or ''. */
  text: string
  /** The steps of every student. */
  process: ServiceSection
  services: Service[]
  /** The heading level: 1 on its own page, 2 in another. */
  level: 1 | 2
}

export function ServicesSection(props: ServicesSectionProps) {
  const { heading, text, process, services, level } = props

  return (
    <>
      <section aria-labelledby="services" className="border-t border-line bg-white/60">
        <div className="frame section-gap">
          <Heading
            level={level}
            id="services"
            className="font-display text-title font-semibold text-night"
          >
            {heading}
          </Heading>
          {text && <p className="mt-3 max-w-[65ch] text-lg text-ink/80">{text}</p>}
          <ServiceCards services={services} level={level === 1 ? 2 : 3} />
        </div>
      </section>
      <FlightPath {...process} />
    </>
  )
}
