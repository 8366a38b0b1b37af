import { data } from 'react-router'
import { publishedApi } from '#app/features/pages/published-contract.ts'
import { localizeAddress } from '#app/platform/browser/addresses.ts'
import { apiContext } from '#app/platform/browser/api-context.ts'
import { statusOf } from '#app/platform/browser/page-status.ts'
import type { Route } from './+types/cms-page.ts'
import { NotFound } from './error-notice.tsx'
import { describeView, loadView, PublicPageView } from './public-page-view.tsx'

/** Loads a page from the database, for addresses that have no route of their own. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const querystring = { address: localizeAddress(`/${params['*']}`).slice(0, 200) }
  const found = await api.attempt(publishedApi.read, { querystring })
  if (!found.ok) return data(null, { status: found.status === 404 ? 404 : 503 })
  const { view, results } = await loadView(found.value, api)
  return data(view, statusOf(...results))
}

export const meta: Route.MetaFunction = ({ loaderData }) => describeView(loaderData)

export default function CmsPage({ loaderData: view }: Route.ComponentProps) {
  return view ? <PublicPageView view={view} /> : <NotFound />
}
