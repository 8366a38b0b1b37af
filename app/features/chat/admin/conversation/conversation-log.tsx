import { ArrowDown } from 'lucide-react'
import { Fragment, memo, type ReactNode, useEffect, useRef, useState } from 'react'
import { useIdentity } from '#app/platform/admin/identity-context.ts'
import { LinkedText } from '../../site/panel/linked-text.tsx'
import type { LogRow } from '../../transport/log-rows.ts'
import { FileMessage, UploadProgress } from '../files/file-message.tsx'
import { useInbox } from '../inbox/inbox-provider.tsx'
import type { Reply } from '../inbox/inbox-state.ts'
import { LoadOlder } from '../inbox/load-older.tsx'
import { officeAuthorName } from '../inbox/office-author-name.ts'
import { useDateFormats } from '../inbox/use-date-formats.ts'

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
              plural="messages"
              load={loadOlder}
              onDone={focusLog}
              className="justify-self-center"
            />
          )}
          {rows.length === 0 && <p className="text-center">No messages in this conversation.</p>}
          <ol className="grid gap-3">
            {rows.map((row, index) => {
              const { id, sender, text, file, at, isLastRead, entry } = row
              const previous = rows[index - 1]
              const name = authorName(row, sub)
              const isFirstOfAuthor = !previous || authorName(previous, sub) !== name
              const message = {
                sender,
                name,
                isFirstOfAuthor,
                text,
                file: file && <FileMessage id={id} name={text} file={file} isSent={!entry} />,
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

interface ReplyStatusProps {
  reply: Reply
  /** Called before an action, to move the focus away from its button. */
  onDone: () => void
}

/** The state of a reply that is not stored yet. */
function ReplyStatus({ reply, onDone }: ReplyStatusProps) {
  const { replies } = useInbox().inbox
  const { error } = reply
  if (!error && !reply.file) return 'Sending…'
  const isAnswered = error?.kind === 'answered'

  function retry() {
    onDone()
    replies.retry(reply)
  }

  function discard() {
    onDone()
    replies.discard(reply)
  }

  return (
    <div className="grid justify-items-end text-sm">
      {error && error.kind !== 'chosen' && (
        <p className="text-alarm">
          {isAnswered ? `Not sent. ${error.by} has replied: “${error.answer}”` : error.reason}
        </p>
      )}
      <div className="flex flex-wrap items-center justify-end gap-x-3">
        {error ? (
          <button type="button" onClick={retry} className={link}>
            {retryLabels[error.kind]}
          </button>
        ) : (
          <UploadProgress reply={reply} />
        )}
        <button type="button" onClick={discard} className={link}>
          {error ? 'Discard' : 'Cancel'}
        </button>
      </div>
    </div>
  )
}

const retryLabels = {
  answered: 'Send anyway',
  refused: 'Not sent – try again',
  chosen: 'Send this file',
}

const link = 'min-h-6 rounded-sm text-alarm underline underline-offset-2'

interface MessageItemProps {
  sender: 'user' | 'admin'
  /** The author's name. */
  name: string
  /** Whether this is the first of consecutive messages by the same author. */
  isFirstOfAuthor: boolean
  text: string
  /** The file, instead of the text. */
  file?: ReactNode
  at: string
  /** Whether this is the last message that the visitor has read. */
  isLastRead: boolean
  /** Shown below the text instead of the time. */
  children?: ReactNode
}

const MessageItem = memo(function MessageItem({
  sender,
  name,
  isFirstOfAuthor,
  text,
  file,
  at,
  isLastRead,
  children,
}: MessageItemProps) {
  const { side, bubble } = styles[sender]
  const { timeOf } = useDateFormats()

  return (
    <li className={`grid max-w-[85%] gap-0.5 md:max-w-[70%] ${side}`}>
      {sender === 'admin' && isFirstOfAuthor && (
        <span aria-hidden="true" className="px-1 text-sm font-semibold text-ink/75">
          {name}
        </span>
      )}
      <p
        dir="auto"
        className={`w-fit whitespace-pre-wrap wrap-anywhere rounded-2xl px-4 py-2 ${bubble}`}
      >
        <span className="sr-only">{`${name}: `}</span>
        {file ?? <LinkedText text={text} />}
      </p>
      <div className="px-1 text-sm text-ink/75">
        {children ?? (
          <>
            <time dateTime={at} className="tabular-nums">
              {timeOf(at)}
            </time>
            {isLastRead && ' · Seen'}
          </>
        )}
      </div>
    </li>
  )
})

const styles = {
  admin: {
    side: 'justify-self-end justify-items-end text-right',
    bubble: 'rounded-br-sm bg-indigo text-left text-white',
  },
  user: {
    side: 'justify-self-start',
    bubble: 'rounded-bl-sm border border-line bg-white',
  },
}
