import { ListPages } from '#app/features/pages/site/list-pages.tsx'
import { pageOf } from '#app/features/pages/words.ts'
import { useOffice } from '#app/platform/browser/office-context.ts'
import { latest } from '#app/platform/browser/page-status.ts'
import { PageHead } from '#app/ui/page-head.tsx'
import { type AlbumList, toListPath } from '../contract.ts'
import * as words from '../words.ts'
import { AlbumCardView } from './album-card.tsx'

interface GalleryViewProps {
  page: number
  list: AlbumList
}

/** A page of the list of albums. */
export function GalleryView({ page, list: { pages, albums } }: GalleryViewProps) {
  const office = useOffice()

  return (
    <>
      <PageHead
        title={page > 1 ? `${words.gallery} – ${pageOf(page, pages)}` : words.gallery}
        description={words.describeGallery(office.name)}
        path={toListPath(page)}
        modified={latest(...albums.map(({ modified }) => modified))}
        isInEveryLanguage
        parents={[]}
      />
      <div className="frame pt-12 pb-20 wrap-anywhere lg:pt-16">
        <h1 className="font-display text-title font-semibold text-night">{words.gallery}</h1>
        <ul className="mt-8 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {albums.map((album) => (
            <AlbumCardView key={album.address} album={album} />
          ))}
        </ul>
        <ListPages
          page={page}
          pages={pages}
          toPath={toListPath}
          previous={words.newerAlbums}
          next={words.olderAlbums}
        />
      </div>
    </>
  )
}
