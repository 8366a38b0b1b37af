import { Download } from 'lucide-react'
import { createSrcSet, describeFile, isUploaded } from '#app/features/media/contract.ts'
import type { Section } from '../standard-contract.ts'
import { describeMissingPicture } from '../words.ts'

type Pictures = Extract<Section, { type: 'gallery' }>['pictures']

/** Pictures side by side. Each leads to the whole picture. */
export function Gallery({ pictures }: { pictures: Pictures }) {
  return (
    <ul className="mt-5 grid grid-cols-2 gap-3 sm:grid-cols-3">
      {pictures.map(({ picture, alt, caption, width }, index) => (
        <li key={`${index} ${picture}`}>
          <figure>
            {picture ? (
              <a href={picture} className="block overflow-hidden rounded-card border border-line">
                <img
                  src={picture}
                  srcSet={
                    isUploaded(picture) && width > 0 ? createSrcSet(picture, width) : undefined
                  }
                  sizes="(width >= 40rem) 14rem, 50vw"
                  alt={alt}
                  loading="lazy"
                  className="aspect-4/3 w-full object-cover"
                />
              </a>
            ) : (
              // Only in drafts.
              <p className="grid aspect-4/3 place-items-center rounded-card border border-dashed border-ink/40 p-2 text-center text-sm text-ink/75">
                {describeMissingPicture(alt)}
              </p>
            )}
            {caption && <figcaption className="mt-1 text-sm text-ink/75">{caption}</figcaption>}
          </figure>
        </li>
      ))}
    </ul>
  )
}

type StoredFiles = Extract<Section, { type: 'files' }>['files']

/** Files to download, with kind and size. */
export function Files({ files }: { files: StoredFiles }) {
  return (
    <ul className="mt-4 divide-y divide-line border-y border-line">
      {files.map(({ address, title }, index) => (
        <li key={`${index} ${address}`}>
          <a
            href={address}
            className="group flex min-h-12 flex-wrap items-center gap-x-3 py-2 text-night"
          >
            <Download aria-hidden="true" className="size-5 shrink-0 text-indigo" />
            <span className="font-semibold underline-offset-4 wrap-anywhere group-hover:underline">
              {title}
            </span>
            <span className="text-sm text-ink/75">{describeFile(address)}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
