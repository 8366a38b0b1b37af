import { data } from 'react-router'
import { factsApi } from '#app/features/facts/contract.ts'
import { officeApi } from '#app/features/office/contract.ts'
import { to } from '#app/platform/browser/addresses.ts'
import { apiContext } from '#app/platform/browser/api-context.ts'
import { languageQuery } from '#app/platform/browser/language.ts'
import { latest, statusOf } from '#app/platform/browser/page-status.ts'
import { Button } from '#app/ui/button.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { chooseExample, parseChosenCodes, toComparedGuide } from '../content/comparison.ts'
import { findRates } from '../content/first-year.ts'
import { getLastChange } from '../content/last-changed.ts'
import { fillGuide } from '../content/read-guide.ts'
import { comparison, guidesApi } from '../contract.ts'
import * as words from '../words.ts'
import type { Route } from './+types/compare-page.ts'
import { ComparisonTable } from './comparison-table.tsx'
import { FiguresRequest } from './figures-request.tsx'
import { compareAddress } from './first-answers.tsx'
import { PrintedOffice } from './guide-page-view.tsx'
import printStyles from './print.css?url'

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: printStyles, media: 'print' },
]

/**
 * Loads the comparison. The query is part of the cache key, so the page map normalizes it first.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const { time_zone } = await api.call(officeApi.readPublic, { querystring: languageQuery })
  const [current, published] = await Promise.all([
    api.attempt(factsApi.current, { querystring: languageQuery }),
    api.attempt(guidesApi.list, { querystring: languageQuery }),
  ])
  const guides = published.ok ? published.value : []
  const facts = current.ok ? current.value : {}
  const query = new URL(request.url).searchParams.get(comparison.name) ?? ''
  const { chosen, hasOthers } = parseChosenCodes(query, guides)
  const { minCountries, maxCountries } = comparison
  const isComparison = chosen.length >= minCountries && chosen.length <= maxCountries
  const compared = isComparison ? chosen : query ? [] : chooseExample(guides)
  const filled = fillGuide(compared, facts)
  const pageData = {
    chosen: chosen.map(({ code }) => code),
    isExample: !isComparison,
    remarks: [
      hasOthers && words.noGuideForOne,
      chosen.length > 0 && chosen.length < minCountries && words.chooseOneMore,
      chosen.length > maxCountries && words.tooManyCountries(chosen.length),
    ].filter((remark) => remark !== false),
    compared: filled.map((each) => toComparedGuide(each, time_zone)),
    rates: filled.flatMap(findRates),
    modified:
      compared.length > 0
        ? getLastChange(getLatestChange(compared), compared, facts)
        : getLatestChange(guides),
    countries: guides.map(({ code, name }) => ({ code, name })),
  }
  return data(pageData, statusOf(current, published))
}

const getLatestChange = (guides: { modified: string }[]) =>
  latest(...guides.map(({ modified }) => modified))

export default function ComparePage({ loaderData }: Route.ComponentProps) {
  const { chosen, isExample, remarks, compared, rates, modified, countries } = loaderData
  const names = compared.map(({ nameInText }) => nameInText)
  const title = isExample ? words.compareCountries : words.comparisonTitle(names)
  const parentPage = { name: words.studyAbroad, path: '/destinations' }

  return (
    <article data-part={!isExample && 'spelling'}>
      <PageHead
        title={title}
        description={isExample ? words.compareDescription : words.comparisonDescription(names)}
        path={isExample ? '/compare' : compareAddress(chosen)}
        modified={modified}
        isInEveryLanguage
        parents={
          isExample
            ? [parentPage]
            : [parentPage, { name: words.compareCountries, path: '/compare' }]
        }
      />
      <PrintedOffice />
      <div className="frame pt-8 pb-6 sm:pt-12 sm:pb-8">
        <h1 className="max-w-[24ch] font-display text-title font-semibold text-night">{title}</h1>
        <p className="mt-3 max-w-[65ch] text-lg text-ink/80">{words.comparisonIntro}</p>
        <CountryChooser countries={countries} chosen={chosen} remarks={remarks} />
        {compared.length > 0 && isExample && (
          <h2 className="mt-8 font-display text-2xl font-semibold text-night">
            {words.exampleOf(names)}
          </h2>
        )}
      </div>
      {compared.length > 0 && (
        <>
          <ComparisonTable
            compared={compared}
            caption={isExample ? words.exampleOf(names) : title}
          />
          <div className="frame pt-2 pb-14">
            <FiguresRequest country={words.formatList(names)} rates={rates} />
          </div>
        </>
      )}
    </article>
  )
}

interface CountryChooserProps {
  countries: { code: string; name: string }[]
  chosen: string[]
  /** Texts that explain why there is no comparison, or that countries were left out. */
  remarks: string[]
}

/** A form that works without scripts. The comparison page normalizes the query that it sends. */
function CountryChooser({ countries, chosen, remarks }: CountryChooserProps) {
  return (
    <form action={`${to('/compare')}#choose`} className="mt-5 print:hidden">
      <fieldset>
        <legend className="font-semibold text-night">{words.chooseTwoToFour}</legend>
        {chosen.length === 0 && (
          // Shown to visitors who have sent the form without a country.
          <p id="choose" className="mt-2 hidden font-semibold text-indigo target:block">
            {words.chooseFirst}
          </p>
        )}
        {remarks.map((remark) => (
          <p key={remark} className="mt-2 font-semibold text-indigo">
            {remark}
          </p>
        ))}
        <ul className="mt-1 grid gap-x-6 min-[22rem]:grid-cols-2 sm:grid-cols-3 lg:grid-cols-5">
          {countries.map(({ code, name }) => (
            <li key={code}>
              <label className="flex min-h-11 cursor-pointer items-center gap-3 leading-tight">
                <input
                  type="checkbox"
                  name="countries"
                  value={code.toLowerCase()}
                  defaultChecked={chosen.includes(code)}
                  className="size-5 shrink-0 accent-indigo"
                />
                {name}
              </label>
            </li>
          ))}
        </ul>
      </fieldset>
      <Button type="submit" variant="primary" className="mt-3 min-h-12 px-7">
        {words.compare}
      </Button>
    </form>
  )
}
