import { data } from 'react-router'
import { to } from '#app/base/browser/addresses.ts'
import { apiContext } from '#app/base/browser/api-context.ts'
import { latest, statusOf } from '#app/base/browser/page-facts.ts'
import { CallToAction } from '#app/ui/call-to-action.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { servicesFacts } from '../content/services-facts.ts'
import { servicesApi } from '../contract.ts'
import * as words from '../words.ts'
import type { Route } from './+types/services-page.ts'
import { ServicesSection } from './services-section.tsx'

export async function loader({ context }: Route.LoaderArgs) {
  const found = await context.get(apiContext).attempt(servicesApi.list, {})
  const services = found.ok ? found.value : []
  const changed = services.map(({ modified }) => modified.slice(0, 10))
  const shown = { services, modified: latest(servicesFacts.modified, ...changed) }
  return data(shown, statusOf(found))
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
