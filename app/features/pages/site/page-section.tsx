import type { ReactNode } from 'react'
import { localizeAddress } from '#app/platform/browser/addresses.ts'
import { useOffice } from '#app/platform/browser/office-context.ts'
import { buttonClassName } from '#app/ui/button.tsx'
import { FaqList } from '#app/ui/faq-list.tsx'
import { Digits } from '#app/ui/page-language.tsx'
import type { Item, Section } from '../standard-contract.ts'
import { describeMissingPicture } from '../words.ts'
import { PlaceMap, Video } from './embeds.tsx'
import { InlineText, Paragraphs } from './formatted-text.tsx'
import { Gallery } from './gallery.tsx'
import { Files } from './media-lists.tsx'

/** Views of what the server has added to a section as `shown`, by the type of the section. */
export type LiveViews = Partial<Record<Section['type'], (shown: unknown) => ReactNode>>

interface PageSectionProps {
  section: Section
  liveViews: LiveViews
}

const listTypes = ['gallery', 'files', 'album', 'articles', 'events', 'team', 'form']

/** Whether a section that shows a list or content of another page has nothing to show. */
export function isLeftOut(section: Section) {
  if (!listTypes.includes(section.type)) return false
  if (section.type === 'gallery') return section.pictures.length === 0
  if (section.type === 'files') return section.files.length === 0
  const { shown } = section as { shown?: unknown }
  return !shown || (Array.isArray(shown) && shown.length === 0)
}

/** Renders a section by its type. */
export function PageSection({ section, liveViews }: PageSectionProps) {
  const { shown } = section as { shown?: unknown }
  if (isLeftOut(section)) return null
  switch (section.type) {
    case 'picture':
      return <Picture section={section} />
    case 'gallery':
      return (
        <Headed section={section}>
          <Gallery pictures={section.pictures} />
        </Headed>
      )
    case 'video':
      return (
        <Headed section={section}>
          <Video {...section} />
        </Headed>
      )
    case 'map':
      return (
        <Headed section={section}>
          <PlaceMap {...section} />
        </Headed>
      )
    case 'files':
      return (
        <Headed section={section}>
          <Files files={section.files} />
        </Headed>
      )
    case 'quote':
      return <Quote section={section} />
    case 'notice':
      return <Notice section={section} />
    case 'form':
      return (
        <Headed section={section}>
          <div className="mt-5">{liveViews.form?.(shown)}</div>
        </Headed>
      )
    case 'album':
      return <Headed section={section}>{liveViews.album?.(shown)}</Headed>
    case 'articles':
    case 'events':
    case 'team':
      return <Headed section={section}>{liveViews[section.type]?.(shown)}</Headed>
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

const listings = { steps: asSteps, cards: asCards, questions: asQuestions, columns: asColumns }

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

function asColumns(items: Item[]) {
  return (
    <div className="mt-5 grid gap-x-8 gap-y-5 sm:grid-cols-2">
      {items.map(({ title, text }, index) => (
        <div key={`${index} ${title}`}>
          <h3 className="font-semibold text-night">{title}</h3>
          <Paragraphs text={text} className="mt-1" headingLevel={4} />
        </div>
      ))}
    </div>
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

function Quote({ section }: { section: Extract<Section, { type: 'quote' }> }) {
  const { id, text, name, role } = section

  return (
    <figure id={id} className="border-l-4 border-marigold pl-5">
      <blockquote className="text-xl text-night">
        <Paragraphs text={text} className="not-first:mt-3" />
      </blockquote>
      {(name || role) && (
        <figcaption className="mt-2 text-ink/75">
          {name && <span className="font-semibold text-night">{name}</span>}
          {name && role && ', '}
          {role}
        </figcaption>
      )}
    </figure>
  )
}

function Notice({ section }: { section: Extract<Section, { type: 'notice' }> }) {
  const { id, heading, text, tone } = section
  const colours = tone === 'warning' ? 'bg-amber-tint text-amber-ink' : 'bg-indigo/8 text-night'

  return (
    <section aria-labelledby={id} className={`rounded-card p-5 ${colours}`}>
      <h2 id={id} className="scroll-mt-6 font-display text-xl font-semibold">
        {heading}
      </h2>
      <Paragraphs text={text} className="mt-2" />
    </section>
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
