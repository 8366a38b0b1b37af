import type { ReactNode } from 'react'
import { formatAmount } from '#app/platform/browser/amounts/amount.ts'
import { localizeDigits } from '#app/platform/browser/digits.ts'
import { SiteLanguage } from '#app/ui/page-language.tsx'
import {
  type CostPart,
  calculateFirstYear,
  costParts,
  describeFirstYear,
  type FirstYear,
  formatRange,
  type LevelCosts,
  type Range,
} from '../content/first-year.ts'
import { hasFigures } from '../content/group-figures.ts'
import type { Guide } from '../content/guide.ts'
import * as words from '../words.ts'
import { Axis, LegendKey, StackedBar } from './charts.tsx'
import { FigureText, Small } from './labelled-figures.tsx'
import { Fold, siteText } from './section-parts.tsx'

/** Visa and health cover share a colour, because both are small. */
const segments: { parts: CostPart[]; className: string; name: string }[] = [
  { parts: ['tuition'], className: 'fill-data-1', name: words.tuition },
  { parts: ['living'], className: 'fill-data-2', name: words.livingForTwelveMonths },
  { parts: ['visa', 'health'], className: 'fill-data-3', name: words.visaAndHealth },
]

/** The legend of the bars, for the head of the section. */
export function CostLegend({ guide }: { guide: Guide }) {
  const firstYear = calculateFirstYear(guide)
  if (!firstYear) return null
  const known = firstYear.levels.flatMap(({ parts }) => parts.map(({ part }) => part))

  return (
    <SiteLanguage>
      <p className="max-sm:hidden">{words.everyPartAsRange}</p>
      <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm lg:mt-4 lg:grid">
        {segments
          .filter(({ parts }) => parts.some((part) => known.includes(part)))
          .map(({ name, className }) => (
            <li key={name}>
              <LegendKey className={className} />
              {name}
            </li>
          ))}
      </ul>
    </SiteLanguage>
  )
}

/** What the first year costs: bars of the parts, and a table of everything to pay for. */
export function Costs({ guide }: { guide: Guide }) {
  const firstYear = calculateFirstYear(guide)
  const table = <CostTable guide={guide} firstYear={firstYear} />

  return (
    <>
      {firstYear && <Bars firstYear={firstYear} />}
      {firstYear ? <Fold summary={siteText(words.allParts)}>{table}</Fold> : table}
    </>
  )
}

function Bars({ firstYear }: { firstYear: FirstYear }) {
  const { levels, unit } = firstYear
  const largest = Math.max(...levels.map(({ least, most }) => most ?? least * 1.5))
  const step = findStep(largest)
  const max = Math.ceil(largest / step) * step
  const rate = firstYear.rupees && firstYear.rupees.least / firstYear.least

  const remarks = describeFirstYear(firstYear)

  return (
    <div className="mb-5 grid gap-5 lg:gap-8">
      {/* Phones show the remarks at the top of the page alone. */}
      {remarks && (
        <SiteLanguage>
          <p className="text-sm text-ink/80 max-sm:hidden">{words.inThisSum(remarks)}</p>
        </SiteLanguage>
      )}
      {levels.map((level) => (
        <LevelBars key={level.level} costs={level} unit={unit} rate={rate} max={max} />
      ))}
      <div className="grid grid-cols-[6.5rem_1fr_5.5rem] gap-x-3 max-lg:hidden">
        <div className="col-start-2">
          <Axis
            ticks={Array.from({ length: Math.round(max / step) + 1 }, (_, index) => ({
              share: (index * step) / max,
              text: index === 0 ? localizeDigits(0) : formatExact(index * step, unit),
            }))}
          />
        </div>
      </div>
    </div>
  )
}

/** The distance of two to five ticks: 1, 2 or 5 times a power of ten. */
function findStep(largest: number) {
  const power = 10 ** Math.floor(Math.log10(largest))
  return [0.2, 0.5, 1, 2].map((each) => each * power).find((each) => largest / each <= 5) ?? power
}

interface LevelBarsProps {
  costs: LevelCosts
  unit: string
  /** Rupees for one unit. */
  rate?: number
  max: number
}

function LevelBars({ costs, unit, rate, max }: LevelBarsProps) {
  const { level, least, most, isLeastAverage, isMostAverage, parts } = costs
  const inRupees = rate && { least: least * rate, most: most && most * rate }
  const listSegments = (end: 'least' | 'most') =>
    segments.map(({ parts: names, className }) => ({
      className,
      size: parts
        .filter(({ part }) => names.includes(part))
        .reduce((sum, part) => sum + (part[end] ?? 0), 0),
    }))

  return (
    <SiteLanguage>
      <div>
        {level && (
          <h3 className="font-display text-xl font-semibold text-night">
            {words.levelNames[level]}
          </h3>
        )}
        <p>
          <span className="font-display text-2xl leading-tight font-semibold">
            {formatRange({ least, most }, unit)}
          </span>{' '}
          {inRupees && (
            <span className="inline-block text-sm text-ink/75">{formatRange(inRupees, 'NPR')}</span>
          )}
        </p>
        <div className="mt-3 grid gap-2">
          <Row
            label={isLeastAverage ? words.lowerAverage : words.atTheLeast}
            value={formatExact(least, unit)}
          >
            <StackedBar segments={listSegments('least')} max={max} />
          </Row>
          {most !== undefined && (
            <Row
              label={isMostAverage ? words.upperAverage : words.atTheMost}
              value={formatExact(most, unit)}
            >
              <StackedBar segments={listSegments('most')} max={max} />
            </Row>
          )}
        </div>
      </div>
    </SiteLanguage>
  )
}

interface RowProps {
  label: string
  value: string
  children: ReactNode
}

function Row({ label, value, children }: RowProps) {
  return (
    <div className="grid grid-cols-[1fr_auto] items-center gap-x-3 gap-y-0.5 text-sm md:grid-cols-[6.5rem_1fr_5.5rem]">
      <span>{label}</span>
      <span className="max-md:order-last max-md:col-span-2">{children}</span>
      <b className="text-right">{value}</b>
    </div>
  )
}

const formatExact = (amount: number, unit: string) =>
  formatAmount({
    from: String(Math.round(amount)),
    to: '',
    bound: '',
    text: '',
    unit,
    of: '',
    per: '',
  })

/** Everything that has a figure: first what the sum contains. */
function CostTable({ guide, firstYear }: { guide: Guide; firstYear?: FirstYear }) {
  const known = guide.costs.filter(({ figure, text }) => hasFigures(figure) || text)
  const counted = costParts.flatMap((part) => known.filter((cost) => cost.part === part))
  const others = known.filter(({ part }) => !part)

  return (
    <table className="w-full border-collapse text-left">
      <caption className="sr-only">{siteText(words.allParts)}</caption>
      <CostRows costs={counted} livingInSum={firstYear && describeLiving(guide, firstYear)} />
      {others.length > 0 && (
        <>
          {firstYear && (
            <tbody>
              <tr>
                <th scope="rowgroup" colSpan={2} className="pt-4 pb-1 text-sm text-ink/75">
                  {siteText(words.notInTheSum)}
                </th>
              </tr>
            </tbody>
          )}
          <CostRows costs={others} />
        </>
      )}
    </table>
  )
}

/** Says which living costs the sum counts, where they are not simply those of the rows. */
function describeLiving({ answers }: Guide, { levels, unit }: FirstYear) {
  const living = levels.flatMap(({ parts }) => parts).find(({ part }) => part === 'living')
  if (!living) return undefined
  const hasFunds = answers.funds?.some(({ from, per }) => from && per)
  return [words.inTheSum(formatSum(living, unit)), hasFunds && words.notBelowFunds]
    .filter(Boolean)
    .join(', ')
}

interface CostRowsProps {
  costs: Guide['costs']
  /** The living costs of the sum, below the last row of living costs. */
  livingInSum?: string
}

function CostRows({ costs, livingInSum }: CostRowsProps) {
  const lastLiving = costs.findLast(({ part }) => part === 'living')
  return (
    <tbody>
      {costs.map((cost) => (
        <tr key={cost.item} className="border-t border-line align-top">
          <th scope="row" className="py-2 pr-4 font-normal">
            <span className="font-semibold text-night">{cost.item}</span>
            {cost.text && <span className="block text-sm text-ink/80">{cost.text}</span>}
          </th>
          <td className="w-[45%] py-2 text-right leading-snug font-semibold text-night">
            {hasFigures(cost.figure) && (
              <SiteLanguage isInline>
                <FigureText figures={cost.figure} />
                {cost === lastLiving && livingInSum && <Small>{livingInSum}</Small>}
              </SiteLanguage>
            )}
          </td>
        </tr>
      ))}
    </tbody>
  )
}

const formatSum = ({ least, most }: Range, unit: string) =>
  formatAmount({
    from: String(Math.round(least)),
    to: most !== undefined && most > least ? String(Math.round(most)) : '',
    bound: most === undefined ? 'from' : '',
    text: '',
    unit,
    of: '',
    per: 'year',
  })
