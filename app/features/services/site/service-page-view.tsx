import type { ApiClient } from '#app/contract/api-client.ts'
import { formatReplyDay } from '#app/features/office/hours-contract.ts'
import type { PublicPage } from '#app/features/pages/published-contract.ts'
import { to } from '#app/platform/browser/addresses.ts'
import { dateLanguage } from '#app/platform/browser/language.ts'
import { useOffice } from '#app/platform/browser/office-context.ts'
import * as shared from '#app/platform/browser/words.ts'
import { CallToAction } from '#app/ui/call-to-action.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { SiteLanguage } from '#app/ui/page-language.tsx'
import { type Service, servicesApi } from '../contract.ts'
import type { ServiceContent } from '../service-contract.ts'
import * as words from '../words.ts'
import { FlightPath } from './flight-path.tsx'
import { RelatedServices } from './related-services.tsx'
import { ServiceFeatures } from './service-features.tsx'
import { ServiceHero } from './service-hero.tsx'
import { ServiceQuestions } from './service-questions.tsx'
import { ServiceReasons } from './service-reasons.tsx'
import { ServiceTests } from './service-tests.tsx'

/** A service page with its related services. */
export interface ServicePageData {
  path: string
  /** When it was last changed. */
  modified: string
  text: ServiceContent
  related: Service[]
}

/** Loads a service. */
export async function loadService({ address, modified, content }: PublicPage, api: ApiClient) {
  const services = await api.attempt(servicesApi.list, {})
  const others = services.ok ? services.value : []
  const text = content as unknown as ServiceContent
  const related = text.related.flatMap(
    (slug) => others.find(({ link }) => link === `/services/${slug}`) ?? [],
  )
  const service = { path: address, modified, text, related }
  return { service, services }
}

/** Renders a service page. */
export function ServicePageView({
  service,
  isDraft,
}: {
  service: ServicePageData
  isDraft: boolean
}) {
  const office = useOffice()
  const { path, modified, text, related } = service
  const {
    title,
    description,
    intro,
    icon,
    features,
    reasons,
    process,
    tests,
    questions = [],
  } = text
  const picture = text.picture || undefined
  const above = [{ name: words.services, path: '/services' }]

  return (
    <>
      {!isDraft && (
        <PageHead {...{ title, description, path, picture, modified }} parents={above} />
      )}
      <ServiceHero title={title} intro={intro} icon={icon} />
      <ServiceFeatures {...features} />
      {tests && <ServiceTests {...tests} />}
      {reasons && <ServiceReasons {...reasons} />}
      {process && <FlightPath {...process} />}
      {questions.length > 0 && <ServiceQuestions questions={questions} />}
      {related.length > 0 && (
        <SiteLanguage>
          <RelatedServices services={related} />
        </SiteLanguage>
      )}
      <SiteLanguage>
        <CallToAction
          title={words.talkToUs}
          text={shared.writeToUs(formatReplyDay(office, new Date(), dateLanguage))}
          to={to('/contact')}
          label={shared.freeConsultation}
        />
      </SiteLanguage>
    </>
  )
}
