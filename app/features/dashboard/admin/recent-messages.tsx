import { Link } from 'react-router'
import type { Message } from '#app/features/chat/contract.ts'
import { office } from '#app/features/office/contract.ts'
import { Moment } from '#app/ui/moment.tsx'

export function RecentMessages({ messages }: { messages: Message[] }) {
  return (
    <section aria-labelledby="recent-messages" className="grid gap-3">
      <h2 id="recent-messages" className="font-display text-xl font-semibold text-indigo">
        Recent Messages
      </h2>
      {messages.length === 0 ? (
        <p>No recent messages</p>
      ) : (
        <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-white">
          {messages.map((message) => (
            <li key={message.id}>
              <Link
                to={`/admin/messages?user=${message.user_id}`}
                className="grid gap-x-4 px-4 py-3 -outline-offset-3 hover:bg-paper sm:grid-cols-[5rem_minmax(0,1fr)_auto]"
              >
                <span className="text-sm font-semibold text-indigo">
                  {message.sender === 'admin' ? 'Office' : 'Visitor'}
                </span>
                <span className="truncate">{message.message}</span>
                <Moment
                  at={message.created_at}
                  timeZone={office.timeZone}
                  className="text-sm text-ink/75"
                />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
