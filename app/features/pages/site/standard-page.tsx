import type { ReactNode } from 'react'
import { dayIn } from '#app/contract/date-format.ts'
import { localizeAddress } from '#app/platform/browser/addresses.ts'
import { useOffice } from '#app/platform/browser/office-context.ts'
import * as shared from '#app/platform/browser/words.ts'
import { buttonClassName } from '#app/ui/button.tsx'
import { Day } from '#app/ui/day.tsx'
import { FaqList } from '#app/ui/faq-list.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { Digits, SiteLanguage } from '#app/ui/page-language.tsx'
import type { PageContent } from '../contract.ts'
import type { Item, Section, StandardContent } from '../standard-contract.ts'
import { describeMissingPicture } from '../words.ts'
import { InlineText, Paragraphs } from './formatted-text.tsx'

interface StandardPageProps {
  content: PageContent
  address: string
  /** The address of the picture for link previews. */
  card?: string | undefined
  modified: string
  isDraft: boolean
}

/** Renders a standard page. */
export function StandardPage({ content, address, card, modified, isDraft }: StandardPageProps) {
  const { time_zone: timeZone } = useOffice()
  const { title, description, intro, sections } = content as unknown as StandardContent
  const head = { title, description, path: address, picture: card }

  return (
    <>
      {!isDraft && <PageHead {...head} modified={modified} parents={[]} />}
      <div className="frame pt-12 pb-20 lg:pt-16">
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
              <PageSection key={section.id} section={section} />
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
    'heading' in section && section.heading ? section : [],
  )
  if (headed.length < 3) return null

  return (
    <nav aria-label={shared.onThisPage} className="card p-5 lg:sticky lg:top-6 print:hidden">
      <ul className="grid gap-x-4 xs:max-lg:grid-cols-[1.4fr_1fr] max-sm:text-sm">
        {headed.map(({ id, heading }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-9 items-center underline-offset-4 hover:underline"
            >
              {heading}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Renders a section by its type. */
function PageSection({ section }: { section: Section }) {
  switch (section.type) {
    case 'picture':
      return <Picture section={section} />
    case 'contact':
      return (
        <Headed section={section}>
          <OfficeContact />
        </Headed>
      )
    case 'action':
      return (
        <Headed section={section}>
          <p className="mt-5">
            <a href={localizeAddress(section.target)} className={buttonClassName('primary')}>
              {section.label}
            </a>
          </p>
        </Headed>
      )
    case 'text':
      return (
        <Headed section={section}>
          <Points items={section.items} />
          <Paragraphs text={section.closing} className="mt-4" />
        </Headed>
      )
    default:
      return <Headed section={section}>{listings[section.type](section.items)}</Headed>
  }
}

interface HeadedProps {
  section: { id: string; heading: string; text: string }
  children: ReactNode
}

function Headed({ section: { id, heading, text }, children }: HeadedProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="scroll-mt-6 font-display text-2xl font-semibold text-night">
        {heading}
      </h2>
      <Paragraphs text={text} className="mt-3" />
      {children}
    </section>
  )
}

function Points({ items }: { items: Item[] }) {
  if (items.length === 0) return null
  return (
    <dl className="mt-4 grid gap-3 border-l-2 border-line pl-5">
      {items.map(({ title, text }, index) => (
        <div key={`${index} ${title}`}>
          <dt className="font-semibold text-night wrap-anywhere">{title}</dt>
          <dd>
            <Paragraphs text={text} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

const listings = { steps: asSteps, cards: asCards, questions: asQuestions }

function asSteps(items: Item[]) {
  return (
    <ol className="mt-5 grid gap-5">
      {items.map(({ title, text }, index) => (
        <li key={`${index} ${title}`} className="grid grid-cols-[2.25rem_1fr] gap-x-4">
          <span
            aria-hidden="true"
            className="grid size-9 place-items-center rounded-full bg-night font-semibold text-paper tabular-nums"
          >
            <Digits>{index + 1}</Digits>
          </span>
          <div>
            <h3 className="pt-1 font-semibold text-night">{title}</h3>
            <Paragraphs text={text} className="mt-1" headingLevel={4} />
          </div>
        </li>
      ))}
    </ol>
  )
}

function asCards(items: Item[]) {
  return (
    <ul className="mt-5 grid gap-4 sm:grid-cols-2">
      {items.map(({ title, text }, index) => (
        <li key={`${index} ${title}`} className="card p-5">
          <h3 className="font-semibold text-night">{title}</h3>
          <Paragraphs text={text} className="mt-1" headingLevel={4} />
        </li>
      ))}
    </ul>
  )
}

function asQuestions(items: Item[]) {
  const questions = items.map(({ title, text }) => ({
    title,
    answer: <Paragraphs text={text} className="mt-1" />,
  }))
  return <FaqList questions={questions} />
}

function Picture({ section }: { section: Extract<Section, { type: 'picture' }> }) {
  const { picture, alt, text, width, height } = section

  return (
    <figure>
      {picture ? (
        <img
          src={picture}
          alt={alt}
          width={width || undefined}
          height={height || undefined}
          loading="lazy"
          className="h-auto w-full rounded-card border border-line"
        />
      ) : (
        // Only in drafts: no picture is chosen, or it was deleted.
        <p className="grid min-h-40 place-items-center rounded-card border border-dashed border-ink/40 p-5 text-center text-ink/75">
          {describeMissingPicture(alt)}
        </p>
      )}
      {text && (
        <figcaption className="mt-2 text-sm text-ink/75">
          <InlineText text={text} />
        </figcaption>
      )}
    </figure>
  )
}

/** Contact details of the office profile. */
function OfficeContact() {
  const { email, phone } = useOffice()

  return (
    <address className="mt-3 grid justify-items-start gap-1 text-lg font-semibold text-night not-italic">
      <a className={link} href={`mailto:${email}`}>
        {email}
      </a>
      <a className={link} href={`tel:${phone.replaceAll(' ', '')}`}>
        {phone}
      </a>
    </address>
  )
}

const link = 'inline-flex min-h-9 items-center underline decoration-ink/40 underline-offset-4'
