import { to } from '#app/platform/browser/addresses.ts'
import { buttonClassName } from '#app/ui/button.tsx'
import { useIsSiteLanguage } from '#app/ui/page-language.tsx'
import { RouteLine } from '#app/ui/route-line.tsx'
import type { Guide } from '../content/guide.ts'
import * as words from '../words.ts'

export function GuideHero({ guide }: { guide: Guide }) {
  const { name, nameInText, title, tagline, intro, globe, actions } = guide

  return (
    <header className="on-night overflow-hidden">
      <div
        className={`frame relative flex flex-col justify-center max-md:items-center ${globe ? 'md:min-h-120 lg:min-h-136' : 'pt-7 md:pt-0'}`}
      >
        {globe ? (
          <img
            src={globe}
            alt={words.globeWithRouteTo(name)}
            width="960"
            height="960"
            fetchPriority="high"
            className="w-[55%] max-md:-mb-3 md:absolute md:top-0 md:right-0 md:bottom-10 md:h-[calc(100%-2.5rem)] md:w-1/2 md:object-contain lg:object-right"
          />
        ) : (
          <RouteLine className="absolute right-10 bottom-28 w-2/5 text-paper/50 max-lg:hidden" />
        )}
        <div className="relative w-full pt-1 pb-16 md:max-w-1/2 md:pt-16 md:pr-10 md:pb-26">
          <p className="font-semibold text-marigold">{tagline}</p>
          <h1 className="mt-1 sm:mt-2 font-display text-hero font-semibold">
            {useIsSiteLanguage() ? words.studyIn(nameInText) : title}
          </h1>
          <p className="mt-3 sm:mt-4 max-w-[44ch] text-lg text-paper/85">{intro}</p>
          <a
            href={to('/contact')}
            className={`${buttonClassName('primary')} mt-5 sm:mt-7 min-h-12 px-7`}
          >
            {actions.first}
          </a>
        </div>
      </div>
    </header>
  )
}
