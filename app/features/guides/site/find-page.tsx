import { data } from 'react-router'
import { factsApi } from '#app/features/facts/contract.ts'
import { officeApi } from '#app/features/office/contract.ts'
import { apiContext } from '#app/platform/browser/api-context.ts'
import { languageQuery } from '#app/platform/browser/language.ts'
import { statusOf } from '#app/platform/browser/page-status.ts'
import { PageHead } from '#app/ui/page-head.tsx'
import { type ComparedGuide, toComparedGuide } from '../content/comparison.ts'
import {
  compareFound,
  createFinderOptions,
  type FinderQuery,
  type FinderValues,
  type FoundCountry,
  findCountries,
  type FinderGuide as Guide,
  isWholeRangeWithin,
  parseFinderValues,
} from '../content/finder.ts'
import { describeFirstYear, findRates, formatRange, type Rate } from '../content/first-year.ts'
import { fillGuide } from '../content/read-guide.ts'
import { comparison, guidesApi } from '../contract.ts'
import * as words from '../words.ts'
import type { Route } from './+types/find-page.ts'
import { ComparisonTable } from './comparison-table.tsx'
import { FiguresRequest } from './figures-request.tsx'
import { FinderForm, finderHeading } from './finder-form.tsx'

/** Compares the countries that fit, at the chosen level. The page map limits the query. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const [{ time_zone }, current, published] = await Promise.all([
    api.call(officeApi.readPublic, { querystring: languageQuery }),
    api.attempt(factsApi.current, { querystring: languageQuery }),
    api.attempt(guidesApi.list, { querystring: languageQuery }),
  ])
  const guides = fillGuide(published.ok ? published.value : [], current.ok ? current.value : {})
  const { searchParams } = new URL(request.url)
  const getValue = (name: keyof FinderValues) => searchParams.get(name) ?? ''
  const values = {
    budget: getValue('budget'),
    level: getValue('level'),
    country: getValue('country').toLowerCase(),
  }
  const { query, invalid } = parseFinderValues(values, guides)
  const options = createFinderOptions(guides)
  const answer =
    searchParams.size > 0 && invalid.length === 0
      ? createAnswer(guides, options.hasRupees ? query : { ...query, budget: undefined }, time_zone)
      : undefined
  const pageData = { options, values, invalid, answer }
  return data(pageData, statusOf(current, published))
}

interface Answer {
  /** The budget, level and country that were chosen. */
  choice: string
  /** What fits, what does not, and what was left out. */
  remarks: string[]
  countries: { name: string; address: string; costs: string; remarks: string }[]
  /** The first of these countries; fewer than two are not compared. */
  compared: ComparedGuide[]
  rates: Rate[]
  /** The address of their comparison at any level, or ''. */
  comparison: string
}

function createAnswer(guides: Guide[], query: FinderQuery, timeZone: string): Answer {
  const { chosen, isChosenFitting, others, lowest, unknown } = findCountries(guides, query)
  const fitting = chosen && isChosenFitting ? [chosen, ...others] : others
  const isComparable = fitting.length >= comparison.minCountries
  const first = isComparable ? fitting.slice(0, comparison.maxCountries) : []
  const leftOut = isComparable ? fitting.slice(comparison.maxCountries) : []
  return {
    choice: describeChoice(guides, query),
    remarks: [
      query.country && !isChosenFitting && explainChoice(guides, query, chosen),
      fitting.length === 0 && explainNothing(query, lowest),
      ...explainRanges(fitting, query),
      leftOut.length > 0 && words.leftOut(first.length, leftOut.length, listNames(leftOut)),
      unknown.length > 0 && words.unknownAtLevel(words.formatList(unknown.map(toName))),
    ]
      .filter((remark) => typeof remark === 'string')
      .filter((remark) => remark !== ''),
    countries: fitting.map((found) => ({
      name: found.guide.name,
      address: found.guide.address,
      costs: formatCosts(found),
      remarks: describeFirstYear(found.firstYear),
    })),
    compared: first.map(({ guide }) => toComparedGuide(guide, timeZone)),
    rates: first.flatMap(({ guide }) => findRates(guide)),
    comparison: isComparable ? compareFound(first) : '',
  }
}

const toName = ({ nameInText }: Pick<Guide, 'nameInText'>) => nameInText

const listNames = (found: FoundCountry[]) =>
  words.formatList(found.map(({ guide }) => toName(guide)))

function describeChoice(guides: Guide[], { budget, level, country }: FinderQuery) {
  const chosen = [
    budget !== undefined && words.upTo(formatBudget(budget)),
    level && words.levelNames[level],
    guides.find(({ code }) => code === country)?.name,
  ]
  return chosen.filter(Boolean).join(', ') || words.allCountries
}

/** Says where the upper end fits too, and where only the lower end does. */
function explainRanges(fitting: FoundCountry[], { budget }: FinderQuery) {
  if (budget === undefined) return []
  const whole = fitting.filter((found) => isWholeRangeWithin(found, budget))
  const partly = fitting.filter((found) => !isWholeRangeWithin(found, budget))
  return [
    whole.length > 0 && words.wholeRangeFits(listNames(whole)),
    partly.length > 0 && words.onlyLowerEndFits(listNames(partly)),
  ]
}

/** Explains why the chosen country does not fit. */
function explainChoice(guides: Guide[], { budget, country }: FinderQuery, chosen?: FoundCountry) {
  const name = guides.find(({ code }) => code === country)?.nameInText ?? ''
  if (!chosen) return words.noFirstYear(name)
  if (!chosen.firstYear.rupees) return words.noRate(name)
  return words.isAboveBudget(name, formatCosts(chosen), formatBudget(budget))
}

/** Explains why no country fits. */
function explainNothing({ budget }: FinderQuery, lowest?: FoundCountry) {
  if (!lowest?.firstYear.rupees) return words.noFigures
  const { nameInText } = lowest.guide
  return words.nothingFits(formatBudget(budget), nameInText, formatCosts(lowest))
}

const formatBudget = (least = 0) => formatRange({ least, most: least }, 'NPR')

/** In rupees if there is a rate. */
const formatCosts = ({ firstYear }: FoundCountry) =>
  firstYear.rupees ? formatRange(firstYear.rupees, 'NPR') : formatRange(firstYear, firstYear.unit)

export default function FindPage({ loaderData }: Route.ComponentProps) {
  const { options, values, invalid, answer } = loaderData
  const title = finderHeading(options)
  const names = answer?.compared.map(toName) ?? []

  return (
    <>
      <PageHead title={title} />
      <div className="frame section-gap">
        <h1 className="max-w-[24ch] font-display text-title font-semibold text-night">{title}</h1>
        <p className="mt-3 max-w-[65ch] text-lg text-ink/80">{words.findDescription}</p>
        {answer && <AnswerText answer={answer} />}
      </div>
      {answer && answer.compared.length > 0 && (
        <>
          <ComparisonTable compared={answer.compared} caption={words.comparisonTitle(names)} />
          <div className="frame pt-2">
            <FiguresRequest country={words.formatList(names)} rates={answer.rates} />
          </div>
        </>
      )}
      <div className="frame pt-8 pb-14">
        <div className="max-w-lg card p-5 sm:p-8">
          <FinderForm {...options} values={values} invalid={invalid} />
        </div>
      </div>
    </>
  )
}

function AnswerText({ answer: { choice, remarks, countries, comparison } }: { answer: Answer }) {
  return (
    <div role="status" className="mt-6 max-w-[65ch]">
      <h2 className="font-display text-2xl font-semibold text-night">{choice}</h2>
      {remarks.map((remark) => (
        <p key={remark} className="mt-2">
          {remark}
        </p>
      ))}
      {countries.length > 0 && (
        <>
          <p className="mt-3 font-semibold text-night">
            {countries.length === 1 ? words.oneFits : words.theseFit(countries.length)}
          </p>
          <ul className="mt-2 grid gap-1">
            {countries.map(({ name, address, costs, remarks }) => (
              <li key={address}>
                <a href={address} className="font-semibold text-indigo underline">
                  {name}
                </a>
                {`: ${costs}`}
                {remarks && <span className="text-sm text-ink/80">{`, ${remarks}`}</span>}
              </li>
            ))}
          </ul>
        </>
      )}
      {comparison && (
        <p className="mt-4">
          <a href={comparison} className="font-semibold text-indigo underline">
            {words.compareAtAnyLevel}
          </a>
        </p>
      )}
    </div>
  )
}
