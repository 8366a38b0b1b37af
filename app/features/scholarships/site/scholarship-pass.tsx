import { Day } from '#app/ui/day.tsx'
import type { OpenScholarship } from '../contract.ts'
import * as words from '../words.ts'

/** A scholarship as a boarding pass with the deadline as its stub. */
export function ScholarshipPass({ scholarship }: { scholarship: OpenScholarship }) {
  const { id, title, provider, country, level, amount, deadline, days_left, source, note } =
    scholarship
  const where = country ? words.getCountryName(country) : words.anyCountry

  return (
    <li
      id={id}
      className="grid scroll-mt-20 overflow-hidden rounded-card border border-line bg-white md:grid-cols-[14rem_1fr]"
    >
      <p className="on-night px-5 py-3 md:px-7 md:py-6">
        <span className="block text-sm text-paper/80">{words.lastDay}</span>
        <span className="block font-display text-xl font-semibold">
          <Day on={deadline} isShort />
        </span>
        <span className="block text-sm text-marigold">{words.daysLeft(days_left)}</span>
      </p>
      <div className="p-5 wrap-anywhere md:px-7 md:py-6">
        <h2 className="font-display text-xl font-semibold text-night">{title}</h2>
        <p className="mt-1 text-ink/75">{[provider, where, level].filter(Boolean).join(' · ')}</p>
        <p className="mt-3 text-lg font-semibold text-night">{amount}</p>
        {note && <p className="mt-2 max-w-[65ch] whitespace-pre-line text-ink/85">{note}</p>}
        <a
          href={source}
          rel="noopener"
          className="mt-2 inline-flex min-h-9 items-center underline decoration-ink/40 underline-offset-4"
        >
          {words.readAtTheSource(new URL(source).hostname.replace(/^www\./, ''))}
        </a>
      </div>
    </li>
  )
}
