import { Mail, MapPin, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { mainBranch } from '#app/features/office/contract.ts'
import { useOffice } from '#app/platform/browser/office-context.ts'
import { PhoneLink } from '#app/ui/phone-link.tsx'
import * as words from './words.ts'

/**
 * The top bar, which always takes one line. Details that do not fit are hidden, and the address while
 * another language is offered; the footer shows all of them. `children` are further items.
 */
export function TopBar({ children }: { children?: ReactNode }) {
  const office = useOffice()

  return (
    <section aria-label={words.ourOffice} className="on-night text-sm">
      <ul className="group/bar frame flex min-h-8 items-center gap-x-0.5 min-[22rem]:gap-x-2 md:gap-x-6">
        <li>
          <a href={`mailto:${office.email}`} className={`${itemClassName} hover:underline`}>
            <Mail aria-hidden="true" className={iconClassName} />
            <span className="max-md:sr-only">{office.email}</span>
          </a>
        </li>
        <li>
          <PhoneLink number={office.phone} className={`${itemClassName} hover:underline`}>
            <Phone aria-hidden="true" className={iconClassName} />
            <span className="max-md:sr-only">{office.phone}</span>
          </PhoneLink>
        </li>
        <li className="ml-auto min-w-0 group-has-[[data-offer]:not([hidden])]/bar:hidden">
          <span className={`${itemClassName} max-w-full`}>
            <MapPin aria-hidden="true" className={`${iconClassName} max-xs:hidden`} />
            <span className="xs:truncate">{mainBranch(office).address}</span>
          </span>
        </li>
        {children}
      </ul>
    </section>
  )
}

export const itemClassName = 'flex min-h-8 min-w-8 items-center gap-1.5'
const iconClassName = 'size-4 shrink-0 text-marigold'
