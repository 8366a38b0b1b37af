import { Heading } from '#app/ui/heading.tsx'
import type { Service } from '../contract.ts'
import { ServiceIcon } from './service-icon.tsx'

interface ServiceCardProps {
  service: Service
  level: 2 | 3
}

/** On small screens the icon is beside the text, which keeps the list short. */
export function ServiceCard({
  service: { title, description, link, icon },
  level,
}: ServiceCardProps) {
  return (
    <li className="group relative gap-4 rounded-card border border-line bg-white p-5 transition-colors hover:border-indigo max-sm:flex sm:p-6">
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
