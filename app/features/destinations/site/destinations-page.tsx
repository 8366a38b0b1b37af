import { data } from 'react-router'
import { to } from '#app/base/browser/addresses.ts'
import { apiContext } from '#app/base/browser/api-context.ts'
import { latest, statusOf } from '#app/base/browser/page-facts.ts'
import * as shared from '#app/base/browser/words.ts'
import { contentChangesApi } from '#app/features/content-changes/contract.ts'
import { CallToAction } from '#app/ui/call-to-action.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { destinationsFacts } from '../content/destinations-facts.ts'
import { destinationsApi } from '../contract.ts'
import * as words from '../words.ts'
import type { Route } from './+types/destinations-page.ts'
import { DestinationsSection } from './destinations-section.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const [destinations, changes] = await Promise.all([
    api.attempt(destinationsApi.list, {}),
    api.attempt(contentChangesApi.read, {}),
  ])
  const shown = {
    destinations: destinations.ok ? destinations.value : null,
    modified: latest(
      destinationsFacts.modified,
      changes.ok ? changes.value.destinations : undefined,
    ),
  }
  return data(shown, statusOf(destinations, changes))
}

export default function DestinationsPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHead {...destinationsFacts} modified={loaderData.modified} parents={[]} />
      <DestinationsSection destinations={loaderData.destinations} level={1} />
      <CallToAction
        title={words.undecidedBetweenTwo}
        text={words.weCompareWithYou}
        to={to('/contact')}
        label={shared.freeConsultation}
      />
    </>
  )
}
