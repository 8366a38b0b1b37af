import { formatAmount } from '#app/platform/browser/amounts/amount.ts'
import { SiteLanguage } from '#app/ui/page-language.tsx'
import { calculateFirstYear } from '../content/first-year.ts'
import {
  describeAddition,
  listFundsOnTop,
  listFundsRemarks,
  totalFunds,
  totalFundsInRupees,
} from '../content/funds.ts'
import {
  type FigureGroup,
  groupFigures,
  isPeriodic,
  totalAmount,
} from '../content/group-figures.ts'
import type { Guide } from '../content/guide.ts'
import type { Figure } from '../content/read-guide.ts'
import * as words from '../words.ts'
import { LabelledFigures, OtherTimes } from './labelled-figures.tsx'
import { Fold, PlainPoints, siteText } from './section-parts.tsx'
import { CiteAll } from './sources.tsx'

/** The sum to show as an example, and whose money counts. */
export function Funds({ guide }: { guide: Guide }) {
  const { answers, funds = [], proofOfFunds } = guide
  const [first, ...others] = groupFigures(answers.funds).filter(({ current }) => current.length > 0)
  const figure = first?.current[0]
  const shown = new Set(answers.funds?.map(({ key }) => key))
  const labelled = (proofOfFunds.figures ?? []).filter(
    (each) => !each.figure?.some(({ key }) => shown.has(key)),
  )

  return (
    <div className="grid items-start gap-6 md:grid-cols-2 md:gap-10">
      {figure?.from && <Example guide={guide} figure={figure} />}
      <div>
        {funds.length > 0 && (
          <Fold summary={siteText(words.whoseMoneyCounts)}>
            <PlainPoints points={funds} />
          </Fold>
        )}
        {(others.length > 0 || labelled.length > 0) && (
          <Fold summary={proofOfFunds.title}>
            <SiteLanguage>
              {others.map((group) => (
                <p key={group.current[0]?.condition} className="mb-3">
                  <span className="font-display text-xl font-semibold text-indigo">
                    <FundsAmount guide={guide} group={group} />
                  </span>{' '}
                  <FundsRemarks guide={guide} group={group} />
                </p>
              ))}
              <LabelledFigures figures={labelled} />
            </SiteLanguage>
          </Fold>
        )}
      </div>
    </div>
  )
}

/** The total of the funds under one condition. */
export function FundsAmount({ guide: { answers }, group: { current } }: FundsProps) {
  const [figure] = current
  if (!figure) return null
  const addition = describeAddition(answers, figure)
  return (
    <>
      {formatAmount(totalFunds(answers, figure))}
      {addition && <span className="font-sans text-base font-semibold">{` ${addition}`}</span>}
    </>
  )
}

interface FundsProps {
  guide: Guide
  group: FigureGroup
}

/** The same in rupees, the condition, the source and values of other times. */
export function FundsRemarks({ guide: { answers }, group }: FundsProps) {
  const [figure] = group.current
  if (!figure) return null
  const rupees = totalFundsInRupees(answers, figure)
  return (
    <>
      {[rupees && formatAmount(rupees), ...listFundsRemarks(answers, figure)]
        .filter(Boolean)
        .join(', ')}
      <CiteAll figures={[figure, ...listFundsOnTop(answers, figure)]} />
      <OtherTimes
        group={{ current: group.current, ending: group.ending, upcoming: [] }}
        start="; "
        format={(each) => formatAmount(totalFunds(answers, each))}
      />
    </>
  )
}

/** Where a fee comes on top: an example with the lowest tuition of the guide. */
function Example({ guide, figure }: { guide: Guide; figure: Figure }) {
  const { answers } = guide
  const { unit, multiplier, condition } = figure
  const firstYear = calculateFirstYear(guide)
  const tuition = firstYear?.levels
    .flatMap(({ parts }) => parts)
    .filter(({ part }) => part === 'tuition')
    .map(({ least }) => least)
  if (!answers.isTuitionOnTop || firstYear?.unit !== unit || !tuition?.length) return null
  const format = (amount: number | string, currency = unit) =>
    formatAmount({
      from: String(amount),
      to: '',
      bound: '',
      text: '',
      unit: currency,
      of: '',
      per: '',
    })
  const added = listFundsOnTop(answers, figure)
  const fee = Math.round(Math.min(...tuition))
  const sum = Number(totalFunds(answers, figure).from) + fee
  const living = isPeriodic(figure)
    ? words.livingTimes(multiplier, format(figure.from))
    : words.livingCosts
  const rate = figure.rupees?.rate

  return (
    <SiteLanguage>
      <div className="card p-4 sm:p-5">
        <h3 className="font-display text-xl font-semibold text-night">{words.anExample}</h3>
        <p className="mb-3 text-sm text-ink/75">{words.putInYourFee}</p>
        <dl className="mt-2 grid grid-cols-[1fr_auto] gap-y-1.5 tabular-nums">
          <Line label={words.tuitionNotPaid} value={format(fee)} />
          <Line
            // The condition, such as "outside London", says what this amount is for.
            label={[living, added.length === 0 && condition].filter(Boolean).join(', ')}
            value={`+ ${format(totalAmount(figure).from)}`}
          />
          {added.map((each) => (
            <Line key={each.key} label={each.label} value={`+ ${format(totalAmount(each).from)}`} />
          ))}
          <dt className="border-t-2 border-ink pt-2 font-bold">{words.toShow}</dt>
          <dd className="border-t-2 border-ink pt-2 text-right font-bold">{format(sum)}</dd>
          {rate && (
            <>
              <dt className="text-sm text-ink/75">{words.inRupees}</dt>
              <dd className="text-right text-sm text-ink/75">
                {format(Math.round(sum * rate), 'NPR')}
              </dd>
            </>
          )}
        </dl>
      </div>
    </SiteLanguage>
  )
}

function Line({ label, value }: { label: string; value: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd className="text-right">{value}</dd>
    </>
  )
}
