import type { ReactNode } from 'react'
import { type Destination, destinationsApi } from '#app/features/destinations/contract.ts'
import { flagAddress } from '#app/features/destinations/site/destinations-section.tsx'
import * as destinationWords from '#app/features/destinations/words.ts'
import type { CountryRow } from '#app/features/guides/content/country-rows.ts'
import type { Range } from '#app/features/guides/content/first-year.ts'
import { noGuide } from '#app/features/guides/contract.ts'
import { ChartPatterns } from '#app/features/guides/site/charts.tsx'
import { RateText } from '#app/features/guides/site/figures-request.tsx'
import * as words from '#app/features/guides/words.ts'
import { localizeAddress, to } from '#app/platform/browser/addresses.ts'
import { buttonClassName } from '#app/ui/button.tsx'

interface CountryListProps {
  heading: string
  /** The text below the heading, or ''. */
  text: string
  /** null if they could not be loaded. */
  destinations: Destination[] | null
  rows: CountryRow[]
}

/** The destinations on one scale of rupees. refresh-page.ts replaces the list when it changes. */
export function CountryList({ heading, text, destinations, rows }: CountryListProps) {
  return (
    <section
      data-part="destinations"
      data-list={destinationsApi.list.url}
      aria-labelledby="destinations"
      className="bg-white"
    >
      <div className="frame section-gap">
        <div className="mb-4 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
          <div className="grow basis-80">
            <h2 id="destinations" className="font-display text-title font-semibold text-night">
              {heading}
            </h2>
            {text && <p className="mt-3 max-w-[65ch] text-lg text-ink/80">{text}</p>}
          </div>
          <a href={to('/compare')} className={buttonClassName('plain')}>
            {destinationWords.compareSideBySide}
          </a>
        </div>
        {destinations ? (
          <Rows destinations={destinations} rows={rows} />
        ) : (
          <p role="status" className="mt-10">
            {destinationWords.loadingDestinations}
          </p>
        )}
        <p className="mt-4 text-sm text-ink/80">
          {`${words.figuresHaveSources} `}
          <RateText rates={rows.flatMap(({ rates }) => rates)} />
        </p>
      </div>
    </section>
  )
}

const columns =
  'lg:grid-cols-[10.5rem_1fr_11rem_7rem_9rem] xl:grid-cols-[12.5rem_1fr_12rem_8rem_14rem] xl:gap-x-8'

function Rows({ destinations, rows }: { destinations: Destination[]; rows: CountryRow[] }) {
  const withGuide = rows.flatMap((row) =>
    destinations
      .filter(({ code }) => code === row.code)
      .map((destination) => ({ destination, row })),
  )
  const others = destinations.filter(({ code }) => !rows.some((row) => row.code === code))
  const max = Math.max(
    ...rows.flatMap(({ rupees }) => (rupees ? [rupees.most ?? rupees.least] : [])),
  )
  const { firstYearCosts, firstYearInRupees, fundsToShow, nextIntake, stay } = words
  const costs = rows.some(({ rupees }) => rupees) ? firstYearInRupees : firstYearCosts

  return (
    <>
      <ChartPatterns />
      <p
        aria-hidden="true"
        className={`hidden pb-2 text-sm text-ink/75 lg:grid ${columns} print:hidden`}
      >
        {[words.country, costs, fundsToShow, nextIntake, stay].map((label) => (
          <span key={label}>{label}</span>
        ))}
      </p>
      <ul>
        {withGuide.map(({ destination, row }) => (
          <Row key={destination.id} destination={destination} address={row.address}>
            <Figures row={row} max={max} />
          </Row>
        ))}
        {others.map((destination) => (
          <Row key={destination.id} destination={destination} address={noGuide.address}>
            <p className="col-span-full text-ink/85 lg:col-span-4">{destination.description}</p>
          </Row>
        ))}
      </ul>
      {rows.some(({ isUncertain }) => isUncertain) && (
        <p className="mt-4 text-sm text-ink/75">{words.notConfirmedYet}</p>
      )}
    </>
  )
}

interface RowProps {
  destination: Destination
  address: string
  children: ReactNode
}

function Row({ destination, address, children }: RowProps) {
  return (
    <li
      className={`group relative grid grid-cols-2 items-center gap-x-4 gap-y-1 border-t border-line py-3 leading-snug hover:bg-paper ${columns}`}
    >
      <h3 className="col-span-full flex items-center gap-3 font-display text-xl font-semibold text-night lg:col-span-1">
        <img
          src={flagAddress(destination)}
          alt=""
          width="40"
          height="30"
          loading="lazy"
          style={{ objectPosition: destination.flag_focus }}
          className="h-7.5 w-10 shrink-0 rounded-md border border-line object-cover"
        />
        <a
          href={localizeAddress(address)}
          className="group-hover:underline after:absolute after:inset-0"
        >
          {destination.country}
        </a>
      </h3>
      {children}
    </li>
  )
}

function Figures({ row, max }: { row: CountryRow; max: number }) {
  const { costs, costRemarks, rupees, funds, intake, stay } = row
  const label = 'text-ink/75 lg:sr-only'
  const narrow = 'max-sm:col-span-full'

  return (
    <dl className="contents text-sm">
      <div className="col-span-full lg:col-span-1">
        <dt className="sr-only">{words.firstYearCosts}</dt>
        <dd>
          {costs ? (
            <span className="font-display text-lg font-semibold text-night">{costs}</span>
          ) : (
            <span className="text-ink/75">{words.noConfirmedFigure}</span>
          )}
          {costRemarks && (
            <span className="block text-ink/75 first-letter:uppercase">{costRemarks}</span>
          )}
          {rupees && <RangeBar range={rupees} max={max} />}
        </dd>
      </div>
      {[
        { name: words.toShow, figure: funds, className: 'col-span-full lg:col-span-1' },
        { name: words.intake, figure: { value: intake, condition: '' }, className: narrow },
        { name: words.stay, figure: stay, className: narrow },
      ].map(({ name, figure, className }) => (
        <div key={name} className={className}>
          {figure && (
            <>
              <dt className={`inline ${label}`}>{`${name}: `}</dt>
              <dd className="inline">
                <span className="font-semibold text-night lg:text-base">{figure.value}</span>
                {figure.condition && (
                  <span className="text-ink/75 lg:block">{` ${figure.condition}`}</span>
                )}
              </dd>
            </>
          )}
        </div>
      ))}
    </dl>
  )
}

/** Solid to the least, hatched to the most; without a known end the hatching fades. */
function RangeBar({ range: { least, most }, max }: { range: Range; max: number }) {
  const share = (amount: number) => `${Math.round((amount / max) * 1000) / 10}%`

  return (
    <svg width="100%" height="14" aria-hidden="true" className="mt-1 block">
      <rect width="100%" height="14" rx="3" className="fill-ink/8" />
      <rect
        width={share(most ?? max)}
        height="14"
        rx="3"
        fill="url(#hatch)"
        mask={most === undefined ? 'url(#fade)' : undefined}
      />
      <rect width={share(least)} height="14" rx="3" className="fill-data-1" />
    </svg>
  )
}
