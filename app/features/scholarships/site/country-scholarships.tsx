import { Day, formatDay } from '#app/ui/day.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import type { OpenScholarship } from '../contract.ts'
import * as words from '../words.ts'
import { getScholarshipAddress } from './scholarship-address.ts'

/** The number of scholarships in a guide. */
const MAX_ITEMS = 3

/** Open scholarships in a country's guide; at least one. */
export function CountryScholarships({ open }: { open: OpenScholarship[] }) {
  const { country = '', deadline = '' } = open[0] ?? {}

  return (
    <div className="mt-3 rounded-card border border-line bg-white px-4 sm:mt-4 sm:px-6">
      <Disclosure summary={words.openUntil(open.length, formatDay(deadline))}>
        <ul className="divide-y divide-line">
          {open.slice(0, MAX_ITEMS).map((scholarship) => (
            <Entry key={scholarship.id} scholarship={scholarship} />
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

function Entry({ scholarship }: { scholarship: OpenScholarship }) {
  const { title, provider, level, amount, deadline } = scholarship

  return (
    <li className="grid gap-x-6 py-2.5 wrap-anywhere sm:grid-cols-[1fr_auto]">
      <p>
        <span className="block font-semibold text-night">{title}</span>
        {[provider, level, amount].filter(Boolean).join(' · ')}
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
