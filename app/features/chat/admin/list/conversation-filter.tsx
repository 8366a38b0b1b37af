import { Link } from 'react-router'
import { addressOf, type InboxView } from '../inbox/inbox-address.ts'

interface ConversationFilterProps {
  view: InboxView
  /** The number of conversations that await a reply. */
  awaiting: number
}

export function ConversationFilter({ view, awaiting }: ConversationFilterProps) {
  const choices = [
    { label: 'All', filter: undefined, count: 0 },
    { label: 'Awaiting reply', filter: 'awaiting-reply', count: awaiting },
    { label: 'Closed', filter: 'closed', count: 0 },
  ] as const

  return (
    <ul aria-label="Show" className="flex gap-0.5 text-sm">
      {choices.map(({ label, filter, count }) => (
        <li key={label}>
          <Link
            to={addressOf({ ...view, filter })}
            aria-current={view.filter === filter}
            className="inline-flex min-h-8 items-center gap-1.5 rounded-full px-2.5 font-medium hover:bg-paper sm:px-3 aria-[current=true]:bg-indigo aria-[current=true]:text-white"
          >
            {label}
            {count > 0 && (
              <span className="rounded-full bg-alarm px-1.5 text-sm font-semibold text-white tabular-nums">
                {count}
              </span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  )
}
