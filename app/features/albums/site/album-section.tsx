import { Gallery } from '#app/features/pages/site/gallery.tsx'
import { localizeAddress } from '#app/platform/browser/addresses.ts'
import { language as ownLanguage } from '#app/platform/browser/language.ts'
import { SiteLanguage } from '#app/ui/page-language.tsx'
import { type AlbumExcerpt, galleryPath, type ShownAlbums } from '../contract.ts'
import * as words from '../words.ts'
import { AlbumCardView } from './album-card.tsx'

/** Pictures of an album, or the latest albums. */
export function AlbumSection({ shown }: { shown: ShownAlbums }) {
  if ('album' in shown) return <Excerpt album={shown.album} />

  return (
    <SiteLanguage>
      <ul className="mt-5 grid gap-5 sm:grid-cols-2">
        {shown.albums.map((album) => (
          <AlbumCardView key={album.address} album={album} headingLevel={3} />
        ))}
      </ul>
      <p className="mt-4">
        <a href={localizeAddress(galleryPath)} className={link}>
          {words.allAlbums}
        </a>
      </p>
    </SiteLanguage>
  )
}

function Excerpt({ album }: { album: AlbumExcerpt }) {
  const { address, language, title, count, pictures } = album

  return (
    <SiteLanguage>
      <div lang={language === ownLanguage ? undefined : language}>
        <Gallery pictures={pictures} />
        <p className="mt-4">
          <a href={address} className={`${link} wrap-anywhere`}>
            <span>
              {title} <SiteLanguage isInline>{`(${words.pictures(count)})`}</SiteLanguage>
            </span>
          </a>
        </p>
      </div>
    </SiteLanguage>
  )
}

const link = 'inline-flex min-h-9 items-center underline underline-offset-4'
