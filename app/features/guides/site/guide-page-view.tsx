import type { ReactNode } from 'react'
import type { ApiClient } from '#app/contract/api-client.ts'
import { dayIn } from '#app/contract/date-format.ts'
import { getCountryPicture } from '#app/features/country-pictures/contract.ts'
import { factsApi } from '#app/features/facts/contract.ts'
import { mainBranch, officeApi } from '#app/features/office/contract.ts'
import type { PublicPage } from '#app/features/pages/published-contract.ts'
import { to } from '#app/platform/browser/addresses.ts'
import { languageQuery } from '#app/platform/browser/language.ts'
import { useOffice } from '#app/platform/browser/office-context.ts'
import { OfficeWord } from '#app/platform/browser/office-word.tsx'
import * as shared from '#app/platform/browser/words.ts'
import { buttonClassName } from '#app/ui/button.tsx'
import { Day } from '#app/ui/day.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { SiteLanguage, useIsSiteLanguage } from '#app/ui/page-language.tsx'
import { RouteLine } from '#app/ui/route-line.tsx'
import { listChanges } from '../content/changes.ts'
import { listRates } from '../content/first-year.ts'
import { listFigures } from '../content/group-figures.ts'
import type { Guide } from '../content/guide.ts'
import { fillGuide } from '../content/read-guide.ts'
import type { GuideContent } from '../guide-contract.ts'
import * as words from '../words.ts'
import { ChartPatterns } from './charts.tsx'
import { detailsArrow } from './details-arrow.ts'
import { FiguresRequest } from './figures-request.tsx'
import { FirstAnswers, FirstYearAnswer } from './first-answers.tsx'
import { type GuideSection, guideSections } from './guide-sections.tsx'
import { Fold } from './section-parts.tsx'
import { SourceEntries, SourceList, Sources } from './sources.tsx'

/** Loads a guide with its figures. */
export async function loadGuide(
  { address, modified, card = '', content }: PublicPage,
  api: ApiClient,
) {
  const [facts, office] = await Promise.all([
    api.attempt(factsApi.current, { querystring: languageQuery }),
    api.call(officeApi.readPublic, { querystring: languageQuery }),
  ])
  const source = content as unknown as GuideContent
  const guide: Guide = {
    ...fillGuide(source, facts.ok ? facts.value : {}),
    globe: source.globe || getCountryPicture(source.code, 'globe', office),
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

/** Renders a guide: the answers first, then what leads to them, and the sources at the foot. */
export function GuidePageView({ guide, scholarships, testimonials, isDraft }: GuidePageViewProps) {
  const { time_zone: timeZone } = useOffice()
  const today = dayIn(timeZone, new Date())
  const changes = listChanges(guide, today)
  const sections = guideSections({ guide, changes, openScholarships: scholarships, today })
  const parentPages = [{ name: words.studyAbroad, path: '/destinations' }]
  const main = sections.filter(({ isFolded }) => !isFolded)
  const folded = sections.filter(({ isFolded }) => isFolded)
  const sources = new SourceList()
  let plain = 0

  return (
    <Sources value={sources}>
      <article className="max-sm:leading-normal">
        {!isDraft && <PageHead {...guide} parents={parentPages} />}
        <PrintedOffice />
        <ChartPatterns />
        <GuideHero guide={guide} />
        <FirstAnswers guide={guide} changes={changes} />
        <TableOfContents sections={[...main, ...folded, { id: 'sources', label: words.sources }]} />
        {main.map((section) => {
          if (!section.ground) plain += 1
          const ground = section.ground ?? (plain % 2 === 0 ? 'paper' : 'white')
          return <Section key={section.id} section={section} ground={ground} />
        })}
        <FoldedSections sections={folded} />
        {testimonials}
        <ClosingCall guide={guide} />
        <SourcesSection guide={guide} sources={sources} />
      </article>
    </Sources>
  )
}

const grounds = {
  white: 'bg-white',
  paper: '',
  amber: 'bg-amber-tint',
  indigo: 'bg-indigo text-paper [--focus:var(--color-marigold)]',
}

interface SectionProps {
  section: GuideSection
  ground: keyof typeof grounds
}

/** A heading column and a content column on wide screens, otherwise one column. */
function Section({ section, ground }: SectionProps) {
  const { id, heading, lead, isWide, content } = section
  return (
    <section aria-labelledby={id} className={`py-4 lg:py-16 ${grounds[ground]}`}>
      <div
        className={`frame grid gap-3 lg:gap-5 ${isWide ? '' : 'lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-x-16'}`}
      >
        <div className="max-w-[62ch] self-start">
          <h2
            id={id}
            className={`font-display text-2xl font-semibold sm:text-title ${ground === 'indigo' ? '' : 'text-indigo'}`}
          >
            <SiteLanguage isInline>{heading}</SiteLanguage>
          </h2>
          {lead && <div className="mt-2 opacity-85 empty:hidden">{lead}</div>}
        </div>
        <div className="min-w-0">{content}</div>
      </div>
    </section>
  )
}

/** Sections that are looked up. A link to one opens it, because its id is inside of it. */
function FoldedSections({ sections }: { sections: GuideSection[] }) {
  if (sections.length === 0) return null
  return (
    <section aria-labelledby="more" className="bg-white py-4 lg:py-16">
      <div className="frame grid gap-4 lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-x-16">
        <h2
          id="more"
          className="self-start font-display text-2xl sm:text-title font-semibold text-indigo"
        >
          <SiteLanguage isInline>{words.goodToKnow}</SiteLanguage>
        </h2>
        <div className="min-w-0">
          {sections.map(({ id, heading, content }) => (
            <Fold
              key={id}
              summary={
                <h3>
                  <SiteLanguage isInline>{heading}</SiteLanguage>
                </h3>
              }
            >
              <div id={id} className="scroll-mt-12">
                {content}
              </div>
            </Fold>
          ))}
        </div>
      </div>
    </section>
  )
}

/** All sources in the order of their numbers. It stands after everything that cites. */
function SourcesSection({ guide, sources }: { guide: Guide; sources: SourceList }) {
  const { time_zone: timeZone } = useOffice()

  return (
    <section aria-labelledby="sources" className="py-4 lg:py-16">
      <div className="frame">
        <h2 id="sources" className="font-display text-2xl font-semibold text-indigo sm:text-title">
          <SiteLanguage isInline>{words.sourcesAndDates}</SiteLanguage>
        </h2>
        <FiguresRequest country={guide.nameInText} rates={listRates([listFigures(guide)])} />
        <SiteLanguage>
          <p className="mt-1 text-sm text-ink/75">
            {`${shared.lastChangedOn} `}
            <Day on={dayIn(timeZone, guide.modified)} />
          </p>
          <div className="mt-4">
            <SourcesFold sources={sources} />
          </div>
        </SiteLanguage>
      </div>
    </section>
  )
}

function SourcesFold({ sources }: { sources: SourceList }) {
  const count = sources.list().length
  if (count === 0) return null
  return (
    <Fold summary={words.countSources(count)}>
      <ol className="grid gap-x-8 gap-y-1.5 lg:grid-cols-2">
        <SourceEntries sources={sources} />
      </ol>
    </Fold>
  )
}

function ClosingCall({ guide: { nameInText, actions } }: { guide: Guide }) {
  const { address } = mainBranch(useOffice())

  return (
    <section aria-labelledby="talk" className="border-y border-line bg-white print:hidden">
      <div className="frame flex flex-wrap items-center justify-between gap-x-8 gap-y-2 py-4">
        <div className="max-w-[62ch]">
          <h2 id="talk" className="font-semibold">
            <SiteLanguage isInline>{words.startsWithATalk(nameInText)}</SiteLanguage>
          </h2>
          <p className="max-sm:text-sm">
            <OfficeWord name="guide_call" getValues={() => ({ address })} />
          </p>
        </div>
        <a href={to('/contact')} className={buttonClassName('primary')}>
          {actions.last}
        </a>
      </div>
    </section>
  )
}

/** Title, picture and the first-year cost. */
function GuideHero({ guide }: { guide: Guide }) {
  const { name, nameInText, title, tagline, globe } = guide

  return (
    <header className="on-night">
      <div className="frame grid gap-x-12 gap-y-3 pt-4 pb-5 lg:grid-cols-[1fr_1.25fr] lg:items-center lg:py-10">
        <div className="flex items-center justify-between gap-4">
          <div>
            <p className="text-sm font-semibold text-marigold lg:text-base">{tagline}</p>
            <h1 className="font-display text-title font-semibold lg:mt-1">
              {useIsSiteLanguage() ? words.studyIn(nameInText) : title}
            </h1>
          </div>
          {globe ? (
            <img
              src={globe}
              alt={words.globeWithRouteTo(name)}
              width="960"
              height="960"
              fetchPriority="high"
              className="size-20 shrink-0 sm:size-28 lg:size-52"
            />
          ) : (
            <RouteLine className="w-20 shrink-0 text-paper/50 lg:w-52" />
          )}
        </div>
        <FirstYearAnswer guide={guide} />
      </div>
    </header>
  )
}

type Sections = Pick<GuideSection, 'id' | 'label'>[]

/**
 * The table of contents, which stays in sight: one line on wide screens; on narrow screens a bar with
 * the current section (see highlight-section.ts).
 */
function TableOfContents({ sections }: { sections: Sections }) {
  return (
    <nav
      aria-label={shared.onThisPage}
      data-part="contents"
      className="z-10 border-b border-line bg-paper max-lg:sticky max-lg:top-0 pinned:top-14 lg:sticky lg:top-0 print:hidden"
    >
      <SiteLanguage>
        <ContentsBar sections={sections} />
        <ul className="frame flex gap-5 overflow-x-auto [scrollbar-width:none] max-lg:hidden">
          {sections.map(({ id, label }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="flex min-h-12 items-center border-b-2 border-transparent text-sm font-semibold whitespace-nowrap hover:border-marigold aria-[current]:border-marigold"
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </SiteLanguage>
    </nav>
  )
}

function ContentsBar({ sections }: { sections: Sections }) {
  return (
    <details className="group lg:hidden">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 px-[clamp(1rem,4vw,2rem)] text-sm [&::-webkit-details-marker]:hidden">
        <span className="text-ink/75">{shared.onThisPage}</span>
        <span data-here className="min-w-0 grow truncate font-semibold text-night" />
        <span aria-hidden="true" className={detailsArrow} />
      </summary>
      <ul className="max-h-[60vh] overflow-y-auto px-[clamp(1rem,4vw,2rem)] pb-3">
        {sections.map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`} className="flex min-h-11 items-center aria-[current]:font-semibold">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** The office's contact details at the top of the printed page. */
export function PrintedOffice() {
  const office = useOffice()

  return (
    <p className="hidden border-b pb-2 print:block">
      {[office.name, mainBranch(office).address, office.phone, office.email].join(' · ')}
    </p>
  )
}
