import { PageCard } from '#app/features/pages/site/page-card.tsx'
import { Day } from '#app/ui/day.tsx'
import type { AlbumCard } from '../contract.ts'
import * as words from '../words.ts'

interface AlbumCardViewProps {
  album: AlbumCard
  headingLevel?: 2 | 3
}

/** An album in a list, with its cover. */
export const AlbumCardView = ({ album, headingLevel }: AlbumCardViewProps) => (
  <PageCard
    page={album}
    headingLevel={headingLevel}
    above={
      <p className="flex flex-wrap gap-x-3 text-sm text-ink/75">
        <Day on={album.date} />
        <span>{words.pictures(album.count)}</span>
      </p>
    }
  />
)
