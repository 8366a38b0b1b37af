import type { GuideSection } from './guide-sections.tsx'

/** Stays beside the text on wide screens; narrow ones do without. */
export function TableOfContents({ sections }: { sections: GuideSection[] }) {
  return (
    <nav aria-label="On this page" className="max-lg:hidden">
      <div className="sticky top-8 pt-20">
        <p className="text-sm font-semibold text-ink/75">On this page</p>
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
