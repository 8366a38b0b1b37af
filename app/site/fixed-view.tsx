import type { ApiClient } from '#app/contract/api-client.ts'
import { AboutDocument } from '#app/features/about/site/about-document.tsx'
import {
  ContactDocument,
  loadDestinationOptions,
} from '#app/features/contacts/site/contact-document.tsx'
import type { DestinationOptions } from '#app/features/contacts/site/destination-options.ts'
import type { FixedPageType } from '#app/features/pages/contract.ts'
import type { PublicPage } from '#app/features/pages/published-contract.ts'
import { type Service, servicesApi } from '#app/features/services/contract.ts'
import { ServicesDocument } from '#app/features/services/site/services-document.tsx'
import { DestinationsDocument } from './destinations-document.tsx'
import { HomeDocument } from './home-document.tsx'
import { loadDestinations, type VisibleDestinations } from './load-destinations.ts'
import { type HomeContentLists, loadHome } from './load-home.ts'

/** A fixed page with the lists that it shows. */
export type FixedView = { document: PublicPage } & (
  | { type: 'about-page' }
  | { type: 'home-page'; shown: HomeContentLists }
  | { type: 'destinations-page'; shown: VisibleDestinations }
  | { type: 'services-page'; services: Service[] }
  | { type: 'contact-page'; destinationOptions: DestinationOptions }
)

/** Loads a fixed page for previews. `results` tell whether all parts were loaded. */
export async function loadFixedView(
  document: PublicPage,
  type: FixedPageType,
  api: ApiClient,
): Promise<{ view: FixedView; results: { ok: boolean }[] }> {
  if (type === 'home-page') {
    const { shown, results } = await loadHome(api)
    return { view: { type, document, shown }, results }
  }
  if (type === 'destinations-page') {
    const { shown, results } = await loadDestinations(api)
    return { view: { type, document, shown }, results }
  }
  if (type === 'services-page') {
    const found = await api.attempt(servicesApi.list, {})
    return { view: { type, document, services: found.ok ? found.value : [] }, results: [found] }
  }
  if (type === 'contact-page') {
    return {
      view: { type, document, destinationOptions: await loadDestinationOptions(api) },
      results: [],
    }
  }
  return { view: { type, document }, results: [] }
}

/** Renders the draft of a fixed page. */
export function FixedDraft({ view }: { view: FixedView }) {
  switch (view.type) {
    case 'home-page':
      return <HomeDocument {...view} isDraft />
    case 'destinations-page':
      return <DestinationsDocument {...view} isDraft />
    case 'services-page':
      return <ServicesDocument {...view} isDraft />
    case 'contact-page':
      return <ContactDocument {...view} isDraft />
    default:
      return <AboutDocument {...view.document} isDraft />
  }
}
