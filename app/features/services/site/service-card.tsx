import {
  Award,
  BookOpenCheck,
  Compass,
  FileCheck,
  GraduationCap,
  type LucideIcon,
  Plane,
  Stamp,
} from 'lucide-react'
import { Link } from 'react-router'
import type { Service } from '../contract.ts'

export function ServiceCard({ service: { title, description, link } }: { service: Service }) {
  const Icon = icons[link] ?? Plane

  return (
    <li className="group relative flex gap-4 rounded-card border border-line bg-white p-5 transition-colors hover:border-indigo">
      <Icon aria-hidden="true" strokeWidth={1.5} className="mt-0.5 size-8 shrink-0 text-indigo" />
      <div>
        <h3 className="font-display text-xl font-semibold text-night">
          <Link to={link} className="group-hover:underline after:absolute after:inset-0">
            {title}
          </Link>
        </h3>
        <p className="mt-2 text-ink/85">{description}</p>
      </div>
    </li>
  )
}

/** By the page that a service links to. */
const icons: Record<string, LucideIcon> = {
  '/services/career-counseling': Compass,
  '/services/university-selection': GraduationCap,
  '/services/application-assistance': FileCheck,
  '/services/visa-processing': Stamp,
  '/services/scholarship-guidance': Award,
  '/services/test-preparation': BookOpenCheck,
}
