import { Link } from 'react-router'
import { nameCountries } from '#app/features/leads/admin/country-names.ts'
import type { Today } from '#app/features/leads/contract.ts'
import { Day } from '#app/ui/day.tsx'
import { TodaySection } from './today-section.tsx'

/** Lists facts that change within 7 days. */
export function UpcomingFacts({ total, facts }: Today['facts']) {
  if (total === 0) return null
  return (
    <TodaySection title="Facts that change within 7 days" total={total} empty="">
      {facts.map(({ id, label, country, value, valid_from, is_confirmed }) => (
        <li
          key={`${id} ${valid_from} ${value}`}
          className="flex flex-wrap items-baseline gap-x-3 rounded-card border border-line bg-white p-3 wrap-anywhere"
        >
          <Link
            to={`/admin/facts?edit=${id}`}
            className="inline-flex min-h-6 items-center font-semibold text-indigo underline"
          >
            {[label, country && nameCountries([country])].filter(Boolean).join(', ')}
          </Link>
          <span>
            {value} from <Day on={valid_from} isShort />
          </span>
          {!is_confirmed && <span className="font-semibold text-alarm">Not confirmed yet</span>}
        </li>
      ))}
    </TodaySection>
  )
}
