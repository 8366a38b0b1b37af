import { to } from '#app/platform/browser/addresses.ts'
import { getCountryName } from '#app/platform/browser/country-names/words.ts'
import { Day } from '#app/ui/day.tsx'
import { Untranslated } from '#app/ui/page-language.tsx'
import type { OpenScholarship } from '../contract.ts'
import * as words from '../words.ts'
import { Details, getScholarshipAddress } from './country-scholarships.tsx'

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
        {country ? words.openIn(getCountryName(country)) : words.openNow}
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

interface CountryChoiceProps {
  open: OpenScholarship[]
  /** '' for all countries. */
  chosen: string
}

/** Filter links by country if there are several. */
function CountryChoice({ open, chosen }: CountryChoiceProps) {
  const codes = [...new Set(open.map(({ country }) => country))].filter(Boolean)
  if (codes.length < 2) return null
  const named = codes
    .map((code) => ({ code, name: getCountryName(code) }))
    .toSorted((a, b) => a.name.localeCompare(b.name))

  return (
    <nav aria-label={words.chooseACountry} className="mt-6 print:hidden">
      <ul className="flex flex-wrap gap-2">
        {[{ code: '', name: words.allCountries }, ...named].map(({ code, name }) => (
          <li key={code}>
            <a
              href={code ? getScholarshipAddress(code) : to('/scholarships')}
              aria-current={code === chosen ? 'page' : undefined}
              className="inline-flex min-h-11 items-center rounded-full border border-ink/30 bg-white px-4 hover:bg-paper aria-[current=page]:border-night aria-[current=page]:bg-night aria-[current=page]:text-paper"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** A scholarship as a boarding pass with the deadline as its stub. */
function ScholarshipPass({ scholarship }: { scholarship: OpenScholarship }) {
  const { id, title, provider, country, level, amount, deadline, days_left, source, note } =
    scholarship
  const where = country ? getCountryName(country) : words.anyCountry

  return (
    <li id={id} className="grid scroll-mt-20 overflow-hidden card md:grid-cols-[14rem_1fr]">
      <p className="on-night px-5 py-3 md:px-7 md:py-6">
        <span className="block text-sm text-paper/80">{words.lastDay}</span>
        <span className="block font-display text-xl font-semibold">
          <Day on={deadline} isShort />
        </span>
        <span className="block text-sm text-marigold">{words.daysLeft(days_left)}</span>
      </p>
      <div className="p-5 wrap-anywhere md:px-7 md:py-6">
        <h2 className="font-display text-xl font-semibold text-night">
          <Untranslated>{title}</Untranslated>
        </h2>
        <p className="mt-1 text-ink/75">
          <Details texts={[provider, where, level]} />
        </p>
        <p className="mt-3 text-lg font-semibold text-night">
          <Untranslated>{amount}</Untranslated>
        </p>
        {note && (
          <p className="mt-2 max-w-[65ch] whitespace-pre-line text-ink/85">
            <Untranslated>{note}</Untranslated>
          </p>
        )}
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
