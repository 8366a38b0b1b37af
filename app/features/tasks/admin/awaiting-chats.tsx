import { Link } from 'react-router'
import { nameVisitor } from '#app/features/chat/contract.ts'
import type { Today } from '#app/features/leads/contract.ts'
import { OfficeDateTime } from '#app/platform/admin/office-date-time.tsx'
import { useNow } from '#app/platform/browser/use-now.ts'
import { TodaySection } from './today-section.tsx'

/** Lists conversations that await a reply, except those of leads that are listed already. */
export function AwaitingChats({ total, conversations }: Today['conversations']) {
  const now = useNow()

  return (
    <TodaySection
      title="Awaiting reply in the chat"
      total={total}
      empty="No other visitor awaits a reply in the chat."
      all={
        total > conversations.length && (
          <Link className="text-indigo underline" to="/admin/messages?filter=awaiting-reply">
            All {total}
          </Link>
        )
      }
    >
      {conversations.length > 0 &&
        conversations.map(({ user_id, lead_name, last_message, response_due_at }) => (
          <li
            key={user_id}
            data-lead-row
            className="grid gap-0.5 rounded-card border border-line bg-white p-3 focus-within:border-indigo"
          >
            <p className="flex flex-wrap items-baseline gap-x-3">
              <Link
                to={`/admin/messages?user=${encodeURIComponent(user_id)}`}
                className="inline-flex min-h-6 items-center font-semibold text-indigo underline wrap-anywhere"
              >
                {lead_name || nameVisitor(user_id)}
              </Link>
              <Due at={response_due_at} isOverdue={Date.parse(response_due_at) <= now.getTime()} />
            </p>
            <p className="line-clamp-2 wrap-anywhere">{last_message}</p>
          </li>
        ))}
    </TodaySection>
  )
}

function Due({ at, isOverdue }: { at: string; isOverdue: boolean }) {
  return (
    <span className={`text-sm ${isOverdue ? 'font-semibold text-alarm' : 'text-ink/75'}`}>
      {isOverdue ? 'Overdue: ' : 'Reply by '}
      <OfficeDateTime at={at} className="tabular-nums" />
    </span>
  )
}
