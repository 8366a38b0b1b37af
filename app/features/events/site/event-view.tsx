import { useContext } from 'react'
import type { PublicPage } from '#app/features/pages/published-contract.ts'
import { CoverPicture } from '#app/features/pages/site/cover-picture.tsx'
import { Paragraphs } from '#app/features/pages/site/formatted-text.tsx'
import { localizeAddress, to } from '#app/platform/browser/addresses.ts'
import { useOffice } from '#app/platform/browser/office-context.ts'
import { buttonClassName } from '#app/ui/button.tsx'
import { PageHead, SiteContext } from '#app/ui/page-head.tsx'
import { Digits, SiteLanguage } from '#app/ui/page-language.tsx'
import { eventsPath, type ShownEvent, toCalendarPath } from '../contract.ts'
import type { EventContent } from '../event-contract.ts'
import * as words from '../words.ts'
import { EventTime } from './event-time.tsx'

interface EventViewProps extends Pick<PublicPage, 'address' | 'content' | 'card' | 'modified'> {
  /** Previews have no metadata for search engines. */
  isDraft: boolean
}

/** An event with its time, its place and the way to register. */
export function EventView({ address, content, card, modified, isDraft }: EventViewProps) {
  const event = content as unknown as EventContent & { shown: ShownEvent }
  const { title, description, text, shown } = event
  const { cover } = shown

  return (
    <>
      {!isDraft && <EventHead address={address} event={event} card={card} modified={modified} />}
      <article className="frame pt-12 pb-20 wrap-anywhere lg:pt-16">
        <h1 className="max-w-[28ch] font-display text-title font-semibold text-night wrap-anywhere">
          {title}
        </h1>
        <p className="mt-3 max-w-[65ch] text-lg text-ink/80">{description}</p>
        <Facts event={event} />
        <SiteLanguage>
          <Registration event={shown} />
        </SiteLanguage>
        {cover && (
          <div className="mt-8 max-w-4xl">
            <CoverPicture cover={cover} sizes="(width >= 64rem) 56rem, 100vw" />
          </div>
        )}
        <div className="mt-8 max-w-[70ch]">
          <Paragraphs text={text} className="mt-4" headingLevel={2} />
        </div>
        <SiteLanguage>
          <p className="mt-10 max-w-[70ch] border-t border-line pt-6 print:hidden">
            <a href={localizeAddress(eventsPath)} className={link}>
              {words.allEvents}
            </a>
          </p>
        </SiteLanguage>
      </article>
    </>
  )
}

const link = 'inline-flex min-h-9 items-center underline underline-offset-4'

interface EventHeadProps extends Omit<EventViewProps, 'content' | 'isDraft'> {
  event: EventContent & { shown: ShownEvent }
}

/** https://schema.org/Event */
function EventHead({ address, event, card, modified }: EventHeadProps) {
  const { title, description, place, picture, shown } = event
  const { starts_at, ends_at, is_online, link } = shown
  const office = useOffice()
  const { url } = useContext(SiteContext)
  const attendance = is_online ? (place ? 'Mixed' : 'Online') : 'Offline'
  const virtual = is_online && { '@type': 'VirtualLocation', url: link || `${url}${address}` }
  const physical = place && { '@type': 'Place', name: place, address: place }
  const about = {
    '@type': 'Event',
    name: title,
    description,
    startDate: starts_at,
    endDate: ends_at,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: `https://schema.org/${attendance}EventAttendanceMode`,
    location: [physical, virtual].filter(Boolean),
    image: picture ? `${url}${picture}` : undefined,
    organizer: { '@type': 'Organization', name: office.name, url },
  }

  return (
    <PageHead
      title={title}
      description={description}
      path={address}
      picture={card}
      modified={modified}
      parents={[{ name: words.events, path: eventsPath }]}
      about={about}
    />
  )
}

function Facts({ event: { place, shown } }: Pick<EventHeadProps, 'event'>) {
  const { seats, is_online, registration } = shown

  return (
    <dl className="mt-6 grid max-w-[65ch] gap-x-6 gap-y-2 sm:grid-cols-[max-content_1fr]">
      <dt className="font-semibold text-night">
        <SiteLanguage isInline>{words.when}</SiteLanguage>
      </dt>
      <dd>
        <SiteLanguage isInline>
          <EventTime {...shown} />
        </SiteLanguage>
      </dd>
      {(place || is_online) && (
        <>
          <dt className="font-semibold text-night">
            <SiteLanguage isInline>{words.where}</SiteLanguage>
          </dt>
          <dd className="wrap-anywhere">
            {place}
            {place && is_online && ', '}
            {is_online && <SiteLanguage isInline>{words.online}</SiteLanguage>}
          </dd>
        </>
      )}
      {registration !== 'none' && seats > 0 && (
        <>
          <dt className="font-semibold text-night">
            <SiteLanguage isInline>{words.seats}</SiteLanguage>
          </dt>
          <dd>
            <SiteLanguage isInline>
              <Digits>{seats}</Digits>
            </SiteLanguage>
          </dd>
        </>
      )}
    </dl>
  )
}

/** How to register, or why that is not possible. */
function Registration({ event }: { event: ShownEvent }) {
  const { page_id, slug, is_over, registration, link: address } = event
  if (is_over) return <p className="mt-6 font-semibold">{words.isOver}</p>
  const isOpen = registration === 'open'

  return (
    <div className="mt-6 grid max-w-[65ch] justify-items-start gap-3 print:hidden">
      {registration === 'closed' && <p className="font-semibold">{words.isClosed}</p>}
      {registration === 'none' && <p>{words.needsNoRegistration}</p>}
      {registration === 'full' && <p>{words.isFull}</p>}
      {(isOpen || registration === 'full') && (
        <a href={`${to('/events/register')}?event=${slug}`} className={buttonClassName('primary')}>
          {isOpen ? words.register : words.joinWaitingList}
        </a>
      )}
      {address && (
        <a href={address} className={buttonClassName('primary')}>
          {words.openEvent}
        </a>
      )}
      <a href={toCalendarPath(page_id)} download className={link}>
        {words.addToCalendar}
      </a>
    </div>
  )
}
