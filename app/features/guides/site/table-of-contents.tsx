import * as shared from '#app/platform/browser/words.ts'
import { SiteLanguage } from '#app/ui/page-language.tsx'
import { detailsArrow } from './details-arrow.ts'
import type { GuideSection } from './guide-sections.tsx'

type Sections = Pick<GuideSection, 'id' | 'label'>[]

/**
 * The table of contents. It is beside the text on wide screens; on narrow screens it is a bar with
 * the current section (see highlight-section.ts).
 */
export function TableOfContents({ sections }: { sections: Sections }) {
  return (
    <nav
      aria-label={shared.onThisPage}
      data-part="contents"
      className="max-lg:sticky max-lg:top-0 pinned:top-14 max-lg:z-10 max-lg:-mx-[clamp(1rem,4vw,2rem)] print:hidden"
    >
      <SiteLanguage>
        <ContentsBar sections={sections} />
      </SiteLanguage>
      <div className="sticky top-8 pt-20 max-lg:hidden">
        <p className="text-sm font-semibold text-ink/75">
          <SiteLanguage isInline>{shared.onThisPage}</SiteLanguage>
        </p>
        <ul className="mt-2 border-l border-line">
          {sections.map(({ id, label }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="-ml-px flex min-h-9 items-center border-l-2 border-transparent pl-4 hover:border-marigold hover:underline aria-[current]:border-marigold aria-[current]:font-semibold"
              >
                <SiteLanguage isInline>{label}</SiteLanguage>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  )
}

function ContentsBar({ sections }: { sections: Sections }) {
  return (
    <details className="group border-b border-line bg-paper lg:hidden">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 px-[clamp(1rem,4vw,2rem)] text-sm [&::-webkit-details-marker]:hidden">
        <span className="text-ink/75">{shared.onThisPage}</span>
        <span data-here className="min-w-0 grow truncate font-semibold text-night" />
        <span aria-hidden="true" className={detailsArrow} />
      </summary>
      <ul className="max-h-[60vh] overflow-y-auto px-[clamp(1rem,4vw,2rem)] pb-3">
        {sections.map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`} className="flex min-h-11 items-center aria-[current]:font-semibold">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
