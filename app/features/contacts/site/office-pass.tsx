import type { ReactNode } from 'react'
import { office } from '#app/features/office/contract.ts'

export function OfficePass() {
  return (
    <aside
      aria-label="How to reach us"
      className="overflow-hidden rounded-card border border-line bg-white"
    >
      <p className="on-night flex justify-between px-6 py-4 text-sm">
        <span>Free consultation</span>
        <span className="font-semibold text-marigold">KTM</span>
      </p>
      <dl className="grid gap-4 p-6">
        <Entry label="Office">{office.address}</Entry>
        <Entry label="Open">{office.hours}</Entry>
      </dl>
      <div className="perforated" />
      <dl className="grid gap-4 p-6">
        <Entry label="Phone">
          <a className={link} href={`tel:${office.phone.replaceAll(' ', '')}`}>
            {office.phone}
          </a>
        </Entry>
        <Entry label="Email">
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
