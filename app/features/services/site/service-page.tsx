import { data } from 'react-router'
import { to } from '#app/base/browser/addresses.ts'
import { apiContext } from '#app/base/browser/api-context.ts'
import { statusOf } from '#app/base/browser/page-facts.ts'
import * as shared from '#app/base/browser/words.ts'
import { CallToAction } from '#app/ui/call-to-action.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import type { ServiceName } from '../content/service-text.ts'
import { serviceTexts } from '../content/service-texts.ts'
import { servicesApi } from '../contract.ts'
import * as words from '../words.ts'
import type { Route } from './+types/service-page.ts'
import { FlightPath } from './flight-path.tsx'
import { RelatedServices } from './related-services.tsx'
import { ServiceFeatures } from './service-features.tsx'
import { ServiceOpening } from './service-opening.tsx'
import { ServiceReasons } from './service-reasons.tsx'
import { ServiceTests } from './service-tests.tsx'

/** The page of each service: app/routes.ts names them. Only its own text travels to the browser. */
export async function loader({ context, pattern }: Route.LoaderArgs) {
  const name = pattern.split('/').at(-1) as ServiceName
  const { related, ...text } = serviceTexts[name]
  const services = await context.get(apiContext).attempt(servicesApi.list, {})
  const others = services.ok ? services.value : []
  const shown = {
    page: linkTo(name),
    text,
    related: related.flatMap((other) => others.find(({ link }) => link === linkTo(other)) ?? []),
  }
  return data(shown, statusOf(services))
}

const linkTo = (name: ServiceName) => `/services/${name}`

export default function ServicePage({ loaderData }: Route.ComponentProps) {
  const { page, text, related } = loaderData
  const { title, intro, features, reasons, process, tests } = text

  return (
    <>
      <PageHead {...text} parents={[{ name: words.services, path: '/services' }]} />
      <ServiceOpening title={title} intro={intro} page={page} />
      <ServiceFeatures {...features} />
      {tests && <ServiceTests {...tests} />}
      {reasons && <ServiceReasons {...reasons} />}
      {process && <FlightPath {...process} />}
      {related.length > 0 && <RelatedServices services={related} />}
      <CallToAction
        title={words.talkItOverWithUs}
        text={shared.writeToUs}
        to={to('/contact')}
        label={shared.freeConsultation}
      />
    </>
  )
}
