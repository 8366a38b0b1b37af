import type { ReactNode } from 'react'
import type { ApiClient } from '#app/contract/api-client.ts'
import { dayIn } from '#app/contract/date-format.ts'
import { factsApi } from '#app/features/facts/contract.ts'
import type { PublicPage } from '#app/features/pages/published-contract.ts'
import { useOffice } from '#app/platform/browser/office-context.ts'
import * as shared from '#app/platform/browser/words.ts'
import { Day } from '#app/ui/day.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { SiteLanguage } from '#app/ui/page-language.tsx'
import type { Guide } from '../content/guide.ts'
import { fillGuide } from '../content/read-guide.ts'
import type { GuideContent } from '../guide-contract.ts'
import * as words from '../words.ts'
import { ClosingCall } from './closing-call.tsx'
import { FirstAnswers } from './first-answers.tsx'
import { GuideHero } from './guide-hero.tsx'
import { guideSections } from './guide-sections.tsx'
import { PrintedOffice } from './printed-office.tsx'
import { TableOfContents } from './table-of-contents.tsx'

/** Loads a guide with its figures. */
export async function loadGuide(
  { address, modified, card = '', content }: PublicPage,
  api: ApiClient,
) {
  const facts = await api.attempt(factsApi.current, {})
  const source = content as unknown as GuideContent
  const guide: Guide = {
    ...fillGuide(source, facts.ok ? facts.value : {}),
    path: address,
    picture: card,
    modified,
  }
  return { guide, factsResult: facts }
}

interface GuidePageViewProps {
  guide: Guide
  /** Open scholarships of the country. */
  scholarships: ReactNode
  /** Testimonials of the country. */
  testimonials: ReactNode
  isDraft: boolean
}

/** Renders a guide. */
export function GuidePageView({ guide, scholarships, testimonials, isDraft }: GuidePageViewProps) {
  const { time_zone: timeZone } = useOffice()
  const sections = guideSections(guide, scholarships)
  const parentPages = [{ name: words.studyAbroad, path: '/destinations' }]

  return (
    <article className="max-sm:leading-normal">
      {!isDraft && <PageHead {...guide} parents={parentPages} />}
      <PrintedOffice />
      <GuideHero guide={guide} />
      <FirstAnswers guide={guide} />
      <div className="frame grid gap-x-16 pb-8 sm:pb-20 lg:grid-cols-[13rem_minmax(0,1fr)]">
        <TableOfContents sections={sections} />
        <div>
          {sections.map(({ id, heading, isMainSection, content }) => (
            <section key={id} aria-labelledby={id} className="pt-5 sm:pt-16 lg:pt-20">
              <h2
                id={id}
                className={`font-display font-semibold text-night ${isMainSection ? 'text-title' : 'text-2xl'}`}
              >
                <SiteLanguage isInline>{heading}</SiteLanguage>
              </h2>
              {content}
            </section>
          ))}
          <p className="mt-5 sm:mt-16 text-sm text-ink/75 print:mt-3">
            <SiteLanguage isInline>
              {`${shared.lastChangedOn} `}
              <Day on={dayIn(timeZone, guide.modified)} />
            </SiteLanguage>
          </p>
        </div>
      </div>
      {testimonials}
      <ClosingCall guide={guide} />
    </article>
  )
}
