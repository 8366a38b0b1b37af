import { Fragment, type ReactNode } from 'react'
import { getOwn } from '#app/contract/get-own.ts'
import type { Branch, Office } from '#app/contract/office.ts'
import { findLabel, formatPhone } from '#app/contract/phone-labels.ts'
import { formatHours } from '#app/features/office/contract.ts'
import { localizeAddress } from '#app/platform/browser/addresses.ts'
import { formatDay } from '#app/platform/browser/format-day.ts'
import { language } from '#app/platform/browser/language.ts'
import { useOffice } from '#app/platform/browser/office-context.ts'
import { OfficeWord } from '#app/platform/browser/office-word.tsx'
import { PhoneLink } from '#app/ui/phone-link.tsx'
import { comparison, scholarships } from './navigation.ts'
import { useHasScholarships, useLinksTo, usePageLinks } from './page-links.ts'
import * as words from './words.ts'

/** `children` are further links of the last line. */
export function SiteFooter({ children }: { children?: ReactNode }) {
  const office = useOffice()
  const { authority, number, valid_until } = office.licence
  // The footer lists at most five guides (specification §2).
  const guides = useLinksTo('guide').slice(0, 5)
  const generalLinks = useHasScholarships() ? [comparison, scholarships] : [comparison]

  return (
    <footer className="on-night">
      <div className="frame grid gap-x-4 gap-y-6 pt-10 pb-6 xs:max-sm:grid-cols-[11fr_15fr] sm:grid-cols-2 sm:gap-10 sm:pt-16 sm:pb-10 lg:grid-cols-[1.6fr_1fr_1.2fr_1.4fr]">
        <div className="xs:max-sm:col-span-2">
          <OfficeName office={office} />
          <p className="mt-3 max-w-72 text-paper/80">
            <OfficeWord name="footer_intro" />
          </p>
        </div>
        <Links heading={words.destinations} links={[...guides, ...generalLinks]} />
        <Links heading={words.services} links={useLinksTo('service')} />
        <Column heading={words.ourOffice} className="xs:max-sm:col-span-2">
          <OfficeAddress office={office} />
        </Column>
      </div>
      <div className="frame pb-20 lg:pb-8">
        <div className="flex flex-wrap gap-x-6 gap-y-1 border-t border-paper/15 pt-5 text-sm text-paper/80 empty:hidden md:justify-center">
          <PageLinks />
          {children}
          {number && (
            <span className="inline-flex min-h-7 items-center">
              {words.licensed(authority, number, valid_until && formatDay(valid_until))}
            </span>
          )}
        </div>
      </div>
    </footer>
  )
}

/** The office's logo for dark backgrounds; without one, its name. */
function OfficeName({ office: { name, logo_on_dark } }: { office: Office }) {
  if (!logo_on_dark) return <p className="font-display text-xl font-semibold">{name}</p>
  return (
    <img
      src={`${logo_on_dark}?w=480`}
      alt={name}
      loading="lazy"
      className="h-14 w-auto max-w-full object-contain object-left"
    />
  )
}

function OfficeAddress({ office }: { office: Office }) {
  const { branches, phone, other_phones, phone_labels, email, week, social } = office

  return (
    <address className="grid gap-1 not-italic text-paper/80">
      {branches.map((branch) => (
        <Fragment key={branch.name + branch.address}>
          <BranchAddress branch={branch} />
          {branch.phone && (
            <PhoneLink number={branch.phone} className={entryClassName}>
              {formatPhone(branch.phone, findLabel(phone_labels, branch.phone))}
            </PhoneLink>
          )}
        </Fragment>
      ))}
      {[phone, ...other_phones].map((number) => (
        <PhoneLink key={number} number={number} className={entryClassName}>
          {formatPhone(number, findLabel(phone_labels, number))}
        </PhoneLink>
      ))}
      <a className={entryClassName} href={`mailto:${email}`}>
        {email}
      </a>
      <span>{formatHours(week, language)}</span>
      {social.map((address) => (
        <a key={address} href={address} rel="noopener" className={entryClassName}>
          {getNetworkName(address)}
        </a>
      ))}
    </address>
  )
}

/** Links to a map if the branch has one. */
function BranchAddress({ branch: { name, address, map } }: { branch: Branch }) {
  const text = [name, address].filter(Boolean).join(', ')
  if (!map) return <span>{text}</span>
  return (
    <a href={map} rel="noopener" className={entryClassName}>
      {text}
    </a>
  )
}

/** Footer links: published pages, terms and disclaimer. */
function PageLinks() {
  const published = usePageLinks('footer')
  const policy = published.find(({ address }) => address === localizeAddress('/privacy-policy'))
  // Until the terms and the disclaimer exist, their links lead to the privacy policy (specification
  // §2).
  const substitutes = policy ? [termsOfService, disclaimer] : []
  const missing = substitutes.filter(
    ({ address }) => !published.some((each) => each.address.startsWith(address)),
  )
  const links = [...published, ...missing.map(({ title }) => ({ address: policy?.address, title }))]
  return links.map(({ address, title }) => (
    <a key={title} href={address} className={entryClassName}>
      {title}
    </a>
  ))
}

const termsOfService = { address: localizeAddress('/terms'), title: words.termsOfService }
const disclaimer = { address: localizeAddress('/disclaimer'), title: words.disclaimer }

function Links({ heading, links }: { heading: string; links: { to: string; label: string }[] }) {
  return (
    <Column heading={heading}>
      <ul className="grid gap-1">
        {links.map(({ to, label }) => (
          <li key={to}>
            <a href={to} className={`${entryClassName} text-paper/80`}>
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

export const entryClassName =
  'inline-flex min-h-7 min-w-6 items-center hover:text-white hover:underline'

const networks: Record<string, string> = {
  'facebook.com': 'Facebook',
  'instagram.com': 'Instagram',
  'tiktok.com': 'TikTok',
  'youtube.com': 'YouTube',
  'linkedin.com': 'LinkedIn',
  'x.com': 'X',
  'viber.com': 'Viber',
}

/** Returns the name of a social network by its link, or the host. */
function getNetworkName(address: string) {
  const host = (URL.parse(address)?.hostname ?? address).replace(/^(www|m|[a-z]{2})\./, '')
  return getOwn(networks, host) ?? host
}
