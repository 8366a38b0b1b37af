import { formatReplyDay } from '#app/features/office/hours-contract.ts'
import { to } from '#app/platform/browser/addresses.ts'
import { dateLanguage } from '#app/platform/browser/language.ts'
import { useOffice } from '#app/platform/browser/office-context.ts'
import { buttonClassName } from '#app/ui/button.tsx'
import { searching } from '../contract.ts'
import * as words from '../words.ts'

interface NoResultsProps {
  query: string
  /** The suggested query. */
  suggestions: string[]
}

export function NoResults({ query, suggestions }: NoResultsProps) {
  return (
    <section aria-labelledby="found" className="mt-8 max-w-[65ch]">
      <h2 id="found" className="font-display text-xl font-semibold text-night wrap-anywhere">
        {words.noResults(query)}
      </h2>
      {suggestions.length > 0 && (
        <p className="mt-3 flex flex-wrap gap-x-4">
          {words.didYouMean}
          {suggestions.map((each) => (
            <a
              key={each}
              href={`${to('/search')}?${searching.name}=${encodeURIComponent(each)}`}
              className="font-semibold underline"
            >
              {each}
            </a>
          ))}
        </p>
      )}
      <p className="mt-3 text-ink/80">
        {words.askUsInstead(formatReplyDay(useOffice(), new Date(), dateLanguage))}
      </p>
      <a href={to('/contact')} className={`${buttonClassName('plain')} mt-4`}>
        {words.writeToUs}
      </a>
    </section>
  )
}
