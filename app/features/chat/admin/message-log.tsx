import { useRef, useState } from 'react'
import { office } from '#app/features/office/contract.ts'
import { Button } from '#app/ui/button.tsx'
import { Moment } from '#app/ui/moment.tsx'
import { showToast } from '#app/ui/toasts.ts'
import type { Message } from '../contract.ts'

interface MessageLogProps {
  messages: Message[]
  hasOlder: boolean
  loadOlder: () => Promise<void>
}

export function MessageLog({ messages, hasOlder, loadOlder }: MessageLogProps) {
  const log = useRef<HTMLDivElement>(null)
  const [isLoading, setIsLoading] = useState(false)

  async function showOlder() {
    setIsLoading(true)
    await loadOlder().catch(() =>
      showToast('error', 'Failed to load older messages. Please try again.'),
    )
    setIsLoading(false)
    // The button may be gone.
    log.current?.focus()
  }

  return (
    // Drawn from the bottom up, so that the browser itself stays at the newest message, and does
    // not jump when older ones are put in above.
    <div
      ref={log}
      role="log"
      aria-label="Messages"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
      tabIndex={0}
      className="flex min-h-0 grow flex-col-reverse overflow-y-auto bg-paper p-4 -outline-offset-3"
    >
      <div className="mb-auto grid gap-3">
        {hasOlder && (
          <Button
            size="small"
            className="justify-self-center"
            disabled={isLoading}
            onClick={showOlder}
          >
            Older messages
          </Button>
        )}
        {messages.length === 0 && <p className="text-center">No messages in this conversation.</p>}
        <ol className="grid gap-3">
          {messages.map((message) => (
            <MessageItem key={message.id} message={message} />
          ))}
        </ol>
      </div>
    </div>
  )
}

function MessageItem({ message: { sender, message, created_at } }: { message: Message }) {
  const isOurs = sender === 'admin'
  const look = isOurs
    ? 'justify-self-end rounded-br-sm bg-indigo text-white'
    : 'justify-self-start rounded-bl-sm border border-line bg-white'

  return (
    <li className={`max-w-[85%] rounded-2xl px-4 py-2 md:max-w-[70%] ${look}`}>
      <span className="sr-only">{isOurs ? 'Office:' : 'Visitor:'}</span>
      <p className="whitespace-pre-wrap wrap-anywhere">{message}</p>
      <Moment
        at={created_at}
        timeZone={office.timeZone}
        className={`text-xs ${isOurs ? 'text-white/80' : 'text-ink/75'}`}
      />
    </li>
  )
}
