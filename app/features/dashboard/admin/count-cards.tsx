import type { Dashboard } from '../contract.ts'

const cards = [
  { subject: 'services', label: 'Services' },
  { subject: 'contacts', label: 'Contacts' },
  { subject: 'destinations', label: 'Destinations' },
  { subject: 'hero_slides', label: 'Hero Slides' },
  { subject: 'messages', label: 'Messages' },
] as const

const format = new Intl.NumberFormat('en')

/** Without counts (they could not be read) a dash stands for each. */
export function CountCards({ counts }: { counts?: Dashboard['counts'] }) {
  return (
    <dl className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-5">
      {cards.map(({ subject, label }) => (
        <div
          key={subject}
          className="flex flex-col-reverse justify-end rounded-card border border-line bg-white p-4 last:max-lg:col-span-2"
        >
          <dt className="text-sm text-ink/75">{label}</dt>
          <dd className="font-display text-3xl font-semibold text-indigo tabular-nums">
            {counts ? format.format(counts[subject]) : '–'}
          </dd>
        </div>
      ))}
    </dl>
  )
}
