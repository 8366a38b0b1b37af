import { useEffect, useRef } from 'react'
import { nameOf } from '../../contract.ts'
import { useObservable } from '../../wire/observable.ts'
import type { InboxView } from '../inbox/inbox-address.ts'
import { useInbox } from '../inbox/inbox-provider.tsx'
import { ReplyForm } from '../reply/reply-form.tsx'
import { ConversationHead } from './conversation-head.tsx'
import { MessageLog } from './message-log.tsx'
import { TypingLine } from './typing-line.tsx'
import { useConversation } from './use-conversation.ts'
import { useEntries } from './use-entries.ts'

interface ConversationPaneProps {
  userId: string
  view: InboxView
}

export function ConversationPane({ userId, view }: ConversationPaneProps) {
  const { rows, live } = useInbox()
  const { byUser, latest } = useObservable(rows)
  const { isReconnecting } = useObservable(live)
  const { messages, hasOlder, conversation } = useConversation(userId)
  const pane = useRef<HTMLElement>(null)
  const row = byUser.get(userId)
  const name = row?.user_name ?? nameOf(userId)
  const entries = useEntries(userId, messages ?? [], row)
  const isListRead = latest !== undefined

  useEffect(() => {
    if (isListRead) rows.find(userId).catch((error) => console.warn(error))
  }, [rows, userId, isListRead])

  useEffect(() => {
    // Whoever has a keyboard writes at once; on a touch screen one would cover half of it.
    const isTouched = matchMedia('(pointer: coarse)').matches
    pane.current?.querySelector<HTMLElement>(isTouched ? 'h2' : 'textarea')?.focus()
  }, [])

  return (
    <section
      ref={pane}
      aria-label={`Conversation with ${name}`}
      className="flex min-h-0 min-w-0 grow flex-col"
    >
      <ConversationHead userId={userId} name={name} row={row} view={view} />
      {messages || entries.length > 0 ? (
        <MessageLog
          entries={entries}
          hasOlder={hasOlder}
          loadOlder={() => conversation.loadOlder()}
        />
      ) : (
        <p role="status" className="grow p-4">
          Loading messages...
        </p>
      )}
      <TypingLine userId={userId} name={name} />
      {isReconnecting && (
        <p role="status" className="border-t border-line bg-paper px-3 py-1.5 text-sm md:hidden">
          Reconnecting…
        </p>
      )}
      <ReplyForm userId={userId} conversation={conversation} />
    </section>
  )
}
