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
import type { Service } from '../contract.ts'

/** Renders the icon with this name. */
export function ServiceIcon({ icon, className }: Pick<Service, 'icon'> & { className: string }) {
  const Icon = icons[icon]
  return <Icon aria-hidden="true" strokeWidth={1.5} className={className} />
}

const icons: Record<Service['icon'], LucideIcon> = {
  award: Award,
  book: BookOpenCheck,
  cap: GraduationCap,
  compass: Compass,
  file: FileCheck,
  plane: Plane,
  stamp: Stamp,
}
