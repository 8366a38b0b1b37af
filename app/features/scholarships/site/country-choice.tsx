import { to } from '#app/platform/browser/addresses.ts'
import type { OpenScholarship } from '../contract.ts'
import * as words from '../words.ts'
import { getScholarshipAddress } from './scholarship-address.ts'

interface CountryChoiceProps {
  open: OpenScholarship[]
  /** '' for all countries. */
  chosen: string
}

/** Filter links by country if there are several. */
export function CountryChoice({ open, chosen }: CountryChoiceProps) {
  const codes = [...new Set(open.map(({ country }) => country))].filter(Boolean)
  if (codes.length < 2) return null
  const named = codes
    .map((code) => ({ code, name: words.getCountryName(code) }))
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
