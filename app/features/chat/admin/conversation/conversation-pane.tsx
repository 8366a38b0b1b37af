import { useEffect, useRef } from 'react'
import { nameVisitor } from '../../contract.ts'
import { toRows } from '../../transport/log-rows.ts'
import type { InboxView } from '../inbox/inbox-address.ts'
import { useInbox } from '../inbox/inbox-provider.tsx'
import { conversationOf } from '../inbox/inbox-state.ts'
import { ReplyForm } from '../reply/reply-form.tsx'
import { ConversationHead } from './conversation-head.tsx'
import { ConversationLog } from './conversation-log.tsx'
import { TypingLine } from './typing-line.tsx'

interface ConversationPaneProps {
  userId: string
  view: InboxView
}

export function ConversationPane({ userId, view }: ConversationPaneProps) {
  const { inbox, state } = useInbox()
  const conversation = conversationOf(state, userId)
  const pane = useRef<HTMLElement>(null)
  const row = state.byUser.get(userId)
  const name = row?.user_name ?? nameVisitor(userId)
  const rows = toRows({
    ownSide: 'admin',
    messages: conversation?.messages ?? [],
    outbox: state.replies.filter(({ user_id }) => user_id === userId),
    readSeq: row?.visitor_read_seq ?? 0,
  })

  useEffect(() => {
    // Focuses the reply box, except on touch screens, where the keyboard would cover half of the conversation.
    const isTouchScreen = matchMedia('(pointer: coarse)').matches
    pane.current?.querySelector<HTMLElement>(isTouchScreen ? 'h2' : 'textarea')?.focus()
  }, [])

  return (
    <section
      ref={pane}
      aria-label={`Conversation with ${name}`}
      className="flex min-h-0 min-w-0 grow flex-col"
    >
      <ConversationHead userId={userId} name={name} row={row} view={view} />
      {conversation || rows.length > 0 ? (
        <ConversationLog
          rows={rows}
          hasOlder={conversation?.hasOlder ?? false}
          loadOlder={() => inbox.loadOlder()}
        />
      ) : (
        <p role="status" className="grow p-4">
          Loading messages...
        </p>
      )}
      <TypingLine userId={userId} name={name} />
      {state.isReconnecting && (
        <p role="status" className="border-t border-line bg-paper px-3 py-1.5 text-sm lg:hidden">
          Reconnecting…
        </p>
      )}
      <ReplyForm userId={userId} />
    </section>
  )
}
