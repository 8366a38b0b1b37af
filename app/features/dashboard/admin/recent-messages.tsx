import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { type Message, nameOf } from '#app/features/chat/contract.ts'
import { office } from '#app/features/office/contract.ts'
import { Moment } from '#app/ui/moment.tsx'

const SHOWN = 5

export function RecentMessages({ messages }: { messages: Message[] }) {
  if (messages.length === 0) {
    return (
      <Section>
        <p>No recent messages</p>
      </Section>
    )
  }
  return (
    <Section>
      <ul className={listLook}>
        {messages.map((message) => (
          <li key={message.id}>
            <RecentMessage {...message} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** What stands there while they are read: the same rows, still empty. */
export function RecentMessagesToCome() {
  return (
    <Section>
      <div aria-hidden="true" className={listLook}>
        {Array.from({ length: SHOWN }, (_, index) => (
          <div key={index} className={rowLook}>
            <span className="text-sm">&nbsp;</span>
            <span>&nbsp;</span>
            <span className="text-sm">&nbsp;</span>
          </div>
        ))}
      </div>
    </Section>
  )
}

const listLook = 'divide-y divide-line overflow-hidden rounded-card border border-line bg-white'
const rowLook = 'grid gap-x-4 px-4 py-3 sm:grid-cols-[8rem_minmax(0,1fr)_auto] sm:items-baseline'

function Section({ children }: { children: ReactNode }) {
  return (
    <section aria-labelledby="recent-messages" className="grid gap-3">
      <h2 id="recent-messages" className="font-display text-xl font-semibold text-indigo">
        Recent Messages
      </h2>
      {children}
    </section>
  )
}

function RecentMessage({ user_id, sender, message, created_at }: Message) {
  return (
    <Link
      to={`/admin/messages?user=${user_id}`}
      className={`${rowLook} -outline-offset-3 hover:bg-paper`}
    >
      <span className="text-sm font-semibold text-indigo">{nameOf(user_id)}</span>
      <span className="truncate">
        {sender === 'admin' && <span className="text-ink/75">Office: </span>}
        {message}
      </span>
      <Moment
        at={created_at}
        timeZone={office.timeZone}
        className="text-sm text-ink/75 tabular-nums"
      />
    </Link>
  )
}
