import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react'
import { type LogRow, toRows } from '../../transport/log-rows.ts'
import { ContactCard } from '../card/contact-card.tsx'
import { useCardPosition } from '../card/use-card-position.ts'
import type { Conversation, ConversationState } from '../conversation/conversation.ts'
import type { OutboxEntry } from '../conversation/message-sender.ts'
import { dayOf, isSameDay } from './date-formats.ts'
import { MessageRow } from './message-row.tsx'
import { OutboxStatus } from './outbox-status.tsx'
import { restoreScroll } from './restore-scroll.ts'
import { isAtEnd, useScrollAnchor } from './use-scroll-anchor.ts'
import * as words from './words.ts'

interface MessageLogProps {
  conversation: Conversation
  state: ConversationState
  /** Whether the chat was open on the previous page. */
  wasOpenOnPreviousPage: boolean
}

export function MessageLog({ conversation, state, wasOpenOnPreviousPage }: MessageLogProps) {
  const log = useRef<HTMLDivElement>(null)
  const [hasNew, setHasNew] = useState(false)
  const saveScrollAnchor = useScrollAnchor(log)
  const { messages, outbox, office } = state
  const rows = toRows({ ownSide: 'user', messages, outbox, readSeq: office.readSeq })
  const previousRows = toRows({
    ownSide: 'user',
    messages: state.previousConversationMessages,
    outbox: [],
    readSeq: 0,
  })
  const cardAnchor = useCardPosition(state)
  const lastUnsentId = outbox.at(-1)?.id
  const initialUnsentId = useRef(lastUnsentId)
  const lastReceivedId = messages.at(-1)?.id

  useEffect(() => restoreScroll(log.current, wasOpenOnPreviousPage), [wasOpenOnPreviousPage])

  // Scrolls down to a new message of this visitor.
  useEffect(() => {
    if (lastUnsentId && lastUnsentId !== initialUnsentId.current) log.current?.scrollTo({ top: 0 })
  }, [lastUnsentId])

  useEffect(() => {
    if (lastReceivedId && log.current && !isAtEnd(log.current)) setHasNew(true)
  }, [lastReceivedId])

  function handleScroll() {
    saveScrollAnchor()
    if (log.current && isAtEnd(log.current)) setHasNew(false)
  }

  return (
    <div className="chat-middle">
      {/* In a reversed column, the browser keeps the newest message visible. */}
      <div
        ref={log}
        role="log"
        aria-label={words.conversation}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable areas must be reachable by keyboard
        tabIndex={0}
        onScroll={handleScroll}
        className="chat-log -outline-offset-3 flex-1 overflow-y-auto overscroll-contain px-4"
      >
        <ol className="mb-auto flex flex-col gap-3 py-4">
          {previousRows.length > 0 && (
            <>
              <Rows conversation={conversation} rows={previousRows} />
              <LogDivider text={words.newConversation} />
            </>
          )}
          <Rows conversation={conversation} rows={rows} cardAnchor={cardAnchor}>
            <ContactCard conversation={conversation} state={state} />
          </Rows>
          {office.isClosed && <LogDivider text={words.closed} />}
        </ol>
      </div>
      {hasNew && (
        <button
          type="button"
          onClick={() => log.current?.scrollTo({ top: 0, behavior: 'smooth' })}
          className="chat-new font-semibold text-sm"
        >
          {words.newMessage}
        </button>
      )}
    </div>
  )
}

interface RowsProps {
  conversation: Conversation
  rows: LogRow<OutboxEntry>[]
  /** The contact card, and the id of the message above it. */
  children?: ReactNode
  cardAnchor?: string
}

function Rows({ conversation, rows, children, cardAnchor }: RowsProps) {
  return rows.map(({ id, sender, text, at, isLastRead, entry }, index) => (
    <Fragment key={id}>
      {!isSameDay(at, rows[index - 1]?.at) && <LogDivider text={dayOf(at)} />}
      <MessageRow sender={sender} text={text} at={at} isLastRead={isLastRead}>
        {entry && <OutboxStatus conversation={conversation} entry={entry} />}
      </MessageRow>
      {id === cardAnchor && children}
    </Fragment>
  ))
}

function LogDivider({ text }: { text: string }) {
  return (
    <li className="chat-day flex items-center gap-3 text-ink/75 text-sm before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      {text}
    </li>
  )
}
