import { data } from 'react-router'
import { to } from '#app/base/browser/addresses.ts'
import { apiContext } from '#app/base/browser/api-context.ts'
import { latest, statusOf } from '#app/base/browser/page-facts.ts'
import { contentChangesApi } from '#app/features/content-changes/contract.ts'
import { CallToAction } from '#app/ui/call-to-action.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { servicesFacts } from '../content/services-facts.ts'
import { servicesApi } from '../contract.ts'
import * as words from '../words.ts'
import type { Route } from './+types/services-page.ts'
import { ServicesSection } from './services-section.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const [services, changes] = await Promise.all([
    api.attempt(servicesApi.list, {}),
    api.attempt(contentChangesApi.read, {}),
  ])
  const shown = {
    services: services.ok ? services.value : [],
    modified: latest(servicesFacts.modified, changes.ok ? changes.value.services : undefined),
  }
  return data(shown, statusOf(services, changes))
}

export default function ServicesPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHead {...servicesFacts} modified={loaderData.modified} parents={[]} />
      <ServicesSection services={loaderData.services} level={1} />
      <CallToAction
        title={words.notSureWhereToBegin}
        text={words.beginWithAQuestion}
        to={to('/contact')}
        label={words.askUs}
      />
    </>
  )
}
