import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { nameVisitor } from '#app/features/chat/contract.ts'
import { OfficeDateTime } from '#app/platform/admin/office-date-time.tsx'
import type { Dashboard } from '../contract.ts'

export function RecentMessages({ recent_messages }: Pick<Dashboard, 'recent_messages'>) {
  const messages = recent_messages?.map(({ id, sender, message, created_at, ...visitor }) => ({
    key: id,
    ...visitor,
    text: (
      <>
        {sender === 'admin' && <span className="text-ink/75">Office: </span>}
        {message}
      </>
    ),
    moment: <OfficeDateTime at={created_at} />,
  }))

  return (
    messages && <MessageList id="recent-messages" title="Recent Messages" messages={messages} />
  )
}

/** Lists the conversations that have awaited a reply longest. */
export function LongestAwaitingReply({ awaiting_reply }: Pick<Dashboard, 'awaiting_reply'>) {
  if (!awaiting_reply?.longest.length) return null
  const messages = awaiting_reply.longest.map(({ last_message, response_due_at, ...visitor }) => ({
    key: visitor.user_id,
    ...visitor,
    text: last_message,
    moment: (
      <>
        reply by <OfficeDateTime at={response_due_at} />
      </>
    ),
  }))

  return <MessageList id="awaiting-reply" title="Longest waiting in the chat" messages={messages} />
}

interface MessageListProps {
  id: string
  title: string
  messages: {
    key: string
    user_id: string
    user_name?: string
    text: ReactNode
    moment: ReactNode
  }[]
}

/** Links each message to its conversation. */
function MessageList({ id, title, messages }: MessageListProps) {
  return (
    <section aria-labelledby={id} className="grid gap-3">
      <h2 id={id} className="font-display text-xl font-semibold text-indigo">
        {title}
      </h2>
      {messages.length === 0 && <p>No {title.toLowerCase()}</p>}
      <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-white empty:hidden">
        {messages.map(({ key, user_id, user_name, text, moment }) => (
          <li key={key}>
            <Link
              to={`/admin/messages?user=${user_id}`}
              className="grid gap-x-4 px-4 py-3 -outline-offset-3 hover:bg-paper sm:grid-cols-[8rem_minmax(0,1fr)_auto] sm:items-baseline"
            >
              <span className="truncate text-sm font-semibold text-indigo">
                {user_name ?? nameVisitor(user_id)}
              </span>
              <span className="truncate">{text}</span>
              <span className="text-sm text-ink/75 tabular-nums">{moment}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
