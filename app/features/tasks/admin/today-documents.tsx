import { Link } from 'react-router'
import { nameDocument } from '#app/features/leads/admin/lead-labels.ts'
import type { Today } from '#app/features/leads/contract.ts'
import { toOfficeDay } from '#app/features/office/hours-contract.ts'
import { useOffice } from '#app/platform/browser/office-context.ts'
import { Day } from '#app/ui/day.tsx'
import { TodaySection } from './today-section.tsx'

const URGENT_DAYS = 7
const DAY_MS = 24 * 60 * 60 * 1000

/** Lists documents that end within 60 days; those of the next 7 days are marked. */
export function ExpiringDocuments({ total, documents }: Today['expiring']) {
  const today = toOfficeDay(useOffice(), new Date())
  if (total === 0) return null
  return (
    <TodaySection
      title="Documents that expire"
      total={total}
      empty=""
      all={
        <Link className="text-indigo underline" to="/admin/leads?documents=expiring">
          Leads with these documents
        </Link>
      }
    >
      {documents.map((document) => {
        const { id, lead_id, lead_name, valid_until } = document
        const days = (Date.parse(valid_until) - Date.parse(today)) / DAY_MS
        return (
          <li key={id} className="flex flex-wrap items-baseline gap-x-3 card p-3 wrap-anywhere">
            <Link
              to={`/admin/leads/${lead_id}`}
              className="inline-flex min-h-6 items-center font-semibold text-indigo underline"
            >
              {lead_name || 'Unnamed lead'}
            </Link>
            <span>{nameDocument(document)}</span>
            <span className={days <= URGENT_DAYS ? 'font-semibold text-alarm' : ''}>
              {days < 0 ? 'Expired' : 'Valid until'} <Day on={valid_until} isShort />
            </span>
          </li>
        )
      })}
    </TodaySection>
  )
}
