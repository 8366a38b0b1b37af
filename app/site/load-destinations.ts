import type { ApiClient } from '#app/contract/api-client.ts'
import { contentChangesApi } from '#app/features/content-changes/contract.ts'
import { destinationsApi } from '#app/features/destinations/contract.ts'
import { factsApi } from '#app/features/facts/contract.ts'
import { createGuideCards } from '#app/features/guides/content/key-figures.ts'
import { guidesApi } from '#app/features/guides/contract.ts'
import { officeApi } from '#app/features/office/contract.ts'
import { languageQuery } from '#app/platform/browser/language.ts'

export type VisibleDestinations = Awaited<ReturnType<typeof loadDestinations>>['content']

/** Loads the destination cards. `results` tells the caller which calls succeeded. */
export async function loadDestinations(api: ApiClient) {
  const [office, ...results] = await Promise.all([
    api.call(officeApi.readPublic, { querystring: languageQuery }),
    api.attempt(destinationsApi.list, { querystring: languageQuery }),
    api.attempt(contentChangesApi.read, {}),
    api.attempt(factsApi.current, { querystring: languageQuery }),
    api.attempt(guidesApi.list, { querystring: languageQuery }),
  ])
  const [destinations, changes, facts, guides] = results
  const content = {
    cards: createGuideCards(
      guides.ok ? guides.value : [],
      facts.ok ? facts.value : {},
      office.time_zone,
    ),
    destinations: destinations.ok ? destinations.value : null,
    modified: changes.ok ? changes.value.destinations : undefined,
  }
  return { content, results }
}
