import { CoverPicture } from '#app/features/pages/site/cover-picture.tsx'
import { language as ownLanguage } from '#app/platform/browser/language.ts'
import { useOffice } from '#app/platform/browser/office-context.ts'
import { latest } from '#app/platform/browser/page-status.ts'
import { Day } from '#app/ui/day.tsx'
import { PageHead } from '#app/ui/page-head.tsx'
import { type AlbumCard, galleryPath } from '../contract.ts'
import * as words from '../words.ts'

/** The list of albums. */
export function GalleryView({ albums }: { albums: AlbumCard[] }) {
  const office = useOffice()

  return (
    <>
      <PageHead
        title={words.gallery}
        description={words.describeGallery(office.name)}
        path={galleryPath}
        modified={latest(...albums.map(({ modified }) => modified))}
        isInEveryLanguage
        parents={[]}
      />
      <div className="frame pt-12 pb-20 lg:pt-16">
        <h1 className="font-display text-title font-semibold text-night">{words.gallery}</h1>
        <ul className="mt-8 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {albums.map((album) => (
            <AlbumCardView key={album.address} album={album} />
          ))}
        </ul>
      </div>
    </>
  )
}

function AlbumCardView({ album }: { album: AlbumCard }) {
  const { address, language, title, description, date, count, cover } = album

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
          <h2 className="mt-1 font-display text-xl font-semibold text-night wrap-anywhere">
            <a href={address} className="group-hover:underline after:absolute after:inset-0">
              {title}
            </a>
          </h2>
          <p className="mt-2 text-ink/85 wrap-anywhere">{description}</p>
        </div>
      </div>
    </li>
  )
}
