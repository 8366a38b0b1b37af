import type { ApiClient } from '#app/contract/api-client.ts'
import { loadDestinationOptions } from '#app/features/contacts/site/destination-options.ts'
import { contentChangesApi } from '#app/features/content-changes/contract.ts'
import { destinationsApi } from '#app/features/destinations/contract.ts'
import { factsApi } from '#app/features/facts/contract.ts'
import type { ServicesContent } from '#app/features/fixed-pages/contract.ts'
import { createCountryRows } from '#app/features/guides/content/country-rows.ts'
import { createFinderOptions } from '#app/features/guides/content/finder.ts'
import { fillGuide } from '#app/features/guides/content/read-guide.ts'
import { guidesApi } from '#app/features/guides/contract.ts'
import { heroSlidesApi } from '#app/features/hero-slides/contract.ts'
import { officeApi } from '#app/features/office/contract.ts'
import { publishedApi } from '#app/features/pages/published-contract.ts'
import { servicesApi } from '#app/features/services/contract.ts'
import { testimonialsApi } from '#app/features/testimonials/contract.ts'
import { to } from '#app/platform/browser/addresses.ts'
import { languageQuery } from '#app/platform/browser/language.ts'
import { latest } from '#app/platform/browser/page-status.ts'

const listTopics = ['destinations', 'hero_slides', 'testimonials']

export type HomeContentLists = Awaited<ReturnType<typeof loadHome>>['content']

/**
 * Loads the lists of the home page. `results` has one entry for each call. A list that fails to load
 * is left out.
 */
export async function loadHome(api: ApiClient) {
  const [office, servicesPage, destinationOptions, ...results] = await Promise.all([
    api.call(officeApi.readPublic, { querystring: languageQuery }),
    api.call(publishedApi.read, { querystring: { address: to('/services') } }),
    loadDestinationOptions(api),
    api.attempt(heroSlidesApi.listPublic, { querystring: languageQuery }),
    api.attempt(destinationsApi.list, { querystring: languageQuery }),
    api.attempt(servicesApi.list, { querystring: languageQuery }),
    api.attempt(contentChangesApi.read, {}),
    api.attempt(factsApi.current, { querystring: languageQuery }),
    api.attempt(guidesApi.list, { querystring: languageQuery }),
    api.attempt(testimonialsApi.listPublic, { querystring: languageQuery }),
  ])
  const [slides, destinations, services, changes, facts, guides, testimonials] = results
  const { process } = servicesPage.content as unknown as ServicesContent
  const filledGuides = fillGuide(guides.ok ? guides.value : [], facts.ok ? facts.value : {})
  const content = {
    slides: slides.ok ? slides.value : [],
    destinations: destinations.ok ? destinations.value : null,
    services: services.ok ? services.value : [],
    process,
    testimonials: testimonials.ok ? testimonials.value : [],
    rows: createCountryRows(filledGuides, office.time_zone),
    finder: createFinderOptions(filledGuides),
    destinationOptions,
    modified: latest(
      servicesPage.modified,
      ...(changes.ok ? listTopics.map((subject) => changes.value[subject]) : []),
      ...(services.ok ? services.value.map(({ modified }) => modified) : []),
    ),
  }
  return { content, results }
}
