import { PageCard } from '#app/features/pages/site/page-card.tsx'
import { language as ownLanguage } from '#app/platform/browser/language.ts'
import type { EventCard } from '../contract.ts'
import * as words from '../words.ts'
import { EventTime } from './event-time.tsx'

interface EventCardProps {
  event: EventCard
  /** The level of the title. */
  headingLevel?: 2 | 3
}

/** An event in a list. */
export function EventCardView({ event, headingLevel }: EventCardProps) {
  const { language, place, is_online } = event

  return (
    <PageCard
      page={event}
      headingLevel={headingLevel}
      above={
        <p className="text-sm font-semibold text-indigo">
          <EventTime {...event} />
        </p>
      }
      below={
        <p className="mt-2 text-sm text-ink/75 wrap-anywhere">
          {place ? (
            <span lang={language === ownLanguage ? undefined : language}>{place}</span>
          ) : (
            is_online && words.online
          )}
        </p>
      }
    />
  )
}
