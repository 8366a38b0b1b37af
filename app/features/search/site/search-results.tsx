import type { SearchHit, SearchResponse } from '../contract.ts'
import * as words from '../words.ts'

/** The search results, best first. */
export function SearchResults({
  response: { total, is_exact, results },
}: {
  response: SearchResponse
}) {
  return (
    <section aria-labelledby="found" className="mt-8 max-w-[70ch]">
      <h2 id="found" className="text-base font-semibold text-ink/75">
        {words.found(total, results.length)}
      </h2>
      {!is_exact && <p className="mt-1 text-ink/80">{words.closeResults}</p>}
      <ol className="mt-2 divide-y divide-line border-t border-line">
        {results.map((found) => (
          <SearchResultItem key={`${found.type}${found.address}${found.title}`} found={found} />
        ))}
      </ol>
    </section>
  )
}

function SearchResultItem({ found }: { found: SearchHit }) {
  const { type, address, title, language, heading, excerpt, is_uncertain } = found

  return (
    <li className="py-5 wrap-anywhere">
      <h3 className="font-display text-xl font-semibold text-night">
        <a
          href={address}
          hrefLang={language}
          lang={language}
          className="inline-block underline decoration-marigold decoration-2 underline-offset-4"
        >
          {title}
        </a>
      </h3>
      <p className="mt-1 text-sm text-ink/75">
        {language && heading ? (
          <>
            {`${words.typeNames[type]} · `}
            <span lang={language}>{heading}</span>
          </>
        ) : (
          [words.typeNames[type], heading].filter(Boolean).join(' · ')
        )}
      </p>
      <p lang={language} className="mt-1">
        {excerpt.map(({ text, is_match }, index) =>
          is_match ? (
            <mark key={index} className="bg-marigold/30 font-semibold text-inherit">
              {text}
            </mark>
          ) : (
            text
          ),
        )}
        {is_uncertain && (
          <small className="text-sm text-ink/75">{`, ${words.confirmWithUs}`}</small>
        )}
      </p>
    </li>
  )
}
