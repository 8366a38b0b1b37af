import type { MouseEvent } from 'react'
import type { Conversation } from '../conversation/conversation.ts'
import type { OutboxEntry } from '../conversation/message-sender.ts'
import * as words from './words.ts'

interface OutboxStatusProps {
  conversation: Conversation
  entry: OutboxEntry
}

/** The state of a message that the server has not stored yet. */
export function OutboxStatus({ conversation, entry: { id, error, details } }: OutboxStatusProps) {
  if (!error) return words.sending
  // The contact card below the message shows the errors of the fields.
  if (error.fields && details) return <p className="text-alarm">{error.reason}</p>

  function runAction({ currentTarget }: MouseEvent, action: (id: string) => void) {
    // The button is removed, so the focus moves to the log.
    currentTarget.closest<HTMLElement>('[role="log"]')?.focus()
    action(id)
  }

  return (
    <div className="grid justify-items-end">
      <p className="text-alarm">{error.reason}</p>
      <div className="flex flex-wrap justify-end gap-x-3">
        <button
          type="button"
          onClick={(event) => runAction(event, (id) => conversation.retry(id))}
          className={linkClassName}
        >
          {words.tryAgain}
        </button>
        <button
          type="button"
          onClick={(event) => runAction(event, (id) => conversation.discard(id))}
          className={linkClassName}
        >
          {words.discard}
        </button>
      </div>
    </div>
  )
}

const linkClassName = 'min-h-6 rounded-sm text-alarm text-sm underline underline-offset-2'
