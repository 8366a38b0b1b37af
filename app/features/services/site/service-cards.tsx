import type { Service } from '../contract.ts'
import { ServiceCard } from './service-card.tsx'

interface ServiceCardsProps {
  services: Service[]
  /** The heading level of each card. */
  level: 2 | 3
}

export function ServiceCards({ services, level }: ServiceCardsProps) {
  return (
    <ul className="mt-8 grid gap-4 sm:mt-10 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3">
      {services.map((service) => (
        <ServiceCard key={service.id} service={service} level={level} />
      ))}
    </ul>
  )
}
