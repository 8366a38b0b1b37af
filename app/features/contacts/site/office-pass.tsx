import type { ReactNode } from 'react'
import * as shared from '#app/base/browser/words.ts'
import { office } from '#app/features/office/contract.ts'
import { PhoneLink } from '#app/ui/phone-link.tsx'
import { RouteLine } from '#app/ui/route-line.tsx'
import * as words from '../words.ts'

export function OfficePass() {
  return (
    <aside
      aria-label={words.howToReachUs}
      className="overflow-hidden rounded-card border border-line bg-white"
    >
      <div
        aria-hidden="true"
        className="on-night flex items-end justify-between gap-3 px-6 py-4 wrap-break-word max-xs:flex-wrap"
      >
        <p className="font-display text-2xl font-semibold">{shared.kathmanduAirport}</p>
        <RouteLine className="mb-2 w-28 text-paper/80" />
        <p className="font-display text-2xl font-semibold">{words.abroad}</p>
      </div>
      <dl className="grid gap-4 p-6">
        <Entry label={words.office}>{office.address}</Entry>
        <Entry label={words.open}>{office.hours}</Entry>
      </dl>
      <div className="perforated" />
      <dl className="grid gap-4 p-6">
        <Entry label={words.phone}>
          <PhoneLink number={office.phone} className={link} />
        </Entry>
        <Entry label={words.email}>
          <a className={link} href={`mailto:${office.email}`}>
            {office.email}
          </a>
        </Entry>
      </dl>
    </aside>
  )
}

function Entry({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-ink/75">{label}</dt>
      <dd className="text-lg leading-snug font-semibold text-night">{children}</dd>
    </div>
  )
}

const link = 'inline-flex min-h-7 items-center underline decoration-ink/40 underline-offset-4'
