import { data } from 'react-router'
import type { ApiClient } from '#app/contract/api-client.ts'
import { AboutPageView } from '#app/features/about/site/about-page-view.tsx'
import { ContactPageView } from '#app/features/contacts/site/contact-page-view.tsx'
import {
  type DestinationOptions,
  loadDestinationOptions,
} from '#app/features/contacts/site/destination-options.ts'
import { type FixedPageType, isFixed } from '#app/features/pages/contract.ts'
import { previewsApi } from '#app/features/pages/previews-contract.ts'
import type { PublicPage } from '#app/features/pages/published-contract.ts'
import { draftNotPublished } from '#app/features/pages/words.ts'
import { type Service, servicesApi } from '#app/features/services/contract.ts'
import { ServicesPageView } from '#app/features/services/site/services-page-view.tsx'
import { apiContext } from '#app/platform/browser/api-context.ts'
import { languageQuery, language as ownLanguage } from '#app/platform/browser/language.ts'
import { statusOf } from '#app/platform/browser/page-status.ts'
import { PageHead } from '#app/ui/page-head.tsx'
import type { Route } from './+types/preview-page.ts'
import { DestinationsPageView } from './destinations-page-view.tsx'
import { NotFound } from './error-notice.tsx'
import { HomePageView } from './home-page-view.tsx'
import { loadDestinations, type VisibleDestinations } from './load-destinations.ts'
import { type HomeContentLists, loadHome } from './load-home.ts'
import { describeView, loadView, PublicPageView, type PublicView } from './public-page-view.tsx'

/** Loads the preview of a draft. Everyone who has the link can open it. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const querystring = { token: params.token }
  const found = await api.attempt(previewsApi.read, { querystring })
  if (!found.ok) return data(null, { status: found.status < 500 ? 404 : 503 })
  const { results, ...views } = await loadDraft(found.value, api)
  return data({ ...views, title: found.value.title }, statusOf(...results))
}

async function loadDraft(
  page: PublicPage,
  api: ApiClient,
): Promise<{ view?: PublicView; fixed?: FixedPageData; results: { ok: boolean }[] }> {
  const { type, language } = page
  if (!isFixed(type) || language !== ownLanguage) return loadView(page, api)
  const { view: fixed, results } = await loadFixedPageData(page, type, api)
  return { fixed, results }
}

export const meta: Route.MetaFunction = ({ loaderData }) => describeView(loaderData?.view)

export default function PreviewPage({ loaderData: preview }: Route.ComponentProps) {
  if (!preview) return <NotFound />
  const { title, view, fixed } = preview

  return (
    <>
      <PageHead title={title} />
      <p className="bg-marigold px-4 py-2 text-center text-sm font-semibold text-night">
        {draftNotPublished}
      </p>
      {view && <PublicPageView view={view} isDraft />}
      {fixed && <FixedPageDraft view={fixed} />}
    </>
  )
}

/** The data of a fixed page: the page itself and the lists on it. */
type FixedPageData = { page: PublicPage } & (
  | { type: 'about-page' }
  | { type: 'home-page'; content: HomeContentLists }
  | { type: 'destinations-page'; content: VisibleDestinations }
  | { type: 'services-page'; services: Service[] }
  | { type: 'contact-page'; destinationOptions: DestinationOptions }
)

/** Loads a fixed page for previews. `results` are the results of the API calls: the response has an
 * error status if one of them failed. */
async function loadFixedPageData(
  page: PublicPage,
  type: FixedPageType,
  api: ApiClient,
): Promise<{ view: FixedPageData; results: { ok: boolean }[] }> {
  if (type === 'home-page') {
    const { content, results } = await loadHome(api)
    return { view: { type, page, content }, results }
  }
  if (type === 'destinations-page') {
    const { content, results } = await loadDestinations(api)
    return { view: { type, page, content }, results }
  }
  if (type === 'services-page') {
    const found = await api.attempt(servicesApi.list, { querystring: languageQuery })
    return { view: { type, page, services: found.ok ? found.value : [] }, results: [found] }
  }
  if (type === 'contact-page') {
    return {
      view: { type, page, destinationOptions: await loadDestinationOptions(api) },
      results: [],
    }
  }
  return { view: { type, page }, results: [] }
}

/** Renders the draft of a fixed page. */
function FixedPageDraft({ view }: { view: FixedPageData }) {
  switch (view.type) {
    case 'home-page':
      return <HomePageView {...view} isDraft />
    case 'destinations-page':
      return <DestinationsPageView {...view} isDraft />
    case 'services-page':
      return <ServicesPageView {...view} isDraft />
    case 'contact-page':
      return <ContactPageView {...view} isDraft />
    default:
      return <AboutPageView {...view.page} isDraft />
  }
}
