import type { ApiClient } from '#app/contract/api-client.ts'
import { listDestinationOptions } from '#app/features/contacts/site/destination-options.ts'
import { contentChangesApi } from '#app/features/content-changes/contract.ts'
import { destinationsApi } from '#app/features/destinations/contract.ts'
import { factsApi } from '#app/features/facts/contract.ts'
import type { ServicesContent } from '#app/features/fixed-pages/contract.ts'
import { createGuideCards } from '#app/features/guides/content/key-figures.ts'
import { guidesApi } from '#app/features/guides/contract.ts'
import { heroSlidesApi } from '#app/features/hero-slides/contract.ts'
import { officeApi } from '#app/features/office/contract.ts'
import { publishedApi } from '#app/features/pages/published-contract.ts'
import { servicesApi } from '#app/features/services/contract.ts'
import { testimonialsApi } from '#app/features/testimonials/contract.ts'
import { latest } from '#app/platform/browser/page-status.ts'

const listTopics = ['destinations', 'hero_slides', 'testimonials']

export type HomeContentLists = Awaited<ReturnType<typeof loadHome>>['content']

/**
 * Loads the lists of the home page. `results` has one entry for each call. A list that fails to load
 * is left out.
 */
export async function loadHome(api: ApiClient) {
  const [office, servicesPage, ...results] = await Promise.all([
    api.call(officeApi.readPublic, {}),
    api.call(publishedApi.read, { querystring: { address: '/services' } }),
    api.attempt(heroSlidesApi.listPublic, {}),
    api.attempt(destinationsApi.list, {}),
    api.attempt(servicesApi.list, {}),
    api.attempt(contentChangesApi.read, {}),
    api.attempt(factsApi.current, {}),
    api.attempt(guidesApi.list, {}),
    api.attempt(testimonialsApi.listPublic, {}),
  ])
  const [slides, destinations, services, changes, facts, guides, testimonials] = results
  const { process } = servicesPage.content as unknown as ServicesContent
  const content = {
    slides: slides.ok ? slides.value : [],
    destinations: destinations.ok ? destinations.value : null,
    services: services.ok ? services.value : [],
    process,
    testimonials: testimonials.ok ? testimonials.value : [],
    cards: createGuideCards(
      guides.ok ? guides.value : [],
      facts.ok ? facts.value : {},
      office.time_zone,
    ),
    destinationOptions: listDestinationOptions(
      destinations.ok ? destinations.value : [],
      guides.ok ? guides.value : [],
    ),
    modified: latest(
      servicesPage.modified,
      ...(changes.ok ? listTopics.map((subject) => changes.value[subject]) : []),
      ...(services.ok ? services.value.map(({ modified }) => modified) : []),
    ),
  }
  return { content, results }
}
