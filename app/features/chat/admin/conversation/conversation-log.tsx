import { ArrowDown } from 'lucide-react'
import { Fragment, useEffect, useRef, useState } from 'react'
import { useIdentity } from '#app/platform/admin/identity-context.ts'
import type { LogRow } from '../../transport/log-rows.ts'
import type { Reply } from '../inbox/inbox-state.ts'
import { LoadOlder } from '../inbox/load-older.tsx'
import { officeAuthorName } from '../inbox/office-author-name.ts'
import { useDateFormats } from '../inbox/use-date-formats.ts'
import { ReplyStatus } from '../reply/reply-status.tsx'
import { MessageItem } from './message-item.tsx'

/** The distance from the newest message at which the button Newest appears. */
const FAR_UP_PX = 240

interface ConversationLogProps {
  rows: LogRow<Reply>[]
  hasOlder: boolean
  loadOlder: () => Promise<void>
}

export function ConversationLog({ rows, hasOlder, loadOlder }: ConversationLogProps) {
  const { sub } = useIdentity()
  const log = useRef<HTMLDivElement>(null)
  const [isFarUp, setIsFarUp] = useState(false)
  const lastUnsentId = rows.findLast(({ entry }) => entry)?.id
  const focusLog = () => log.current?.focus()

  // Scrolls down to a new reply of this administrator.
  useEffect(() => {
    if (lastUnsentId) log.current?.scrollTo({ top: 0 })
  }, [lastUnsentId])

  return (
    <div className="relative flex min-h-0 grow flex-col">
      {/* The reversed column keeps the newest message in view and does not jump when older
      messages are added. */}
      <div
        ref={log}
        role="log"
        aria-label="Messages"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable areas must be reachable by keyboard
        tabIndex={0}
        onScroll={({ currentTarget }) => setIsFarUp(currentTarget.scrollTop < -FAR_UP_PX)}
        className="flex min-h-0 grow flex-col-reverse overflow-y-auto overscroll-contain bg-paper px-4 -outline-offset-3"
      >
        <div className="mb-auto grid gap-3 py-4">
          {hasOlder && (
            <LoadOlder
              key={rows[0]?.id}
              itemName="messages"
              load={loadOlder}
              onDone={focusLog}
              className="justify-self-center"
            />
          )}
          {rows.length === 0 && <p className="text-center">No messages in this conversation.</p>}
          <ol className="grid gap-3">
            {rows.map((row, index) => {
              const { id, sender, text, at, isLastRead, entry } = row
              const previous = rows[index - 1]
              const name = authorName(row, sub)
              const isFirstOfAuthor = !previous || authorName(previous, sub) !== name
              const message = {
                sender,
                name,
                isFirstOfAuthor,
                text,
                at,
                isLastRead,
              }
              return (
                <Fragment key={id}>
                  <DayLine at={at} before={previous?.at} />
                  <MessageItem {...message}>
                    {entry && <ReplyStatus reply={entry} onDone={focusLog} />}
                  </MessageItem>
                </Fragment>
              )
            })}
          </ol>
        </div>
      </div>
      {isFarUp && <NewestButton onClick={() => log.current?.scrollTo({ top: 0 })} />}
    </div>
  )
}

function authorName({ sender, author, entry }: LogRow<Reply>, ownId: string) {
  if (sender === 'user') return 'Visitor'
  return entry ? 'You' : officeAuthorName(author, ownId)
}

/** A line with the date, before the first message of each day. */
function DayLine({ at, before }: { at: string; before: string | undefined }) {
  const { dateOf, dayOf } = useDateFormats()
  if (before && dateOf(at) === dateOf(before)) return null
  return (
    <li className="flex items-center gap-3 text-sm text-ink/75 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      {dayOf(at)}
    </li>
  )
}

function NewestButton({ onClick }: { onClick: () => void }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="absolute right-4 bottom-3 inline-flex min-h-9 items-center gap-1.5 rounded-full border border-line bg-white px-3.5 text-sm font-semibold text-indigo shadow-sm"
    >
      <ArrowDown aria-hidden="true" className="size-4" />
      Newest
    </button>
  )
}
