import type { ReactNode } from 'react'
import { office } from '#app/features/office/contract.ts'
import { PhoneLink } from '#app/ui/phone-link.tsx'
import { footerGuideLinks, legalLinks, serviceLinks } from './navigation.ts'
import * as words from './words.ts'

export function SiteFooter() {
  return (
    <footer className="on-night">
      <div className="frame grid xs:grid-cols-2 gap-x-6 gap-y-8 pt-12 pb-8 sm:gap-10 sm:pt-16 sm:pb-10 lg:grid-cols-[1.6fr_1fr_1.2fr_1.4fr]">
        <div className="xs:max-sm:col-span-2">
          <p className="font-display text-xl font-semibold">{office.name}</p>
          <p className="mt-3 max-w-72 text-paper/80">{words.whatWeDo}</p>
        </div>
        <Links heading={words.destinations} links={footerGuideLinks} />
        <Links heading={words.services} links={serviceLinks} />
        <Column heading={words.ourOffice} className="xs:max-sm:col-span-2">
          <address className="grid gap-1 not-italic text-paper/80">
            <span>{office.address}</span>
            <PhoneLink number={office.phone} className={entry} />
            <a className={entry} href={`mailto:${office.email}`}>
              {office.email}
            </a>
            <span>{office.hours}</span>
          </address>
        </Column>
      </div>
      <div className="frame pb-24 lg:pb-8">
        <div className="flex flex-wrap gap-x-6 gap-y-1 border-t border-paper/15 pt-5 text-sm text-paper/80 md:justify-center">
          {legalLinks.map(({ to, label }) => (
            <a key={label} href={to} className={entry}>
              {label}
            </a>
          ))}
        </div>
      </div>
    </footer>
  )
}

function Links({ heading, links }: { heading: string; links: { to: string; label: string }[] }) {
  return (
    <Column heading={heading}>
      <ul className="grid gap-1">
        {links.map(({ to, label }) => (
          <li key={to}>
            <a href={to} className={`${entry} text-paper/80`}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </Column>
  )
}

function Column({ heading, className, children }: ColumnProps) {
  return (
    <section className={className}>
      <h2 className="mb-3 text-sm font-semibold tracking-wide text-marigold">{heading}</h2>
      {children}
    </section>
  )
}

interface ColumnProps {
  heading: string
  className?: string
  children: ReactNode
}

const entry = 'inline-flex min-h-7 items-center hover:text-white hover:underline'
