import { CoverPicture } from '#app/features/pages/site/cover-picture.tsx'
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
export function EventCardView({ event, headingLevel = 2 }: EventCardProps) {
  const { address, language, title, description, place, is_online, cover } = event
  const Heading = `h${headingLevel}` as const
  const lang = language === ownLanguage ? undefined : language

  return (
    <li className="group relative flex flex-col card transition-colors hover:border-indigo">
      {/* The title is the link, so the cover needs no description here. */}
      {cover && (
        <CoverPicture
          cover={{ ...cover, alt: '' }}
          sizes="(width >= 64rem) 24rem, (width >= 40rem) 50vw, 100vw"
        />
      )}
      <div className="p-5">
        <p className="text-sm font-semibold text-indigo">
          <EventTime {...event} />
        </p>
        <div lang={lang}>
          <Heading className="mt-1 font-display text-xl font-semibold text-night wrap-anywhere">
            <a href={address} className="group-hover:underline after:absolute after:inset-0">
              {title}
            </a>
          </Heading>
          <p className="mt-2 text-ink/85 wrap-anywhere">{description}</p>
        </div>
        <p className="mt-2 text-sm text-ink/75 wrap-anywhere">
          {place ? <span lang={lang}>{place}</span> : is_online && words.online}
        </p>
      </div>
    </li>
  )
}
