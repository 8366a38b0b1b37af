import { to } from '#app/platform/browser/addresses.ts'
import { formatAmount } from '#app/platform/browser/amounts/amount.ts'
import { formatDay } from '#app/platform/browser/format-day.ts'
import { Day } from '#app/ui/day.tsx'
import { SiteLanguage } from '#app/ui/page-language.tsx'
import type { TrainingClass } from '../service-contract.ts'
import * as words from '../words.ts'

/** Classes that have not begun, the next one first. */
export function Classes({ classes, today }: { classes: TrainingClass[]; today: string }) {
  const upcoming = classes
    .filter(({ start }) => start >= today)
    .toSorted((a, b) => a.start.localeCompare(b.start))
  if (upcoming.length === 0) return null

  return (
    <section aria-labelledby="classes" className="frame section-gap">
      <h2 id="classes" className="font-display text-title font-semibold text-night">
        <SiteLanguage isInline>{words.nextClasses}</SiteLanguage>
      </h2>
      <ul className="mt-6 divide-y divide-line border-y border-line">
        {upcoming.map((each) => (
          <ClassRow key={`${each.test} ${each.start} ${each.times}`} trainingClass={each} />
        ))}
      </ul>
    </section>
  )
}

function ClassRow({ trainingClass }: { trainingClass: TrainingClass }) {
  const { test, start, times, weeks, fee, places } = trainingClass
  const details = [
    words.weeks(weeks),
    fee !== undefined && formatFee(fee),
    places !== undefined && words.places(places),
  ].filter((text) => text !== false)

  return (
    <li className="grid items-center gap-x-8 gap-y-1 py-4 wrap-anywhere sm:grid-cols-[9rem_1fr_auto]">
      <h3 className="font-display text-xl font-semibold text-night">{test}</h3>
      <div>
        <p className="font-semibold text-night">
          <SiteLanguage isInline>
            <Day on={start} />
          </SiteLanguage>
          {` · ${times}`}
        </p>
        <p className="text-ink/85">
          <SiteLanguage isInline>{details.join(' · ')}</SiteLanguage>
        </p>
      </div>
      <a
        href={to('/contact')}
        data-question={words.placeRequest(test, formatDay(start))}
        className="inline-flex min-h-11 items-center justify-self-start font-semibold text-indigo underline print:hidden"
      >
        <SiteLanguage isInline>
          {words.askForAPlace}
          <span className="sr-only">{`: ${test}, ${formatDay(start)}`}</span>
        </SiteLanguage>
      </a>
    </li>
  )
}

function formatFee(fee: number) {
  const amount = { from: String(fee), to: '', bound: '', text: '', unit: 'NPR', of: '', per: '' }
  return fee === 0 ? words.noFee : formatAmount(amount as Parameters<typeof formatAmount>[0])
}
