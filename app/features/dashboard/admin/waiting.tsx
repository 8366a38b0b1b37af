import { Link } from 'react-router'
import { nameOf } from '#app/features/chat/contract.ts'
import { office } from '#app/features/office/contract.ts'
import { Moment } from '#app/ui/moment.tsx'
import type { Dashboard } from '../contract.ts'

/** Visitors who have waited too long for an answer, the longest first. */
export function Waiting({ waiting: { count, longest } }: Pick<Dashboard, 'waiting'>) {
  return (
    <section aria-labelledby="waiting" className="grid gap-3">
      <div className="flex flex-wrap items-baseline gap-x-4">
        <h2 id="waiting" className="font-display text-xl font-semibold text-indigo">
          Waiting
        </h2>
        {count > 0 && (
          <Link to="/admin/messages?filter=waiting" className="text-indigo underline">
            {count === 1 ? '1 conversation' : `${count.toLocaleString('en')} conversations`}
          </Link>
        )}
      </div>
      {count === 0 ? (
        <p>Nobody waits for an answer</p>
      ) : (
        <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-white">
          {longest.map(({ user_id, last_message, answer_due_at }) => (
            <li key={user_id}>
              <Link
                to={`/admin/messages?filter=waiting&user=${user_id}`}
                className="grid gap-x-4 px-4 py-3 -outline-offset-3 hover:bg-paper sm:grid-cols-[8rem_minmax(0,1fr)_auto] sm:items-baseline"
              >
                <span className="text-sm font-semibold text-indigo">{nameOf(user_id)}</span>
                <span className="truncate">{last_message}</span>
                <span className="text-sm text-ink/75 tabular-nums">
                  due <Moment at={answer_due_at} timeZone={office.timeZone} />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
