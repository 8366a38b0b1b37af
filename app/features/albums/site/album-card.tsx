import { CoverPicture } from '#app/features/pages/site/cover-picture.tsx'
import { language as ownLanguage } from '#app/platform/browser/language.ts'
import { Day } from '#app/ui/day.tsx'
import type { AlbumCard } from '../contract.ts'
import * as words from '../words.ts'

interface AlbumCardViewProps {
  album: AlbumCard
  headingLevel?: 2 | 3
}

/** An album in a list, with its cover. */
export function AlbumCardView({ album, headingLevel = 2 }: AlbumCardViewProps) {
  const { address, language, title, description, date, count, cover } = album
  const Heading = `h${headingLevel}` as const

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
        <p className="flex flex-wrap gap-x-3 text-sm text-ink/75">
          <Day on={date} />
          <span>{words.pictures(count)}</span>
        </p>
        <div lang={language === ownLanguage ? undefined : language}>
          <Heading className="mt-1 font-display text-xl font-semibold text-night wrap-anywhere">
            <a href={address} className="group-hover:underline after:absolute after:inset-0">
              {title}
            </a>
          </Heading>
          <p className="mt-2 text-ink/85 wrap-anywhere">{description}</p>
        </div>
      </div>
    </li>
  )
}
