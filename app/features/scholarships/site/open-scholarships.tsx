import type { OpenScholarship } from '../contract.ts'
import * as words from '../words.ts'
import { CountryChoice } from './country-choice.tsx'
import { ScholarshipPass } from './scholarship-pass.tsx'

interface OpenScholarshipsProps {
  open: OpenScholarship[]
  /** The chosen country code (ISO 3166); '' for all. */
  country: string
}

/** Open scholarships of all countries or of one. */
export function OpenScholarships({ open, country }: OpenScholarshipsProps) {
  const shown = open.filter((each) => !country || !each.country || each.country === country)

  return (
    <div className="frame pt-12 pb-20 lg:pt-16">
      <h1 className="font-display text-title font-semibold text-night">
        {country ? words.openIn(words.getCountryName(country)) : words.openNow}
      </h1>
      <p className="mt-3 max-w-[65ch] text-lg text-ink/80">{words.sortedByDeadline}</p>
      <CountryChoice open={open} chosen={country} />
      <ul className="mt-8 grid gap-4">
        {shown.map((scholarship) => (
          <ScholarshipPass key={scholarship.id} scholarship={scholarship} />
        ))}
      </ul>
    </div>
  )
}
