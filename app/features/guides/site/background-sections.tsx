import { SiteLanguage } from '#app/ui/page-language.tsx'
import { hasFigures } from '../content/group-figures.ts'
import type { Guide } from '../content/guide.ts'
import * as words from '../words.ts'
import { InlineFigures } from './labelled-figures.tsx'
import { Fold, siteText } from './section-parts.tsx'
import { hostOf } from './sources.tsx'

/** Names first; fees and advice in a fold. */
export function Universities({ universities }: Pick<Guide, 'universities'>) {
  const described = universities.filter(({ text, figure }) => text || hasFigures(figure))
  return (
    <>
      <ul className="mb-3 grid gap-x-10 leading-snug lg:grid-cols-2">
        {universities.map(({ name, place, address }) => (
          <li key={name} className="border-t border-line py-1.5">
            {address ? (
              <a href={address} className="font-semibold text-indigo underline">
                {name}
              </a>
            ) : (
              <span className="font-semibold text-night">{name}</span>
            )}
            <span className="text-sm text-ink/80">{`, ${place}`}</span>
          </li>
        ))}
      </ul>
      {described.length > 0 && (
        <Fold summary={siteText(words.whatToKnow)}>
          <ul className="grid gap-2 text-ink/85 lg:grid-cols-2 lg:gap-x-10">
            {described.map(({ name, text, figure }) => (
              <li key={name}>
                <b className="font-semibold text-night">{`${name}: `}</b>
                <InlineFigures figures={figure} /> {text}
              </li>
            ))}
          </ul>
        </Fold>
      )}
    </>
  )
}

export function CourseAreas({ areas }: { areas: string[] }) {
  return (
    <ul className="font-medium text-night sm:flex sm:flex-wrap sm:gap-2.5">
      {areas.map((area) => (
        <li
          key={area}
          className="max-sm:inline max-sm:not-last:after:content-['_·_'] sm:rounded-full sm:border sm:border-indigo/25 sm:px-4 sm:py-2"
        >
          {area}
        </li>
      ))}
    </ul>
  )
}

export function Links({ links }: { links: NonNullable<Guide['links']> }) {
  return (
    <ul className="grid gap-x-10 lg:grid-cols-2">
      {links.map(({ title, address }) => (
        <li key={address} className="border-t border-line py-1.5">
          <a href={address} className="inline-block min-h-6 text-indigo underline">
            {title}
          </a>
          <span className="text-sm text-ink/75">{` ${hostOf(address)}`}</span>
        </li>
      ))}
    </ul>
  )
}

/** Figures of earlier guides, with the reason why they no longer count. */
export function EarlierFigures({ earlier }: { earlier: NonNullable<Guide['earlier']> }) {
  return (
    <ul className="grid gap-2 text-sm">
      {earlier.map(({ label, figure, reason, instead }) => (
        <li key={label}>
          {`${label}: `}
          <InlineFigures figures={figure} />
          {reason && ` (${reason.replace(/\.$/, '')})`}
          {hasFigures(instead) && (
            <>
              {'. '}
              <SiteLanguage isInline>{`${words.whatCounts}: `}</SiteLanguage>
              <b>
                <InlineFigures figures={instead} />
              </b>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
