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

/** `page` is the address of the service's page. */
export function ServiceIcon({ page, className }: { page: string; className: string }) {
  const Icon = icons[page] ?? Plane
  return <Icon aria-hidden="true" strokeWidth={1.5} className={className} />
}

const icons: Record<string, LucideIcon> = {
  '/services/career-counseling': Compass,
  '/services/university-selection': GraduationCap,
  '/services/application-assistance': FileCheck,
  '/services/visa-processing': Stamp,
  '/services/scholarship-guidance': Award,
  '/services/test-preparation': BookOpenCheck,
}
