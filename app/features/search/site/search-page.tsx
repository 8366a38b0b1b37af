import { data } from 'react-router'
import { apiContext } from '#app/platform/browser/api-context.ts'
import { statusOf } from '#app/platform/browser/page-status.ts'
import { PageHead } from '#app/ui/page-head.tsx'
import { searchApi, searching } from '../contract.ts'
import * as words from '../words.ts'
import type { Route } from './+types/search-page.ts'
import { NoResults } from './no-results.tsx'
import { SearchForm } from './search-form.tsx'
import { SearchResults } from './search-results.tsx'

/** The page map trims and limits the query. Results pages are not cached. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams.get(searching.name) ?? ''
  const isTooLong = [...query].length > searching.maxLength
  if (query === '' || isTooLong) return data({ query, isTooLong, response: null })
  const querystring = { q: query }
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
