import { Mail, MapPin, Phone } from 'lucide-react'
import { office } from '#app/features/office/contract.ts'
import { PhoneLink } from '#app/ui/phone-link.tsx'
import * as words from './words.ts'

export function TopBar() {
  return (
    <section aria-label={words.ourOffice} className="on-night text-sm">
      <ul className="frame flex flex-wrap items-center gap-x-6 py-1 max-sm:justify-between max-sm:text-sm">
        <li>
          <a href={`mailto:${office.email}`} className={`${entry} hover:underline`}>
            <Mail aria-hidden="true" className={icon} />
            {office.email}
          </a>
        </li>
        <li>
          <PhoneLink number={office.phone} className={`${entry} hover:underline`}>
            <Phone aria-hidden="true" className={icon} />
            {office.phone}
          </PhoneLink>
        </li>
        <li className="sm:ml-auto">
          <span className={entry}>
            <MapPin aria-hidden="true" className={icon} />
            {office.address}
          </span>
        </li>
      </ul>
    </section>
  )
}

const entry = 'inline-flex min-h-7 items-center gap-1.5'
const icon = 'size-3.5 shrink-0 text-marigold'
