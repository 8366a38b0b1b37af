import { data } from 'react-router'
import { factsApi } from '#app/features/facts/contract.ts'
import { officeApi } from '#app/features/office/contract.ts'
import { apiContext } from '#app/platform/browser/api-context.ts'
import { latest, statusOf } from '#app/platform/browser/page-status.ts'
import { PageHead } from '#app/ui/page-head.tsx'
import { parseChosenCodes, toComparedGuide } from '../content/comparison.ts'
import { getLastChange } from '../content/last-changed.ts'
import { findRates } from '../content/rates.ts'
import { fillGuide } from '../content/read-guide.ts'
import { comparison, guidesApi } from '../contract.ts'
import * as words from '../words.ts'
import type { Route } from './+types/compare-page.ts'
import { compareAddress } from './compare-address.ts'
import { ComparisonTable } from './comparison-table.tsx'
import { CountryChooser } from './country-chooser.tsx'
import { FiguresRequest } from './figures-request.tsx'
import printStyles from './print.css?url'
import { PrintedOffice } from './printed-office.tsx'

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: printStyles, media: 'print' },
]

/**
 * Loads the comparison. The query is part of the cache key, so the page map normalizes it first.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const { time_zone } = await api.call(officeApi.readPublic, {})
  const [current, published] = await Promise.all([
    api.attempt(factsApi.current, {}),
    api.attempt(guidesApi.list, {}),
  ])
  const guides = published.ok ? published.value : []
  const facts = current.ok ? current.value : {}
  const query = new URL(request.url).searchParams.get(comparison.name) ?? ''
  const { chosen, hasOthers } = parseChosenCodes(query, guides)
  const { minCountries, maxCachedValues } = comparison
  const isComparison = chosen.length >= minCountries && chosen.length <= maxCachedValues
  const pageData = {
    chosen: chosen.map(({ code }) => code),
    remarks: [
      hasOthers && words.noGuideForOne,
      chosen.length > 0 && chosen.length < minCountries && words.chooseOneMore,
      chosen.length > maxCachedValues && words.tooManyCountries(chosen.length),
    ].filter((remark) => remark !== false),
    compared: isComparison
      ? fillGuide(chosen, facts).map((each) => toComparedGuide(each, time_zone))
      : [],
    modified: isComparison
      ? getLastChange(getLatestChange(chosen), chosen, facts)
      : getLatestChange(guides),
    countries: guides.map(({ code, name }) => ({ code, name })),
  }
  return data(pageData, statusOf(current, published))
}

const getLatestChange = (guides: { modified: string }[]) =>
  latest(...guides.map(({ modified }) => modified))

export default function ComparePage({ loaderData }: Route.ComponentProps) {
  const { chosen, remarks, compared, modified, countries } = loaderData
  const names = compared.map(({ nameInText }) => nameInText)
  const isComparison = compared.length > 0
  const title = isComparison ? words.comparisonTitle(names) : words.compareCountries
  const parentPage = { name: words.studyAbroad, path: '/destinations' }

  return (
    <article data-part={isComparison && 'spelling'}>
      <PageHead
        title={title}
        description={isComparison ? words.comparisonDescription(names) : words.compareDescription}
        path={isComparison ? compareAddress(chosen) : '/compare'}
        modified={modified}
        parents={
          isComparison
            ? [parentPage, { name: words.compareCountries, path: '/compare' }]
            : [parentPage]
        }
      />
      <PrintedOffice />
      <div className="frame section-gap">
        <h1 className="max-w-[24ch] font-display text-title font-semibold text-night">{title}</h1>
        <p className="mt-3 max-w-[65ch] text-lg text-ink/80">{words.comparisonIntro}</p>
        {isComparison && (
          <>
            <ComparisonTable compared={compared} title={title} />
            <FiguresRequest country={words.formatList(names)} rates={compared.flatMap(findRates)} />
          </>
        )}
        <CountryChooser countries={countries} chosen={chosen} remarks={remarks} />
      </div>
    </article>
  )
}
