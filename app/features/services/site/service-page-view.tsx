import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import type { ApiClient } from '#app/contract/api-client.ts'
import { dayIn } from '#app/contract/date-format.ts'
import { formatReplyDay } from '#app/features/office/hours-contract.ts'
import type { PublicPage } from '#app/features/pages/published-contract.ts'
import { to } from '#app/platform/browser/addresses.ts'
import { dateLanguageOf, languageQuery } from '#app/platform/browser/language.ts'
import { useOffice } from '#app/platform/browser/office-context.ts'
import { OfficeWord } from '#app/platform/browser/office-word.tsx'
import * as shared from '#app/platform/browser/words.ts'
import { buttonClassName } from '#app/ui/button.tsx'
import { CallToAction } from '#app/ui/call-to-action.tsx'
import { PlainFaqList } from '#app/ui/faq-list.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { SiteLanguage } from '#app/ui/page-language.tsx'
import { RouteLine } from '#app/ui/route-line.tsx'
import { type Service, servicesApi } from '../contract.ts'
import type { ServiceContent, ServiceSection, TestList } from '../service-contract.ts'
import * as words from '../words.ts'
import { Classes } from './classes.tsx'
import { FlightPath } from './flight-path.tsx'
import { ServiceCards } from './service-cards.tsx'
import { ServiceIcon } from './service-icon.tsx'

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
  const services = await api.attempt(servicesApi.list, { querystring: languageQuery })
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
  excerpt,
  isDraft,
}: {
  service: ServicePageData
  /** What the guides say on the service, country by country. Stands behind the steps if there are any. */
  excerpt: ReactNode
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
    classes = [],
    questions = [],
  } = text
  const picture = text.picture || undefined
  const above = [{ name: words.services, path: '/services' }]

  return (
    <>
      {!isDraft && (
        <PageHead
          title={title}
          description={description}
          path={path}
          picture={picture}
          modified={modified}
          parents={above}
        />
      )}
      <ServiceHero title={title} intro={intro} icon={icon} hasRoute={!process} />
      {tests && <ServiceTests {...tests} />}
      {!process && excerpt}
      <Classes classes={classes} today={dayIn(office.time_zone, new Date().toISOString())} />
      <ServiceFeatures {...features} />
      {reasons && <ServiceReasons {...reasons} />}
      {process && <FlightPath {...process} />}
      {process && excerpt}
      {questions.length > 0 && <ServiceQuestions questions={questions} />}
      {related.length > 0 && (
        <SiteLanguage>
          <RelatedServices services={related} />
        </SiteLanguage>
      )}
      <SiteLanguage>
        <CallToAction
          title={words.talkToUs}
          text={
            <OfficeWord
              name="write_to_us"
              getValues={(language) => ({
                day: formatReplyDay(office, new Date(), dateLanguageOf(language)),
              })}
            />
          }
          to={to('/contact')}
          label={<OfficeWord name="free_consultation" />}
        />
      </SiteLanguage>
    </>
  )
}

function RelatedServices({ services }: { services: Service[] }) {
  return (
    <section aria-labelledby="related" className="frame section-gap">
      <h2 id="related" className="font-display text-2xl font-semibold text-night">
        {words.relatedServices}
      </h2>
      <ServiceCards services={services} level={3} />
    </section>
  )
}

function ServiceReasons({ heading, points }: ServiceSection) {
  return (
    <section aria-labelledby="reasons" className="border-t border-line bg-white/60">
      <div className="frame section-gap grid gap-x-16 gap-y-8 lg:grid-cols-[1fr_1.6fr]">
        <h2 id="reasons" className="font-display text-2xl font-semibold text-night">
          {heading}
        </h2>
        <ul className="grid gap-6">
          {points.map(({ title, text }) => (
            <li key={title} className="border-t border-dashed border-ink/30 pt-5">
              <h3 className="text-lg font-semibold text-night">{title}</h3>
              <p className="mt-1 max-w-[65ch] text-ink/85">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function ServiceFeatures({ heading, points }: ServiceSection) {
  return (
    <section aria-labelledby="features" className="frame section-gap">
      <h2 id="features" className="font-display text-title font-semibold text-night">
        {heading}
      </h2>
      <ul className="mt-8 grid gap-3 sm:mt-10 sm:grid-cols-2 sm:gap-5">
        {points.map(({ title, text }) => (
          <li key={title} className="card px-5 py-4 sm:p-7">
            <h3 className="flex items-center gap-3 font-display text-xl font-semibold text-night">
              <span aria-hidden="true" className="size-3 shrink-0 rounded-full bg-marigold" />
              {title}
            </h3>
            <p className="mt-2 max-w-[60ch] text-ink/85 sm:pl-6">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Questions and answers on the service. */
function ServiceQuestions({ questions }: { questions: NonNullable<ServiceContent['questions']> }) {
  return (
    <section aria-labelledby="questions" className="border-t border-line">
      <div className="frame section-gap grid gap-x-16 lg:grid-cols-[1fr_1.6fr]">
        <h2 id="questions" className="font-display text-2xl font-semibold text-night">
          <SiteLanguage isInline>{shared.questionsAndAnswers}</SiteLanguage>
        </h2>
        <PlainFaqList questions={questions} />
      </div>
    </section>
  )
}

/** Test cards in the form of boarding passes. */
function ServiceTests({ heading, text, list }: TestList) {
  return (
    <section aria-labelledby="tests" className="border-t border-line bg-white/60">
      <div className="frame section-gap">
        <h2 id="tests" className="font-display text-title font-semibold text-night">
          {heading}
        </h2>
        <p className="mt-3 max-w-[65ch] text-lg text-ink/80">{text}</p>
        <ul className="mt-8 grid gap-3 sm:mt-10 sm:gap-4">
          {list.map((test) => (
            <TestPass key={test.name} test={test} />
          ))}
        </ul>
      </div>
    </section>
  )
}

function TestPass({
  test: { name, longName, purpose, content },
}: {
  test: TestList['list'][number]
}) {
  return (
    <li className="grid overflow-hidden card md:grid-cols-[15rem_1fr]">
      <div className="on-night px-5 py-2.5 md:px-7 md:py-6">
        <h3 className="font-display text-2xl font-semibold">{name}</h3>
        <p className="text-sm text-paper/80">{longName}</p>
      </div>
      <div className="grid gap-x-10 gap-y-2 px-5 py-4 md:gap-y-3 md:px-7 md:py-6 lg:grid-cols-[1.6fr_1fr]">
        <p className="text-ink/85">{purpose}</p>
        <p className="border-dashed border-ink/30 max-md:text-sm md:max-lg:border-t md:max-lg:pt-3 lg:border-l lg:pl-10">
          <span className="text-sm text-ink/75 max-md:mr-2 md:block">
            <SiteLanguage isInline>{words.parts}</SiteLanguage>
          </span>
          {content}
        </p>
      </div>
    </li>
  )
}

interface ServiceHeroProps {
  title: string
  intro: string
  icon: Service['icon']
  /** False if the page draws its steps along a route. */
  hasRoute: boolean
}

function ServiceHero({ title, intro, icon, hasRoute }: ServiceHeroProps) {
  return (
    <div className="on-night overflow-hidden">
      <div className="frame grid items-center gap-x-12 gap-y-6 pt-6 pb-12 lg:grid-cols-[1fr_24rem] lg:pt-14 lg:pb-20">
        <Emblem icon={icon} hasRoute={hasRoute} />
        <div className="lg:col-start-1 lg:row-start-1">
          <a
            href={to('/services')}
            className="-ml-1 inline-flex min-h-11 items-center gap-1 font-semibold text-marigold underline-offset-4 hover:underline"
          >
            <ChevronLeft aria-hidden="true" className="size-4" />
            <SiteLanguage isInline>{words.allServices}</SiteLanguage>
          </a>
          <h1 className="mt-1 font-display text-hero font-semibold">{title}</h1>
          <p className="mt-4 max-w-[60ch] text-lg text-paper/85">{intro}</p>
          <a href={to('/contact')} className={`${buttonClassName('primary')} mt-7 min-h-12 px-7`}>
            <OfficeWord name="free_consultation" />
          </a>
        </div>
      </div>
    </div>
  )
}

/** The large icon of the service, beside the title. */
function Emblem({ icon, hasRoute }: Pick<ServiceHeroProps, 'icon' | 'hasRoute'>) {
  return (
    <div className="relative mt-6 min-h-28 w-64 max-lg:hidden lg:w-full">
      {hasRoute && <RouteLine className="w-full text-paper/60" />}
      <span className="absolute top-1/3 left-1/2 grid size-28 -translate-1/2 place-items-center rounded-full border-2 border-marigold bg-night">
        <ServiceIcon icon={icon} className="size-12" />
      </span>
    </div>
  )
}
