import type { ApiClient } from '#app/contract/api-client.ts'
import { AboutPageView } from '#app/features/about/site/about-page-view.tsx'
import {
  ContactPageView,
  loadDestinationOptions,
} from '#app/features/contacts/site/contact-page-view.tsx'
import type { DestinationOptions } from '#app/features/contacts/site/destination-options.ts'
import type { FixedPageType } from '#app/features/pages/contract.ts'
import type { PublicPage } from '#app/features/pages/published-contract.ts'
import { type Service, servicesApi } from '#app/features/services/contract.ts'
import { ServicesPageView } from '#app/features/services/site/services-page-view.tsx'
import { DestinationsPageView } from './destinations-page-view.tsx'
import { HomePageView } from './home-page-view.tsx'
import { loadDestinations, type VisibleDestinations } from './load-destinations.ts'
import { type HomeContentLists, loadHome } from './load-home.ts'

/** The data of a fixed page: the page itself and the lists on it. */
export type FixedPageData = { page: PublicPage } & (
  | { type: 'about-page' }
  | { type: 'home-page'; content: HomeContentLists }
  | { type: 'destinations-page'; content: VisibleDestinations }
  | { type: 'services-page'; services: Service[] }
  | { type: 'contact-page'; destinationOptions: DestinationOptions }
)

/** Loads a fixed page for previews. `results` are the results of the API calls: the response has an
 * error status if one of them failed. */
export async function loadFixedPageData(
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
    const found = await api.attempt(servicesApi.list, {})
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
export function FixedPageDraft({ view }: { view: FixedPageData }) {
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
