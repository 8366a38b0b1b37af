import { dayIn } from '#app/contract/date-format.ts'
import { useOffice } from '#app/platform/browser/office-context.ts'
import * as shared from '#app/platform/browser/words.ts'
import { Day } from '#app/ui/day.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { SiteLanguage } from '#app/ui/page-language.tsx'
import type { PageContent } from '../contract.ts'
import type { Section, StandardContent } from '../standard-contract.ts'
import { Paragraphs } from './formatted-text.tsx'
import { isLeftOut, type LiveViews, PageSection } from './page-section.tsx'

interface StandardPageProps {
  content: PageContent
  address: string
  /** The address of the picture for link previews. */
  card?: string | undefined
  modified: string
  isDraft: boolean
  /** Views of sections that show content of other features, by type. */
  liveViews: LiveViews
}

/** Renders a standard page. */
export function StandardPage(props: StandardPageProps) {
  const { content, address, card, modified, isDraft, liveViews } = props
  const { time_zone: timeZone } = useOffice()
  const { title, description, intro, sections } = content as unknown as StandardContent
  const head = { title, description, path: address, picture: card }

  return (
    <>
      {!isDraft && <PageHead {...head} modified={modified} parents={[]} />}
      <div className="frame pt-12 pb-20 wrap-anywhere lg:pt-16">
        <h1 className="font-display text-title font-semibold text-night wrap-anywhere">{title}</h1>
        <Paragraphs text={intro} className="mt-3 max-w-[65ch] text-lg text-ink/80" />
        <p className="mt-3 text-sm text-ink/75">
          <SiteLanguage isInline>
            {shared.lastChangedOn} <Day on={dayIn(timeZone, modified)} />
          </SiteLanguage>
        </p>
        <div className="mt-10 grid items-start gap-x-16 gap-y-10 lg:grid-cols-[16rem_1fr]">
          <Contents sections={sections} />
          <div className="grid min-w-0 max-w-[70ch] gap-12 lg:col-start-2">
            {sections.map((section) => (
              <PageSection key={section.id} section={section} liveViews={liveViews} />
            ))}
          </div>
        </div>
      </div>
    </>
  )
}

/** Shows a table of contents for pages with three or more headings. */
function Contents({ sections }: { sections: Section[] }) {
  const headed = sections.flatMap((section) =>
    'heading' in section && section.heading && !isLeftOut(section) ? section : [],
  )
  if (headed.length < 3) return null

  return (
    <nav aria-label={shared.onThisPage} className="card p-5 lg:sticky lg:top-6 print:hidden">
      <ul className="grid gap-x-4 xs:max-lg:grid-cols-[1.4fr_1fr] max-sm:text-sm">
        {headed.map(({ id, heading }) => (
          <li key={id} className="min-w-0">
            <a
              href={`#${id}`}
              className="flex min-h-9 items-center underline-offset-4 wrap-anywhere hover:underline"
            >
              {heading}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
