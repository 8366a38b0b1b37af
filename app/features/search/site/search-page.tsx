import { data } from 'react-router'
import { defaultLanguage } from '#app/contract/languages.ts'
import { formatReplyDay } from '#app/features/office/hours-contract.ts'
import { to } from '#app/platform/browser/addresses.ts'
import { apiContext } from '#app/platform/browser/api-context.ts'
import {
  dateLanguageOf,
  languageQuery,
  language as siteLanguage,
} from '#app/platform/browser/language.ts'
import { useOffice } from '#app/platform/browser/office-context.ts'
import { OfficeWord } from '#app/platform/browser/office-word.tsx'
import { statusOf } from '#app/platform/browser/page-status.ts'
import { buttonClassName } from '#app/ui/button.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { type SearchHit, type SearchResponse, searchApi } from '../contract.ts'
import { searching } from '../searching-contract.ts'
import * as words from '../words.ts'
import type { Route } from './+types/search-page.ts'
import { SearchForm } from './search-form.tsx'

/** The page map trims and limits the query. Results pages are not cached. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams.get(searching.name) ?? ''
  const isTooLong = [...query].length > searching.maxLength
  if (query === '' || isTooLong) return data({ query, isTooLong, response: null })
  const querystring = { q: query, ...languageQuery }
  const found = await context.get(apiContext).attempt(searchApi.search, { querystring })
  return data({ query, isTooLong, response: found.ok ? found.value : null }, statusOf(found))
}

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { query, isTooLong, response } = loaderData
  const error = isTooLong ? words.tooLong(searching.maxLength) : undefined

  return (
    <div className="frame section-gap">
      <PageHead title={query ? words.searchFor(query) : words.search} />
      <h1 className="font-display text-title font-semibold text-night">{words.search}</h1>
      <p className="mt-3 mb-6 max-w-[65ch] text-lg text-ink/80">{words.whatToSearch}</p>
      <SearchForm query={query} error={error} />
      {response && response.total > 0 && <SearchResults response={response} />}
      {response?.total === 0 && <NoResults query={query} suggestions={response.suggestions} />}
      {query && !isTooLong && !response && (
        <p role="status" className="mt-8">
          {words.notSearched}
        </p>
      )}
    </div>
  )
}

interface NoResultsProps {
  query: string
  /** The suggested query. */
  suggestions: string[]
}

function NoResults({ query, suggestions }: NoResultsProps) {
  const office = useOffice()

  return (
    <section aria-labelledby="found" className="mt-8 max-w-[65ch]">
      <h2 id="found" className="font-display text-xl font-semibold text-night wrap-anywhere">
        {words.noResults(query)}
      </h2>
      {suggestions.length > 0 && (
        <p className="mt-3 flex flex-wrap gap-x-4">
          {words.didYouMean}
          {suggestions.map((each) => (
            <a
              key={each}
              href={`${to('/search')}?${searching.name}=${encodeURIComponent(each)}`}
              className="font-semibold underline"
            >
              {each}
            </a>
          ))}
        </p>
      )}
      <p className="mt-3 text-ink/80">
        <OfficeWord
          name="search_ask"
          getValues={(language) => ({
            day: formatReplyDay(office, new Date(), dateLanguageOf(language)),
          })}
        />
      </p>
      <a href={to('/contact')} className={`${buttonClassName('plain')} mt-4`}>
        {words.writeToUs}
      </a>
    </section>
  )
}

/** The search results, best first. */
function SearchResults({ response: { total, is_exact, results } }: { response: SearchResponse }) {
  return (
    <section aria-labelledby="found" className="mt-8 max-w-[70ch]">
      <h2 id="found" className="text-base font-semibold text-ink/75">
        {words.found(total, results.length)}
      </h2>
      {!is_exact && <p className="mt-1 text-ink/80">{words.closeResults}</p>}
      <ol className="mt-2 divide-y divide-line border-t border-line">
        {results.map((found) => (
          <SearchResultItem key={`${found.type}${found.address}${found.title}`} found={found} />
        ))}
      </ol>
    </section>
  )
}

function SearchResultItem({ found }: { found: SearchHit }) {
  const { type, address, title, heading, excerpt, is_uncertain } = found
  const resultLanguage = found.language ?? defaultLanguage
  const language = resultLanguage === siteLanguage ? undefined : resultLanguage

  return (
    <li className="py-5 wrap-anywhere">
      <h3 className="font-display text-xl font-semibold text-night">
        <a
          href={address}
          hrefLang={language}
          lang={language}
          className="inline-block underline decoration-marigold decoration-2 underline-offset-4"
        >
          {heading ? `${title}: ${heading}` : title}
        </a>
      </h3>
      <p className="mt-1 text-sm text-ink/75">{words.typeNames[type]}</p>
      <p lang={language} className="mt-1">
        {excerpt.map(({ text, is_match }, index) =>
          is_match ? (
            <mark key={index} className="bg-marigold/30 font-semibold text-inherit">
              {text}
            </mark>
          ) : (
            text
          ),
        )}
        {is_uncertain && (
          <small className="text-sm text-ink/75">{`, ${words.confirmWithUs}`}</small>
        )}
      </p>
    </li>
  )
}
