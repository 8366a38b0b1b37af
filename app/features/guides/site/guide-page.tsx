import { data } from 'react-router'
import { apiContext } from '#app/base/browser/api-context.ts'
import { statusOf } from '#app/base/browser/page-facts.ts'
import * as shared from '#app/base/browser/words.ts'
import { factsApi } from '#app/features/facts/contract.ts'
import { PageHead } from '#app/ui/page-head.tsx'
import { guides } from '../content/guides.ts'
import { readGuide } from '../content/read-guide.ts'
import * as words from '../words.ts'
import type { Route } from './+types/guide-page.ts'
import { ClosingCall } from './closing-call.tsx'
import { Day } from './day.tsx'
import { FirstAnswers } from './first-answers.tsx'
import { GuideHero } from './guide-hero.tsx'
import { guideSections } from './guide-sections.tsx'
import { OfficeOnPaper } from './office-on-paper.tsx'
import printStyles from './print.css?url'
import { TableOfContents } from './table-of-contents.tsx'

export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: printStyles, media: 'print' },
]

/** One page for all countries: the address says which guide it brings. */
export async function loader({ pattern, context }: Route.LoaderArgs) {
  const guide = guides.find(({ path }) => path === `/${pattern}`)
  if (!guide) throw data(null, { status: 404 })
  const ledger = await context.get(apiContext).attempt(factsApi.current, {})
  return data(readGuide(guide, ledger.ok ? ledger.value : {}), statusOf(ledger))
}

export default function GuidePage({ loaderData: guide }: Route.ComponentProps) {
  const sections = guideSections(guide)

  return (
    <article className="max-sm:leading-normal">
      <PageHead {...guide} parents={[{ name: words.studyAbroad, path: '/destinations' }]} />
      <OfficeOnPaper />
      <GuideHero guide={guide} />
      <FirstAnswers guide={guide} />
      <div className="frame grid gap-x-16 pb-10 sm:pb-20 lg:grid-cols-[13rem_minmax(0,1fr)]">
        <TableOfContents sections={sections} />
        <div>
          {sections.map(({ id, heading, isFirstRank, content }) => (
            <section key={id} aria-labelledby={id} className="pt-5 sm:pt-16 lg:pt-20">
              <h2
                id={id}
                className={`font-display font-semibold text-night ${isFirstRank ? 'text-title' : 'text-2xl'}`}
              >
                {heading}
              </h2>
              {content}
            </section>
          ))}
          <p className="mt-8 sm:mt-16 text-sm text-ink/75 print:mt-3">
            {`${shared.lastChangedOn} `}
            <Day on={guide.modified} />
          </p>
        </div>
      </div>
      <ClosingCall guide={guide} />
    </article>
  )
}
