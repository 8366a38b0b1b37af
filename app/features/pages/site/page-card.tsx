import type { ComponentProps, ReactNode } from 'react'
import { language as ownLanguage } from '#app/platform/browser/language.ts'
import { CoverPicture } from './cover-picture.tsx'

interface PageCardProps {
  page: {
    address: string
    language: string
    title: string
    description: string
    cover?: ComponentProps<typeof CoverPicture>['cover'] | null
  }
  /** The level of the title. */
  headingLevel?: 2 | 3
  /** A paragraph above the title. */
  above: ReactNode
  /** A paragraph below the description. */
  below?: ReactNode
}

/** A page in a list, with its cover. */
export function PageCard({ page, headingLevel = 2, above, below }: PageCardProps) {
  const { address, language, title, description, cover } = page
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
        {above}
        <div lang={language === ownLanguage ? undefined : language}>
          <Heading className="mt-1 font-display text-xl font-semibold text-night wrap-anywhere">
            <a href={address} className="group-hover:underline after:absolute after:inset-0">
              {title}
            </a>
          </Heading>
          <p className="mt-2 text-ink/85 wrap-anywhere">{description}</p>
        </div>
        {below}
      </div>
    </li>
  )
}
