import * as shared from '#app/base/browser/words.ts'
import type { GuideSection } from './guide-sections.tsx'

/** Stays beside the text on wide screens; narrow ones do without. */
export function TableOfContents({ sections }: { sections: GuideSection[] }) {
  return (
    <nav aria-label={shared.onThisPage} className="max-lg:hidden">
      <div className="sticky top-8 pt-20">
        <p className="text-sm font-semibold text-ink/75">{shared.onThisPage}</p>
        <ul className="mt-2 border-l border-line">
          {sections.map(({ id, label }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="-ml-px flex min-h-9 items-center border-l-2 border-transparent pl-4 hover:border-marigold hover:underline"
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  )
}
