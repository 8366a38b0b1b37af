import type { RefObject } from 'react'
import { Link } from 'react-router'
import { office } from '#app/features/office/contract.ts'
import { Button } from '#app/ui/button.tsx'
import { Moment } from '#app/ui/moment.tsx'
import type { Conversation } from '../contract.ts'
import { OnlineMark } from './online-mark.tsx'
import type { useConversations } from './use-conversations.ts'

type ConversationListProps = ReturnType<typeof useConversations> & {
  /** The visitor whose conversation is open. */
  userId?: string
  headingRef: RefObject<HTMLHeadingElement | null>
}

export function ConversationList(props: ConversationListProps) {
  const { conversations, hasMore, showMore, isInterrupted, userId, headingRef } = props

  return (
    <nav aria-labelledby="conversations" className="flex min-h-0 grow flex-col">
      <h2
        id="conversations"
        ref={headingRef}
        tabIndex={-1}
        className="border-b border-line px-4 py-3 font-semibold text-indigo outline-none"
      >
        Conversations
      </h2>
      <div className="min-h-0 grow overflow-y-auto">
        {!conversations && (
          <p role="status" className="p-4">
            {isInterrupted ? 'The server cannot be reached. Trying again…' : 'Loading messages...'}
          </p>
        )}
        {conversations?.length === 0 && (
          <p className="p-4">No conversations yet. They appear here as soon as a visitor writes.</p>
        )}
        <ul className="divide-y divide-line">
          {conversations?.map((conversation) => (
            <ConversationRow
              key={conversation.user_id}
              conversation={conversation}
              isOpen={conversation.user_id === userId}
            />
          ))}
        </ul>
        {hasMore && (
          <Button size="small" className="m-3" onClick={showMore}>
            Older conversations
          </Button>
        )}
      </div>
    </nav>
  )
}

function ConversationRow({
  conversation: { user_id, user_name, last_message, last_sender, last_message_at, unread, online },
  isOpen,
}: {
  conversation: Conversation
  isOpen: boolean
}) {
  return (
    <li>
      <Link
        to={`/admin/messages?user=${user_id}`}
        aria-current={isOpen ? 'true' : undefined}
        className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-0.5 px-4 py-3 -outline-offset-3 hover:bg-paper aria-current:bg-indigo/8"
      >
        <span className="flex items-center gap-2">
          <span className="truncate font-semibold">{user_name}</span>
          {online && <OnlineMark isOnline />}
        </span>
        <Moment
          at={last_message_at}
          timeZone={office.timeZone}
          isShort
          className="text-xs leading-6 text-ink/75"
        />
        <span className="truncate text-sm text-ink/80">
          {last_sender === 'admin' && 'Office: '}
          {last_message}
        </span>
        {/* What is open is being read. */}
        {unread > 0 && !isOpen && (
          <span className="justify-self-end rounded-full bg-marigold px-2 text-xs leading-5 font-semibold text-night">
            {unread} <span className="sr-only">unread</span>
          </span>
        )}
      </Link>
    </li>
  )
}
