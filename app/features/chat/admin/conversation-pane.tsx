import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import type { Conversation } from '../contract.ts'
import { DeleteChat } from './delete-chat.tsx'
import { MessageLog } from './message-log.tsx'
import { OnlineMark } from './online-mark.tsx'
import { ReplyForm } from './reply-form.tsx'
import { useMessages } from './use-messages.ts'

interface ConversationPaneProps {
  userId: string
  /** Its row of the list, once that is there. */
  conversation?: Conversation
}

export function ConversationPane({ userId, conversation }: ConversationPaneProps) {
  const { messages, hasOlder, loadOlder, send, isInterrupted } = useMessages(userId)
  const heading = useRef<HTMLHeadingElement>(null)
  const name = conversation?.user_name ?? 'Visitor'

  useEffect(() => heading.current?.focus(), [])

  return (
    <section aria-label={`Conversation with ${name}`} className="flex min-h-0 grow flex-col">
      <div className="flex items-center gap-3 border-b border-line bg-white px-3 py-2">
        <Link to="/admin/messages" className="py-2 font-medium text-indigo underline md:hidden">
          Back
        </Link>
        <div className="min-w-0 grow">
          <h2 ref={heading} tabIndex={-1} className="truncate font-semibold outline-none">
            {name}
          </h2>
          {conversation && (
            <p className="flex items-center gap-2 text-sm text-ink/75">
              <OnlineMark isOnline={conversation.online} />
              <span className="truncate">{conversation.page}</span>
            </p>
          )}
        </div>
        <DeleteChat userId={userId} />
      </div>
      {messages ? (
        <MessageLog messages={messages} hasOlder={hasOlder} loadOlder={loadOlder} />
      ) : (
        <p role="status" className="grow p-4">
          Loading messages...
        </p>
      )}
      {isInterrupted && (
        <p role="status" className="border-t border-line bg-white px-3 py-2 text-sm">
          The connection is interrupted. Trying again…
        </p>
      )}
      <ReplyForm userId={userId} send={send} />
    </section>
  )
}
