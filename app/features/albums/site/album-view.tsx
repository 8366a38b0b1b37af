import { useContext } from 'react'
import type { PublicPage } from '#app/features/pages/published-contract.ts'
import { Paragraphs } from '#app/features/pages/site/formatted-text.tsx'
import { Gallery } from '#app/features/pages/site/gallery.tsx'
import { localizeAddress } from '#app/platform/browser/addresses.ts'
import { Day } from '#app/ui/day.tsx'
import { PageHead, SiteContext } from '#app/ui/page-head.tsx'
import { SiteLanguage } from '#app/ui/page-language.tsx'
import type { AlbumContent } from '../album-contract.ts'
import { galleryPath, type ShownAlbum } from '../contract.ts'
import * as words from '../words.ts'

interface AlbumViewProps extends Pick<PublicPage, 'address' | 'content' | 'card' | 'modified'> {
  /** Previews have no metadata for search engines. */
  isDraft: boolean
}

/** An album with its pictures, which open in a dialog. */
export function AlbumView({ address, content, card, modified, isDraft }: AlbumViewProps) {
  const album = content as unknown as AlbumContent & { shown: ShownAlbum }
  const { title, description, text, pictures, shown } = album
  const { url } = useContext(SiteContext)
  const about = {
    '@type': 'ImageGallery',
    name: title,
    description,
    datePublished: shown.date,
    dateModified: modified,
    image: pictures.map(({ picture, alt, caption, width, height }) => ({
      '@type': 'ImageObject',
      contentUrl: url + picture,
      name: alt,
      caption: caption || undefined,
      width: width || undefined,
      height: height || undefined,
    })),
  }

  return (
    <>
      {!isDraft && (
        <PageHead
          type="article"
          title={title}
          description={description}
          path={address}
          picture={card}
          modified={modified}
          parents={[{ name: words.gallery, path: galleryPath }]}
          about={about}
        />
      )}
      <article className="frame pt-12 pb-20 wrap-anywhere lg:pt-16">
        <h1 className="max-w-[28ch] font-display text-title font-semibold text-night wrap-anywhere">
          {title}
        </h1>
        <p className="mt-3 max-w-[65ch] text-lg text-ink/80">{description}</p>
        <p className="mt-3 flex flex-wrap gap-x-4 text-sm text-ink/75">
          <SiteLanguage isInline>
            {shown.date && <Day on={shown.date} />} {words.pictures(pictures.length)}
          </SiteLanguage>
        </p>
        {text && (
          <div className="mt-8 max-w-[70ch]">
            <Paragraphs text={text} className="mt-4" headingLevel={2} />
          </div>
        )}
        <Gallery pictures={pictures} isWide />
        <SiteLanguage>
          <p className="mt-10 border-t border-line pt-6 print:hidden">
            <a
              href={localizeAddress(galleryPath)}
              className="inline-flex min-h-9 items-center underline underline-offset-4"
            >
              {words.allAlbums}
            </a>
          </p>
        </SiteLanguage>
      </article>
    </>
  )
}
