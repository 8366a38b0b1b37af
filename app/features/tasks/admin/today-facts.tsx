import { Link } from 'react-router'
import type { ApiClient } from '#app/contract/api-client.ts'
import { factsApi, type ListedFact } from '#app/features/facts/contract.ts'
import { stateNames, urgentStates } from '#app/features/facts/vocabulary-contract.ts'
import { nameCountries } from '#app/features/leads/admin/country-names.ts'
import type { Today } from '#app/features/leads/contract.ts'
import { Day } from '#app/ui/day.tsx'
import { TodaySection } from './today-section.tsx'

const MAX_FACTS = 10

/** Returns the most urgent facts to review. */
export async function readFactsToReview(api: ApiClient) {
  const querystring = { state: 'urgent', limit: MAX_FACTS } as const
  const result = await api.attempt(factsApi.list, { querystring })
  return result.ok ? { facts: result.value, total: result.total } : undefined
}

interface FactsToReviewProps {
  facts: ListedFact[]
  total: number
}

/** Lists facts that are due, change soon, or have no evidence. */
export function FactsToReview({ facts, total }: FactsToReviewProps) {
  return (
    <TodaySection
      title="Facts to review"
      total={total}
      empty="No fact needs a review now."
      all={
        total > facts.length && (
          <Link className="text-indigo underline" to="/admin/facts?state=urgent">
            All {total}
          </Link>
        )
      }
    >
      {facts.length > 0 &&
        facts.map(({ id, label, country, states, upcoming }) => (
          <li key={id} className="flex flex-wrap items-baseline gap-x-3 card p-3 wrap-anywhere">
            <FactLink id={id} label={label} country={country} />
            {upcoming && (
              <span>
                {upcoming.value} from <Day on={upcoming.valid_from} isShort />
              </span>
            )}
            <span className={states.includes('confirm_now') ? 'font-semibold text-alarm' : ''}>
              {states
                .filter((state) => urgentStates.includes(state))
                .map((state) => stateNames[state])
                .join(', ')}
            </span>
          </li>
        ))}
    </TodaySection>
  )
}

function FactLink({ id, label, country }: Pick<ListedFact, 'id' | 'label' | 'country'>) {
  return (
    <Link
      to={`/admin/facts?edit=${id}`}
      className="inline-flex min-h-6 items-center font-semibold text-indigo underline"
    >
      {[label, country && nameCountries([country])].filter(Boolean).join(', ')}
    </Link>
  )
}

/** Lists facts that change within 7 days, for people who do not edit facts. */
export function UpcomingFacts({ total, facts }: Today['facts']) {
  if (total === 0) return null
  return (
    <TodaySection title="Facts that change within 7 days" total={total} empty="">
      {facts.map(({ id, label, country, value, valid_from, is_confirmed }) => (
        <li
          key={`${id} ${valid_from} ${value}`}
          className="flex flex-wrap items-baseline gap-x-3 card p-3 wrap-anywhere"
        >
          <FactLink id={id} label={label} country={country} />
          <span>
            {value} from <Day on={valid_from} isShort />
          </span>
          {!is_confirmed && <span className="font-semibold text-alarm">Not confirmed yet</span>}
        </li>
      ))}
    </TodaySection>
  )
}
