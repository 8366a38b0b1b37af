import { data } from 'react-router'
import { to } from '#app/base/browser/addresses.ts'
import { apiContext } from '#app/base/browser/api-context.ts'
import { latest, statusOf } from '#app/base/browser/page-facts.ts'
import * as shared from '#app/base/browser/words.ts'
import { contentChangesApi } from '#app/features/content-changes/contract.ts'
import { destinationsFacts } from '#app/features/destinations/content/destinations-facts.ts'
import { destinationsApi } from '#app/features/destinations/contract.ts'
import { DestinationsSection } from '#app/features/destinations/site/destinations-section.tsx'
import * as words from '#app/features/destinations/words.ts'
import { factsApi } from '#app/features/facts/contract.ts'
import { guideCards } from '#app/features/guides/content/key-figures.ts'
import { guidesApi } from '#app/features/guides/contract.ts'
import { cardsFrom, rateNoteOn } from '#app/features/guides/site/key-figures.tsx'
import { officeApi } from '#app/features/office/contract.ts'
import { CallToAction } from '#app/ui/call-to-action.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import type { Route } from './+types/destinations-page.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const [office, destinations, changes, ledger, guides] = await Promise.all([
    api.call(officeApi.readPublic, {}),
    api.attempt(destinationsApi.list, {}),
    api.attempt(contentChangesApi.read, {}),
    api.attempt(factsApi.current, {}),
    api.attempt(guidesApi.list, {}),
  ])
  const shown = {
    cards: guideCards(
      guides.ok ? guides.value : [],
      ledger.ok ? ledger.value : {},
      office.time_zone,
    ),
    destinations: destinations.ok ? destinations.value : null,
    modified: latest(
      destinationsFacts.modified,
      changes.ok ? changes.value.destinations : undefined,
    ),
  }
  return data(shown, statusOf(destinations, changes, ledger, guides))
}

export default function DestinationsPage({ loaderData }: Route.ComponentProps) {
  const { destinations, cards, modified } = loaderData

  return (
    <>
      <PageHead {...destinationsFacts} modified={modified} parents={[]} />
      <DestinationsSection
        destinations={destinations}
        level={1}
        guideOf={cardsFrom(cards)}
        note={rateNoteOn(cards)}
      />
      <CallToAction
        title={words.undecidedBetweenTwo}
        text={words.weCompareWithYou}
        to={to('/contact')}
        label={shared.freeConsultation}
      />
    </>
  )
}
