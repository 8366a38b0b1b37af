import { Fragment } from 'react'
import { to } from '#app/platform/browser/addresses.ts'
import { formatDay } from '#app/platform/browser/format-day.ts'
import { Day } from '#app/ui/day.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { Untranslated } from '#app/ui/page-language.tsx'
import { byCountry, type OpenScholarship } from '../contract.ts'
import * as words from '../words.ts'

/** The number of scholarships in a guide. */
const MAX_ITEMS = 3

/** Open scholarships in a country's guide; at least one. */
export function CountryScholarships({ open }: { open: OpenScholarship[] }) {
  const { country = '', deadline = '' } = open[0] ?? {}

  return (
    <div className="mt-3 card px-4 sm:mt-4 sm:px-6">
      <Disclosure summary={words.openUntil(open.length, formatDay(deadline))}>
        <ul className="divide-y divide-line">
          {open.slice(0, MAX_ITEMS).map((scholarship) => (
            <ScholarshipEntry key={scholarship.id} scholarship={scholarship} />
          ))}
        </ul>
        <a
          href={getScholarshipAddress(country)}
          className="mt-2 inline-flex min-h-9 items-center font-semibold text-indigo underline print:hidden"
        >
          {words.moreDetails}
        </a>
      </Disclosure>
    </div>
  )
}

interface ScholarshipEntryProps {
  scholarship: OpenScholarship
  /** The country, where the list has several. */
  place?: string
}

/** A scholarship in a list. */
export function ScholarshipEntry({ scholarship, place }: ScholarshipEntryProps) {
  const { title, provider, level, amount, deadline } = scholarship

  return (
    <li className="grid gap-x-6 py-2.5 wrap-anywhere sm:grid-cols-[1fr_auto]">
      <p>
        <span className="block font-semibold text-night">
          <Untranslated>{title}</Untranslated>
        </span>
        <Details texts={[provider, place ?? '', level, amount]} />
      </p>
      <p className="text-sm">
        {`${words.lastDay}: `}
        <strong>
          <Day on={deadline} />
        </strong>
      </p>
    </li>
  )
}

/** Details of a scholarship; each may be without a translation. */
export const Details = ({ texts }: { texts: string[] }) =>
  texts
    .filter((text) => text !== '')
    .map((text, index) => (
      <Fragment key={text}>
        {index > 0 && ' · '}
        <Untranslated>{text}</Untranslated>
      </Fragment>
    ))

/** Returns the address of a country's scholarships. */
export const getScholarshipAddress = (code: string) =>
  `${to('/scholarships')}?${byCountry.name}=${code.toLowerCase()}`
