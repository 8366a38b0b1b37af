import { Heading } from '#app/ui/heading.tsx'
import type { Service } from '../contract.ts'
import { ServiceIcon } from './service-icon.tsx'

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

interface ServiceCardProps {
  service: Service
  level: 2 | 3
}

/** On small screens the icon is beside the text, which keeps the list short. */
function ServiceCard({ service: { title, description, link, icon }, level }: ServiceCardProps) {
  return (
    <li className="group relative gap-4 card p-5 transition-colors hover:border-indigo max-sm:flex sm:p-6">
      <ServiceIcon icon={icon} className="size-8 shrink-0 text-indigo" />
      <div>
        <Heading level={level} className="font-display text-xl font-semibold text-night sm:mt-4">
          <a href={link} className="group-hover:underline after:absolute after:inset-0">
            {title}
          </a>
        </Heading>
        <p className="mt-1 text-ink/85 sm:mt-2">{description}</p>
      </div>
    </li>
  )
}
