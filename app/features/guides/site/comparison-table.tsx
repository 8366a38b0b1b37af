import type { ReactNode } from 'react'
import { formatAmount } from '#app/platform/browser/amounts/amount.ts'
import { Untranslated } from '#app/ui/page-language.tsx'
import type { ComparedGuide } from '../content/comparison.ts'
import type { FormattedValue } from '../content/format-figures.ts'
import * as words from '../words.ts'
import {
  ComparisonPatterns,
  CostBar,
  FundsBar,
  IntakeStrip,
  WeeksBar,
} from './comparison-charts.tsx'
import { Small } from './labelled-figures.tsx'

interface ComparisonTableProps {
  compared: ComparedGuide[]
  caption: string
}

// The ground of a row reaches the edges of the window.
const toTheLeft = 'sm:shadow-bleed sm:[clip-path:inset(0_0_0_-100vmax)]'
const toTheRight = 'sm:last:shadow-bleed sm:last:[clip-path:inset(0_-100vmax_0_0)]'
const toBothSides = 'max-sm:shadow-bleed max-sm:[clip-path:inset(0_-100vmax)]'

/** Compares guides in a table. On phones, the values of all countries are below each label. */
export function ComparisonTable({ compared, caption }: ComparisonTableProps) {
  const rows = listRows(compared).filter(({ render }) => compared.some(render))
  const notes = [
    compared.some(({ isUncertain }) => isUncertain) && words.notConfirmedYet,
    rows.some(({ render }) => compared.some((country) => !render(country))) && words.emptyCells,
  ].filter(Boolean)
  return (
    <div className="overflow-x-clip">
      <div className="frame">
        {notes.length > 0 && <p className="mb-3 text-sm text-ink/80">{notes.join(' ')}</p>}
        <ComparisonPatterns />
        <table className="w-full border-separate border-spacing-0 text-left max-sm:block sm:table-fixed">
          <caption className="sr-only">{caption}</caption>
          <TableHead compared={compared} />
          <tbody className="max-sm:block">
            {rows.map((row) => (
              <TableRow key={row.label} row={row} compared={compared} />
            ))}
          </tbody>
        </table>
        <p className="mt-4 text-sm text-ink/80">
          {`${words.sourcesAndDates}: `}
          {compared.map(({ address, name, sources }, index) => (
            <span key={address}>
              {index > 0 && '; '}
              <a href={`${address}#sources`} className="inline-block min-h-6 text-indigo underline">
                {name}
              </a>
              {sources.length > 0 && (
                <>
                  {' ('}
                  <Untranslated>{sources.join(', ')}</Untranslated>
                  {')'}
                </>
              )}
            </span>
          ))}
          {words.fullStop}
        </p>
      </div>
    </div>
  )
}

/** The countries. They stay in sight, below the header that stays on phones. */
function TableHead({ compared }: { compared: ComparedGuide[] }) {
  const ground = 'bg-night [--ground:var(--color-night)]'
  return (
    <thead className="on-night top-0 z-10 max-sm:block sticky pinned:top-14 print:static">
      <tr className={`${ground} max-sm:flex max-sm:gap-2 ${toBothSides}`}>
        <td className={`${ground} ${toTheLeft} max-sm:hidden sm:w-1/6`} />
        {compared.map(({ address, name, outline }) => (
          <th
            key={address}
            scope="col"
            className={`${ground} ${toTheRight} font-normal max-sm:min-w-0 max-sm:flex-1 sm:px-3 sm:py-3 lg:px-6`}
          >
            <a
              href={address}
              className="flex min-h-11 items-center gap-1.5 leading-tight font-semibold text-paper hover:underline max-sm:text-sm max-sm:tracking-tight sm:gap-3 sm:font-display lg:text-2xl"
            >
              <img
                src={outline}
                alt=""
                width="60"
                height="48"
                className={`h-6 w-7 shrink-0 object-contain lg:h-12 lg:w-15 ${compared.length > 3 ? 'hidden' : compared.length > 2 ? 'max-sm:hidden' : ''}`}
              />
              <span className="wrap-normal">{name}</span>
            </a>
          </th>
        ))}
      </tr>
    </thead>
  )
}

interface Row {
  label: string
  /** What the label means, or the scale of the bars. */
  detail?: string
  /** Whether it is one of the first answers. */
  isLarge?: boolean
  /** Nothing if there is no value. */
  render: (country: ComparedGuide) => ReactNode
}

function TableRow({ row, compared }: { row: Row; compared: ComparedGuide[] }) {
  const { label, detail, isLarge = false, render } = row
  const ground = isLarge ? 'bg-white [--ground:white]' : ''
  return (
    <tr
      className={`align-top max-sm:block max-sm:pt-4 max-sm:pb-1 ${ground} ${isLarge ? toBothSides : ''}`}
    >
      <th
        scope="row"
        className={`font-semibold max-sm:block sm:border-t sm:border-line sm:py-4 sm:pr-4 ${ground} ${isLarge ? toTheLeft : ''}`}
      >
        <span className="max-sm:font-display max-sm:text-xl max-sm:text-indigo">{label}</span>
        {detail && (
          <span className="text-sm font-normal text-ink/75 max-sm:ml-2 sm:block">{detail}</span>
        )}
      </th>
      {compared.map((country) => {
        const value = render(country)
        return (
          <td
            key={country.address}
            className={`${value ? 'max-sm:grid' : 'max-sm:hidden'} leading-snug sm:border-t sm:border-l sm:border-line sm:px-3 sm:py-4 lg:px-6 ${ground} ${isLarge ? toTheRight : ''} max-sm:grid-cols-[5.25rem_1fr] max-sm:gap-x-3 max-sm:border-t max-sm:border-line max-sm:py-2`}
          >
            <span className="text-sm text-ink/75 sm:hidden">{country.name}</span>
            <div className="min-w-0 wrap-anywhere">{value}</div>
          </td>
        )
      })}
    </tr>
  )
}

/** The rows of the table, in the order of a guide. */
function listRows(compared: ComparedGuide[]): Row[] {
  const maxCost = toScale(compared.map(({ firstYear }) => firstYear?.range))
  const maxFunds = toScale(compared.map(({ fundsRange }) => fundsRange))
  const maxWeeks = Math.ceil(
    Math.max(0, ...compared.map(({ visaWeeks }) => visaWeeks?.most ?? visaWeeks?.least ?? 0)),
  )
  return [
    {
      label: words.firstYearCosts,
      detail: maxCost > 0 ? words.rupeeScale(formatRupees(maxCost)) : undefined,
      isLarge: true,
      render: ({ firstYear, firstYearGap }) =>
        !firstYear ? (
          <Small>{firstYearGap}</Small>
        ) : (
          <>
            <b className={largeValue}>{firstYear.value}</b>
            {firstYear.rupees && <Small>{firstYear.rupees}</Small>}
            {firstYear.range && <CostBar range={firstYear.range} max={maxCost} />}
            <Small>{firstYear.parts}</Small>
            {firstYear.remarks && <Small>{firstYear.remarks}</Small>}
          </>
        ),
    },
    {
      label: words.fundsToShow,
      detail: maxFunds > 0 ? words.rupeeScale(formatRupees(maxFunds)) : undefined,
      isLarge: true,
      render: ({ funds, fundsRange, isTuitionOnTop }) => {
        const bar = fundsRange && (
          <FundsBar range={fundsRange} max={maxFunds} isTuitionOnTop={isTuitionOnTop} />
        )
        return renderValues(funds, { className: largeValue, bar })
      },
    },
    { label: words.visaFee, render: ({ visaFee }) => renderValues(visaFee) },
    {
      label: words.visaTakes,
      detail: maxWeeks > 0 ? words.weeksScale(maxWeeks) : undefined,
      render: ({ visaTime, visaWeeks }) =>
        renderValues(visaTime, { bar: visaWeeks && <WeeksBar range={visaWeeks} max={maxWeeks} /> }),
    },
    {
      label: words.marks,
      detail: words.marksScales,
      render: ({ marks }) => renderValues(marks),
    },
    {
      label: words.english,
      detail: words.englishScales,
      render: ({ english }) => renderValues(english),
    },
    {
      label: words.intakes,
      detail: words.monthsScale,
      render: ({ intakes }) =>
        intakes.length > 0 && (
          <>
            <b>{words.formatMonths(intakes)}</b>
            <IntakeStrip months={intakes} />
          </>
        ),
    },
    { label: words.nextIntake, render: ({ nextIntake }) => renderValues(nextIntake) },
    { label: words.nextDeadline, render: ({ nextDeadline }) => renderValues(nextDeadline) },
    { label: words.workInTerm, render: ({ work }) => renderValues(work) },
    { label: words.dependants, render: ({ dependants }) => renderValues(dependants) },
    { label: words.stayAfterwards, render: ({ stay }) => renderValues(stay) },
  ]
}

const largeValue = 'font-display text-lg leading-tight lg:text-xl'

/** The end of a scale in rupees: the next multiple of ten lakh. */
const toScale = (ranges: ({ least: number; most?: number } | undefined)[]) => {
  const ends = ranges.map((range) => range?.most ?? (range?.least ?? 0) * 1.5)
  return Math.ceil(Math.max(0, ...ends) / TEN_LAKH) * TEN_LAKH
}

const TEN_LAKH = 1_000_000

const formatRupees = (amount: number) =>
  formatAmount({ from: String(amount), to: '', bound: '', text: '', unit: 'NPR', of: '', per: '' })

interface ValueOptions {
  className?: string
  /** Below the first value. */
  bar?: ReactNode
}

const renderValues = (
  values: (FormattedValue & { addition?: string })[],
  { className = '', bar }: ValueOptions = {},
) =>
  values.length > 0 &&
  values.map(({ value, addition, rupees, remarks }, index) => (
    <div key={value + remarks} className="not-first:mt-2">
      {value && <b className={className}>{value}</b>}
      {addition && <span className="text-sm">{` ${addition}`}</span>}
      {rupees && <Small>{rupees}</Small>}
      {index === 0 && bar}
      {remarks && <Small>{remarks}</Small>}
    </div>
  ))
