import { to } from '#app/platform/browser/addresses.ts'
import { getCountryName } from '#app/platform/browser/country-names/words.ts'
import type { OpenScholarship } from '../contract.ts'
import * as words from '../words.ts'
import { ScholarshipEntry } from './country-scholarships.tsx'

/** The number of scholarships before the link to all. */
const MAX_ITEMS = 6

/** The office's open scholarships with the next deadlines; nothing if none is open. */
export function NextDeadlines({ open }: { open: OpenScholarship[] }) {
  if (open.length === 0) return null
  return (
    <section aria-labelledby="open" className="frame section-gap">
      <h2 id="open" className="font-display text-title font-semibold text-night">
        {words.openNow}
      </h2>
      <p className="mt-3 max-w-[65ch] text-lg text-ink/80">{words.sortedByDeadline}</p>
      <ul className="mt-6 divide-y divide-line border-y border-line">
        {open.slice(0, MAX_ITEMS).map((scholarship) => (
          <ScholarshipEntry
            key={scholarship.id}
            scholarship={scholarship}
            place={scholarship.country ? getCountryName(scholarship.country) : words.anyCountry}
          />
        ))}
      </ul>
      <a
        href={to('/scholarships')}
        className="mt-4 inline-flex min-h-11 items-center font-semibold text-indigo underline underline-offset-4 print:hidden"
      >
        {words.allOpen(open.length)}
      </a>
    </section>
  )
}
