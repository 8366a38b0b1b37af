import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { createSrcSet, isUploaded } from '#app/features/media/contract.ts'
import { SiteLanguage } from '#app/ui/page-language.tsx'
import type { Section } from '../standard-contract.ts'
import * as words from '../words.ts'

type Pictures = Extract<Section, { type: 'gallery' }>['pictures']

interface GalleryProps {
  pictures: Pictures
  /** Whether it is as wide as the page, not as a text. */
  isWide?: boolean
}

/**
 * Pictures side by side. Each leads to the whole picture, which lightbox.ts shows in a dialog above
 * the page.
 */
export function Gallery({ pictures, isWide = false }: GalleryProps) {
  const columns = isWide ? 'lg:grid-cols-4' : ''
  const sizes = isWide
    ? '(width >= 64rem) 18rem, (width >= 40rem) 33vw, 50vw'
    : '(width >= 40rem) 14rem, 50vw'

  return (
    <div data-part="lightbox" className="mt-5">
      <ul className={`grid grid-cols-2 gap-3 sm:grid-cols-3 ${columns}`}>
        {pictures.map(({ picture, alt, caption, width }, index) => (
          <li key={`${index} ${picture}`}>
            <figure>
              {picture ? (
                <a
                  href={picture}
                  data-position={words.pictureOf(index + 1, pictures.length)}
                  className="block overflow-hidden rounded-card border border-line"
                >
                  <img
                    src={picture}
                    srcSet={
                      isUploaded(picture) && width > 0 ? createSrcSet(picture, width) : undefined
                    }
                    sizes={sizes}
                    alt={alt}
                    loading="lazy"
                    className="aspect-4/3 w-full object-cover"
                  />
                </a>
              ) : (
                // Only in drafts.
                <p className="grid aspect-4/3 place-items-center rounded-card border border-dashed border-ink/40 p-2 text-center text-sm text-ink/75">
                  {words.describeMissingPicture(alt)}
                </p>
              )}
              {caption && (
                <figcaption className="mt-1 text-sm text-ink/75 wrap-anywhere">
                  {caption}
                </figcaption>
              )}
            </figure>
          </li>
        ))}
      </ul>
      <Lightbox hasMany={pictures.length > 1} />
    </div>
  )
}

/** The dialog that lightbox.ts opens. The captions stay in the language of the page. */
function Lightbox({ hasMany }: { hasMany: boolean }) {
  return (
    <dialog
      aria-label={words.pictures}
      className="size-full max-h-none max-w-none bg-night/95 p-3 text-paper backdrop:bg-night/60 open:grid open:grid-rows-[1fr_auto] print:hidden"
    >
      <figure className="grid min-h-0 grid-rows-[minmax(0,1fr)_auto] justify-items-center gap-2">
        <div data-frame className="relative size-full min-h-0" />
        <figcaption className="max-h-32 max-w-[70ch] overflow-y-auto text-center wrap-anywhere" />
      </figure>
      <form method="dialog" className="mt-2 flex items-center justify-center gap-3">
        <SiteLanguage>
          {hasMany && (
            <button
              type="button"
              data-step="-1"
              aria-label={words.previousPicture}
              className={button}
            >
              <ChevronLeft aria-hidden="true" className="size-6" />
            </button>
          )}
          <p aria-live="polite" data-status className="min-w-28 text-center text-sm" />
          {hasMany && (
            <button type="button" data-step="1" aria-label={words.nextPicture} className={button}>
              <ChevronRight aria-hidden="true" className="size-6" />
            </button>
          )}
          <button type="submit" aria-label={words.close} className={button}>
            <X aria-hidden="true" className="size-6" />
          </button>
        </SiteLanguage>
      </form>
    </dialog>
  )
}

const button =
  'grid size-11 place-items-center rounded-full border border-paper/40 hover:bg-paper/15'
