import { Fragment, useEffect, useRef } from 'react'
import type { Message } from '../contract.ts'
import type { Conversation } from './conversation.ts'
import { MessageRow } from './message-row.tsx'
import { dayOf, isSameDay } from './moments.ts'
import type { OutboxEntry } from './outbox.ts'
import { OutboxStatus } from './outbox-status.tsx'

interface MessageLogProps {
  conversation: Conversation
  messages: Message[]
  outbox: OutboxEntry[]
}

export function MessageLog({ conversation, messages, outbox }: MessageLogProps) {
  const log = useRef<HTMLDivElement>(null)
  const lastTyped = outbox.at(-1)?.id
  const rows = toRows(messages, outbox)

  // Whoever has scrolled up comes back down to what they have just written.
  useEffect(() => {
    if (lastTyped) log.current?.scrollTo({ top: 0 })
  }, [lastTyped])

  return (
    // In a reversed column the browser itself keeps the newest message in sight.
    <div
      ref={log}
      role="log"
      aria-label="Conversation"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
      className="-outline-offset-3 flex min-h-0 flex-1 flex-col-reverse overflow-y-auto overscroll-contain px-4"
    >
      <ol className="mb-auto flex flex-col gap-3 py-4">
        {rows.map(({ id, sender, text, at, entry }, index) => (
          <Fragment key={id}>
            {!isSameDay(at, rows[index - 1]?.at) && <DayLine day={dayOf(at)} />}
            <MessageRow sender={sender} text={text} at={at}>
              {entry && <OutboxStatus conversation={conversation} entry={entry} />}
            </MessageRow>
          </Fragment>
        ))}
      </ol>
    </div>
  )
}

/** In one list, so that a message stays the same element when the server has taken it. */
function toRows(messages: Message[], outbox: OutboxEntry[]) {
  return [
    ...messages.map(({ id, sender, message, created_at }) => ({
      id,
      sender,
      text: message,
      at: created_at,
      entry: undefined,
    })),
    ...outbox.map((entry) => ({
      id: entry.id,
      sender: 'user' as const,
      text: entry.message,
      at: entry.typed_at,
      entry,
    })),
  ]
}

function DayLine({ day }: { day: string }) {
  return (
    <li className="flex items-center gap-3 text-ink/75 text-xs before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      {day}
    </li>
  )
}
